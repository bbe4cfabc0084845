# Reading aids at the table
aids-mark-drawn = straight from the wall
aids-mark-dora = dora
aids-mark-safe = safe from { $names }
aids-key-seen = tiles not seen yet
aids-key-needs = what a win needs
aids-hurry = Five seconds left.
aids-your-turn = Your turn
aids-seen = Tiles not seen yet
aids-safe = What is certain about this tile

# What a win needs for a better place
aids-needs = What a win needs
aids-need-pass = To pass { $name } ({ $points } ahead)
aids-need-draw = by your own draw
aids-need-direct = on a discard by { $name }
aids-need-discard = on anybody else’s discard
aids-need-none = no single win is enough
aids-need-any = any win
aids-need-hand = { $points } ({ $hand })
aids-need-fu = { $fan }, { $fu } fu
aids-need-fan = { $unit ->
    [values] { $count ->
        [one] { $count } point
       *[other] { $count } points
     }
    [doubles] { $count ->
        [one] { $count } double
       *[other] { $count } doubles
     }
   *[any] { $count } { $unit }
 }
aids-need-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
aids-need-first = Nobody is ahead of you.

# Settings
aids-set = Reading the table
aids-set-text = Help with reading the table. What goes beyond counting works only against bots.
aids-set-markDora = Mark dora
aids-set-markDora-text = Dora and red fives have a golden corner in the hand, among the discards and in sets.
aids-set-markSame = Mark tiles of the same kind
aids-set-markSame-text = A tile that you point at or raise is marked wherever else it lies.
aids-set-markDrawn = Mark drawn discards
aids-set-markDrawn-text = A discard that came straight from the wall is shaded.
aids-set-showOrder = Number the discards
aids-set-showOrder-text = Pointing at somebody’s discards shows in which order they fell.
aids-set-compare = Point differences
aids-set-compare-text = Pointing at a player, or tapping one, shows how far everybody else is from them.
aids-set-showNeeds = What a win needs
aids-set-showNeeds-text = In the last hand the table says what a win must be worth for the next place.
aids-set-markSafe = Mark safe tiles
aids-set-markSafe-text = Against bots: dots show which of your tiles those in riichi, or with two sets, cannot win on.
aids-set-tick = Ticking
aids-set-tick-text = The last five seconds of a clock are heard, when sounds are on.
aids-set-notify = Notifications
aids-set-notify-text = The system tells you when it is your turn and you are looking at something else.
aids-set-notify-refused = Your browser does not allow notifications from this page.
