// What can be wrong with a hand's notation.
#pragma once

#include <cstddef>

#include "ruka/tiles/tiles.hpp"

namespace ruka {

// Every fault has a stable code and a column, 1-based and in characters. The sentence is written elsewhere, in every
// language; these are the words it can use.
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
enum class Fault : std::uint8_t {
    none,
    empty,
    unknown_character,
    digits_without_suit,
    suit_without_digits,
    bad_rank,
    fifth_tile,
    duplicate_flower,
    flower_in_set,
    not_a_set,
    not_a_concealed_kong,
    nested_set,
    unclosed_set,
    unopened_set,
    wrong_bracket,
    winning_tile_twice,
    winning_tile_missing,
    winning_tile_in_set,
    winning_flower,
    too_many_sets,
    too_many_tiles,
};

// Code and name of the argument; the table above in the order of the enum.
struct FaultName {
    const char* code;
    const char* argument;  // nullptr: none
};

inline constexpr FaultName kFaultNames[] = {
    {"", nullptr},
    {"empty", nullptr},
    {"unknown-character", "character"},
    {"digits-without-suit", "digits"},
    {"suit-without-digits", "suit"},
    {"bad-rank", "tile"},
    {"fifth-tile", "tile"},
    {"duplicate-flower", "tile"},
    {"flower-in-set", "tile"},
    {"not-a-set", "set"},
    {"not-a-concealed-kong", "set"},
    {"nested-set", "character"},
    {"unclosed-set", "character"},
    {"unopened-set", "character"},
    {"wrong-bracket", "character"},
    {"winning-tile-twice", nullptr},
    {"winning-tile-missing", nullptr},
    {"winning-tile-in-set", nullptr},
    {"winning-flower", "tile"},
    {"too-many-sets", "limit"},
    {"too-many-tiles", "limit"},
};

struct Problem {
    Fault fault = Fault::none;
    std::uint32_t place = 0;           // the byte where the column is
    std::uint32_t begin = 0, end = 0;  // the bytes that the argument quotes
    char tile[2] = {};                 // or the tile that it names
    int limit = 0;
};

// The column of a byte of UTF-8, 1-based and in characters.
RUKA_FN constexpr int column_of(const char* text, std::size_t byte) {
    int column = 1;
    for (std::size_t i = 0; i < byte; ++i) column += (text[i] & 0xC0) != 0x80;
    return column;
}

}  // namespace ruka
