# Rule sets and options
error-unknown-rules = there is no rule set “{ $name }”; choose from: { $known }.
error-unknown-option = the rule set { $rules } has no option “{ $option }”; it has: { $known }.
error-bad-option-value = the option “{ $option }” cannot be { $value }; it can be: { $allowed }.

# Circumstances of a win
error-bad-win = a hand is won by “ron” or by “tsumo”, not by “{ $value }”.
error-bad-wind = “{ $value }” is no wind; the winds are E, S, W and N.
error-bad-indicator = “{ $tile }” cannot be a dora indicator.
error-bad-number = “{ $name }” is a whole number from 0 to { $most }.
error-bad-circumstance = “{ $name }” is either true or false.
error-unknown-circumstance = there is no circumstance “{ $name }”; there are: { $known }.
error-too-many-indicators = there are at most { $limit } indicators.
error-no-winning-tile = the winning tile is missing; write it after “+”, such as +9s.
error-ippatsu-without-riichi = ippatsu is there only with riichi.
error-riichi-with-shown-sets = riichi needs a concealed hand, and this one has sets on the table.
error-replacement-by-discard = a replacement tile is drawn; such a win is never by discard.
error-replacement-without-kong = a replacement tile comes after a kong, and the hand has none.
error-robbing-by-draw = a kong is robbed of its tile by discard, never by draw.
error-first-turn-with-sets = on the first turn no set lies on the table yet.
error-first-turn-with-riichi = on the first turn the hand is won before riichi can be declared.
error-first-turn-and-last-tile = the first turn is never the last tile.
error-discarder-by-draw = nobody discards when the hand is won by draw.
error-discarder-is-winner = the winner cannot be the discarder.
error-feeder-is-winner = the winner cannot be liable for the own hand.
error-bad-seat = there is no such seat at this table.
