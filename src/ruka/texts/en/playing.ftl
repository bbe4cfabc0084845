# What you need
need-players = { $count } players.
need-sitting-out = { $count ->
    [one] One of them sits out in every deal.
   *[other] { $count } of them sit out in every deal.
 }
need-tiles = { $count } tiles of { $kinds } kinds, four of each.
need-missing = Left in the box: { $tiles }.
need-flowers = Also { $count } flowers and seasons, one of each.
need-red-fives = { $count } of the fives are red.
need-points = { $points } points for each player at the start.
need-points-each = Points at the start, seat by seat: { $points }.
need-no-points = Everybody starts from zero.
need-chips = Chips of { $chips }.

# How it is played
flow-forms = A winning hand: { $forms }.
flow-opening-forms = Also, but only as dealt: { $forms }.
flow-flowers = Flowers and seasons are laid aside at once, and a replacement tile is drawn for each.
flow-bets = The bets go to the winner; after a draw they stay on the table.
flow-counters-draws-too = When East wins, or a hand is a draw, a counter is put on the table; a win by another player takes the counters away.
flow-counters-stays = While East stays, a counter is put on the table after each hand.
flow-dead-wall = The last { $count } tiles of the wall are never drawn; the replacement tiles are among them.
flow-no-dead-wall = The wall is drawn to the last tile; replacements come from its end.
flow-nuki = A north may be set aside as a dora; a replacement tile is drawn for it.
flow-swap-calling = After a claim the same tile, or the one at the other end of the chow, may be discarded at once.
flow-swap-calling-without-chows = After a claim the same tile may be discarded at once.
flow-no-swap-calling = After a claim neither the same tile nor the one at the other end of the chow may be discarded at once.
flow-no-swap-calling-without-chows = After a claim the same tile may not be discarded at once.
flow-riichi = Whoever has a concealed hand that lacks one tile may declare riichi: a bet of { $bet }, and the hand stays as it is.
flow-riichi-floor = Riichi needs at least { $points } points.
flow-kong-dora-at-once = A kong turns a new dora indicator at once.
flow-kong-dora-after-discard = A concealed kong turns a new dora indicator at once, any other after the discard.
flow-winds-out = In every deal the tiles of one wind are out of the game: first those of West, after the dealer changes those of South, then those of North; those that were out come back.
flow-rob-kongs-none = A kong cannot be robbed.
flow-rob-kongs-added = A tile added to a pung on the table may be claimed to win.
flow-rob-kongs-added-or-orphans = A tile added to a pung on the table may be claimed to win; one of a concealed kong only for thirteen orphans.
flow-turns = { $count ->
    [one] Everybody has { $count } turn at most; then the hand is a draw.
   *[other] Everybody has { $count } turns at most; then the hand is a draw.
 }
flow-dora = { $count ->
    [one] One dora indicator is turned at the deal.
   *[other] { $count } dora indicators are turned at the deal.
 } The tile that follows it is dora.
flow-kong-dora-never = A kong turns no further indicator.
flow-ura-all = After a win with riichi the tiles under all indicators are turned too.
flow-ura-first = After a win with riichi the tile under the first indicator is turned too.
flow-riichi-tiles = { $count ->
    [one] At least { $count } tile must be left in the wall.
   *[other] At least { $count } tiles must be left in the wall.
 }
flow-riichi-kong-never = After riichi no kong is declared.
flow-riichi-kong-keeps-waits = After riichi a concealed kong of the drawn tile may be declared if it changes no wait and the three tiles in the hand could be read only as a pung.
flow-riichi-kong-stays-ready = After riichi a concealed kong may be declared if the hand stays ready.
flow-forced-win = After riichi the first tile that completes the hand wins.
flow-furiten-any-wait = Furiten: whoever has discarded any of the tiles waited on cannot win on a discard, only by draw.
flow-furiten-same-tile = Furiten: nobody wins on a discard of a tile that they have discarded themselves.
flow-passed-own-turn = Whoever lets a winning discard go cannot win on another until their own next turn.
flow-passed-own-turn-or-claim = Whoever lets a winning discard go cannot win on another until their own next turn, or until somebody interrupts.
flow-passed-in-riichi = Whoever lets a winning discard go in riichi can win only by draw from then on.
flow-passed-in-riichi-no-draw = Whoever lets a winning discard go in riichi cannot win any more.
flow-dealer-never = The deal moves on after every hand.
flow-dealer-win = East stays after a win; otherwise the deal moves on.
flow-dealer-win-or-ready = East stays after a win, and when ready at a draw; otherwise the deal moves on.
flow-hands-to-win = { $count ->
    [one] Whoever wins { $count } hand wins the game.
   *[other] Whoever wins { $count } hands wins the game.
 }
