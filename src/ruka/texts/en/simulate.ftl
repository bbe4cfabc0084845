help-simulate = Let players that need no thought play many games, and sum them up.
help-simulate-rules = The id of the rule set, as “ruka rules list” shows it.
help-games = How many games.
help-bots = Who plays: random, greedy, or one for each seat with commas between.
help-seed = Any word or number; the same seed plays the same games.
help-jobs = Processor cores to use; 0 is all of them.

error-no-games = at least one game is needed.
error-bad-jobs = the number of cores cannot be negative; 0 uses all of them.
error-unknown-bot = there is no player “{ $name }”; choose from: { $known }.
error-wrong-bots = name one player for all seats or { $players }, one for each seat; there are { $count }.

simulate-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
simulate-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
 }
simulate-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
simulate-seed = seed { $seed }
simulate-pace = { $games } and { $decisions } a second
simulate-working = Playing
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = hands won
simulate-by-draw = of the wins, by draw
simulate-drawn = the wall ran out
simulate-aborted = aborted
simulate-value = an average win

column-seat = seat
column-bot = player
column-points = points
column-place = place
column-wins = wins
column-deal-ins = deals in
column-riichi = riichi
column-value = average win
