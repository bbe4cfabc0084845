# Drills: what is asked, and why an answer is right
drill-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
drill-sum = Together

# Waits
drill-waits = Waits
drill-waits-text = Which tiles finish a hand, and how many of them are left.
drill-waits-level-plain = Waits on one tile or two
drill-waits-level-left = How many are left
drill-waits-level-wide = Waits on three tiles and more
drill-waits-level-suit = Ten tiles and more of one suit
drill-waits-level-wide-left = How many are left of many
drill-waits-which = Which tiles finish the hand?
drill-waits-left = How many tiles that finish the hand are left, when these are seen?
drill-waits-with = { $tile }: { $wait }
drill-waits-of = { $count ->
    [one] { $count } left
   *[other] { $count } left
 }
drill-waits-not = { $tile } does not finish the hand
drill-waits-fifth = { $tile }: all four are in the hand already

# Fu
drill-fu = Little points
drill-fu-text = Points of sets, pairs and waits, counted part by part and for whole hands.
drill-fu-level-part = One set, pair or wait
drill-fu-level-sum = Whole hands
drill-fu-level-rounded = Whole hands, rounded as they count
drill-fu-part = How many { $unit } does this part of a hand give?
drill-fu-sum = How many { $unit } does this hand have, before anything is rounded?
drill-fu-rounded = How many { $unit } does this hand count, rounded?
drill-fu-rounds = { $fu }, rounded up
drill-fu-nothing = Nothing is given for it

# Errors
error-unknown-drill = there is no drill “{ $name }”; choose from: { $known }.
error-drill-not-for-rules = the drill “{ $drill }” has nothing to ask by the rules “{ $rules }”.
error-no-such-level = the drill “{ $drill }” has levels from 1 to { $most } by these rules.
error-no-such-answer = this is no answer to the question: choose among what is offered, or give a number.
error-no-question = no question of this kind came up; ask for another seed.
