rules-hong-kong = Hong Kong rules: flowers and seasons, faan by a table, limits are added, everybody pays and the discarder twice.

option-minimum_faan = Faan that a hand needs to win; a limit hand may always win.

decision-D-40 = The source names no points at the start: 1000, an option.
decision-D-41 = Little three dragons: the pungs of dragons are included in their value.
decision-D-42 = A limit is added to the points by faan and is not a ceiling; every limit hand adds 64 points.
decision-D-45 = Two kongs in a row: 4 faan instead of the 1 for a replacement tile.
decision-D-73 = Every tile taken from the dead wall is a replacement tile, also one for a flower; a flower between two kongs does not separate them.
decision-D-74 = The liable player is the one who threw the tile; a tile added to a kong and robbed is not thrown.
