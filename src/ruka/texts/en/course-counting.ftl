# Course 3: counting fu and han
course-counting = Counting fu and han
course-counting-about = What a hand is worth, step by step, by the script of the Czech guide; then what other rules count in another way.
lesson-counting-start-title = Twenty to begin with
lesson-counting-hard-part =
    Now for the hard part: scoring. Valuing the hand is the hardest chapter of mahjong everywhere. The official Chinese rules have points and a minimum of them; in American mahjong every hand has its value.
    Riichi has base points, [term:fu|fu] or minipoints, and [term:fan|han], elsewhere called fan. It looks complicated, but think of this: by the guide's count riichi knows 36 kinds of hands and the official Chinese rules 85. Which is harder?
lesson-counting-notation = The guide writes a tile with a digit and a letter: m for characters, k for dots, b for bamboos, so 9k is the nine of dots. Honours have two letters: vv, jv, zv, sv for the winds, bd, zd, cd for the dragons. “vvvv” is a pair of east. A mark before a tile says that it lies sideways, taken from a discard; two marks in a kong mean that it was added. Here all of them are drawn.
lesson-counting-twenty = Every time you win, you get 20 fu. So what? Beside the smallest scoring stick that is rather little. More come from sets: every pung and every kong adds some, and sometimes even the pair does. Chows add nothing.
lesson-counting-pair-title = The pair
lesson-counting-pair = A pair of [term:valued_pair|valued tiles] is worth { $fu }. Dragons are valued always; a wind only where it is the [term:round_wind|wind of the round] or [term:seat_wind|your own].
lesson-counting-pair-twice = Is the wind of the round your own wind too? Then the pair is [term:doubly_valued_pair|valued twice] and worth { $fu }, by Japanese rules. Other rules give the plain two: ask before you play.
lesson-counting-pair-worthless = Any other pair is [term:worthless_pair|worthless]: it adds nothing. Sometimes that is just what you need.
lesson-counting-pungs-title = Triplets
lesson-counting-pungs = Three equal honours or terminals are worth { $taken } if you took a tile for them, and { $own } if all of them came from the wall. Whether the honours are valued plays no part.
lesson-counting-pungs-of-simples = Tiles from two to eight are worth half of that. Can you do it? I am sure you can, so check me.
lesson-counting-pungs-check = { $taken } when taken, { $own } when concealed. One thing more: a pung finished by somebody's discard counts as taken for fu, although the hand may still be concealed.
lesson-counting-kongs-title = Kongs
lesson-counting-kongs = A kong of honours or terminals: { $own } concealed, { $taken } with somebody's help. The guide says a kong is worth twice a triplet; its own numbers say four times, and they are right.
lesson-counting-kongs-of-simples = And from two to eight? Of course: { $taken } claimed, { $own } concealed.
lesson-counting-waits-title = The harder way
lesson-counting-waits = Three ways to fu already. More? You drive a hard bargain. If your hand waits for [term:only_possible|one single kind] of tile, that is rewarded with { $fu }: an edge, a middle, or the pair.
lesson-counting-way-title = The way of winning
lesson-counting-way = The very last one: how you win. By [term:tsumo|draw] you get 2. With a [term:concealed_hand|concealed hand] by [term:ron|discard] you get 10. Sounds too good? It is.
lesson-counting-exceptions = … there are three exceptions. [term:pinfu|Pinfu] by draw stays at 20, not 22: pinfu means “no fu”. [term:chiitoitsu|Seven pairs] are always, and I mean ALWAYS, 25. And a win on the [term:rinshan|replacement tile] gets no 2 for the draw: you have gained a han already. Complain at the nearest cemetery wall.
lesson-counting-rounding-title = Rounding up
lesson-counting-rounding = Perhaps the most important thing: when all fu are added, [term:round_up|round UP] to the next ten. A win, a concealed hand by discard, a single wait:
lesson-counting-table = All of it in one table. The guide's printed one gives a pair nothing in an open hand, and an open hand nothing for the draw; its own text gives both, and the text holds.
lesson-counting-han-title = Han
lesson-counting-han = I know what you think: so much time spent on fu, and now this. Put the fu aside; you need them only at the very end. Every hand that can win has at least one [term:yaku|yaku], every yaku has its [term:fan|han], some fewer when the hand is open, and han add up.
lesson-counting-han-adds = Riichi, tanyao and pinfu: one each. Learn the list of yaku with their han; you need it anyway, or you would never get a hand with which you may win. From fu and han the tables give the points: that is the next course.
lesson-counting-ema-title = As Europe counts
lesson-counting-ema-steps =
    The European rules count in three steps. First [term:fan|fan]: yaku, at least one, red fives, [term:dora|dora], kong dora, and with riichi the ura dora underneath. Then fu, rounded up to ten, which from five fan on nobody needs. Then the table.
    The base is told in another way: 30 for a concealed hand by discard, 25 and nothing more for seven pairs, 20 for everything else, a draw or a hand with claimed sets. The sum is the same. Where a hand can be read in several ways, the winner takes the best.
lesson-counting-ema-differs = Two things are counted that the guide does not count: a draw from the dead wall is a draw like any other, and an open hand without any fu gets 2 for [term:open_pinfu|open pinfu], so it is never less than 30.
lesson-counting-ema-wait = And the 2 for a narrow wait are due even if the hand had other ways to finish. With 5-6-7-8-9 and a seven you may call it the edge, or the two-sided wait that pinfu wants: the better one counts.
lesson-counting-classical-title = Points and doubles
lesson-counting-classical-order = The classical Japanese game counts in this order: points of the sets and of the way of winning, with 20 for the win; then [term:double|doubles], each of which doubles everything, so two are times four and three times eight; then to the nearest ten; then the players settle.
lesson-counting-classical-worked = In the first two examples the source forgets something that its own tables give: the double for the green pung and the points for a draw. Here they are counted in full.
lesson-counting-classical-more-title = More doubles, and the limit
lesson-counting-classical-limit = Doubles grow quickly, so there is a [term:limit_hand|limit]: nobody is ever paid for more.
lesson-counting-video-title = Points on the screen
lesson-counting-video-list = Video mahjong has a short list to learn: 20 for the win, 10 for a concealed hand by ron, 2 for tsumo, 2 for the last chance (a wait for one kind), seven pairs 25 in all. Pungs 2 or 4, dear ones 4 or 8; kongs 8 or 16, dear ones 16 or 32; pairs of dragons, your wind or the prevailing wind 2 each; chows nothing. Concealed is always twice the open.
lesson-counting-video-ron = A set finished by ron counts as open for points, while the hand still counts as concealed for yaku. And a kong of your own, though everybody sees it, stays concealed.
