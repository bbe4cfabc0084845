# The gallery of waits: the page
waits-title = Gallery of waits
waits-text = A ready hand lacks one tile. These are the shapes in which it waits, from the single tile to the nine-sided one. Tap a tile each time you see one on the table: in a row of discards, in a laid set or as an indicator. What is left is counted at once.
waits-of = Rules:
waits-own = Try your own hand
waits-own-label = Thirteen tiles in notation
waits-own-seen = Tiles that you see elsewhere
waits-own-go = Find the waits
waits-own-away = { $count ->
    [one] This hand is one tile from ready.
   *[other] This hand is { $count } tiles from ready.
 }
waits-sum = { $kinds ->
    [one] One kind
   *[other] { $kinds } kinds
 }, { $count ->
    [0] none left
    [one] one tile left
   *[other] { $count } tiles left
 }
waits-on = Waits on
waits-see = { $tile }: { $count } left. Seen once more
waits-clear = Count anew
waits-dead = Every one of them has been seen: the hand still waits, but for nothing.
waits-how = How it is finished
waits-with = { $tile }: { $roles }
waits-source = Source { $source }
waits-lesson = The course about waits

# The shapes of source 001, and one of 002
wait-shape-tanki = Tanki
wait-shape-tanki-text = Four sets and a single tile that wants to be a pair.
wait-shape-ryanmen = Ryanmen
wait-shape-ryanmen-text = Three sets, a pair, and two tiles in a row: the tile before them or the one behind makes a chow.
wait-shape-kanchan = Kanchan
wait-shape-kanchan-text = Three sets, a pair, and a chow without its middle.
wait-shape-penchan = Penchan
wait-shape-penchan-text = Three sets, a pair, and a chow at the end of a suit: 1 2 waits for 3, 8 9 waits for 7.
wait-shape-shanpon = Shanpon
wait-shape-shanpon-text = Three sets and two pairs: one stays a pair, the other becomes a pung.
wait-shape-nobetan = Ryanmentanki (nobetan)
wait-shape-nobetan-text = Three sets and four tiles in a row: the first or the last of them becomes a pair, the others are a chow.
wait-shape-five-in-a-row = Sanmenten 1: ryanmenten
wait-shape-five-in-a-row-text = Two sets, a pair and five tiles in a row without 1 and 9: the tile before them, the one behind, or the middle one makes two chows.
wait-shape-seven-in-a-row = Sanmenten 2: ryanmentanki
wait-shape-seven-in-a-row-text = Two sets and seven tiles in a row: the first, the middle or the last becomes a pair beside two chows.
wait-shape-pung-beside = Sanmenten 3
wait-shape-pung-beside-text = Three sets, a pung and its neighbour. The source knows no name for it: the pung stays one and the neighbour becomes a pair, or two of its tiles are the pair and the rest waits for a chow.
wait-shape-four-sided = Four-sided
wait-shape-four-sided-text = Two sets and 2345556: a pung inside a row.
wait-shape-five-sided = Five-sided
wait-shape-five-sided-text = The source prints twelve tiles, 2 3 4 4 5 5 6 6 7 7 8 8, and knows no name; with one more 5 it waits on five kinds.
wait-shape-seven-sided = Seven-sided
wait-shape-seven-sided-text = 2 3 4 4 4 5 5 5 6 6 6 7 8, all of one suit. The source knows no name for it.
wait-shape-nine-sided = Chuuren pooto 9men machi
wait-shape-nine-sided-text = Three 1s, three 9s and one of each between: every tile of the suit finishes it.
wait-shape-orphans = Kokushi musou 13men machi
wait-shape-orphans-text = Each of the thirteen terminals and honours once: any of them makes the pair.
wait-shape-other = { $count ->
    [one] One kind of tile
   *[other] { $count } kinds of tile
 }

# The gallery of patterns
gallery-title = Gallery of patterns
gallery-text = Every pattern with a hand that has it and one that just fails, how often it comes and what it is found with.
gallery-of = Rules:
gallery-order = Order
gallery-order-book = as in the rule book
gallery-order-often = the most frequent first
gallery-counted = How often ({ $rules }): counted over a million hands between players who never call and take the shortest way.
gallery-why = Why not
gallery-instead = instead of
gallery-missing = there is no
gallery-too-much = is there besides
gallery-waits = Gallery of waits
gallery-course = The course about patterns
gallery-book = The rule book
gallery-together = Found together with
pattern-always = Nearly every win ({ $share } %)
pattern-often = One win in { $count } ({ $share } %)
