# The chapters of a rule book
chapter-source = Where these rules come from
chapter-needs = What you need
chapter-seats = Seats and winds
chapter-wall = Wall, dice and break
chapter-deal = The deal
chapter-hand = A winning hand
chapter-turn = A turn
chapter-calls = Claims, and how sets are laid
chapter-kongs = Kongs
chapter-dora = Dora
chapter-riichi = Riichi
chapter-furiten = Furiten
chapter-ends = How a hand ends
chapter-ready = Ready or not
chapter-liability = Liability
chapter-counters = Counters and bets
chapter-penalties = Offences, and what they cost
chapter-manners = Manners
chapter-game = The end of the game
wind-name = { $wind ->
    [E] East
    [S] South
    [W] West
   *[N] North
 }

# Source
source-ema-origin = Riichi, the modern Japanese mahjong, came to several European countries independently, so small differences arose; for the first European Riichi Championship in 2008 the European Mahjong Association agreed on one text.
source-ema-signed = Signed by Tina Christensen for the association on 14 May 2008, with thanks to Sjef Strik, Jenn Barr and Benjamin Boas, who explained the variants.
source-ema-japan = According to its foreword, these rules differ from the Japanese ones mainly here:
source-japan-open-tanyao = all simples (tanyao) counts only in a concealed hand;
source-japan-two-yaku-at-five-honba = with five counters on the table a win needs yaku worth two;
source-japan-swap-calling = after a chow the same tile as was taken may be discarded.
source-ema-numbers = The Czech and the Polish edition have the same chapters, so a number cited here holds for both; the score tables are on the last page.
source-ema-polish = The Polish translation is by Szymon Lasota of the Circle of Japanese Games at PJWSTK, 24 December 2008: there were no complete rules in Polish, and these are used at tournaments in Europe.
source-ema-choices = Its translator would have chosen differently in four places (concealed tanyao, three winners at once, swap calling, a new dora at once after every kong), but the rules as they are make things simpler and uniform: learn these first, then others, such as those of the Japanese professional league.
source-002-base = The source teaches the Japanese classical rules and describes all others by what they do differently.
source-001-options = Not every cabinet uses every special rule: those that differ are options.
source-001-everywhere = Three rules hold everywhere: one yaku to win, furiten, and the price of letting a winning tile go after reach.

# What you need
need-kinds = Three suits numbered 1 to 9 (dots, bamboos, characters), four winds (east, south, west, north) and three dragons (white, green, red).
need-no-flowers = Flowers, seasons, jokers and blank tiles, if the box has any, are put aside.
need-dice = Two six-sided dice.
need-marker = A marker for the round wind.
need-sticks = Sticks for the score, which also serve as counters (honba) and as riichi bets.
need-discs = Discs with the winds, one for each player: they help beginners most.
need-roller = Some sets have a little block with a roller that shows the wind of the round.
need-paper = Without counting sticks: poker chips, or the points on paper.
need-numbered = Flowers and seasons are numbered: 1 belongs to East, 2 to South, 3 to West, 4 to North.

# Seats and winds
seat-players-2 = Whoever deals is East, the other is South.
seat-players-3 = East deals; the next player sits on East's right, the last one on East's left. Play goes anticlockwise.
seat-players-4 = East begins; South sits on East's right, West opposite, North on East's left. Anticlockwise the order is East, South, West, North: not that of a compass.
figure-table = { $wall ->
    [built] The table from above: in front of each player the hand with its wind, claimed sets on the right, then the wall, and within it the discards in rows.
   *[screen] The table from above: in front of each player the hand with its wind, claimed sets on the right, and the discards in rows; in the middle the dead pile with the indicator.
 }{ $out ->
    [0] {""}
   *[some] {" "}In the corner, the player who sits out.
 }
