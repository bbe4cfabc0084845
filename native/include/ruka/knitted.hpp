// Knitted hands: 1-4-7, 2-5-8 and 3-6-9 in three different suits, or (D-64) any split of 1-9, three ranks a suit.
#pragma once

#include "regular.hpp"

namespace ruka {

inline constexpr unsigned kEveryThird = 0b001001001;

// Calls visit(split) with the nine kinds of each split whose tiles can be had.
template <class Visit>
RUKA_FN inline void for_each_split(int forms, Mask available, Visit&& visit) {
    const auto split = [&](unsigned first, unsigned second) {
        const Mask kinds = Mask{first} | Mask{second} << kRanks | Mask{0x1ff & ~(first | second)} << 2 * kRanks;
        if ((available & kinds) == kinds) visit(kinds);
    };
    if (!(forms & kKnittedAny)) {
        for (int i = 0; i < 6; ++i) split(kEveryThird << i / 2, kEveryThird << (i / 2 + 1 + i % 2) % 3);
        return;
    }
    for (unsigned first = 0b111; first < 0x1ff; ++first) {
        if (bits(first) != 3) continue;
        const unsigned others = 0x1ff & ~first;
        for (unsigned second = others; second; second = (second - 1) & others) {
            if (bits(second) == 3) split(first, second);
        }
    }
}

RUKA_FN inline Useful near_honours_knitted(const Play& play, const Tiles& tiles) {
    const Mask held = kinds_held(tiles.held, 1);
    Useful best = kNoForm;
    for_each_split(play.forms, play.kinds, [&](Mask split) {
        const Mask wanted = (split | kHonourKinds) & play.kinds;
        const int different = bits(held & wanted);
        best = nearer_of(best, {13 - (different < 14 ? different : 14), wanted & ~held});
    });
    return best;
}

// The straight stands for three sets; the rest of the sets and the pair are made of what it leaves over.
RUKA_FN inline Useful near_knitted(const Play& play, const Tiles& tiles) {
    const Mask held = kinds_held(tiles.held, 1);
    const Mask to_be_had = play.kinds & ~kinds_held(tiles.shown, kCopies);
    Useful best = kNoForm;
    for_each_split(play.forms, to_be_had, [&](Mask split) {
        const int missing = bits(split & ~held);
        if (missing - 1 > best.shanten) return;
        Tiles rest = tiles;
        rest.held = without(tiles.held, one_each(split & held));
        rest.shown = added(tiles.shown, one_each(split));
        rest.sets = tiles.sets - 3;
        const Useful others = near_regular(play, rest);
        best = nearer_of(best, {others.shanten + missing, others.kinds | (split & ~held)});
    });
    return best;
}

}  // namespace ruka
