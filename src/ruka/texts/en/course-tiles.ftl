# Course 1: tiles and sets
course-tiles = Tiles and sets
course-tiles-about = Which tile is which, what a set is, and what a winning hand looks like.
lesson-tiles-suits-title = Three suits
lesson-tiles-suits =
    Mahjong is played with tiles. There are { $kinds } different ones and four of each: { $tiles } in all.
    Most of them belong to three [term:suit|suits], each numbered from one to nine: [term:dots|dots], [term:bamboos|bamboos] and [term:characters|characters].
lesson-tiles-characters =
    Learn the numerals of the characters first. One, two and three are simply that many strokes; the others come by themselves as you play.
    The one of bamboos is a picture of a bird, and the bird looks different in every box of tiles. It is one bamboo all the same.
lesson-tiles-honours-title = Winds, dragons, terminals
lesson-tiles-honours =
    The other tiles have no number. Four [term:winds|winds], always in this order: east, south, west, north. Three [term:dragons|dragons]: red, white and green. Together they are the [term:honours|honours].
    The white dragon differs from set to set: mostly it is blank, sometimes it has a blue frame.
lesson-tiles-sorts = Ones and nines are [term:terminals|terminals]: they fit into fewer runs. Two to eight are [term:simples|simples]. Terminals and honours usually count for more and are harder to use.
lesson-tiles-box-title = What is in the box
lesson-tiles-box =
    In each suit one of the fives may be [term:red_five|red]: it takes the place of an ordinary five, so { $tiles } tiles stay { $tiles }.
    Many boxes also hold eight [term:flowers|flowers] and [term:seasons|seasons], one of each, and perhaps jokers and blank tiles. Most rules do not use them: put them aside.
lesson-tiles-gear =
    Besides tiles there are two or three dice, sticks or counters for points, and something that shows the winds. The players agree what a stick is worth; 10, 100, 500 and 1000 are a good choice.
    If your box has no discs with the directions, cut some from cardboard: they help beginners most. Some sets have a little block with a roller that shows the wind of the round.
lesson-tiles-sets-title = Chow, pung, kong, pair
lesson-tiles-sets = Tiles are collected in [term:set|sets]. A [term:chow|chow] is three in a row of one suit, a [term:pung|pung] three of a kind, a [term:kong|kong] four of a kind. A [term:pair|pair] is two of a kind.
lesson-tiles-no-sets =
    Numbers do not run in a circle: after nine there is nothing, so 8-9-1 is no chow. Winds and dragons make no chows at all.
    And four equal tiles in the hand are a kong only once it is declared: until then they are a pung and one tile more, or part of a chow.
lesson-tiles-hand-title = A winning hand
lesson-tiles-hand = A [term:complete_hand|winning hand] has { $count } tiles: four sets and a pair. The sets may be all chows, all pungs, all kongs or any mixture, and the pair may be of any tile. A kong counts as one set of three; its fourth tile is replaced.
lesson-tiles-other-hands = Two hands are different: [term:chiitoitsu|seven pairs], and [term:kokushi|thirteen orphans], one of each terminal and honour and one of them twice.
lesson-tiles-double-wind = Every player has a wind, and every round has one. If you are south in the south round and lay three south winds, that is a set of the [term:double_wind|double wind] and counts twice.
lesson-tiles-turn-title = The game in one breath
lesson-tiles-breath =
    Four play. Everybody gets { $hand } tiles. Whoever is to play draws one, has { $deal }, and throws one away: keep what fits, throw what does not. So it goes round until somebody has a winning hand, or until no tile is left.
    Hardly any dealt hand wins at once. The aim is to be first to turn yours into one; in the end, the most points win, not the most hands.
    Read this twice and play: it saves trouble later.
lesson-tiles-turn = A turn, step by step:
lesson-tiles-eight =
    With thirteen tiles you may draw, or take the latest discard: to win ([term:ron|ron]), or for a chow, a pung or a kong. With fourteen you may win ([term:tsumo|tsumo]), declare a kong, declare [term:riichi|riichi], and otherwise you throw one.
    A kong brings another tile and the turn goes on. Everything other than drawing and throwing is rare: most turns are just these two.
lesson-tiles-why-not = A question that everybody asks once: my hand is complete, why can I not win? There are two reasons. Either the hand has no [term:yaku|yaku], or you are [term:furiten|furiten]: you threw a tile that you now wait for. The table tells you which.
lesson-tiles-dora-title = Dora
lesson-tiles-dora = One tile of the dead wall lies face up: the [term:dora_indicator|indicator]. The tile after it is [term:dora|dora], a present: every one in a winning hand adds to its worth.