seat-lot = Places are drawn by lot, unless the tournament has fixed them.
seat-first-first-seat = Whoever sits in the first place is East of the first hand.
seat-first-duel = Two dice decide at the start who deals: under six your opponent, over six you; a six is thrown again.
seat-first-dice = At the start of every round one player throws two dice and counts the sum to the right, starting with the thrower: whoever is reached is East.
seat-first-tiles = At the start of every round one tile of each wind and one other are mixed face down and everybody draws one: a wind is one's seat, and whoever has the odd tile sits out at first.
seat-round-wind = The wind of the first round is east. When the deal comes back to the first East after everybody has been East, the next round begins with the next wind.
seat-round-wind-open = The prevailing wind is east at first; it changes when the deal comes back to the first dealer.
seat-every-east = { $count ->
    [one] In a game everybody is East at least once.
    [2] In a game everybody is East at least twice, at least once in every round.
   *[other] In a game everybody is East at least { $count } times, at least once in every round.
 }
seat-marker = The marker stays beside the first East throughout; when a new round begins, it is turned over.
seat-pass-2 = When the deal passes, South becomes East and East South.
seat-pass-3 = When the deal passes, the player on East's right becomes East, and the others take the next winds in play.
seat-pass-4 = When the deal passes, South becomes East, West becomes South, North becomes West and East becomes North.
seat-sitting-out = When the deal passes, South becomes East, West becomes South and North becomes West; the player who sat out comes in as North, and the last East sits out.
seat-round-ends = A round ends when everybody has been East and the last East does not stay.
grid-rotation = How winds move, deal by deal
grid-deal = deal
grid-wins = wins

# The wall
wall-shuffle = All tiles are shuffled thoroughly, face down.
wall-built-2 = Each player builds a wall in front of their seat, { $stacks } stacks long and two tiles high ({ $tiles } tiles).
wall-built-3 = Each player builds a wall in front of their seat, { $stacks } stacks long and two tiles high ({ $tiles } tiles); pushed together the three make a U.
wall-built-4 = Each player builds a wall in front of their seat, { $stacks } stacks long and two tiles high ({ $tiles } tiles); pushed together the four make a square.
wall-loose = { $count } tiles are left over beside the wall.
wall-break = East throws two dice and counts the players anticlockwise, East first. Whoever is reached counts that many stacks from the right end of their own wall; behind the last of them the wall is broken. East's throw reaches:
wall-break-twice = East throws two dice and counts the players to the right, East first. Whoever is reached throws too and adds both throws: that many stacks are counted from the right corner of their wall to the left, and behind the last of them the wall is opened. East's throw reaches:
wall-break-over = If the sum is more than { $stacks }, the counting goes on in the wall of the left neighbour.
wall-gap = The wall is moved apart a little there, so that everybody can see the gap.
wall-dead = The { $count } stacks to the right of the gap are the dead wall; where the wall ends, it goes on round the corner. After it a second gap shows where the live wall ends.
wall-indicator = The top tile of stack number { $place } from the gap is turned up: it is the first dora indicator.
wall-kept = The dead wall always keeps { $count } tiles: for each tile taken from it the last one of the live wall moves over, so that the wall ends sooner.
wall-screen = No wall is built: the machine shuffles and deals. On the screen only the dead pile is seen, with the indicator and the tiles that may be turned.
figure-wall = The wall before the dice are thrown: { $stacks } stacks of two tiles on each of the { $sides } sides.{ $loose ->
    [0] {""}
   *[some] {" "}In the middle the { $loose } tiles beside it.
 }
figure-break = East throws { $first }: { $who } breaks after stack { $count } from the right, and { $left } stacks stand left of the gap. The arrow shows where the first tiles are taken.{ $dead ->
    [0] {""}
   *[some] {" "}Blue: the { $dead } stacks of the dead wall.
 }
figure-break-twice = East throws { $first } and reaches { $counted }, who throws too: { $sum } in all. The break is in the wall of { $who } after stack { $count } from the right, and { $left } stacks stand left of the gap. The arrow shows where the first tiles are taken.{ $dead ->
    [0] {""}
   *[some] {" "}Blue: the { $dead } stacks of the dead wall.
 }
