# A game in words
story-who = { $who ->
    [E] East
    [S] South
    [W] West
    [N] North
   *[named] { $who }
 }
story-source = { $source ->
    [E] East
    [S] South
    [W] West
   *[N] North
 }
story-seat = Seat { $seat }
story-hand = { $round ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } { $number }
story-dealt = dealt by { $player }
story-honba = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
 }
story-bets = { $count ->
    [one] { $count } bet on the table
   *[other] { $count } bets on the table
 }
story-nobody = nobody
story-break = The dice show { $first } and { $second }: { story-who } breaks the wall after { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
 } from the right.
story-break-again = The dice show { $first } and { $second }, { story-who } throws { $third } and { $fourth }, which makes { $sum }: the wall of { story-source } is broken after { $count ->
    [one] { $count } stack
   *[other] { $count } stacks
 } from the right.
story-deal = { story-who } is dealt { $tiles }.
story-dora = The dora indicator is { $tile }.
story-ura = The ura dora indicator is { $tile }.
story-draw = { story-who } draws { $where ->
    [dead] { $tile ->
        [none] a replacement tile
       *[seen] the replacement tile { $tile }
     }
   *[wall] { $tile ->
        [none] a tile
       *[seen] { $tile }
     }
 }.
story-turn = { story-who } draws { $where ->
    [dead] { $drawn ->
        [none] a replacement tile
       *[seen] the replacement tile { $drawn }
     }
   *[wall] { $drawn ->
        [none] a tile
       *[seen] { $drawn }
     }
 }{ $declares ->
    [yes] , declares riichi
   *[no] { "" }
 } and discards { $same ->
    [yes] { $drawn ->
        [none] it: { $tile }
       *[seen] it
     }
   *[no] { $tile }
 }.
story-discard = { story-who } { $declares ->
    [yes] declares riichi and discards
   *[no] discards
 } { $tile }.
story-riichi = { story-who } lays the riichi bet on the table.
story-chow = { story-who } takes { $tile } for a chow with { $tiles }.
story-pung = { story-who } takes { $tile } from { story-source } for a pung with { $tiles }.
story-kong = { story-who } takes { $tile } from { story-source } for a kong with { $tiles }.
story-concealed-kong = { story-who } declares the concealed kong { $tiles }.
story-added-kong = { story-who } adds { $tile } to a pung: a kong.
story-nuki = { story-who } sets { $tile } aside.
story-win-tsumo = { story-who } draws { $tile } and wins!
story-win-ron = { story-who } wins on { $tile } from { story-source }!
story-hand-shown = The hand: { $tiles } + { $tile }
story-ready = { story-who } shows a ready hand: { $tiles }.
story-exhausted = The wall is exhausted. Ready: { $ready }.
story-nagashi = { story-who } has discarded nothing but terminals and honours, none of them claimed, and wins by nagashi mangan.
story-nagashi-as-draw = { story-who } has discarded nothing but terminals and honours, none of them claimed, and is paid for nagashi mangan; the hand counts as a draw.
story-aborted-nine-orphans = { story-who } has nine different terminals and honours and stops the hand.
story-aborted-four-winds = Four identical winds were discarded at the start: a draw.
story-aborted-four-riichi = All have declared riichi: a draw.
story-aborted-four-kongs = Four kongs by different players: a draw.
story-aborted-three-winners = Three players win on one discard: a draw.
story-offence-false-win = { story-who } has declared a win without having one
story-offence-false-riichi = { story-who } has declared riichi without a ready hand
story-offence-wrong-kong = { story-who } has made a kong in riichi that was not allowed
story-offence-wrong-call = { story-who } has called a set that is not one
story-offence-dead-claim = { story-who } has called with a dead hand
story-offence-changed-mind = { story-who } takes back the set just laid
story-offence-wrong-count = { story-who } has the wrong number of tiles in hand
story-offence-shown-tile = { story-who } has shown a tile of their own hand
story-offence-shown-many = { story-who } has shown more than five tiles
story-offence-shown-other = { story-who } has shown a tile of another's hand or of the dead wall
story-penalty-chombo = chombo
story-penalty-dead-hand = the hand is dead
story-penalty-fine = a fine paid into the middle
story-penalty-barred = no win for now
story-penalty-shown = hands were shown, the limit is paid
story-penalty-pay-each = everybody is paid
story-penalty-no-win = no win in this hand
story-dealer-dice = The dice for the dealer show { $first } and { $second }: { $player } deals.
story-sits-out = { $player } sits out.
story-missing = { story-who } is out of the game.
story-flower = { story-who } shows { $tile }.
story-shown = { story-who } shows the hand { $tiles }: { $worth }.
story-settled = The others settle the differences of their hands.
story-exhausted-plain = The wall is exhausted: a draw.
story-turns-over = All turns have been played. Ready: { $ready }.
story-over-taken = The game is over: { $player } has won the hands that it takes.
story-note-crashed = { story-who }: the program has crashed; ruka plays for it.
story-note-late = { story-who }: the program has not answered in time; ruka plays for it.
story-note-illegal = { story-who }: the program has given an answer that is not allowed; ruka plays for it.
story-changed-buy = { story-who } buys “{ $item }” for { $points }.
story-changed-use = { story-who } uses “{ $item }”.
story-changed-effect = “{ $item }” takes effect.
story-changed-bet = { story-who } bets { $points } on winning.
story-changed-payout = { story-who } wins the bet: { $points }.
story-end = After the hand: { $points }.
story-over = The game is over.

# The picture of a table
picture-left = tiles left: { $count }
picture-dora = dora indicators
picture-ura = ura dora indicators
picture-riichi = riichi
picture-norths = norths aside: { $count }
picture-flowers = flowers:
picture-legend = * discarded with riichi, ~ claimed by another

help-replay = Tell a recorded game in words, or show a moment of it as a picture of the table.
help-replay-file = A record from ruka, mjai or Tenhou (XML or JSON).
help-at = Show the table after this event of this hand, such as 3.25; without the event, at the end of the hand.
help-replay-seat = As this seat saw it, 0 to 3; otherwise all tiles are shown.
error-bad-moment = “{ $at }” is not a moment of this game; write a hand from 1 to { $hands } and, after a point, an event of it.
