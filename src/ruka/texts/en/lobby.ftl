# The page of the lobby
lobby-rules = Rules
lobby-text = Find people to play with: take a seat at an open table, or say what you would like and wait a moment.
lobby-quick = A quick seat
lobby-players = Players
lobby-clock = Pace
lobby-clock-calm = no clock
lobby-clock-even = even, 10 s
lobby-clock-fast = fast, 5 s
lobby-rated = It counts for the rating
lobby-rated-clock = Only games with a clock count.
lobby-fill = Bots take the seats still free after 30 seconds
lobby-find = Find a seat
lobby-open = Open tables
lobby-open-none = No table is waiting for players just now. Take a quick seat: others will see your table here.
lobby-open-other = No table of this kind is waiting; { $count ->
    [one] one other is
   *[other] { $count } others are
} open.
lobby-all = All
lobby-only = Show
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
}
lobby-sit = Sit down
lobby-sit-at = Sit down: { $rules }, { $names }
lobby-come-back = Back to your table
lobby-strength = Opponents
lobby-strength-anyone = anyone
lobby-strength-beginners = beginners
lobby-strength-experienced = experienced
lobby-strength-text = Experienced players have at least 10 rated games in this kind of game and a rating of 1500 or more; everybody else counts as a beginner.
lobby-for-beginners = for beginners (rating below 1500)
lobby-for-experienced = for experienced players (rating 1500 or more)
lobby-counts = rated
lobby-games = Games to watch
lobby-games-none = No game is being played in public just now.
lobby-watch = Watch
lobby-watch-at = Watch: { $rules }, { $names }
lobby-invitations = You are invited
lobby-invited = { $host } invites you
lobby-accept = Go to the table
lobby-decline = No, thank you
lobby-lost = The lobby does not answer; we keep trying.
