// How the core refuses: ruka.errors.RukaError with a stable code and the words for its sentence.
//
//   code                   arguments
//   wrong-tile-count       expected ("13", "14", "13–14"), actual     a set on the table counts as three
//   tile-not-in-play       tile         a tile of the hand that the mask of kinds leaves out
//   no-form                             none of the forms asked for can be made of the hand (orphans with a set shown)
//   bad-forms              value        no form asked for, or an unknown bit
//   bad-kinds              value        a mask with bits beyond the 34 kinds, or of no kind
//   bad-visible            tile         a kind seen more than four times, the hand's own tiles included
//   bad-visible-length     expected, actual     not 34 counts
//   bad-counts             row          a row of a batch that is no hand of the size asked for, at most 14 tiles
//   bad-shape              expected     "(N, 34) uint8": an array of another shape
//   bad-tile-code          value
//   bad-meld               value        what is no meld: a type, a kind, more red fives than fives
//   winning-tile-not-held  tile
//   fifth-tile, duplicate-flower, too-many-sets, too-many-tiles: as in the notation, from Hand(...)
//   other-rules                         rules and flow of a table that do not belong together
//   tables-not-begun                    tables that are asked before their games have begun
//   tables-busy                         tables that another thread is stepping
//   bad-number             name, most   a number that is not between nought and the most there can be
//   tables-missing         path         suits.bin is not beside the module
//   tables-broken          path         or has another version
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>

#include "ruka/tiles/faults.hpp"

namespace nb = nanobind;

[[noreturn]] void raise(const char* code, const nb::dict& words = nb::dict());

template <class Value>
[[noreturn]] void raise(const char* code, const char* word, const Value& value) {
    nb::dict words;
    words[word] = nb::cast(value);
    raise(code, words);
}

// The same as a RulesError: rules that cannot be.
[[noreturn]] void raise_rules(const char* code, const nb::dict& words = nb::dict());

[[noreturn]] void raise_notation(const ruka::Problem& problem, const char* text);

nb::str name_of(ruka::Code code);
