# The advice of sources 001 and 002; the key is the row of the content.
seat-opponent = an opponent
seat-right = the player to your right
seat-left = the player to your left
seat-opposite = the player opposite
seat-other = another player

maxim-C1-033 = Do not show your opponent tiles before you must: a concealed hand has better chances.
maxim-C1-041 = Riichi is not needed to win: it adds one fan and takes away the choice of your discards.
maxim-C1-128 = Plan the hand at first sight: what to keep, what to get rid of, and which yaku to play for; change the plan only for an obvious chance.
maxim-C1-129 = Go for the easy yaku: all simples is near, and { $tiles } is just in its way.
maxim-C1-131 = Dora are no yaku: you hold { $count }, but by themselves they do not win.
maxim-C1-132 = Do not open a set before you know which yaku you want: the hand might have nothing to win with.
maxim-C1-133 = A hand of chows alone is a yaku only while it is concealed; open it is worth nothing.
maxim-C1-134 = One suit with honours loses value by opening: { $count } fan concealed, { $more } open.
maxim-C1-135 = You know your yaku, so opening a set is a quick way to win: draws and discards both serve you.
maxim-C1-138 = Not every hand can be won: tiles left to draw { $count }, an opponent in riichi, and your hand still { $more } from ready; defending costs less.
maxim-C1-139 = { $who } has thrown { $tiles } already, and by furiten cannot win on it.
maxim-C1-140 = The more tiles finish the hand, the sooner you win: this way { $count }, otherwise perhaps only { $more }.
maxim-C1-144 = There is no use in waiting for { $tiles }, all four are seen; { $count } tiles are left in all.
maxim-C1-147 = With two players hardly half of the tiles are played, so a wait on several kinds is worth more: here { $count } kinds, { $more } tiles.

maxim-C2-262 = Do not force one suit at any cost: after this discard the hand would be { $count } from ready, otherwise only { $more }.
maxim-C2-263 = Right after the deal count the tiles that you need to win: here { $count }.
maxim-C2-264 = At most four tiles are needed (here { $count }): play to win from the start; you can expect to by turn 9 or 10.
maxim-C2-265 = { $count } tiles are needed: it depends on what comes; be ready to give the win up.
maxim-C2-266 = { $count } tiles are needed: give the win up at once, defend, and play for a draw.
maxim-C2-278 = Do not break up the run { $tiles }: whole it makes a chow in many ways and leaves a good element.
maxim-C2-283 = Get ready so that as many tiles as possible finish the hand: this way { $count }, otherwise perhaps only { $more }.
maxim-C2-284 = Do not wait for a single kind ({ $tiles }, { $count } left): the hand can be made ready for { $more } tiles.
maxim-C2-284-claim = Do not finish sets too early: this one brings the hand no nearer.
maxim-C2-286 = The hand has more parts than it needs ({ $count }): keep to cheap tiles and let the dear ones go, { $tiles }.
maxim-C2-287 = Better ready later on many tiles than now on few: now only { $count } would finish the hand, this way { $more } improve it.
maxim-C2-288 = It is turn { $count } and the hand is not ready: turn to defence.
maxim-C2-289 = It is turn { $count }: after the fifteenth somebody else will probably win first; throw only safe tiles and hope for a draw.
maxim-C2-291 = Keep the hand concealed as long as you can: each set on the table tells the others something.
maxim-C2-292 = Each set on the table makes the hand less flexible: with { $more } sets shown, { $count } of its tiles are left.
maxim-C2-293 = { $tiles } is good to wait for: terminals are thrown often, because they are harder to use.
maxim-C2-296 = Even a ready hand can be improved: { $more } tiles finish it now instead of { $count }.
maxim-C2-303 = Do not throw what an opponent needs: { $who } is probably ready, and may have use for { $tiles }.
maxim-C2-304 = Lone dear tiles go first, winds above all: { $tiles }.
maxim-C2-305 = Whoever is not east throws a lone east wind first, then the wind of the player to the left: { $tiles }.
maxim-C2-306 = Lone cheap tiles combine well and go last: throw { $tiles } before.
maxim-C2-307 = It is turn { $count }, and somebody may hold a pair of { $tiles }: { $more } are unseen.
maxim-C2-308 = It is turn { $count }: cheap tiles from 3 to 7, such as { $tiles }, are the most dangerous now.
maxim-C2-309 = { $tiles } serves nobody, and the hand does not need it: a good answer to both questions, what is dangerous and what is useful.
maxim-C2-313 = Three equal honours are seen, so the fourth is safe: { $tiles }.
maxim-C2-314 = Nobody can win on { $tiles } any more: no pung, pair or chow can be made with it.
maxim-C2-319 = { $who } throws { $count ->
    [0] no
   *[some] hardly any
 } { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 }, so probably collects them.
maxim-C2-320 = { $who } threw { $tiles } early, probably as a lone tile: its neighbours are fairly safe.
maxim-C2-321 = { $who } threw { $tiles } late, probably from the edge of an element: its neighbours are dangerous.
maxim-C2-322 = Everybody wants threes and sevens: do not throw { $tiles } before { $who } has thrown one.
maxim-C2-323 = { $who } threw a double wind, { $tiles }, and probably hopes for a very dear hand.
maxim-C2-324 = { $who } threw a whole chow, { $tiles }, within a few turns: probably a hand of one suit, and not of this one.
maxim-C2-325 = { $who } threw { $tiles }, so probably collects { $half ->
    [low] low
   *[high] high
 } numbers of this suit.
maxim-C2-326 = { $who } has three sets of one suit on the table ({ $tiles }): never throw that suit.
maxim-C2-327 = { $who } has honours and sets of one suit on the table ({ $tiles }): throw neither such honours nor that suit.
maxim-C2-328 = { $who } threw { $tiles } although collecting such tiles: the hand is probably ready.
maxim-C2-330-wind = { $who } threw a wind of their own, { $tiles }, so late: the hand is probably ready, or the wind would have stayed in it.
maxim-C2-331-across = { $who } throws { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 } across the whole range ({ $tiles }), so hardly collects them.
maxim-C2-331-passed = { $who } took none of the { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 } in { $count } turns, though they could be had: probably not the suit collected.
maxim-C2-332-laid = { $who } has { $tiles } on the table, so probably collects this suit.
maxim-C2-333 = { $tiles } may be of use to the player to your right, the only one who can take it for a chow: always the most dangerous one.
maxim-C2-336 = The 1-4-7 bait: after this discard { $tiles } looks safe, and the player to your left may throw it ({ $count } left).
maxim-C2-337 = Throw the edge and hope that the player to your left throws { $tiles } ({ $count } left).
maxim-C2-338 = { $who } looks strong and could take { $tiles } for a chow: a pung goes before it.
maxim-C2-340 = { $who } could take { $tiles } for a chow: take it away by a pung.
maxim-C2-341 = { $who } throws mostly one suit ({ $count } of { $more } numbers), so { $tiles } is good to wait for.
maxim-C2-343 = North should lay no pungs or kongs such as { $tiles }: it gives east an extra turn; lucky tiles are the exception.
maxim-C2-344 = North is in the greatest danger from east: win as soon as you can, even cheaply.
maxim-C2-346 = { $who } kept the drawn tile and threw { $tiles } from the hand: probably not ready yet.
maxim-C2-348 = { $who } threw { $count } drawn tiles in a row at once ({ $tiles }): probably ready.
