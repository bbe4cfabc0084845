help-score = Count a hand by a rule set and explain it.
help-points = Points for so many fu and fan; without them the score tables.
help-rules = The rule sets: what they say and how they differ.
help-rules-list = The rule sets and their ids.
help-rules-show = What a rule set says: options, prices, limits, payments, decisions.
help-rules-diff = Where two rule sets differ.
help-rules-table = The score tables of a rule set, to read or to print.

help-score-words = The id of a rule set, then the hand with the winning tile after +, such as ema-riichi 234m 66p [777z] 456s 78s +9s. With --jsonl: files of questions.
help-rules-id = The id of a rule set, as “ruka rules list” shows it.
help-win = Won by discard (ron) or by draw (tsumo).
help-seat = The winner's wind.
help-round = The wind of the round.
help-riichi = The winner has declared riichi.
help-double-riichi = Riichi was declared on the first turn.
help-ippatsu = Won within the first uninterrupted turn after riichi.
help-last-tile = Won on the last tile of the wall, or on the last discard.
help-after-kong = Won on the replacement tile after a kong.
help-robbing-kong = Won on the tile that another added to a kong.
help-first-turn = Won on the first uninterrupted turn.
help-dora = Dora indicators, such as 3m5z.
help-ura = Ura dora indicators; they count with riichi.
help-nuki = Norths set aside.
help-honba = Counters (honba) on the table.
help-sticks = Riichi bets on the table that the winner takes.
help-discarder = Who discarded; without it nobody's gains are known.
help-pao = Who is liable for the hand.
help-flowers = Flowers and seasons of the winner, such as 1f5f.
help-others = The hand of one who did not win, such as E=123m456p789s1155z; may be given several times.
help-second-replacement = Won on the replacement tile of a second kong in the same turn.
help-multiplier = So many times the value, in place of the seat and the kind of win.
help-option = Set an option of the rules; may be given several times.
help-house = A file of house rules, in place of the id of a rule set.
help-all-readings = Show the lines of the readings that lost too.
help-terms = Names of patterns: those of the sources, or the Japanese ones.
help-html = Write the explanation as a page into this file.
help-fu = Fu, rounded up if they are not.
help-fan = Fan.
help-format = Text, or a page of HTML.

error-unknown-terms = there are no terms “{ $name }”; choose from: { $known }.
error-unknown-rules-near = there is no rule set “{ $name }”; did you mean { $near }? There are: { $known }.
error-no-rules = name a rule set, such as ema-riichi; “ruka rules list” shows them all.
error-no-score-hand = give a hand after the rule set, such as ema-riichi 234m 66p [777z] 456s 78s +9s, or --jsonl.
error-bad-option-setting = “{ $setting }” sets no option; write its name, an equals sign and the value, such as open_tanyao=true.
error-bad-other = “{ $text }” is no hand of another; write the seat, an equals sign and the tiles, such as E=123m456p789s1155z.
error-unwritable-file = the file { $path } cannot be written.
error-dealer-is-not-east = the dealer sits east, and this case says otherwise.
error-fu-and-fan = give both fu and fan; fu may be left out only where fan alone make a limit.

column-id = id
column-name = name
column-players = players
column-source = source
column-open = open
column-concealed = concealed
column-clause = clause
column-dealer-tsumo = East, draw
column-dealer-ron = East, discard
column-other-tsumo = others, draw
column-other-ron = others, discard
table-dealer-tsumo = East (tsumo): each of the others pays
table-dealer-ron = East (ron): the discarder pays
table-other-tsumo = Others (tsumo): each of the others pays / East pays
table-other-ron = Others (ron): the discarder pays
table-limits = Limits
table-fan-native = fan
table-fan-japanese = han
