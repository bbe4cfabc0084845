# Replay: a game seen again
replay-seat = Seat { $number }
replay-none = This game cannot be replayed

# Bringing a file
replay-bring = Open the file of a game
replay-bring-text = Drop it anywhere on the page, or choose it: a record from ruka, mjai (JSON lines) or Tenhou (mjlog XML, JSON), packed with gzip or not.
replay-choose = Choose a file
replay-rules = Rules
replay-rules-file = as the file says, or Tenhou's
replay-reading = Reading the game…
replay-own-games = Your finished games

# Through the game
replay-controls = Through the game
replay-position = Position in the game
replay-first = To the beginning
replay-hand-back = Previous hand
replay-own-back = Previous move by { $name }
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-next = Step forward
replay-own-next = Next move by { $name }
replay-hand-next = Next hand
replay-last = To the end
replay-draws = { $who } draws: { $tile }.

# Beside the table
replay-panel = The game
replay-bottom = Below
replay-tiles = Hands
replay-tiles-all = all
replay-tiles-own = only below
replay-pace = Pace
replay-pace-slow = slow
replay-pace-even = normal
replay-pace-fast = fast
replay-hands = Hands
replay-unfinished = not finished
replay-share = Copy the link to this moment
replay-badge-verified = Verified: signed by this server, and its walls follow from the seeds.
replay-badge-unknown-key = Signed with the unknown key { $key }: its walls follow from the seeds, but this server does not vouch for it.
replay-badge-broken = Unverified: the signature, the seeds or the walls do not fit.
replay-badge-unsigned = Unverified: nobody has signed the record.
replay-midway = The file begins in the middle of the game: how many hands were played before, and how they ended, is not known.

# Keys
replay-key-step = a step back, a step forward
replay-key-own = previous and next move of the seat below
replay-key-hand = previous and next hand
replay-key-ends = the beginning, the end
replay-key-play = play, pause
replay-key-all = all hands, or only below
replay-key-seat = the next seat comes below
replay-key-share = copy a link to this moment

# The coach
replay-coach = Coach
replay-grade-best = best
replay-grade-good = good
replay-grade-inaccuracy = inaccuracy
replay-grade-mistake = mistake
replay-grade-blunder = blunder
replay-grade-none = not rated
replay-coach-working = Looking at hand { $hand } of { $hands }…
replay-coach-none = { $name } has nothing to decide at this moment.
replay-coach-costliest = Costliest moments
replay-coach-puzzles = Make puzzles of this seat's moments
replay-coach-clean = No inaccuracy, mistake or blunder.
replay-coach-account = { $result } points: hands dealt { $dealt }, luck { $luck }, own choices { $lost }.
replay-coach-moment = { $hand }: { $grade }
replay-coach-cost = −{ $points } points

# Habits over many games
habits-title = Habits
habits-text = What you do again and again in the games that you have finished on this server: how often, and what it costs.
habits-go = Your habits over many games
habits-searching = Looking for your games…
habits-working = The coach is looking at game { $game } of { $games }…
habits-none = You have not finished a game here yet. Once you have, the coach can tell your habits.
habits-left-out = { $count ->
    [one] { $count } game cannot be reviewed and is left out.
   *[other] { $count } games cannot be reviewed and are left out.
 }
habits-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
 }; decisions compared with what a bot would have done
habits-rates = How often
habits-share = share
habits-range = range
habits-from-to = { $low } – { $high }
habits-counted = counted
habits-of = { $count } of { $of }
habits-lost = Points lost on average, by kind of decision
habits-points = points
habits-decisions = decisions
habits-range-text = In brackets is the 95% interval of a share: the more games, the narrower it is. Points are counted for each rule set by itself, as those of one are worth something else than those of another.
