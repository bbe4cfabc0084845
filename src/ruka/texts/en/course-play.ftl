# Course 6: what to discard, attack or defend, reading
course-play = Attack, defence, reading
course-play-about = What to throw, when to attack and when to defend, and what an opponent's discards tell.
lesson-play-plan-title = A plan at first sight
lesson-play-luck = How much of it is luck? Much, but less than in poker or dice. Playing well needs many skills, a plan for the whole game and experience. Rounds, changing winds and changing dealers let a good player beat one who trusts to luck: large tournaments show it.
lesson-play-plan =
    Right after the deal estimate what the hand may become: count the tiles that it [term:potential|needs to win]. { $few } or fewer: attack. More than { $many }: defend from the first turn. Between them, wait and see.
    Every deal is different: answer to what the tiles allow. The typical fault is to force a certain dear hand at any cost, again and again, without minding how the hand changes.
lesson-play-easy-first =
    Decide at once which sets you build and which yaku you aim at: the easy ones first, riichi, a value pung, only simples, pinfu. Keep to it, and change only for an obvious chance. When a better hand offers itself, take it sometimes, not always.
    Sort the tiles only roughly: what comes later falls into its place by itself.
lesson-play-elements-title = Elements of one and two
lesson-play-elements = A hand is made of [term:element|elements], and each is as good as the number of tiles that complete it. One tile is the worst: it can only become a pair. Two in a row are the best of two; at the edge or with a gap they are half as good; a pair has little hope of a third.
lesson-play-longer-title = Elements of three and more
lesson-play-longer = Three tiles that belong together: two in a row with one of them doubled are the best. Count what completes each of these to a set.
lesson-play-rows = Four in a row are excellent and have many uses. Five in a row should never be broken into a run and two: whole, they make a run in many ways and leave a good element over.
lesson-play-potential-title = Four hands of the source
lesson-play-potential = Four dealt hands, as source 002 discusses them. How many tiles does each need, and what is to be done?
lesson-play-potential-three = Five elements, not ideal ones, and four of them want a tile. An early three of dots would make it good; a pung of green dragons would be a double. Throw the lone eight of characters first, then the winds, and keep the elements open.
lesson-play-potential-four = Full of elements: one must go. Two doubles are near, only cheap tiles and no value, so drop the pair of nines and the wind. Attack and win early, even with one double; to wait for the second is risky.
lesson-play-attack-title = Attack
lesson-play-attack =
    The heart of attack: be ready soon, and so that as many tiles as possible finish the hand. Beginners finish sets at once and then wait for a single tile; the experienced build elements that several tiles complete. Very good players are often ready by the fourth or fifth turn.
    Picture every way in which your hand could become ready and keep them all in mind, so that none escapes you.
lesson-play-edges = Build elements of cheap tiles next to the terminals. Fours to sixes are in most use and seldom thrown; ones and nines fit badly and are thrown often, so these two get their tile. And tiles from others matter: a win by discard is three to four times as frequent as one from the wall.
lesson-play-improve = A ready hand can mostly be improved. Four sets and a lone wind: { $single } tiles. Four in a row: { $four }. Two sets and these seven tiles: { $seven }. Each more kind raises your chance.
lesson-play-calls-title = To call or not
lesson-play-riichi = [term:riichi|Reach] is not needed to win. It adds { $fan } if you do, and costs the freedom of choosing what you throw.
lesson-play-calls = Never open a set before you know which yaku you want, and never merely because you can: you may end with a hand that cannot win. Know which yaku survive it: pinfu is worth something concealed and nothing open.
lesson-play-calls-good = With a known yaku, opening is a fine way to quick and sometimes large wins: draws and discards both serve you, and many dear hands allow it.
lesson-play-defence-title = Defence
lesson-play-defence =
    A bad hand, or not ready by turn { $in_time }: defend. After turn { $too_late } somebody else will win first: throw only what is safe, and hope that nobody wins. Good defence is called the goal of mahjong.
    Its first principle: do not throw the tile that an opponent needs. Early, throw lone dear tiles first, winds above all.
