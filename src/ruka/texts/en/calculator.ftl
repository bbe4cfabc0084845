# The calculator
calculator-hand = The hand
calculator-notation = Notation
calculator-keys = Anywhere on the page: type digits, then m p s z; Backspace takes the last one back
calculator-typed = { $ranks }, now the suit: m p s z
calculator-palette = Tiles; arrows move, Enter adds
calculator-tile-left = { $tile }, { $left } left
calculator-take-back = Take back { $tile }
calculator-take-back-winning = Take back the winning tile { $tile }
calculator-make-winning = The hand was won with { $tile }
calculator-undo = Undo
calculator-redo = Redo
calculator-clear = Clear
calculator-target = What a click adds
calculator-target-tile = Tile
calculator-target-chow = { $terms ->
    [japanese] Chi
   *[native] Chow
 }
calculator-target-pung = { $terms ->
    [japanese] Pon
   *[native] Pung
 }
calculator-target-kong = { $terms ->
    [japanese] Minkan
   *[native] Open kong
 }
calculator-target-concealed-kong = { $terms ->
    [japanese] Ankan
   *[native] Concealed kong
 }
calculator-target-winning = Winning tile
calculator-target-dora = Dora indicator
calculator-target-ura = Ura indicator
calculator-won = Won
calculator-by = { $way ->
    [draw] by draw
   *[discard] on a discard
 }
calculator-seat = Seat wind
calculator-round = Round wind
calculator-wind-east = East
calculator-wind-south = South
calculator-wind-west = West
calculator-wind-north = North
calculator-honba = Counters (honba)
calculator-sticks = Riichi bets
calculator-nuki = Norths set aside
calculator-circumstances = Circumstances
calculator-with-riichi = Riichi
calculator-with-double-riichi = Double riichi
calculator-with-ippatsu = Ippatsu
calculator-with-last-tile = Last tile
calculator-with-after-kong = After a kong
calculator-with-second-replacement = After two kongs in a row
calculator-with-robbing-kong = Robbing a kong
calculator-with-first-turn = First turn
calculator-with-last-of-kind = Last tile of its kind
calculator-rules = Rules
calculator-compare = Compare with other rules
calculator-missing = { $count ->
    [one] Add { $count } tile and the hand can be judged.
   *[other] Add { $count } tiles and the hand can be judged.
 }
calculator-which-won = The hand is complete. Which tile won? Choose “Winning tile” and click it in the hand.
calculator-best-discard = Best discard:
calculator-waits = { $count ->
    [one] Waits on { $count } tile:
   *[other] Waits on { $count } tiles:
 }
calculator-useful = { $count ->
    [one] { $count } tile brings it nearer:
   *[other] { $count } tiles bring it nearer:
 }
calculator-no-answer = The server is not answering. Nothing is lost; any change asks again.
calculator-examples = Put a hand together, or begin with one of these
calculator-example-simple = A hand with a dragon pung
calculator-example-riichi = Riichi, won by draw at once
calculator-example-pairs = Seven pairs
calculator-example-orphans = Thirteen orphans
calculator-example-no-yaku = Complete, and yet no win
calculator-example-waiting = What does this hand wait on?
calculator-others = Other players' hands
