help-simulate = Let bots play many games, and sum them up.
help-simulate-rules = Ids of rule sets, separated by commas, as “ruka rules list” shows them; all plays every one.
help-games = How many games.
help-bots = Who plays: greedy, random, expert, club, novice, mjai:COMMAND (a program), python:MODULE:NAME (a class), or one for each seat, separated by commas.
help-simulate-records = A folder for the record of every game; the games are then played at tables, which takes longer.
help-seed = Any word or number; the same seed plays the same games.
help-jobs = Processor cores to use; 0 is all of them.
help-duplicate = Compare two players: every game is played again on the same walls, with the seats exchanged.
help-simulate-out = Write a row for every hand to a file, FILE.parquet or FILE.jsonl.
help-resume = Resume the run of --out where it was interrupted.
help-plot = Draw the results as FILE.svg or FILE.png.

error-no-games = at least one game is needed.
error-bad-jobs = the number of cores cannot be negative; 0 uses all of them.
error-unknown-bot = there is no player “{ $name }”; choose from: { $known }.
error-wrong-bots = name one player for all seats or { $players }, one for each seat; there are { $count }.
error-hands-format = the ending of { $file } is not known; hands are written to .parquet or .jsonl.
error-unknown-picture = the ending of { $file } is not known; pictures are .svg or .png.
error-no-pyarrow = Parquet is written by PyArrow, which is not installed; install it with: pip install 'ruka[data]'. JSON lines (.jsonl) need nothing.
error-no-typst-png = PNG is drawn by Typst, which is not installed; install it with: pip install 'ruka[pdf]'. An .svg needs nothing.
error-out-exists = the file { $file } already exists; name another, or delete it first.
error-unfinished-run = there is an unfinished run in { $folder }; go on with --resume, or delete the folder.
error-other-run = the unfinished run is a different one: { $name } is { $begun } there, and { $asked } now.
error-broken-run = what is in { $folder } cannot be read; delete the folder to start again.
error-resume-without-out = name the file of the run to go on with: --out FILE.

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
simulate-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-average = { NUMBER($value, maximumFractionDigits: 0) }
simulate-place = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

simulate-won = hands won
simulate-by-draw = of the wins, by draw
simulate-drawn = the wall ran out
simulate-aborted = aborted
simulate-value = an average win
simulate-interrupted = Interrupted; what has been played is kept, and the same command with --resume continues.
simulate-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-deal-ins = a player deals in
simulate-discards = discards in a hand
simulate-duplicate = { $first } against { $second }: { $walls ->
    [one] { $walls } game
   *[other] { $walls } games
 } on the same walls twice, with the seats exchanged
duplicate-points = points per game and seat
duplicate-place = place
duplicate-narrower = The points are known to within ± { $margin }; as many games on walls of their own would give ± { $apart }, which is { NUMBER($times, minimumFractionDigits: 2, maximumFractionDigits: 2) } times as much.
duplicate-same = Nothing sets the two players apart: every game ends the same with the seats exchanged.

chart-title = Simulated games
chart-ends = How hands end
chart-by-draw = won by draw
chart-by-discard = won by discard
chart-drawn = the wall ran out
chart-aborted = aborted
chart-rates = One player, per hand
chart-wins = wins
chart-deals-in = deals in
chart-values = { $rules }: what wins are worth, { NUMBER($value, maximumFractionDigits: 1) } on average
chart-patterns = { $rules }: wins with each pattern
chart-small-share = { NUMBER($value, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 3) }

column-seat = seat
column-bot = player
column-points = points
column-place = place
column-wins = wins
column-deal-ins = deals in
column-riichi = riichi
column-value = average win
simulate-wrong = { $count ->
    [one] One answer failed, and ruka answered for its player
   *[other] { $count } answers failed, and ruka answered for their players
 }: the records (--records) say why.
