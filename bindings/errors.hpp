// How the core refuses: ruka.errors.RukaError with a stable code and the words for its sentence.
//
//   code                   arguments
//   wrong-tile-count       expected ("13", "14", "13–14"), actual     a set on the table counts as three
//   bad-forms              value        no form asked for, or an unknown bit
//   bad-kinds              value        a mask with bits beyond the 34 kinds
//   bad-visible            tile         a kind seen more than four times, the own tiles included; none: a bad length
//   bad-counts             row          a row of a batch that is no hand of 3n+1 or 3n+2 tiles, at most 14
//   bad-shape              expected     "(N, 34) uint8": an array of another shape
//   bad-tile-code          value
//   bad-meld               value        what is no meld: a type, a kind, more red fives than fives
//   winning-tile-not-held  tile
//   fifth-tile, duplicate-flower, too-many-sets, too-many-tiles: as in the notation, from Hand(...)
//   tables-missing         path         suits.bin is not beside the module
//   tables-broken          path         or has another version
#pragma once
