# The lobby, those who watch, and those who leave

error-not-watched = this game is not open to spectators.

person-left = { $name } has left; a bot plays on, and the seat stays theirs until the end.
person-gone = { $name } has lost the connection; a bot plays until they are back.
person-late = { $name } let the clock run out; a bot plays until they are back.
person-back = { $name } is back.
