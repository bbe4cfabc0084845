// Hands of pairs and of orphans: complete only without sets on the table.
#pragma once

#include "forms.hpp"

namespace ruka {

RUKA_FN inline Useful near_pairs(const Play& play, const Tiles& tiles) {
    const Mask held = kinds_held(tiles.packed, 1), twice = kinds_held(tiles.packed, 2);
    if (play.forms & kPairsRepeat) {
        const Mask thrice = kinds_held(tiles.packed, 3), fours = kinds_held(tiles.packed, 4);
        return {6 - bits(twice) - bits(fours), (held & ~twice) | (thrice & ~fours)};
    }
    const int new_kinds = 7 - bits(held);  // four of a kind and the like leave too few different ones
    return {6 - bits(twice) + (new_kinds > 0 ? new_kinds : 0), (held & ~twice) | (new_kinds > 0 ? ~held : 0)};
}

RUKA_FN inline Useful near_orphans(const Play& play, const Tiles& tiles) {
    if ((play.kinds & kOrphans) != kOrphans) return kNoForm;
    const Mask held = kinds_held(tiles.packed, 1) & kOrphans;
    const bool pair = kinds_held(tiles.packed, 2) & kOrphans;
    return {13 - bits(held) - pair, pair ? kOrphans & ~held : kOrphans};
}

}  // namespace ruka