figure-dead-wall = { $indicators ->
    [yes] The dead wall from the gap on: blue numbers are the order of the { $count } replacement tiles, yellow ones the places of the indicators; the first is turned.
   *[no] The dead wall from the gap on: the numbers are the order of the first { $count } replacement tiles.
 }

# The deal
deal-blocks = From the gap East takes the first { $share } tiles ({ $stacks } stacks), then the others in turn anticlockwise, while the tiles are taken clockwise along the wall, until everybody has { $count }.
deal-last = Then East takes two tiles, the top ones of the first and the third stack, and South, West and North one each: the same as one each and East's first draw.
deal-last-plain = Then everybody takes one tile, and East one more.
deal-loose = Everybody takes { $count } of the tiles beside the wall at random; then the wall is opened by the dice.
deal-stack = From the gap East takes a whole stack, and the others one tile each, in the order of play.
deal-result = Now East has { $dealer } tiles, the others { $count }.
deal-screen = Everybody is dealt { $count } tiles; whoever deals begins by drawing one more.
deal-next-lower = The first tile to be drawn afterwards is the lower one of its stack.
deal-next-upper = The first tile to be drawn afterwards is the upper one of its stack.
deal-stand = Everybody stands the tiles up so that only their owner sees the faces.
figure-deal = The last step, seen by the player who opened the wall: the numbers show the order, the winds who takes the tile. The arrow points to the tiles that follow.

# A winning hand
hand-aim = The aim of a hand is to complete it first; the aim of the game is to have the most points. How many hands somebody has won does not matter by itself.
hand-aim-hands = The aim of a hand is to complete it first.
hand-sets = A set is a chow (chi: three tiles in a row of one suit), a pung (pon: three identical tiles) or a kong (kan: four identical ones). Winds and dragons do not make chows, and neither do 8-9-1 or 9-1-2.
hand-pair = A pair is two identical tiles. It is never laid out: a discard makes a pair only if it wins.
hand-concealed = A set made of one's own draws is concealed; one made with a discard is open and lies on the table.
hand-winner-shows = Only the winner shows the hand and is paid; where it can be read in several ways, the best one counts.
hand-all-show = When somebody wins, everybody shows and counts their hand.
hand-apart = A drawn tile is kept apart from the hand, so that everybody sees which tile has won.
hand-shown = A winning tile from the wall is shown to the others first.
hand-marks = To help the counting, one tile of each concealed set is laid on the others; a winning tile from the wall is stood on its set, and if it was the only possible one, beside it.

# A turn
turn-phases = A deal goes: find East, build and open the wall, play, lay the winning hand, count, pay.
turn-order = East begins, and play goes on to the right, anticlockwise. A turn begins with a draw and ends with a discard; East, who has { $count } tiles, does not draw in the first turn.
turn-order-drawn = Whoever deals begins, and the two play in turn. A turn begins with a draw and ends with a discard.
turn-discard = Whoever declares neither a win nor a kong discards one of the concealed tiles, never one of a laid set.
turn-rows = Discards lie in front of their owner inside the wall, in order, { $count } to a row, so it stays clear who threw what and when.
turn-discards = Discards lie face up in front of their owner, in order, so it stays clear who threw what and when.
turn-dice = The dice lie on East's right, so everybody sees who is East.
turn-units = A go-around is one turn of each player; a claim for a kong, pung or chow interrupts it, and so does a concealed kong. A hand is several go-arounds, a round several hands, a game the rounds of its winds.
turn-aloud = Players say aloud what they throw (“nine of bamboos”).
turn-no-undo = A discard is never taken back, not even one made by mistake.

