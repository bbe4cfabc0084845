# The lobby, those who watch, and those who leave

error-not-watched = this game is not open to spectators.

person-left = { $name } has left; a bot plays on, and the seat stays theirs until the end.
person-gone = { $name } has lost the connection; a bot plays until they are back.
person-late = { $name } let the clock run out; a bot plays until they are back.
person-back = { $name } is back.

# What the lobby refuses
error-rated-sign-in = games that count are for people with an account: sign in first.
error-rated-house = games that count are played by the rules that everybody knows, not by house rules.
error-rated-clock = a game that counts needs a clock.
error-no-quick-rules = there are no rules of this kind for so many players.
error-game-void = everybody had left this game for ten minutes, so it is void and counts for nobody.
error-table-closed = everybody left before the game began, so the table was closed.
error-not-friends = only friends can be invited; others may have the link.
