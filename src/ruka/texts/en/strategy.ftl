help-element = Which tiles complete a part of a hand, and how many are left (002, elements).
help-potential = How many tiles a hand needs to win, what it is made of, and whether to attack, wait or defend (002).
help-danger = Whether anybody can win on a discard when these tiles are seen.
help-reading = What a player collects and whether the hand is ready, by discards and sets (002).
help-element-tiles = Tiles of one suit such as 788m. With --jsonl: files of questions.
help-danger-tile = A tile such as 9m. With --jsonl: files of questions.
help-discards = Discards in order, such as 3z7z37p148s. With --jsonl: files of questions.
help-turn = The number of the turn.
help-danger-rules = Rules whose forms and tiles count; otherwise four sets and a pair.
help-sets = Sets on the table such as "[123s] [777z]".
help-reading-seat = The wind of this player.
help-passed = Tiles that the player could have taken for a chow and did not.
help-cuts = A letter for each discard: h from the hand, d as drawn, . not known.

element-total = { $count ->
    [0] No single tile completes it.
    [one] { $count } tile completes it:
   *[other] { $count } tiles complete it:
 }
element-accepts = { $count }:
potential-needed = { $count ->
    [0] the hand is complete
    [one] { $count } tile needed to win
   *[other] { $count } tiles needed to win
 }
potential-sets = sets
potential-elements = elements
potential-lone = lone tiles
plan-attack = Attack: play to win from the start.
plan-wait = Wait and see, and be ready to give the win up.
plan-defend = Defend, and play for a draw.
danger-safe = Safe: no hand can win on it.
danger-shapes = These may wait for it:
danger-forms = These forms may win on it too:
reading-player = this player
reading-suits = collects: { $suits }
reading-suit = { $half ->
    [low] low { $suit ->
        [m] characters
        [p] dots
       *[s] bamboos
     }
    [high] high { $suit ->
        [m] characters
        [p] dots
       *[s] bamboos
     }
   *[all] { $suit ->
        [m] characters
        [p] dots
       *[s] bamboos
     }
 }
reading-no-suit = The discards do not show what is collected.
reading-ready = Probably ready.
reading-near = Probably near to ready.
reading-not-ready = Nothing shows that the hand is ready.

error-not-an-element = an element is tiles of a hand alone, without sets, flowers or a winning tile.
error-element-of-one-suit = an element is of one suit, and these tiles are of several: { $suits }.
error-bad-turn = there is no turn { $value }; the first is number 1.
error-one-tile = ask about one tile, not about { $size }.
error-bad-cuts = every discard ({ $expected }) has a letter h, d or a dot; { $actual } are written.
error-only-sets = only sets in brackets belong here, such as [123s] [777z].
error-nothing-asked = say what you ask about ({ $asked ->
    [tiles] tiles of one suit
    [hand] a hand
    [tile] a tile
   *[discards] discards
 }), or --jsonl.