# Claims
call-claims-all = Anybody may claim a discard to win, for a kong or for a pung; for a chow only the next player, so that it always comes from the left.
call-claims-without-chows = Anybody may claim a discard to win, for a kong or for a pung. There are no chows.
call-claims-two = The opponent's discard may be claimed to win, for a kong, a pung or a chow.
call-latest = Only the latest discard may be claimed, nobody has to, and whoever claims it draws no tile in that turn.
call-order-all = A win comes before everything; a kong or pung before a chow.
call-order-without-chows = A win comes before everything.
call-skip = Play goes on from whoever has claimed; players in between lose their turn.
call-seconds = A claim for a kong or pung must come within { $count } seconds of the discard.
call-final = A claim cannot be taken back.
call-late = If the next player has already drawn and a claim comes within { $count } seconds of the discard, the drawn tile goes back to the wall.
call-aloud = Everything is called loud and clear: “kan” or “kong”, “pon” or “pung”, “chi” or “chow”, “riichi”, “ron” for a win by discard, “tsumo” for one by draw, or “mahjong” for either.
call-quick = The matching tiles are shown at once; to keep the game quick one may discard before picking the claimed tile up.
call-used = A discard is taken only to be used at once, in a set that is laid or to win.
call-named = One says “chow”, “pung” or “kong”, and “mahjong” to win: in Chinese tsimo by draw and rong by discard, in Japanese tsumo and ron.
call-holding = The other tiles of the set must be in the hand: two for a pung or chow, three for a kong.
call-one-discard = No set has more than one discarded tile: a pung on the table becomes a kong only with a tile that one has drawn.
call-shown = Tiles are shown in five cases only: on a win, with a claimed chow, pung or kong, and when one's own kong is declared.
call-laid = A claimed set lies face up on its owner's right; the claimed tile is turned sideways, in the place that shows who discarded it.
call-regroup = Tiles of a laid set are neither regrouped nor discarded.
figure-sets-two = { $chows ->
    [yes] Laid sets: a chow, a pung and a kong with the opponent's tile; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
   *[no] Laid sets: a pung and a kong with the opponent's tile; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
 }
figure-sets-three = { $chows ->
    [yes] Laid sets, with arrows to the player who discarded the turned tile: a chow from the left; pungs and kongs from the left and the right; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
   *[no] Laid sets, with arrows to the player who discarded the turned tile: pungs and kongs from the left and the right; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
 }
figure-sets-four = { $chows ->
    [yes] Laid sets, with arrows to the player who discarded the turned tile: a chow from the left; pungs and kongs from the left, from opposite and from the right; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
   *[no] Laid sets, with arrows to the player who discarded the turned tile: pungs and kongs from the left, from opposite and from the right; a kong added to a pung, with the new tile above the turned one; a concealed kong, its outer tiles face down.
 }

# Kongs
kong-ways = A kong is made in three ways:
kong-way-open = open: three in the hand and anybody's discard;
kong-way-added = added: the drawn fourth tile is added to one's own laid pung, above the turned tile; it stays open;
kong-way-concealed = concealed: all four drawn; they are shown, and the two outer ones turned face down.
kong-declared = Four identical tiles are a kong only when it is declared; it counts as a set of three, so a replacement tile is drawn for the fourth.
kong-when = One's own kong is declared after a draw from the wall or a replacement draw, never in the turn in which a chow or pung was claimed.
kong-replacement = The replacement tile comes from the dead wall, from the end at the gap; then the turn goes on as after any draw.
kong-replacement-screen = The replacement tile comes from the dead pile; then the turn goes on as after any draw.
kong-replacement-end = The replacement tile comes from the end of the wall; then the turn goes on as after any draw.
kong-still-concealed = A hand with a concealed kong and no claimed set is still concealed.
kong-seconds = Before the replacement draw the others have { $count } seconds to win on the added tile.
kong-fourth = If nobody wins on the discard after the fourth kong of a hand, the hand ends early. If one player has all four, play goes on, and no more may be declared.
kong-most = { $count ->
    [one] There is at most { $count } kong in a hand.
   *[other] There are at most { $count } kongs in a hand.
 }

