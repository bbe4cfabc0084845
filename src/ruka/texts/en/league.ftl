help-league = Let players meet on the same walls, each at every seat, until it is decided who is better.
help-league-bots = Who plays, separated by commas: players as of “ruka simulate”, or NAME=PLAYER to give one a shorter name.
help-league-unit = Compare by whole games or by single hands; unless you say, games where the final order counts, and hands elsewhere.
help-most-hands = How many hands are dealt at most, at all tables together.
help-alpha = The share of leagues of equal players that may be decided all the same.
help-keep = Keep every wall in a file; the same command then goes on where the file ends.

error-league-few = a league needs at least two players; name them with --bots, separated by commas.
error-league-twice = the player “{ $name }” is named twice; call one of them by another name: NAME=PLAYER.
error-bad-alpha = the share of wrong decisions must be between 0 and 1, such as 0.05.
error-no-hands = at least one hand is needed.
error-broken-league = what is in { $file } cannot be read as the walls of a league.
error-league-lost = a process that played has ended; the walls before it are in the file of --keep, if there is one.

league-played = { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
 }, each played { $seatings } times with everybody at every seat: { $tables }
league-interrupted = Interrupted; this is what has been played.
league-faults = { $name }: { $count ->
    [one] one answer failed, and ruka answered
   *[other] { $count } answers failed, and ruka answered
 } instead.
league-lead-place = { $value } places a game
league-lead-games = { $value } points a game
league-lead-hands = { $value } points a hand
league-better = { $first } is better than { $second }: { $lead } ({ $interval }), decided after { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
 }.
league-open = { $first } against { $second } is not decided: { $lead } ({ $interval }).
league-too-few = { $first } against { $second } is not decided: there are too few walls to say anything.
league-level = Of leagues of equal players at most { $alpha } are ever decided. The intervals of differences hold wherever one stops.

league-title = League
league-players-place = { $rules }: average place
league-players-games = { $rules }: points a game
league-players-hands = { $rules }: points a hand
league-course-place = { $first } against { $second }: places ahead, wall by wall
league-course-points = { $first } against { $second }: points ahead, wall by wall
league-claims = claims

column-claims = claims
column-rating = rating
column-time = ms a decision
