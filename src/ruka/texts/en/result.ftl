# The end of a hand and of a game
result-clause = clause { $clause }
result-source = Source: { $source }
result-show-sources = Show sources
result-hand = { $round ->
    [0] East
    [1] South
    [2] West
   *[3] North
 } round, hand { $number }
result-honba = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
 }
result-ended = { $kind ->
    [exhausted] a draw: the wall is used up
    [turns] a draw: all turns have been played
    [nagashi] nagashi mangan
    [aborted] an abortive draw
   *[offence] an offence
 }
result-won-by-draw = { $name } wins by draw
result-won-from = { $name } wins on a discard by { $source }
result-nagashi = { $name }: nagashi mangan
result-nobody-ready = Nobody is ready.
result-ready = { $name } is ready
result-waits-on = waits on
result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [4] 4th
   *[5] 5th
 }
result-place-before = before: place { $place }
result-pays = { $from } pays { $points } to { $to }
result-again = Try again
result-of-hand = Result of the hand
result-show = Show the result
result-look-at-table = Look at the table
result-next = Next hand
result-waiting = Waiting for the others
result-awaited = Still reading: { $names }
result-all-ready = Everybody is ready.
result-game-over = The game is over
result-standing = Final places
result-column-place = Place
result-column-player = Player
result-column-points = Points
result-column-final = Result
result-column-rating = Rating
result-graph = Points after each hand
result-graph-table = The same as a table
result-graph-hand = Hand
result-graph-start = Start
result-to-end = Final result
result-last-hand = The last hand
result-home = Home
result-replay = Replay
result-record = Download the record
result-fair = ✓ Dealt fairly: your share of the shuffle is in the record, and so is the seed that the server was bound to before the game.
result-fair-unhashed = ✓ Your share of the shuffle is in the record. ruka verify can tell whether the server’s seed is the one it was bound to.
result-unfair-share = ✗ Your share of the shuffle ({ $share }) is not in the record: the walls could have been chosen. Download it and ask whoever runs the server.
result-unfair-late = ✗ No share of yours is in the record. That is right only if the tiles were dealt before you came.
result-unfair-commitment = ✗ The record names a different commitment from the one you were told before the game. Download it and ask whoever runs the server.
result-unfair-seed = ✗ The seed in the record is not the one that the server was bound to. Download it and ask whoever runs the server.
result-unfair-unread = The record could not be checked.
result-share = Copy the link
result-rematch = Rematch
result-join-rematch = Join the rematch
book-of-line = { $name }: rules
explain-dora = dora indicators
explain-ura = ura dora indicators
section-unfinished = Hands that did not win
explain-sum = Total
section-uncounted = Does not count
section-readings = Other readings