# Dora, riichi, furiten
dora-order = The nine is followed by the one of the same suit; east points to south, south to west, west to north and north to east; red points to white, white to green and green to red.
figure-dora = From each indicator to its dora.
riichi-stick = One says “riichi”, lays the discard sideways and puts a stick of { $bet } above the discards.
riichi-face-down = One says “riichi”, lays the whole hand face down and a chip of { $bet } beside it, and does not look at it again; later discards are laid apart from the earlier ones. It cannot be taken back.
riichi-void = If somebody wins on the discard with which riichi is declared, it does not count and nothing is bet.
riichi-next = If the turned discard is claimed for a set, the next one is turned in its place.
figure-pond = Riichi among the discards, with the stick above; right: the turned tile was claimed, and the next one lies turned.
riichi-fixed = Afterwards the hand does not change: every drawn tile that neither wins nor makes an allowed kong is discarded.
riichi-kong-example = The drawn four of dots does not make a kong here: the three pungs in a row can also be read as three identical chows.
riichi-furiten = Riichi may be declared while furiten.
furiten-claimed = Discards that others have claimed count too; that is also why claimed tiles lie turned.
furiten-blocked = Winning tiles: { $waits }. Discarded before: { $discards }. Furiten: no win by discard on { $forbidden }; a win by draw is still possible.
furiten-free = Winning tiles: { $waits }. Discarded before: { $discards }. Not furiten: none of the winning tiles is among the discards.
furiten-change = Whoever has not declared riichi may change the hand and so get out of furiten.
furiten-no-yaku = That holds even if the tile would have given no yaku.
furiten-own-draw = A winning tile that one has drawn after riichi and thrown causes furiten too; a later win by draw stays possible.

# Ends
end-ways = A hand ends:
end-way-win = by a win;
end-way-several-wins = by a win of one player or several at once;
end-way-wall = when the tiles run out: the last tile is discarded and nobody wins;
end-way-turns = when everybody's turns are used up and nobody has won;
end-way-early = early, by an abortive draw.
end-last = The last discard may be claimed only to win. After a kong with the last tile but one the replacement is the last tile.
end-abortive = A hand ends early when:
abort-nine-orphans = a player has nine different terminals and honours after their first draw, in the first uninterrupted go-around, and declares it;
abort-four-winds = all players discard the same wind in the first uninterrupted go-around;
abort-four-riichi = all players have declared riichi and nobody wins on the last player's discard; all show their ready hands;
abort-four-kongs = the fourth kong has been declared, they are not all one player's, and nobody wins on the discard after it;
abort-three-winners = three players want to win on the same discard.
end-abortive-after = Then nobody pays and nobody need show a hand, except after four riichi; a counter is added and East stays.
end-no-payment = When the tiles run out, nobody pays anything and the next hand is dealt.
ready-none-or-all = When nobody or everybody is ready, nobody pays.
ready-seen = A hand is ready even if every tile it waits on lies among the discards and laid sets.
ready-furiten = Furiten does not matter: the hand is ready all the same.
grid-noten = What is paid when the tiles run out
grid-ready = ready
grid-each-gets = each of them gets
grid-each-pays = each of the others pays

# Liability
pao-feeds = A player is liable for another's limit hand after discarding the tile with which that player lays:
pao-daisangen = the third set of dragons: { $name };
pao-daisuushii = the fourth set of winds: { $name };
pao-suukantsu = the fourth kong: { $name }.
pao-claimed = Only claimed pungs and kongs are counted towards it.
pao-any = Concealed kongs on the table are counted towards it too.
pao-draw-whole = If the hand is then won by draw, the liable player pays all of it alone.
pao-draw-limit = If the hand is then won by draw, the liable player pays alone for that limit hand; the rest is shared as usual.
pao-discard = If it is won on the discard of a third player, the liable player and the discarder pay half each.
pao-same = If the liable player discards the winning tile too, that player pays everything.

