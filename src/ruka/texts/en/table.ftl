# The table
error-illegal-action = this action is not possible now.
error-hand-not-over = the hand is still being played.
error-bad-wall = the wall is too short, too long or of other tiles.
