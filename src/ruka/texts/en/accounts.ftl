# Accounts: what is refused
error-account-taken = the name { $name } belongs to somebody else; choose another one.
error-password-short = a password has at least { $least } characters.
error-password-is-name = the password must not be the name.
error-wrong-sign-in = the name or the password is not right.
error-sign-in-first = sign in first.
error-foreign-site = this was asked by a page of another site, and is not done.
error-banned = your account is blocked until { $until }. The reason: “{ $reason }”.
error-no-such-visit = this browser is signed out already.
error-visit-ended = you are no longer signed in in this browser.
error-sits-there = you already sit at this table.
error-banned-forever = your account is blocked for good. The reason: “{ $reason }”.
error-was-banned = your account has been blocked; you are told why when you sign in.
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