# Counters and bets
counter-honba-each = Of several winners each is paid for all the counters.
counter-honba-first = Of several winners only the first in turn after the discarder is paid for the counters.
counter-east-among = If East is among several winners, the counters stay and one is added.
counter-bets-back = Of several winners each takes back their own bet; all the others go to the winner nearest to the discarder's right.
counter-bets-first = Of several winners the one nearest to the discarder's right takes all the bets.

# Offences
fault-agreed = Penalties are agreed before the game; they are advisable when playing for money and at tournaments, because some people make mistakes on purpose.
fault-strict = At our tables a wrong declaration is simply not accepted, unless the option asks for penalties; in person they are these.
fault-open = A wrong declaration is accepted, found out and punished.
penalty-chombo = Chombo costs a mangan: { $dealer } to East and { $others } to each of the others; East pays { $each } to each. Offences:
penalty-chombo-final = Chombo costs { $points } of the final points. Offences:
penalty-chombo-after = After a chombo the bets of this hand go back, no counter is added, and the same East deals again.
penalty-dead-hand = Others make the hand dead. Offences:
penalty-dead-hand-after = A dead hand goes on drawing and discarding, but it claims nothing, declares no kong, does not win and never counts as ready.
penalty-fine = Some cost { $points } points, paid into the middle of the table for whoever wins the hand. Offences:
penalty-fine-back = When nobody wins, or the offender does, the fine goes back.
penalty-barred-next-turns = If nobody has shown tiles yet, play goes on and the offender may not win until the end of their next turn. Offence:
penalty-barred-next-hand = If nobody has shown tiles yet, play goes on and the offender may not win in the next hand. Offence:
penalty-barred-shown = If somebody has shown tiles, the hand is over: the offender pays a limit ({ $limit }) to East and half ({ $half }) to each of the others; East as the offender pays { $limit } to each.
penalty-no-win = After others the player may not win in this hand any more, and only makes up the numbers. Offences:
penalty-pay-each = The offender pays { $points } points to each of the others ({ $sum } in all), and play goes on. Offence:
fault-false-win = a win declared wrongly
fault-low-win = a win with a hand that does not reach { $value }
fault-false-riichi = riichi with a hand that is not ready
fault-wrong-kong = a wrong concealed kong after riichi
fault-wrong-call = a wrong set
fault-dead-claim = a claim with a dead hand
fault-changed-mind = a set that was called and taken back
fault-wrong-count = too many or too few tiles
fault-shown-tile = showing a tile of one's own hand
fault-shown-other = showing a tile of another's hand or of the dead wall
fault-shown-other-hand = showing a tile of another's hand
fault-shown-many = showing more than five tiles of the wall or of a hand
fault-same-moment = A win declared at the same moment cancels a chombo.
fault-found-later = A wrong riichi is found out only when the tiles run out; a wrong kong after riichi then too, or when its owner wins.
fault-pick-up = A claimed tile that is not picked up before two further discards have fallen (those of the players to the right and opposite) makes the hand dead.
fault-minor = Tiles of the wall turned up by accident go back to their places.

# Manners
manner-shuffle = While shuffling, tiles stay face down; one that turns over is turned back, and shuffling goes on until nobody knows where it is.
manner-dice = Dice are thrown into the middle, between the walls.
manner-wait = One draws only after the left neighbour has discarded.
manner-explain = Players who make a mistake explain it properly.
manner-lay-first = A player who lays a set discards only once it is down.
manner-remarks = Nobody comments on a discard or on their own hand.
manner-late-errors = Once the dice for the next hand have been thrown, mistakes in the last hand's score are no longer corrected.
manner-calm = Neither joy nor disappointment is shown.
manner-rebuild = If a tile turns over while the wall is built, that row is shuffled and built again.
manner-six-stacks = If a tile of the wall turns over during play, the six neighbouring stacks are shuffled and put back.

# The end of the game
game-most-points = Whoever has the most points then has won.
game-tie-example = Two who share first place get { $first } each.
