form-regular = four sets and a pair
form-regular-one-chow = four sets, at most one of them a chow, and a pair
form-pairs = seven pairs
form-pairs-repeat = seven pairs, of which two may be alike
form-orphans = thirteen orphans
form-knitted = knitted straight
form-knitted-any = knitted straight, shared out between the suits in any way
form-honours-knitted = honours and knitted tiles
form-unrelated = thirteen unrelated tiles
form-snake = wriggling snake
form-gates = gates of heaven
form-triples = triple knitting
form-couples = knitting
form-orphan-pairs = seven pairs of terminals and honours
form-unfinished = not complete

wait-single = single wait
wait-two-pairs = two-pair wait
wait-closed = closed wait
wait-edge = edge wait
wait-two-sided = two-sided wait

shanten = { $count ->
    [-1] complete
    [0] ready (tenpai)
    [one] { $count } tile from ready
   *[other] { $count } tiles from ready
 }

shanten-short = { $count ->
    [-1] complete
    [0] ready
   *[away] { $count }
 }

reading = { $groups }, { $wait ->
    [single] won on the single wait
    [two-pairs] won on the two-pair wait
    [closed] won on the closed wait
    [edge] won on the edge wait
    [two-sided] won on the two-sided wait
   *[none] no winning tile named
 }
