# Course 2: waits
course-waits = Waits
course-waits-about = Which tiles finish a ready hand, and how many of them can still come.
lesson-waits-ready-title = One tile is missing
lesson-waits-ready =
    A hand that lacks one single tile is [term:tenpai|ready] and waits. Four sets and one tile: here { $left } tiles of one kind can still finish it.
    Raise that number: that is the first strategy of all. Two pairs wait on two kinds, which the source calls twice the chance, though it is four tiles against three. Five in a row wait on three.
lesson-waits-one-title = One kind of tile
lesson-waits-tanki = [term:single_wait|Tanki], the single wait: four sets and a lone tile that wants to be a pair. One is in your hand, so { $left } are left at best, fewer by every one that is thrown.
lesson-waits-kanchan = [term:closed_wait|Kanchan], the closed wait: the middle of a chow is missing. One kind, { $left } tiles.
lesson-waits-penchan = [term:edge_wait|Penchan], the edge wait: eight and nine can only be finished by a seven, one and two only by a three. One kind, { $left } tiles. Edge, closed and single are the three waits for [term:only_possible|one single kind].
lesson-waits-two-title = Two kinds of tile
lesson-waits-ryanmen = [term:two_sided_wait|Ryanmen], the two-sided wait: two in a row, open at both ends. With none of them seen, { $left } tiles finish it: the best that two tiles can do.
lesson-waits-shanpon = [term:two_pairs_wait|Shanpon]: three sets and two pairs. Either pair becomes a pung, the other stays the pair. Two kinds, yet only { $left } tiles, since you hold two of each.
lesson-waits-nobetan = [term:nobetan|Nobetan]: three sets and four in a row. Take three of them as a chow, and the end that is left waits for its pair. Two kinds, { $left } tiles.
lesson-waits-three-title = Three kinds of tile
lesson-waits-sanmen = [term:three_sided_wait|Three-sided]: two sets, a pair and five in a row without one and nine. Whichever end you take as the chow, the rest is two-sided: together three kinds, { $left } tiles.
lesson-waits-seven-in-a-row = Seven in a row and no pair yet: a nobetan lengthened by a chow. Three kinds, { $left } tiles.
lesson-waits-pung-beside = A pung with a neighbour: as a pung the neighbour waits for its pair, as a pair the rest is two-sided. Three kinds, { $left } tiles. Look at it in the mirror too.
lesson-waits-many-title = Four, five, seven kinds
lesson-waits-four-sided = Pungs inside runs are where the wide waits live. Two sets and these seven tiles: { $left } tiles finish the hand.
lesson-waits-five-sided = The source prints this shape with twelve tiles; with a further five it waits on five kinds, { $left } tiles. Nobody sees such waits at a glance: try each number in turn.
lesson-waits-seven-sided = { $kinds } kinds of nine, { $left } tiles. There are many more shapes than these: practise them, and they will find you in the game.
lesson-waits-great-title = Nine and thirteen
lesson-waits-nine-sided = The [term:nine_sided_wait|nine-sided wait]: three ones, three nines and one of everything between. Every tile of the suit finishes it, { $left } in all.
lesson-waits-orphans = [term:thirteen_sided_wait|Thirteen orphans] without a pair wait on every one of themselves: { $kinds } kinds, { $left } tiles.
lesson-waits-left-title = What can still come
lesson-waits-left =
    Count tiles, not kinds. This hand waits on { $left } tiles at best; every one that lies on the table, or in somebody's open set, is gone. When all four of a kind are seen, you wait for nothing.
    With two players only about sixty tiles are played in a hand: half of what you want never appears. So wide waits are worth even more than they look.
lesson-waits-held = A hand that waits only for a tile of which it holds all four itself is not ready. One whose tiles all lie visible on the table still is.
lesson-waits-furiten-title = Furiten
lesson-waits-furiten = A wait has a shadow: your own discards. [term:furiten|Furiten] looks at all tiles that would finish your hand, even those that would give no yaku.
