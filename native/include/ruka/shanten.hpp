// Shanten and useful tiles over all the forms of a game. Ready is 0, complete is -1.
#pragma once

#include "knitted.hpp"
#include "special.hpp"

namespace ruka {

// One form alone; kNoForm where it cannot be made of the hand.
RUKA_FN inline Useful near_form(const Play& play, const Tiles& tiles, int form) {
    const bool concealed = tiles.sets == kMaxSets;
    switch (form) {
        case kRegular: return near_regular(play, tiles);
        case kSevenPairs: return concealed ? near_pairs(play, tiles) : kNoForm;
        case kThirteenOrphans: return concealed ? near_orphans(play, tiles) : kNoForm;
        case kKnitted: return tiles.sets >= 3 ? near_knitted(play, tiles) : kNoForm;
        case kHonoursKnitted: return concealed ? near_honours_knitted(play, tiles) : kNoForm;
        default: return kNoForm;
    }
}

// Kinds that can still be drawn as far as the player's own tiles show.
RUKA_FN inline Mask drawable(const Play& play, const Tiles& tiles) {
    Mask kinds = play.kinds;
    for (int k = 0; tiles.shown && k < kKinds; ++k) {
        if (tiles.counts[k] + tiles.shown[k] >= kCopies) kinds &= ~bit(static_cast<Kind>(k));
    }
    return kinds;
}

RUKA_FN inline Useful useful(const Play& play, const Tiles& tiles) {
    Useful best = kNoForm;
    for (int form = 1; form < kFormBits; form *= 2) {
        if (play.forms & form) best = nearer_of(best, near_form(play, tiles, form));
    }
    best.kinds &= drawable(play, tiles);
    return best;
}

RUKA_FN inline int shanten(const Play& play, const Tiles& tiles) { return useful(play, tiles).shanten; }

// Kinds that complete the hand; none when it is not ready.
RUKA_FN inline Mask waits(const Play& play, const Tiles& tiles) {
    const Useful found = useful(play, tiles);
    return found.shanten == 0 ? found.kinds : 0;
}

}  // namespace ruka
