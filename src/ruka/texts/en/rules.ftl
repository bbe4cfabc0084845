# Rule sets and options
error-unknown-rules = there is no rule set “{ $name }”; choose from: { $known }.
error-others-do-not-count = in these rules the hands of those who did not win count for nothing.
error-bad-others = the hands of the others are given by seat, each with its tiles.
error-of-seat = in the hand of { $seat ->
    [E] east
    [S] south
    [W] west
   *[N] north
 }: { $reason }
error-other-is-winner = { $seat ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } has won; give the hands of the others.
error-bad-flowers = flowers and seasons are the tiles 1f to 8f, such as 1f5f.
error-fifth-tile-at-table = with the hands of the others there are five { $tile }; there are four of a kind.
error-flower-twice-at-table = the tile { $tile } lies here twice; there is one of each flower and season.
error-discarder-missing = say who discarded; otherwise nobody knows who pays.
error-unknown-option = the rule set { $rules } has no option “{ $option }”; it has: { $known }.
error-bad-option-value = the option “{ $option }” cannot be { $value }; it can be: { $allowed }.
error-bad-policy = in these rules “{ $field }” cannot be { $value }; it can be: { $allowed }.
error-short-wall = the wall has { $tiles } tiles, and the deal, the dead wall and the draws need { $needed }.
error-short-dead-wall = the dead wall has room for { $tiles } tiles, and the replacement tiles and indicators need { $needed }.
error-uneven-noten = { $points } points cannot be shared out evenly at a draw; take a multiple of { $unit }.
error-endless-game = the game would never end: it has no rounds, no hands to win and no lower limit of points.
error-three-winds = one wind is out of the game only where three play and nobody sits out.

# Circumstances of a win
error-bad-win = a hand is won by “ron” or by “tsumo”, not by “{ $value }”.
error-bad-wind = “{ $value }” is not a wind; the winds are E, S, W and N.
error-bad-indicator = “{ $tile }” cannot be a dora indicator.
error-bad-plan = This cannot be advised on: a hand has at most four sets and a plan at most three of them, with numbers that the core knows.
error-bad-number = “{ $name }” is a whole number from 0 to { $most }.
error-bad-circumstance = “{ $name }” is either true or false.
error-unknown-circumstance = there is no circumstance “{ $name }”; there are: { $known }.
error-too-many-indicators = there are at most { $limit } indicators.
error-no-winning-tile = the winning tile is missing; write it after “+”, such as +9s.
error-ippatsu-without-riichi = ippatsu is possible only with riichi.
error-ippatsu-after-kong = a kong ends ippatsu; a win on its replacement tile has none.
error-riichi-with-shown-sets = riichi needs a concealed hand, and this one has sets on the table.
error-replacement-by-discard = a replacement tile is drawn; such a win is never by discard.
error-replacement-without-kong = a replacement tile comes after a kong, and the hand has none.
error-second-replacement-alone = the replacement tile of a second kong needs two kongs, and the hand has one.
error-robbing-by-draw = robbing a kong is a win by discard, never by draw.
error-robbing-last-tile = a kong is never made with the last tile, so it cannot be robbed then.
error-first-turn-with-sets = on the first turn no set lies on the table yet.
error-first-turn-with-riichi = on the first turn the hand is won before riichi can be declared.
error-first-turn-and-last-tile = the first turn is never the last tile.
error-first-turn-and-kong = a kong that is robbed has ended the first turn.
error-discarder-by-draw = nobody discards when the hand is won by draw.
error-discarder-is-winner = the winner cannot be the discarder.
error-feeder-is-winner = the winner cannot be liable for their own hand.
error-claim-does-not-win = one of the hands declared does not win.
error-seat-claims-twice = one seat claims the discard twice.
error-bets-missing = there are fewer bets on the table than winners in riichi.
error-bad-seat = there is no seat { $seat } at this table; its seats are { $seats }.
error-bad-seat-number = there is no such seat at this table.
error-seat-missing = it is not said what the hand of { $seat } is worth.

