# What the rule sets are
rules-japanese-classical = Japanese classical rules: points and doubles, limit 500, the discarder pays or everybody does.
rules-japanese-classical-3p = Japanese classical rules for three: the tiles of one wind are left out in every deal.
rules-japanese-classical-5p = Japanese classical rules for five: one player always sits out.
rules-european-classical = European classical rules: all hands count, and those who did not win settle among themselves too.

# Options
option-rounds = How many rounds a game has.
option-concealed_pung = Points for a concealed pung, of simples and of terminals or honours: 4 and 8 by the examples, 8 and 16 by the table.
option-penalties = Mistakes can be made at the table, and a penalty is paid for them.
option-false_mahjong = When a player may not win after a false mahjong, if nobody has shown tiles yet: in the next round of turns, or in the next hand.
option-missing_wind = The wind left out in this deal: west, south after a change of dealer, north after the next one.

# Decisions in short
decision-D-30 = Dice decide the first dealer at the start of every round.
decision-D-31 = If the dealer does not win, the deal moves on, also after a draw.
decision-D-32 = A concealed pung: the table says 8 and 16, all the examples 4 and 8; 4 and 8 hold here, the others are an option.
decision-D-33 = Only terminals and honours, and a terminal or honour in every set, count once together.
decision-D-34 = The source's examples, put right: the first forgets the double for the green dragon (140), the third one suit with honours and a terminal or honour in every set (limit), the fourth has five tiles of a kind, the second leaves out the 2 points for the draw and the sixth the 2 points for the only possible tile.
decision-D-35 = With three players the multipliers are those of four.
decision-D-36 = After a false mahjong that nobody showed tiles for, the player may not win in the next round of turns.
decision-D-37 = In a hand that did not win, lucky sets, the double wind and little three dragons double; other doubles and limit hands need a complete one.
decision-D-38 = Seven pairs are not a winning hand here: the source gives them a value only in other rules.
decision-D-39 = Slips in the source: 34 kinds and 136 tiles, A is west in the third and fourth deal of the game example, the dead wall has 7 stacks.
decision-D-43 = A terminal or honour in every set means in the pair too.
decision-D-44 = A concealed kong does not open a hand.
decision-D-72 = With three players a limit hand holds no winds; such a hand counts by its doubles.
