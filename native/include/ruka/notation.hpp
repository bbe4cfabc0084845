// The notation of hands: what can be wrong with it.
#pragma once

#include "hand.hpp"

namespace ruka {

// Every fault has a stable code (its name, with hyphens) and a column, 1-based and in characters. The sentence is
// written elsewhere, in every language; these are the words it can use.
//
//   code                   column of            arguments
//   empty                  1
//   unknown-character      it                   character
//   digits-without-suit    the first digit      digits     "123" at the end, before '[' or before a letter of no suit
//   suit-without-digits    the letter           suit       a letter m p s z f with no digit before it
//   bad-rank               the digit            tile       "8z", "9f", "0z"
//   fifth-tile             the fifth            tile       sets on the table count too
//   duplicate-flower       the second           tile
//   flower-in-set          the flower           tile
//   not-a-set              the bracket '['      set        "124m": no chow, pung or kong
//   not-a-concealed-kong   the bracket '<'      set        "<111z>"
//   nested-set             the second bracket   character
//   unclosed-set           the bracket          character
//   unopened-set           the bracket          character  ']' or '>' with no set before it
//   wrong-bracket          the closing bracket  character  "[111z>"
//   winning-tile-twice     the second                      a second '+', or "+12m"
//   winning-tile-missing   the '+'
//   winning-tile-in-set    the '+'
//   winning-flower         the flower           tile
//   too-many-sets          the fifth bracket    limit      4
//   too-many-tiles         the tile             limit      14, a set counts as three

}  // namespace ruka
