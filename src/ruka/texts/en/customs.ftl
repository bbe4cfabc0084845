# The table's customs: the page
customs-title = Customs of the table
customs-text = What is done around the tiles before and between the moves: the wall, dice and deal, calls, penalties and manners. Every rule set has its own way; here each can be watched.
customs-ways = How the wall is built and broken
customs-of = Rules:
customs-all = All ways
customs-opening = From the wall to the first discard
customs-opening-text = Everything is as the engine deals it: the dice decide where the wall is broken, and every tile comes from where it would lie on a real table.
customs-sets = How claimed sets are laid
customs-sets-text = The claimed tile is turned, and its place says who threw it.
customs-book = The whole rule book
customs-course = The course about the table
customs-watch = Wall, dice and deal in motion
customs-east-holds = East's hand
customs-step = Step { $step } of { $steps }
customs-steps = Steps
customs-play = Play
customs-pause = Pause
customs-back = Back
customs-forward = Forward
customs-again = Throw again
customs-picture = The table from above, East at the bottom

# The acts of the opening
custom-dealer = Now { $first } and { $second } are thrown: { $sum }.
custom-thrown = { $who } throws { $first } and { $second }: { $sum }.
custom-thrown-too = The second throw is by { $who }: { $first } and { $second }, { $sum }. Both throws make { $total }.
custom-counted = Counting to the right, with East as 1, number { $sum } is { $who }.
custom-stacks = { $count ->
    [one] One stack is counted off from the right end of that wall.
   *[other] { $count } stacks are counted off from the right end of that wall.
 }
custom-stacks-over = { $count } stacks are to be counted off from the right end of that wall. It has only { $stacks }, so the counting goes on in the wall of the left neighbour: { $who }, stack { $over }.
custom-indicator = It is the { $tile }, so the dora is the { $dora }.
custom-takes = { $who } takes { $count ->
    [one] one tile.
   *[other] { $count } tiles.
 }
custom-takes-stack = { $who } takes a whole stack.
custom-takes-tops = { $who } takes two tiles, the top ones of the first and the third stack.
custom-flowers = { $count ->
    [one] { $who } lays down a flower and takes a tile from the end of the wall for it.
   *[other] { $who } lays down { $count } flowers and takes as many tiles from the end of the wall for them.
 }
custom-begins = East throws the first tile.

# Ways of the wall
custom-way = { $sides } walls of { $stacks } stacks, thrown { $throws ->
    [once] once
   *[twice] twice
 }{ $dead ->
    [none] , no dead wall
    [shown] , with an indicator
   *[closed] {""}
 }
custom-way-screen = A machine deals

# How sets are laid
custom-laid = { $kind ->
    [chow] Chow
    [pung] Pung
    [kong] Kong
    [added-kong] Pung that became a kong
   *[concealed-kong] Concealed kong
 }{ $giver ->
    [left] {" "}from the left
    [top] {" "}from across
    [right] {" "}from the right
   *[none] {""}
 }
