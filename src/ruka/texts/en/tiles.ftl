tile-numbered = { $rank } of { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 }
tile-red = red 5 of { $suit ->
    [m] characters
    [p] dots
   *[s] bamboos
 }
tile-1z = east wind
tile-2z = south wind
tile-3z = west wind
tile-4z = north wind
tile-5z = white dragon
tile-6z = green dragon
tile-7z = red dragon
tile-1f = plum
tile-2f = orchid
tile-3f = chrysanthemum
tile-4f = bamboo flower
tile-5f = spring
tile-6f = summer
tile-7f = autumn
tile-8f = winter
tile-back = a tile face down
