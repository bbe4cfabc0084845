# The table
error-illegal-action = this action is not possible now.
error-hand-not-over = the hand is still being played.
error-no-such-hand = there is no such hand; hands so far: { $hands }, counted from 1.
error-bad-wall = the wall is too short, too long or made of other tiles.
error-other-rules = the rules and the flow of a table do not belong together.
error-tables-not-begun = the games at these tables have not begun; begin them first.
error-tables-busy = another thread is playing at these tables; wait for it.
error-unknown-action = there is no action “{ $name }”; choose from: { $known }.
error-bad-action-tile = “{ $tile }” is not a tile or set for this action.
error-no-wall = there is no wall to deal from.
error-bad-seed = a seed is a text, or a whole number of at most { $most } digits.
error-bad-start = a game cannot be started here: the round, the dealer, the counters or the points of the first hand do not fit this game.
error-start-rules = by { $rules } a game cannot be started in the middle: what happened before decides who deals, or who wins.

# Why an action is refused
error-wrong-seat = there is no seat { $seat }; seats go from 0 to { $most }.
error-no-such-seat = there is no seat { $seat }; seats go from 0 to { $last }.
error-game-over = the game is over.
error-not-your-turn = it is the turn of seat { $seat }.
error-own-turn = it is your own turn: discard, or declare a kong or a win.
error-others-may-claim = the others are still being asked whether they claim your tile.
error-not-asked = this seat is not being asked now.
error-only-show-or-hide = nobody has won; a ready hand can only be shown or hidden.
error-tile-not-held = you do not hold this tile: { $tile }.
error-not-the-drawn-tile = this is not the tile that you have just drawn: { $tile }.
error-only-the-drawn-tile = the only tile of this kind is the one just drawn, and it is discarded as drawn: { $tile }.
error-riichi-drawn-only = after riichi only the drawn tile may be discarded or set aside: { $tile }.
error-swap-calling = this tile may not be discarded right after the claim, the set would only be swapped (kuikae): { $tile }.
error-no-riichi-rule = these rules have no riichi.
error-riichi-already = you have already declared riichi.
error-riichi-open-hand = riichi needs a concealed hand and yours has a claimed set.
error-riichi-few-tiles = riichi needs at least { $needed } tiles in the wall; left: { $left }.
error-riichi-few-points = riichi needs at least { $needed } points and you have { $points }.
error-not-ready = without this tile the hand is not ready: { $tile }.
error-nothing-drawn = this can only be done with a drawn tile, not right after a claim.
error-not-complete = this tile does not complete your hand: { $tile }.
error-no-yaku = the hand is complete but has no yaku; dora are not yaku.
error-below-minimum = the yaku are worth { $fan } and at least { $needed } are needed; dora do not count.
error-too-little = { $unit ->
    [values] the hand has { $had ->
        [one] { $had } point
       *[other] { $had } points
     } without flowers and seasons, and at least { $needed } are needed.
   *[faan] the hand has { $had } { $unit }, and at least { $needed } are needed.
 }
error-furiten-discarded = furiten: you have discarded a tile that you wait on ({ $tile }), so you may win by your own draw only.
error-furiten-passed = furiten: you have let a winning tile go, so you may not win on a discard for now.
error-rob-concealed-kong = only thirteen orphans may win on the tile of a concealed kong.
error-not-four = a concealed kong needs four identical tiles in the hand: { $tile }.
error-not-three = this kong needs three identical tiles in the hand: { $tile }.
error-no-pung = there is no claimed pung to add this tile to: { $tile }.
error-kong-after-claim = right after a claim you discard; a kong may be declared after the next draw.
error-riichi-kong = after riichi a kong may only be made with the drawn tile, and only where it changes nothing in the hand.
error-four-kongs = { $most } kongs have been made; there is no tile for another.
error-no-replacement = the last tile has been drawn; there is no replacement.
error-no-nuki-rule = in these rules norths are not set aside.
error-no-nine-orphans-rule = these rules have no draw by nine orphans.
error-few-orphans = nine different terminals and honours are needed; the hand has { $count }.
error-not-first-turn = this is possible only in the first turn, before any claim.
error-no-open-discipline = these rules refuse wrong calls at once; only under open discipline can they be made.
error-no-penalty = these rules have no penalty for that.
error-nothing-to-take-back = only the set just laid can be taken back, before the discard.
error-dead-hand = the hand is dead: it only discards.
error-own-tile = this is your own tile: { $tile }.
error-sits-out = this seat sits out in this hand.
error-must-win = after riichi you must win on the first tile that completes your hand.
error-riichi-kong-never = after riichi the hand may not change: no kong.
error-riichi-kong-stays-ready = after riichi a kong may only be made with the drawn tile, and only where the hand stays ready.
error-rob-no-kong = this kong cannot be robbed.
error-barred = after an offence you may not win for now.
error-passed-in-riichi = after riichi you have let a winning tile go, so you may not win in this hand.
error-only-ron = this tile may only be won on, not claimed for a set: { $tile }.
error-riichi-no-claims = after riichi no set may be claimed.
error-last-tile = the last discard may only be won on, not claimed for a set.
error-no-chows-rule = these rules have no claimed chows.
error-chow-from-left = a chow may be claimed only from the player on the left.
error-no-such-set = these tiles do not make such a set: { $tiles }, { $tile }.
error-nothing-to-discard = this claim would leave nothing that may be discarded.

# Records
error-line = line { $line }: { $reason }
error-not-a-record = this is not a ruka record.
error-record-version = the record is of version { $version }; this ruka reads versions up to { $known }.
error-record-other-rules = the rules { $rules } have changed since this record was made.
error-record-differs = “{ $field }” is { $told }, but the rules lead to { $ours }.
error-event-differs = event { $event } ({ $type }): the record says that “{ $field }” is { $told }, but the rules lead to { $ours }.
error-record-goes-on = the game is over here, but the record goes on.
error-unknown-event = there is no event “{ $name }”.
