// A question as it comes from Python, checked.
#pragma once

#include <nanobind/nanobind.h>

#include "ruka/hands/forms.hpp"
#include "ruka/tiles/hand.hpp"
#include "ruka/tiles/notation.hpp"

namespace nb = nanobind;

inline constexpr int kWaiting = 13, kComplete = 14;

// The UTF-8 of a str.
struct Text {
    const char* data;
    std::size_t size;
    nb::object keep;  // what the bytes belong to, where that is not the str

    explicit Text(nb::handle text);
};

// Tiles in notation, one after another.
struct ListedTiles {
    ruka::Code codes[ruka::kMaxListed];
    int count = 0;

    explicit ListedTiles(nb::handle text);

    const ruka::Code* begin() const { return codes; }
    const ruka::Code* end() const { return codes + count; }
};

// A hand given as itself or in notation; `space` keeps what is parsed.
const ruka::Hand& hand_of(nb::handle argument, ruka::Hand& space);

int size_of(const ruka::Hand& hand);  // a set on the table counts as three

// The hand must have `least` to `most` tiles, all of them in play.
void check_tiles(const ruka::Hand& hand, int least, int most, ruka::Mask kinds);

ruka::Play checked_play(int forms, ruka::Mask kinds);

// A hand with what is asked about it.
struct Question {
    ruka::Hand space;
    const ruka::Hand& hand;
    ruka::Play play;
    std::uint8_t shown[ruka::kKinds] = {};  // in sets on the table

    Question(nb::handle argument, int forms, ruka::Mask kinds, int least, int most);

    ruka::Tiles tiles() const { return ruka::make_tiles(hand); }
};