# House rules
error-house-not-toml = the house-rule file is not TOML: { $problem }.
error-house-no-base = the house-rule file names no base; write for example base = "ema-riichi".
error-house-unknown-key = the house-rule file cannot have “{ $key }”; it can have: { $known }.
error-house-bad-value = “{ $key }” must be { $right ->
        [text] a text in quotes
        [number] a whole number
        [list] a list of names such as ["tanyao"]
       *[table] a table with its keys under a heading in brackets
    }.
error-house-bad-id = “{ $id }” cannot be an id; use lower-case letters, digits and hyphens.
error-house-bad-price = the price of “{ $name }” is a number from 0 to 100, a pair such as {"{"} open = 1, concealed = 2 {"}"}, or false.
error-house-many-prices = “{ $name }” has several prices here and cannot be changed with a single one.
error-house-many-patterns = house rules can have at most { $most } patterns of their own.
error-house-unsound = these rules cannot be played: points or tiles would not add up.
house-of = House rules, based on “{ $base }”.
error-house-bad-pattern = a pattern of your own cannot be called “{ $name }”; use lower-case letters, digits and underscores, and a name that the catalogue does not have.
error-house-bare-pattern = the pattern “{ $name }” lacks what it is (is), or what it is worth (open, concealed).
error-long-expression = the expression is too long; at most { $most } characters are read.
error-bad-expression = the expression cannot be read from its character { $column } on: a word, an operator or a bracket is missing there or does not belong there.
error-expression-unknown = there is no { $what ->
        [pattern] pattern
        [form] form of a hand
        [role] role of the winning tile
        [template] template
        [tag] kind of value
       *[word] word
    } “{ $name }” (character { $column } of the expression); perhaps: { $known }.
error-expression-sorts = “{ $part }” does not fit together (character { $column } of the expression): { $left ->
        [truth] a truth
        [number] a number
        [kinds] kinds of tiles
        [sets] a combination of sets
        [text] a text
       *[place] a free suit or rank
    } { $right ->
        [none] cannot be negated
        [truth] cannot be joined with a truth
        [number] cannot be joined with a number
        [kinds] cannot be joined with kinds of tiles
        [sets] cannot be joined with a combination of sets
        [text] cannot be joined with a text
       *[place] cannot be joined with a free suit or rank
    } in this way; compare numbers first (count(pungs) >= 2), ask kinds with any_of(…), and bind suits with exists_suit(…).
error-unknown-pattern = there is no pattern “{ $name }” in the catalogue; perhaps: { $known }.
error-house-not-one-of = “{ $key }” cannot be “{ $value }”; it can be: { $known }.
error-house-built-in-id = “{ $id }” is the id of built-in rules; give these one of their own, for example id = "{ $id }-club".
error-house-same-name = “{ $name }” is already the name of the pattern “{ $other }”; give this one another.
error-house-bad-worth = “{ $key }” is { $value }; a pattern is worth a whole number from 0 to { $most }.
error-rules-bad-name = “{ $name }” cannot be a name; a name has at most { $most } characters on one line, and something to see in them.
error-expression-deep = the expression is nested too deeply; at most { $most } levels are read, so join its parts side by side.
error-expression-kinds = { $part } does not name kinds of tiles (character { $column } of the expression); write ranks and then their suit, m, p, s or z, as in "19m567z".
error-expression-chain = “{ $part }” compares more than two things (character { $column } of the expression); write every comparison by itself, as in 1 < chow_count and chow_count < 4.
error-expression-not-said = “{ $part }” cannot stand in an expression (character { $column }); it is made of words, whole numbers, & | ~ (and, or, not), + and comparisons with == != < <= > >=.
error-expression-call = “{ $part }” cannot be read (character { $column } of the expression); it is written as in { $right }.
error-expression-asks-nothing = “{ $part }” asks nothing of a hand; an expression is a truth, a number or kinds of tiles that depend on the hand, such as any_of(pairs & DRAGONS).
error-expression-combining = “{ $part }” (character { $column } of the expression) asks for { $asked }, but { $sets } sets by themselves have only chows, pungs and chow_count; only combining(4, …) sees the whole hand.
error-bad-case = case { $row } is not a won hand of fourteen tiles.

# Published revisions
revision-1 = The rules as they were when revisions began.
revision-2 = Findings of November 2026: the decisions D-64 and D-72 to D-91.
