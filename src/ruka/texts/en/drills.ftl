# Drills: what is asked, and why an answer is right
drill-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
drill-sum = Together

# Waits
drill-waits = Waits
drill-waits-text = Which tiles finish a hand, and how many of them are left.
drill-waits-level-plain = Waits on one tile or two
drill-waits-level-left = How many are left
drill-waits-level-wide = Waits on three tiles and more
drill-waits-level-suit = Ten tiles and more of one suit
drill-waits-level-wide-left = How many are left of many
drill-waits-which = Which tiles finish the hand?
drill-waits-left = How many tiles that finish the hand are left, when these are seen?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] { $count } left
   *[other] { $count } left
 }
drill-waits-not = { $tile } does not finish the hand
drill-waits-fifth = { $tile }: all four are in the hand already

# Fu
drill-fu = Fu
drill-fu-text = Points of sets, pairs and waits, counted part by part and for whole hands.
drill-fu-level-part = One set, pair or wait
drill-fu-level-sum = Whole hands
drill-fu-level-rounded = Whole hands, rounded as they count
drill-fu-part = How many { $unit } does this part of a hand give?
drill-fu-sum = How many { $unit } does this hand have, before anything is rounded?
drill-fu-rounded = How many { $unit } does this hand count, rounded?
drill-fu-rounds = { $fu }, rounded up
drill-fu-nothing = Nothing is given for it

# Tiles
drill-tiles = Tiles and sets
drill-tiles-text = What tiles are called, and where the sets are.
drill-tiles-level-name = The names of tiles
drill-tiles-level-chow = Three that follow each other
drill-tiles-level-pair = The pair of a whole hand
drill-tiles-name = What is this tile called?
drill-tiles-find = Which one is: { $tile }?
drill-tiles-chow = Which three tiles make a chow?
drill-tiles-chow-is = Three of one suit that follow each other
drill-tiles-pair = Which tile makes the pair of this hand?
drill-tiles-sets = The hand is read like this

# Fan
drill-fan = Patterns counted
drill-fan-text = What the patterns of a hand add up to, in the unit of the game.
drill-fan-level-plain = Everyday hands
drill-fan-level-rich = Dearer hands
drill-fan-level-many = Three lines and more
drill-fan-sum = How many { $unit } does this hand have?

# Points
drill-points = Points
drill-points-text = Who pays what: by discard and by draw, with counters and bets, and at the end of a game.
drill-points-level-discard = By discard, from the table
drill-points-level-draw = By draw, from the table
drill-points-level-limits = Limits
drill-points-level-hand = Whole hands
drill-points-level-counters = With counters and bets
drill-points-level-uma = The end of a game
drill-points-winner = { $dealer ->
    [true] The dealer (east) wins
   *[false] { $seat ->
        [S] South wins
        [W] West wins
       *[N] North wins
    }, not the dealer
 }
drill-points-pays = { $payer ->
    [discarder] How many points does the discarder pay?
    [dealer] How many points does the dealer pay?
   *[others] How many points does each of the others pay (neither the discarder nor a dealer who did not win)?
 }
drill-points-gets = How many points does the winner get in all, with counters and bets?
drill-points-honba = Counters (honba): { $count }
drill-points-sticks = Bets on the table, the winner's own included: { $count }
drill-points-final = What is the final result of the player in place { $place }, above or below the points at the start?
drill-points-start = At the start: { $points }
drill-points-uma-is = Uma: { $uma }
drill-points-oka = Oka for the first: { $points }, taken from everybody in equal parts
drill-points-difference = Points above or below the start
drill-points-oka-each = The part of the oka that everybody gives
drill-points-by-uma = Uma of the place
drill-points-by-oka = Oka

# Yaku
drill-yaku = Patterns
drill-yaku-text = Which patterns a hand has, and which it only seems to have.
drill-yaku-level-one = One of four
drill-yaku-level-all = All that are there
drill-yaku-level-near = Near misses
drill-yaku-one = Which of these does the hand have?
drill-yaku-all = Which of these does the hand have? Choose all.
drill-yaku-near = Which of the two hands has: { $pattern }?
drill-yaku-incomplete = This hand is not complete
drill-yaku-nothing = no pattern at all

