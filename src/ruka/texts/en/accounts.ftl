# Accounts: what is refused
error-account-taken = the name { $name } belongs to somebody else; choose another one.
error-password-short = a password has at least { $least } characters.
error-password-is-name = the password must not be the name.
error-wrong-sign-in = the name or the password is not right.
error-sign-in-first = sign in first.
error-foreign-site = this was asked by a page of another site, and is not done.
error-banned = your account is blocked until { $until }. { $reason }
error-no-such-visit = this browser is signed out already.
error-visit-ended = you are no longer signed in in this browser.
error-sits-there = you already sit at this table.
