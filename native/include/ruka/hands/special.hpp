// Hands of pairs and of orphans: complete only without sets on the table.
#pragma once

#include "ruka/hands/forms.hpp"

namespace ruka {

namespace detail {

// How many kinds are held at least this often.
RUKA_FN inline int kinds_count(const Packed& hand, int least) {
    std::uint64_t found = at_least(hand.nines, least) >> 7;
    for (std::uint64_t suit : hand.suit) found += at_least(suit, least) >> 7;
    return sum_of_bytes(found);
}

// Terminals in one word, honours are one already.
RUKA_FN constexpr std::uint64_t terminals(const Packed& hand) {
    const std::uint64_t ones = (hand.suit[0] & 0xff) | (hand.suit[1] & 0xff) << 8 | (hand.suit[2] & 0xff) << 16;
    return hand.nines | ones << 24;
}

}  // namespace detail

RUKA_FN inline int pairs_shanten(const Play& play, const Tiles& tiles) {
    const int pairs = detail::kinds_count(tiles.held, 2);
    if (play.forms & kPairsRepeat) return 6 - pairs - detail::kinds_count(tiles.held, 4);
    const int kinds = detail::kinds_count(tiles.held, 1);
    return 6 - pairs + (kinds < 7 ? 7 - kinds : 0);  // three or four of a kind may leave too few different ones
}

RUKA_FN inline Mask pairs_useful(const Play& play, const Tiles& tiles) {
    const Mask held = kinds_held(tiles.held, 1);
    const Mask single = held & ~kinds_held(tiles.held, 2);
    if (play.forms & kPairsRepeat) return single | (kinds_held(tiles.held, 3) & ~kinds_held(tiles.held, 4));
    return bits(held) < 7 ? single | ~held : single;
}

RUKA_FN inline int orphans_shanten(const Play& play, const Tiles& tiles) {
    if ((play.kinds & kOrphans) != kOrphans) return kImpossible;
    const std::uint64_t terminals = detail::terminals(tiles.held), honours = tiles.held.suit[kSuits];
    const bool pair = at_least(terminals, 2) | at_least(honours, 2);
    return 13 - sum_of_bytes((at_least(terminals, 1) >> 7) + (at_least(honours, 1) >> 7)) - pair;
}

RUKA_FN inline Mask orphans_useful(const Tiles& tiles) {
    return kinds_held(tiles.held, 2) & kOrphans ? kOrphans & ~kinds_held(tiles.held, 1) : kOrphans;
}

}  // namespace ruka
