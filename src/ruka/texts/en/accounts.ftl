# Accounts: what is refused
error-account-taken = the name { $name } belongs to somebody else; choose another one.
error-password-short = a password has at least { $least } characters.
error-password-is-name = the password must not be the name.
error-wrong-sign-in = the name or the password is not right.
error-sign-in-first = sign in first.
error-foreign-site = this request came from a page of another site, so it is not carried out.
error-banned = your account is blocked until { $until }. The reason: “{ $reason }”.
error-no-such-visit = this browser is signed out already.
error-visit-ended = you are no longer signed in in this browser.
error-sits-there = you already sit at this table.
error-banned-forever = your account is blocked for good. The reason: “{ $reason }”.
error-was-banned = your account has been blocked; you will read why when you sign in.
error-wrong-password = the password is not right.
error-wrong-code = the name or the recovery code is not right.
error-passkey-refused = the passkey was not accepted; try once more.
error-confirm-first = confirm first that it is you.
error-keepers-only = only a keeper of the server may do this.
error-no-such-person = there is no account of this name.
error-no-such-passkey = this passkey is not here any more.
error-no-such-report = there is no such report.
error-too-many-passkeys = { $most ->
    [one] an account has at most { $most } passkey.
   *[other] an account has at most { $most } passkeys.
}
error-too-many-friends = { $most ->
    [one] at most { $most } person fits into your list.
   *[other] at most { $most } people fit into your list.
}
error-own-friend = that is you.

# The command line
help-keeper = The account that keeps the server: sees reports, bans and renames (may be given several times).

# ruka people
help-people = Accounts of a server, while it is stopped: list, keepers, blocks, names, ways in.
help-people-list = Everybody with an account, or those whose name has something in it.
help-people-part = A part of a name.
help-people-name = The name of the account, or its id.
help-people-keeper = Make somebody a keeper, who sees reports, blocks and renames.
help-people-remove = Take it away again.
help-people-ban = Block somebody: signed out everywhere, and let in no more.
help-people-days = For so many days; without it for good.
help-people-reason = Why, as they are told when they sign in.
help-people-unban = Let somebody in again.
help-people-rename = Another name, in all their games too.
help-people-new = The new name.
help-people-sign-out = Sign somebody out in all browsers.
help-people-codes = New recovery codes for somebody who can no longer sign in; the old ones stop working.
error-people-server-runs = a server is using these data: stop it first, or do this on the page of its keepers (/keeper).
people-nobody = Nobody.
people-column-name = name
people-column-id = id
people-column-since = since
people-column-browsers = browsers
people-column-notes = notes
people-is-keeper = keeper
people-is-banned = blocked until { $until }: { $reason }
people-done-keeper = { $name } is a keeper now.
people-done-no-keeper = { $name } is no longer a keeper.
people-done-ban = { $days ->
    [one] { $name } is blocked for { $days } day.
   *[other] { $name } is blocked for { $days } days.
}
people-done-ban-forever = { $name } is blocked for good.
people-done-unban = { $name } may come in again.
people-done-rename = { $name } is called { $new } now.
people-done-sign-out = { $name } is signed out everywhere.
people-done-codes = With any of these codes, once each, { $name } chooses a new password at the sign-in page:
