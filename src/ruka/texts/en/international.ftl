rules-international = International tournament rules as the source has them: 81 values, 8 points to win, everybody pays and the discarder most.
rules-mcr = The official Mahjong Competition Rules: 81 values, what a higher value implies is not counted, and every set is joined only once.

unit-values-native = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
unit-values-japanese = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
section-values-native = Values
section-values-japanese = Values
table-values-native = points
table-values-japanese = points
headline-sum = The hand has { $fan }, the winner gets { $points }

option-minimum_points = Points that a hand needs to win, not counting flowers and seasons.
option-dealer_repeats = East stays east after winning.
option-kong_table = Two concealed kongs, and an open one with a concealed one: 8 and 6 points in the newer table, 6 and 5 in the older one.
option-nine_gates_pungs = Pungs of ones and nines in nine gates: one fewer counts, none, or all.
option-knitted_waits = Edge and closed waits also count in the set beside a knitted straight.

decision-D-60 = The values are numbered upwards by points, without the source's slips and double numbers.
decision-D-61 = All chows: with a pair of 2 to 8 in the source; officially any pair that is not of honours.
decision-D-62 = Three shifted chows are of three suits, one or two steps apart; officially one.
decision-D-63 = What the source adds or forbids in italics holds, even where the official rules say something else.
decision-D-64 = Knitted tiles: any split of 1 to 9 over the three suits, three in each; a split into three chows is the straight of three suits (34) and not knitted.
decision-D-65 = An edge wait is a 3 for 12 or a 7 for 89; shifts are equal steps; the green tiles are bamboos 2, 3, 4, 6, 8 and the green dragon.
decision-D-66 = Flowers and seasons do not count towards the eight points.
decision-D-67 = Terminal chows: with any pair in the source, so all chows (18) counts alongside them; officially a pair of fives.
decision-D-75 = Robbing a kong (42) does not count with the value for a concealed hand won by a discard (17); the source names the fully concealed hand, which a robbed kong can never make.
decision-D-83 = No edge, closed or single wait counts where the shape of the hand waits on two kinds, even if the player holds all four tiles of one of them.
decision-D-85 = Reversible tiles (35) are dots 1, 2, 3, 4, 5, 8, 9 and bamboos 2, 4, 5, 6, 8, 9, as the tiles look; the source prints the two suits the other way round.
decision-R-2 = Nine gates (78) contains concealed pungs of ones and nines, so these are not counted again (5, 21).