# Discards
drill-discard = What to throw
drill-discard-text = Which discard leaves the most useful tiles, and what parts of a hand accept.
drill-discard-level-element = Parts of a hand
drill-discard-level-near = Hands that are nearly ready
drill-discard-level-far = Hands that have some way to go
drill-discard-level-seen = With tiles seen elsewhere
drill-discard-which = Which tile do you throw, so that the most tiles bring the hand nearer?
drill-discard-element = How many tiles complete this part of a hand?
drill-discard-leaves = Without { $tile } { $away }
drill-discard-away = { $count ->
    [0] the hand is ready; it is finished by
    [one] the hand is one tile from ready; it is helped by
   *[other] the hand is { $count } tiles from ready; it is helped by
 }

# Safe tiles
drill-safe = Safe tiles
drill-safe-text = Which tile nobody can win on, and why.
drill-safe-level-thrown = Thrown by the one who is ready
drill-safe-level-counted = Counted
drill-safe-level-all = All that are safe
drill-safe-one = { $who } has just declared riichi. Which of your tiles can that player surely not win on?
drill-safe-all = { $who } has just declared riichi. Which of your tiles can that player surely not win on? Choose all.
drill-safe-nobody = Which of your tiles can surely nobody win on?
drill-safe-thrown = { $tile }: the player threw it, and is furiten on it
drill-safe-counted = { $tile }: it is the last one, and what would make a chow with it is gone
drill-safe-last = { $tile }: it is the last one, and no chow or special hand can be made with it
drill-safe-shapes = { $tile } wins for a hand that waits with
drill-safe-forms = { $tile } may finish a special hand: { $forms }
drill-seat-right = The player to the right
drill-seat-opposite = The player opposite
drill-seat-left = The player to the left
drill-seat-own = You

# Reading
drill-read = Reading opponents
drill-read-text = What discards say: which suit, which half of it, ready or not.
drill-read-level-suit = Which suit
drill-read-level-half = Which half of it
drill-read-level-ready = Ready or not
drill-read-player = This player
drill-read-suit = Which suit does this player collect?
drill-read-half = This player collects { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 }. Which half of them?
drill-read-ready = Do the discards say that this player is ready?
drill-read-suit-m = Characters
drill-read-suit-p = Dots
drill-read-suit-s = Bamboos
drill-read-half-low = The low ones
drill-read-half-high = The high ones
drill-read-ready-yes = Yes, the hand seems to be ready
drill-read-ready-no = No, nothing says so
drill-read-no-sign = Nothing in these discards says that the hand is ready

# Command line
help-drill = Practise: questions that the engine makes and judges.
help-drill-name = What to practise: tiles, waits, fu, fan, points, yaku, discard, safe or read; without it everything is listed.
help-drill-rules = The rules to practise by.
help-drill-level = The level; without it the one after the level that you have passed.
help-drill-count = How many questions are asked.
help-drill-seed = Letters and digits that make the same questions again; without it what you missed comes first.
drill-of = Question { $place } of { $count }
drill-indicators = Indicators:
drill-seen = Seen elsewhere:
drill-right = Right!
drill-wrong = Not quite. The answer:
drill-summary = { $count ->
    [0] Nothing was answered.
    [one] Right: { $right } of { $count } question.
   *[other] Right: { $right } of { $count } questions.
 }
drill-again-with = The same again: --seed { $seed } --level { $level }

# Errors
error-unknown-drill = there is no drill “{ $name }”; choose from: { $known }.
error-drill-not-for-rules = the drill “{ $drill }” has nothing to ask by the rules “{ $rules }”.
error-no-such-level = the drill “{ $drill }” has levels from 1 to { $most } by these rules.
error-no-such-answer = this is no answer to the question: choose among what is offered, or give a number.
error-no-question = no question of this kind came up; ask for another seed.
error-answer-is-a-number = answer with a number, such as 40.
error-answer-is-a-tile = answer with one of the tiles offered, such as 4p (or 4k, as the Czech lesson writes it).
error-answer-is-tiles = answer with tiles that are offered, such as 47p 1z (or 4k7k vv, as the Czech lesson writes them).
error-answer-is-a-letter = answer with a letter from a to { $last }.
error-unreadable-progress = the file { $path } is not a record of progress written by ruka; move it away, and a new one is begun.
