# How people stand
error-no-such-profile = There is no such person here.
error-unknown-family = There is no family of rules called { $name }; there are: { $known }.
error-games-hidden = This person does not show their games.


standing-rating = Rating
standing-sure = ±{ $deviation }
standing-provisional = provisional
standing-games = { $games ->
    [one] one game
   *[other] { $games } games
 }
standing-rated-games = { $games ->
    [one] one rated game
   *[other] { $games } rated games
 }
standing-graph = Rating after each game, from { $first } to { $last }

profile-title = Player
profile-account = Your account
profile-since = Here since { $date }
profile-ratings = Ratings
profile-no-ratings = No rated games yet.
profile-statistics = Statistics
profile-no-statistics = No games have been played to their end yet.
profile-counting = Some games are still being counted; look again in a moment.
profile-hidden = { $name } does not show games and statistics.
profile-hide = Hide my games and statistics
profile-hide-text = Nobody but you sees them then. Ratings are always seen.
profile-places = Places
profile-place = Place { $place }
profile-average-place = on average { $place }
profile-rates = Hands
profile-rate-wins = won
profile-rate-deal-ins = dealt in
profile-rate-declared = riichi declared
profile-rate-open-hands = opened
profile-rate-by-draw = wins by own draw
profile-value = average win
profile-points = points in all
profile-of = { $count } of { $of }
profile-best = Best hand
profile-rarest = Rarest hand
profile-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
profile-see = See it again
profile-patterns = Won with
profile-pattern-wins = { $wins ->
    [one] once
   *[other] { $wins } times
 }
profile-all-patterns = All { $count } patterns
profile-history = Games
profile-game-over = Played
profile-game-rules = Rules
profile-game-others = With
profile-game-place = Place
profile-game-points = Points
profile-game-rating = Rating
profile-game-replay = Replay
profile-place-of = { $place } of { $players }
profile-void = void
profile-void-left = Everybody had left it for ten minutes, so it counts for nobody.
profile-void-waited = Nobody came back to it for a month, so it was given up and counts for nobody.
profile-previous = Previous
profile-next = Next
profile-page = Page { $page } of { $pages }

leaders-title = Leaderboards
leaders-text = Ratings by OpenSkill, from rated games between people with accounts. { $minimum } games are needed, the last of them within { $days } days.
leaders-families = Families of rules
leaders-none = Nobody has played enough rated games yet.
leaders-place = Place
leaders-player = Player
leaders-games = Games