flow-bust = { $points ->
    [1] Whoever has no points left when a hand is settled, what was bet included, has lost; a bet alone ends nothing in the middle of a hand.
   *[more] The game ends when somebody has fewer points than { $points } after a hand.
 }
flow-noten = When a hand is played to its end and nobody wins, those who are not ready pay a total of { $points } to those who are.
flow-hide-tenpai = Whoever is ready may hide it, unless in riichi.
flow-show-tenpai = Whoever is ready shows their hand.
flow-ready-on-own = A hand is ready when its concealed part lacks one tile, even if all four of that tile lie in the player's own sets on the table.
flow-ready-not-on-own = A hand that waits only on a tile of which it has all four itself is not ready.
flow-nagashi-as-win = Nagashi mangan: whoever has discarded nothing but ones, nines and honours to the end of the hand, none of them claimed, wins a mangan by draw.
flow-nagashi-as-draw = Nagashi mangan: whoever has discarded nothing but ones, nines and honours to the end of the hand, none of them claimed, is paid a mangan; the hand still counts as a draw.
flow-rounds = { $count ->
    [one] A game has one round.
   *[other] A game has { $count } rounds.
 }
flow-extra-rounds = { $count ->
    [one] If nobody has { $target } points then, one more round is played until somebody has.
   *[other] If nobody has { $target } points then, up to { $count } more rounds are played until somebody has.
 }
flow-leader-stops-win = The game ends when the dealer of the last hand wins and leads.
flow-leader-stops-win-or-ready = The game ends when the dealer of the last hand leads after a win, or after a draw with a ready hand.
flow-uma = At the end the places add { $uma }.
flow-ties-shared = Players with equal points share their places.
flow-ties-seat = Of players with equal points the one nearest to the first East is ahead.
flow-bets-left-winner = Bets left on the table at the end go to the winner and change no place; those who share the first place share them.
flow-bets-left-nobody = Bets left on the table at the end are nobody's.
flow-oka = The winner also gets { $points }, from what everybody has paid in.
show-draw-equal = By draw: everybody pays { $times } × the value.
show-discard-equal = By discard: the discarder pays { $times } × the value.
show-flat = On top of that everybody pays { $points }, including those who did not discard.
show-minimum-value = A win needs at least { $value }.
show-flowers = Flowers and seasons
show-values-native = Values
show-values-japanese = Values
book-both-sets = concealed { $concealed }, open { $open }
book-both = concealed { $concealed }, open { $open }
book-only-open = { $value }, only open
book-only-concealed = { $value }, only concealed
book-nuki = { $count ->
    [one] { $count } north set aside
   *[other] { $count } norths set aside
 }
book-compare = The rule sets compared
book-compare-text = Generated from the rules by “ruka rules book”, like every page here.
book-column-tiles = tiles
book-column-start = start
book-column-needs = needed to win
book-column-limit = limit hand
book-column-discard = who pays on a discard
book-column-patterns = patterns
book-pays-discarder = the discarder
book-pays-all = everybody
book-pays-double = everybody, the discarder more

# Values in differences of rules
diff-yes = yes
diff-no = no
choice-added = an added tile only
choice-added_or_orphans = an added tile; for orphans a concealed one too
choice-always = always
choice-in_riichi = only in riichi
choice-keeps_waits = if the waits stay
choice-stays_ready = if the hand stays ready
choice-first_seat = the first seat
choice-duel = dice, once
choice-dice = dice in every round
choice-tiles = drawn tiles in every round
choice-draws_too = after draws too
choice-stays = only while East stays
choice-each = each winner
choice-seat = by seat
choice-shared = shared
choice-nobody = nobody's
choice-winner = to the winner
choice-limit = limit
choice-false_win = wrong win
choice-false_riichi = wrong riichi
choice-wrong_kong = wrong kong
choice-wrong_call = wrong call
choice-dead_claim = claim with a dead hand
choice-changed_mind = a set taken back
choice-wrong_count = the wrong number of tiles
choice-shown_tile = a tile of one's own hand shown
choice-shown_many = more than five shown tiles
choice-shown_other = a tile of another's hand or of the dead wall shown
choice-chombo = chombo
choice-dead_hand = dead hand
choice-fine = a fine
choice-barred = barred from winning
choice-pay_each = a payment to everybody
choice-no_win = no win in the hand
