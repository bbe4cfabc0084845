# What a link says of itself elsewhere
preview-open = { $names } · { $count ->
    [one] one seat is free: sit down and play!
   *[other] { $count } seats are free: sit down and play!
}
preview-played = { $names } are playing.
preview-replay = A game of { $names }, to see again move by move.
preview-title = Mahjong by every rule set
preview-home = Mahjong in the browser, by every rule set: alone against bots, with friends or in the lobby, without an account. Learn it from the first tile; every score is explained.
preview-waits = Every shape in which a ready hand waits, from the single tile to the nine-sided one, and a count of what is left.
preview-calculator = What is this hand worth? Any hand by any rules, counted line by line and explained.
preview-leaders = Who plays best: ratings from games between people, for each family of rules.
