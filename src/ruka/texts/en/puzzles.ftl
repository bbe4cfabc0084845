# Puzzles: moments of games where one action is clearly best
puzzle-theme-efficiency = Efficiency
puzzle-theme-value = Value
puzzle-theme-push = Push or fold
puzzle-theme-safe = Safe tile
puzzle-theme-call = Call or pass
puzzle-theme-reading = Reading
puzzle-hint-efficiency = One choice makes the hand quicker than all others: count the tiles that help after each.
puzzle-hint-value = Nearly as quick is not enough here: ask what the hand will be worth when it is won.
puzzle-hint-push = Weigh what the hand can still win against what it costs to go on: is it to be played or given up?
puzzle-hint-safe = Somebody is dangerous: look for a tile that they cannot win on.
puzzle-hint-call = Compare the hand with the tile and without it: what it gains in speed, and what it gives away.
puzzle-hint-reading = Nothing is certainly safe here: read from discards and sets what the others need.
puzzle-ask-discard = You are { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }. What do you throw?
puzzle-ask-riichi = You are { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }. What do you throw, and do you declare riichi?
puzzle-ask-claim = You are { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }. { $who ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } has thrown { $tile }. Do you take it?
error-no-such-puzzle = There is no such puzzle.
error-no-puzzles = There are no puzzles for { $rules } yet.
error-no-puzzles-of-theme = { $rules }: there are no puzzles of this theme.
error-puzzle-not-legal = This cannot be done here.

# The page
puzzles-title = Puzzles
puzzles-text = Moments of real games in which one action is clearly best. Find it, and the coach tells you why.
puzzles-game = Game
puzzles-theme = Theme
puzzles-all-themes = All themes
puzzles-of-day = Puzzle of the day
puzzles-of-day-text = The same for everybody, another every day.
puzzles-another = More puzzles
puzzles-next = Next puzzle
puzzles-hint = Hint
puzzles-hint-cost = With a hint, a right answer does not raise your rating.
puzzles-right = Right!
puzzles-wrong = Not the best.
puzzles-best = Best was:
puzzles-your-rating = Your rating
puzzles-rating-of = Puzzle
puzzles-rating-change = { $before } → { $after }
puzzles-not-counted = This try does not change your rating.
puzzles-of-game = From a game of yours: it does not count for the rating.
puzzles-solved = { $right } of { $tried } solved
puzzles-history = The latest
puzzles-history-right = solved
puzzles-history-wrong = missed
puzzles-none-yet = Nothing tried yet.
puzzles-own = From your games
puzzles-own-text = The coach looks for puzzles in your finished games.
puzzles-own-go = Look for them
puzzles-own-working = Looking through game { $game } of { $games }…
puzzles-own-none = No puzzles were found in your games. Play a game to its end, and look again.
puzzles-own-number = Puzzle { $number }
puzzles-share = Copy the link
puzzles-loading = The table is being laid…
puzzles-asked = The puzzle
puzzles-answer = The coach's answer
puzzles-you = You
puzzles-mark-best = the best
puzzles-choose-tile = Choose a tile
puzzles-choose = Choose what you do
puzzles-throw = Throw: { $tile }
puzzles-throw-riichi = Riichi with: { $tile }
puzzles-start = Solve puzzles

# The command
help-puzzle = A puzzle: a moment of a game in which one action is clearly best.
help-puzzle-id = The puzzle; without it one that you have not tried comes.
help-puzzle-rules = The rules to play by.
help-puzzle-theme = Only puzzles of this theme: efficiency, value, push, safe, call or reading.
help-puzzle-day = The puzzle of the day.
puzzle-cli-choices = What you may do:
puzzle-cli-ask = Number or tile; ? for a hint
puzzle-cli-unknown = That is none of them.
puzzle-cli-rating = Rating: { $before } → { $after } · the puzzle: { $puzzle }
puzzle-cli-name = Puzzle { $id } · { $rules }
