# What a link says of itself elsewhere
preview-open = { $names } · { $count ->
    [one] one seat is free: sit down and play!
   *[other] { $count } seats are free: sit down and play!
}
preview-played = { $names } are playing.
preview-replay = A game of { $names }, to see again move by move.
