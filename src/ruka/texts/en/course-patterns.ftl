# Course 5: yaku and patterns
course-patterns = Yaku and patterns
course-patterns-about = What makes a hand worth something, and a gallery for each rule set: an example, the value open and concealed, and a near miss.
lesson-patterns-yaku-title = What is a yaku?
lesson-patterns-yaku = A complete hand is not enough: it needs at least one [term:yaku|yaku], a pattern or a circumstance that the rules pay for. Each is worth [term:fan|fan], and every one that you meet counts, though some contain others.
lesson-patterns-ways = Ways to a yaku for a beginner: a pung of dragons, of your own wind or of the round's; only tiles from two to eight; the same chow in three suits; one to nine in one suit; four pungs; three kongs; riichi; a concealed win by draw.
lesson-patterns-notes =
    Three notes. Where a pattern asks for pungs, kongs will do. A win by discard opens the set that it finishes, not the hand. And lists and values differ from game to game: every page here says by which rules.
    Japan says “two fan, one less when open”, Europe says “one fan, one more when concealed”: the same value. Yaku add up, in Europe to thirteen at most, and yakuman do not add up there.
lesson-patterns-easy-title = The easy ones
lesson-patterns-easy = Riichi and pinfu come most often. [term:pinfu|Pinfu] means “no fu”: everything that could add a point is forbidden. Four chows, none of them claimed, a worthless pair, a two-sided wait. It is called the easiest hand of all.
lesson-patterns-open-closed = The same tiles, open and concealed: by these European rules tanyao counts only in a concealed hand, so the open hand loses it, and its three-suit chow is worth one fan less. Learn the yaku of one and two fan first; the more you know, the more you choose from. They are the ground of everything: whoever does not know the patterns lets chances slip.
lesson-patterns-special-title = The special ones
lesson-patterns-special = Two hands win without four sets and a pair. Seven pairs must be seven different ones: two equal pairs would be a kong.
lesson-patterns-discards-win = A pung finished by a discard is not a concealed one: look at three concealed pungs. And one hand wins by what it throws: [term:nagashi_mangan|nagashi mangan], when the tiles run out, your hand is concealed, and all your discards are terminals and honours of which nobody took one. Whether you are ready plays no part.
lesson-patterns-greatest = The greatest hands are [term:yakuman|yakuman]. Four pungs of all winds, concealed, with the pair as the last tile, by east: { $points } points by these rules, where only one of them counts; by video rules yakuman add up, to seven at most. (One source prints its four great winds with four west tiles and no pair: a slip, or a kong.)
lesson-patterns-quiz-title = Which one is it?
lesson-patterns-quiz = After a win the game lists the fans, and some games speak their names. The source's own exercise: find out yourself which yaku it is before the list appears.
lesson-patterns-gallery-title = Gallery { $number }
lesson-patterns-gallery = What it is, what it is worth, a hand that has it and one that just fails:
