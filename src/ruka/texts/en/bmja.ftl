rules-bmja = British Mah-Jong Association: at most one chow a hand, flowers, special hands, a limit of 1000; every hand is counted and everybody settles.

option-roof_off = The roof is off: points are not capped at the limit.

show-one-short = Whoever was one tile short when somebody else won counts { $value } for: { $names }.
one-tile-short = One tile short: { $name }
