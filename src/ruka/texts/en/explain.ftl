# Numbers with their units
unit-fan-native = { $count } fan
unit-fan-japanese = { $count } han
unit-han-native = { $count } han
unit-han-japanese = { $count } han
unit-faan-native = { $count } faan
unit-faan-japanese = { $count } faan
unit-doubles-native = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
 }
unit-doubles-japanese = { $count } fan
fu-native = { $count } fu
fu-japanese = { $count } fu
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

# What was counted, and the result
explain-win = { $win ->
    [tsumo] by draw
   *[ron] by discard
 }
explain-seat = { $seat ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } in the { $round ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } round
headline-formula = { $fan }, { $fu }: { $points }
number = { $number }
headline-limit = { $limit } ({ $fan }): { $points }
headline-limits = { $number ->
    [1] { $limit }: { $points }
    [2] double { $limit }: { $points }
   *[more] { $number } × { $limit }: { $points }
 }
headline-table = { $fan }: { $points }
headline-added = { $limit } and { $fan }: { $points }
headline-too-little = No win: the hand has { $had } and the minimum is { $minimum }{ $why }.
headline-no-yaku = No win: the yaku are worth { $had } and the minimum is { $minimum }{ $why }.
reason-dora-aside = dora do not count towards it
reason-flowers-aside = flowers and seasons do not count towards it
reason-from-five = with five honba or more two are needed
reason-dealer-from-five = with five counters or more the dealer needs two
reason-suit-laid-out = three sets of the suit lay on the table already
reason-one-opponent = multiplier A was written for four players; the one opponent pays the row of their seat
headline-incomplete = No win: the hand is not complete; { $count ->
    [0] after a discard it is ready (tenpai)
    [one] it is { $count } tile from ready
   *[other] it is { $count } tiles from ready
 }.

# Lines
section-fan-native = Yaku and dora
section-fan-japanese = Yaku and dora
section-fu-native = Fu
section-fu-japanese = Fu
section-han-native = Han
section-han-japanese = Han
section-faan-native = Faan
section-faan-japanese = Faan
section-doubles-native = Doubles
section-doubles-japanese = Fan
section-points-native = Points
section-points-japanese = Fu
explain-unfinished = { $seat ->
    [E] East
    [S] South
    [W] West
   *[N] North
 }: { $calculation }
set-pung-open = Open pung
set-pung-concealed = Concealed pung
set-kong-open = Open kong
set-kong-concealed = Concealed kong
set-by-discard = finished by a discard
why-excluded = contained in “{ $by }”
why-limit = { $limit } replaces { $unit }
why-highest = only the highest limit hand counts

# Arithmetic
section-payment = Payment
calculation-formula = { $formula }
calculation-cap = { $formula }, at most { $limit }: { $value }
calculation-rounded-up = { $formula }, counted as { $limit }: { $value }
calculation-fan = { $fan }: { $limit }, { $value }
calculation-limits = { $number ->
    [1] { $limit }: { $value }
   *[more] { $number } × { $limit }: { $value }
 }
calculation-rounded = { $formula }, rounded to { $value }
calculation-table = { $fan }: { $value }
calculation-sum = Sum of the values: { $fan }
calculation-added = { $limits } ({ $limit }) + { $by_fan } ({ $fan }) = { $value }
share-for-all = for the others
share-flat = from everybody
share-rounded = { $sum }, rounded up
share-honba = { $count } honba
share-liable = the whole of “{ $pattern }”
share-liable-half = half of “{ $pattern }”
pays-discarder = { $seat ->
    [E] East, who discarded, pays
    [S] South, who discarded, pays
    [W] West, who discarded, pays
    [N] North, who discarded, pays
   *[none] The discarder pays
 } { $sum }.
pays-feeder = { $seat ->
    [E] East
    [S] South
    [W] West
   *[N] North
 }, who is liable, pays { $sum }.
pays-dealer = East pays { $sum }.
pays-others = { $number ->
    [1] The third player pays
   *[more] Each of the others pays
 } { $sum }.
pays-opponent = The opponent pays { $sum }.
pays-between = { $payer ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } pays { $receiver ->
    [E] east
    [S] south
    [W] west
   *[N] north
 } { $points } for the difference between their hands.
explain-chips = In chips: { $chips }.
explain-bets = Bets on the table: { $count } × { $each } = { $points }.
explain-item-more = An item adds { $points } to the payment.
explain-item-spared = An item wards off the payment: it spares { $points }.
explain-gets = { $seat ->
    [E] East
    [S] South
    [W] West
   *[N] North
 } gets { $points }.

# The same with names of people
named-player = { $name } ({ $wind ->
    [E] east
    [S] south
    [W] west
   *[N] north
 })
named-pays-discarder = { $who } pays for the discard: { $sum }.
named-pays-feeder = { $who } is liable and pays { $sum }.
named-pays-dealer = { $who } pays { $sum }.
named-pays-between = { $who } pays { $whom } { $points } for the difference between their hands.
named-explain-gets = { $who } gets { $points }.
named-explain-unfinished = { $who }: { $calculation }

# Readings that lost
lost-no-yaku = too few yaku
lost-points = only { $points }
lost-limit = equal points, but a limit hand goes before counted fan (D-05)
lost-fan = equal points, but fewer fan (D-05)
lost-fu = equal points, but fewer fu (D-05)
lost-later = just as good, but later in the list (D-05)