lesson-play-two-questions = Ask two questions of every discard: which tile is more dangerous, and which is more useful to you? Here is the source's example. Throw one of the three that you hold: nobody can make a pung of it any more, and a useful pair stays.
lesson-play-fold = You cannot win every hand. Few tiles left, an opponent in riichi, nothing in your hand: defend. Not being ready at the end costs little, [term:deal_in|dealing in] costs much. Where [term:furiten|furiten] holds, whatever lies among an opponent's own discards is [term:genbutsu|safe] from ron by that opponent: throw what already lies in that row.
lesson-play-seen-title = Count what is seen
lesson-play-seen = Watch what each opponent threw and laid. The first method is plain counting. Three equal honours are seen: the fourth is safe, since nobody can make a set or a pair of it; only thirteen orphans could still want it. Other tiles may fit a run as well, so count those too.
lesson-play-seen-threes = All four threes are seen: nobody has a 1-2-3. So one and two are fairly safe, though not quite: somebody may still want a pair or a pung of them.
lesson-play-reading-title = Reading discards
lesson-play-reading =
    The second method: infer the hand from what was thrown. A suit that is missing among the discards is probably collected. Low numbers thrown early mean high ones kept, and the reverse.
    A whole run thrown within three or four turns: probably a one-suit hand. Whoever throws a double wind probably hopes for something very dear.
lesson-play-early-late =
    A number thrown early was probably lone: its nearest neighbours are fairly safe. A number thrown late was probably the edge of an element: its close neighbours are dangerous.
    Threes and sevens are wanted most, for plain runs and for those at the edge: do not throw them before your right neighbour has.
lesson-play-signs = Three laid sets of a suit: never throw that suit. A laid set of honours and cheap sets of one suit: neither that sort of honour nor that suit. And guess the hand: if a tile is thrown that should have been part of its sets, the hand is most probably ready.
lesson-play-reading-more-title = Three more to read
lesson-play-reading-after = In the third a suit was missing that the player never took from the left either, so it was not wanted after all: what a player lets pass tells as much as what is thrown. And a drawn tile that is kept, while another is thrown from the hand late, says: nearly ready.
lesson-play-seats-title = The four seats
lesson-play-right = Use all this above all against your [term:right_neighbour|right neighbour], always the most dangerous: many wins finish a run, and only that player can take your discard for one.
lesson-play-left =
    Your [term:left_neighbour|left neighbour] is the one who may give you the tile for a run. Bait that player with the [term:system_147|1-4-7]: of 1-3-5 throw the five and hope for a two; of 5-6-8-9 throw the eight and the nine and hope for a seven.
    A strong hand there? Slow it down: take by a [term:overriding|pung] the tile that is wanted for a run; a pung has precedence.
lesson-play-opposite = Against the player [term:opposite|opposite] override runs by pungs too. If that player throws mostly one suit, prepare to win with a tile of that suit.
lesson-play-east = Against the main player the other three must work together, and north is in the greatest danger: everything north throws, east may take for a run. North should lay no pung or kong but lucky ones, since each gives east an extra turn, and should win as soon as possible, even cheaply.
lesson-play-tells-title = Tells and bluff
lesson-play-hide = Do not betray that you are ready: do not look aside, do not light a cigarette, do not throw drawn tiles without a thought.
lesson-play-tells = Watch in what the others show interest and how long they think. A drawn tile goes into the hand and another is thrown: probably not ready. A drawn tile is thought over and thrown: probably ready, waiting near it. Thrown without a thought: almost surely ready for certain tiles.
lesson-play-bluff = And [term:bluff|bluff]. You want dots: pretend an interest in bamboos. Hesitate over tiles that you do not need, and throw as if without thought those that border your sets. Ready already? Put a useless drawn tile among your sets and throw it later, as if it were another.
lesson-play-style = Techniques are many and they combine. Every game brings new ones, and the many layers of mahjong let everybody find a style of their own.
