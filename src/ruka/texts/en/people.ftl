# Coming in
people-account = Account
people-welcome = Your account
people-welcome-text = Nobody needs one to play. It keeps your games on all your devices, your friends and your rating. No e-mail is asked for.
people-way = Do you have an account?
people-way-in = Sign in
people-way-new = New account
people-way-lost = Forgotten password
people-name = Name
people-name-text = Others see it; up to 24 letters.
people-password = Password
people-password-new = New password
people-password-text = At least 8 characters, and nothing else is asked of it. A few words are best.
people-do-in = Sign in
people-do-new = Make the account
people-do-lost = Set the password and sign in
people-or = or
people-by-passkey = Sign in with a passkey
people-by-passkey-short = By passkey
people-lost = I have forgotten my password
people-lost-text = One of your recovery codes lets you in. The code is used up, and all other browsers are signed out.
people-code = Recovery code
people-back = Back to signing in

# One's own account
people-since = Here since { $day }
people-sign-out = Sign out
people-rename = Change the name
people-rename-text = It changes in your games, too.
people-name-done = Your name has been changed.
people-password-change = Change the password
people-password-change-text = At least 8 characters. All other browsers are signed out.
people-password-done = The password has been changed, and all other browsers are signed out.
people-passkeys = Passkeys
people-passkeys-text = Sign in by fingerprint, face or PIN, without a password. The passkey stays in your device or password manager.
people-passkeys-not-here = This browser cannot use passkeys at this address.
people-passkey = Passkey
people-passkey-add = Add a passkey
people-passkey-done = The passkey has been added.
people-remove = Remove
people-codes = Recovery codes
people-codes-text = Each lets you in once if you forget your password. There is no other way: no e-mail is kept.
people-codes-left = { $count ->
    [0] You have no codes yet.
    [one] You have { $count } code left.
   *[other] You have { $count } codes left.
}
people-codes-once = Write them down or keep them safe: they are shown only now.
people-codes-new = Make ten new codes
people-copy = Copy
people-visits = Where you are signed in
people-visits-text = A browser that you do not know? Sign it out and change the password.
people-visit-this = This browser
people-visit-seen = Last here { $when }
people-visit-unknown = Unknown browser
people-visits-end = Sign out everywhere else
people-games = Games played as a guest
people-games-text = { $count ->
    [one] This browser has the key to { $count } game that you played without an account. Take it into the account, and it is yours on every device.
   *[other] This browser has the keys to { $count } games that you played without an account. Take them into the account, and they are yours on every device.
}
people-games-take = { $count ->
    [one] Take it into the account
   *[other] Take them into the account
}
people-games-taken = { $count ->
    [0] There was nothing new to take in.
    [one] { $count } game has been taken into your account.
   *[other] { $count } games have been taken into your account.
}
people-data = Your data
people-export-text = Everything that is kept about you, in one file: the account, browsers, friends, and the records of your games.
people-export = Download
people-delete = Delete the account
people-delete-text = Your name disappears from all games and is free for others. Your friends, passkeys and codes are deleted. The games of others stay. This cannot be undone.
people-delete-now = Delete for good
people-confirm-title = Is that you?
people-confirm-text = This changes how you sign in; please confirm first that it is you.
people-confirm = Continue
people-cancel = Cancel

# Friends
people-friends = Friends
people-profile = Profile: games and statistics
people-friends-sign-in = Friends need an account, so that they find each other again.
people-friends-none = There is nobody here yet.
people-friend-name = Name of a player
people-friend-text = Whoever accepts sees when you are here, and you see when they are.
people-friend-ask = Ask to be friends
people-group-asks = They ask you
people-group-friend = Friends
people-group-asked = You have asked
people-group-blocked = Blocked
people-here = Here now
people-away = Not here
people-accept = Accept
people-leave-asks = Decline
people-leave-friend = Remove
people-leave-asked = Take back
people-leave-blocked = Unblock
people-block = Block

# Keepers
people-keeper = Keeping the server
people-keeper-only = This page is for keepers of the server.
people-keeper-person = A player
people-keeper-find = Find
people-reports = Reports
people-reports-none = Nobody has reported anything.
people-guest = guest
people-reported = Reported by { $by }, { $when }
people-report-game = The game
people-report-person = The player
people-report-settle = Settled
people-report-settled = Settled
people-banned = Blocked until { $day }.
people-banned-forever = Blocked for good.
people-unban = Unblock
people-ban = Block
people-ban-for = Block for
people-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
people-ban-forever = for good
people-ban-reason = Reason (the player reads it)
people-end-visits = { $count ->
    [0] Signed in nowhere
    [one] Sign out in { $count } browser
   *[other] Sign out in { $count } browsers
}
people-acts = What keepers did
people-acts-none = Nothing yet.
people-acts-when = When
people-acts-who = Who
people-acts-what = What
people-acts-server = whoever runs the server
people-act-keeper = Made a keeper:
people-act-no-keeper = No keeper any more:
people-act-ban = Blocked:
people-act-unban = Unblocked:
people-act-rename = Renamed:
people-act-end-visits = Signed out:
people-act-codes = New recovery codes for:
people-act-settle = Settled a report
