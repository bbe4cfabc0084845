# A table with people: what it refuses
error-wrong-seats = this game is for { $players } players.
error-started = the game has already begun.
error-table-full = no seat is free at this table.
error-seat-taken = this seat is taken.
error-name-taken = somebody called { $name } is already sitting here; choose another name.
error-only-host = the game is started by whoever made the table.
error-only-watching = you are watching; only players may do this.
error-away = a bot plays for you; take your seat back first.
error-old-question = this question is no longer open.
error-between-hands = the hand is over and the next one has not begun.
error-no-result = there is no result to be read now.
error-no-hints = there are no hints at this table.
error-not-over = this is possible only when the game is over.
error-table-stopped = the table has stopped because of an error; nothing that you have seen is lost.

# ... and what it tells everybody
bot-failed = { $name }: the bot has failed; the table passes or discards the drawn tile for it, and play goes on.
