# Questions of lessons
error-no-such-lesson = There is no lesson “{ $lesson }”.
error-no-question-here = Step { $step } of the lesson “{ $lesson }” asks nothing.
ask-unit-tiles = tiles
ask-unit-kinds = kinds
ask-unit-stacks = stacks
ask-unit-fu = fu
ask-unit-fan = fan
ask-unit-points = points
ask-unit-limits = limits
ask-unit-turns = turns
ask-choice-yes = Yes
ask-choice-no = No
ask-named = Which tile is the { $name }?
ask-sort-terminals = Pick all terminals.
ask-sort-honours = Pick all honours.
ask-sort-of-terminals = terminal
ask-sort-of-honours = honour
ask-sort-of-simples = simple
ask-set = What is this?
ask-set-chow = A chow
ask-set-pung = A pung
ask-set-kong = A kong
ask-set-pair = A pair
ask-set-none = None of these
ask-set-why-chow = Three in a row of one suit: a chow.
ask-set-why-pung = Three equal tiles: a pung.
ask-set-why-kong = Four equal tiles: a kong, once it is declared.
ask-set-why-pair = Two equal tiles: a pair.
ask-set-why-none = Not equal, and not three in a row of one suit: no set.
ask-dora = This is the indicator. Which tile is dora?
ask-left = left: { $count }
ask-waits = Which tiles finish this hand? Pick all of them.
ask-kinds = How many kinds of tile finish this hand?
ask-left-of = How many tiles finish this hand, if only your own are seen?
ask-left-of-seen = How many tiles that finish this hand can still come, when these lie on the table?
ask-furiten = May this hand win on somebody's discard?
ask-furiten-free = It waits on { $waits }; what was thrown ({ $thrown }) does not rule out a win on a discard.
ask-furiten-blocked = It waits on { $waits }, and { $thrown } lies among its own discards: furiten. Only a tile of the wall can win.
ask-own-discards = Your discards
ask-player = The opponent
ask-accepts = How many tiles complete this element?
ask-needed = How many tiles does this hand need to win?
ask-part-set = a finished set
ask-part-element = an element, tiles that complete it: { $count }
ask-part-lone = lone tiles
ask-plan = Turn { $turn }: what is to be done with this hand?
ask-plan-attack = Attack
ask-plan-wait = Wait and see
ask-plan-defend = Defend
ask-plan-needed = Tiles needed: { $count }, turn { $turn }.
ask-throw = Which discard leaves the most tiles that help?
ask-throw-leaves = away from ready: { $shanten }, tiles that help: { $count }
ask-no-pung = Of which of these tiles can nobody else make a pung any more?
ask-unseen = not in your hand: { $count }
ask-safe = These are seen. Is this tile safe, thirteen orphans aside: { $tile }?
ask-safe-none = Nothing that somebody could still hold waits for it: safe.
ask-safe-shape = This could still wait for it.
ask-threshold-few = Up to how many tiles needed does one attack?
ask-threshold-many = Beyond how many tiles needed does one defend at once?
ask-threshold-in-time = By which turn should a hand be ready?
ask-threshold-too-late = After which turn are only safe tiles thrown?
ask-seat = own wind: { $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }
ask-passed-none = nothing on offer was let go
ask-suits = What does this opponent collect?
ask-suits-m = Characters
ask-suits-p = Dots
ask-suits-s = Bamboos
ask-suits-mp = Characters and dots
ask-suits-ms = Characters and bamboos
ask-suits-ps = Dots and bamboos
ask-half = { $suit ->
    [m] Which characters are the dangerous ones?
    [p] Which dots are the dangerous ones?
   *[s] Which bamboos are the dangerous ones?
 }
ask-half-low = The low ones
ask-half-high = The high ones
ask-half-both = All of them
ask-ready = Is this opponent ready, or nearly?
ask-part-fu = How many fu is this worth?
ask-rounded = The fu add up to { $count }. How many count?
ask-pays = How much does { $payer ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } pay to { $receiver ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }?
ask-of-hand-fu = How many points for sets, wait and win does this hand have, before rounding?
ask-of-hand-base = And how many of them count, rounded?
ask-of-hand-fan = How many fan (doubles, faan) does this hand have?
ask-of-hand-total = What is this hand worth in points?
ask-of-hand-line = What does this add here: { $name }?
ask-points = { $seat ->
    [E] East
   *[S] South
 } wins { $win ->
    [tsumo] by draw
   *[ron] by discard
 }: { $worth }.
ask-honba = counters on the table: { $count }
ask-honba-adds = Counters add { $points }.
ask-paid-discarder = How much does the discarder pay?
ask-paid-dealer = How much does east pay?
ask-paid-others = How much does each of the others pay?
ask-which-pattern = Which of these does the hand have?
ask-has-pattern = Does this hand have it: { $name }?
ask-worth-open = What is it worth in an open hand: { $name }?
ask-worth-concealed = What is it worth in a concealed hand: { $name }?
ask-wins = The hand is complete. May it win?
ask-rule-tiles = How many tiles are in play?
ask-rule-kinds = How many different tiles are there?
ask-rule-stacks = How many stacks long is the wall before each player?
ask-rule-hand = How many tiles does one hold between turns?
ask-rule-deal = How many tiles does east have after the deal?
ask-rule-dead-wall = How many tiles does the dead wall have?
ask-rule-bet = How much does riichi cost?
ask-rule-honba = How much is a counter worth to the winner?
ask-rule-noten = How much do those who are not ready pay together?
ask-rule-start = How many points does one start with?
ask-rule-fine = How much is the fine?
ask-rule-limit = How much is the limit?
ask-rule-minimum = How much must a win be worth at least?
ask-breaks = East throws { $thrown }. On whom does it fall?
ask-stacks = East throws { $thrown }. After how many stacks from the right is the wall opened?
ask-stacks-two = East throws { $thrown }, the one on whom it falls { $second }. After how many stacks from the right is the wall opened? Count only in the wall where the count ends.
ask-stacks-why = { $wind ->
    [E] East's
    [S] South's
    [W] West's
   *[N] North's
 } wall, stacks from the right: { $count }.
ask-wind = A was east first. The deal has passed on { $passed ->
    [one] { $passed } time
   *[other] { $passed } times
 }. Which wind is { $player } now?
ask-call-none = nothing
ask-call-chow = chow
ask-call-pung = pung
ask-call-kong = kong
ask-call-win = win
ask-call-from-left = The player on your left throws this tile: { $tile }. What may you call?
ask-call-from-opposite = The player opposite throws this tile: { $tile }. What may you call?
ask-call-from-right = The player on your right throws this tile: { $tile }. What may you call?
ask-call-why-chow = Chow: two that fit in the hand, and only from the player on the left.
ask-call-why-pung = Pung: two equal tiles in the hand, from anybody.
ask-call-why-kong = Kong: three equal tiles in the hand, from anybody.
ask-cost = What does this cost: { $offence }?
ask-cost-nothing = nothing
ask-draw-gets = Nobody has won. Ready players: { $ready }. How much does a ready player get?
ask-draw-pays = Nobody has won. Ready players: { $ready }. How much does a player who is not ready pay?
ask-uma = Players on place { $place }: { $count }. What does the place bring to each of them?
