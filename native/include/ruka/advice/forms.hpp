// Goals of the forms that are not four sets and a pair, found by walking: draw what helps, then leave out what is over.
#pragma once

#include "ruka/advice/goals.hpp"

namespace ruka {

inline constexpr int kWalks = 5;  // of a form, each beginning with another tile

namespace detail {

RUKA_FN inline Tiles tiles_for(const std::uint8_t* counts, int sets) {
    Tiles tiles = make_tiles(counts);
    tiles.sets = sets;
    return tiles;
}

RUKA_FN inline int likeliest(Mask kinds, const std::uint8_t* unseen) {
    int best = -1;
    for (; kinds; kinds &= kinds - 1) {
        const int kind = lowest_bit(kinds);
        if (unseen[kind] && (best < 0 || unseen[kind] > unseen[best])) best = kind;
    }
    return best;
}

// Tiles over, until the hand has as many as a whole one.
RUKA_FN inline void trim(const Play& play, std::uint8_t* counts, const std::uint8_t* held, int sets) {
    int over = -(3 * sets + 2);
    for (int k = 0; k < kKinds; ++k) over += counts[k];
    for (int k = 0; k < kKinds && over > 0; ++k) {
        while (over > 0 && counts[k] && counts[k] <= held[k]) {
            --counts[k];
            if (shanten(play, tiles_for(counts, sets)) == -1) {
                --over;
                continue;
            }
            ++counts[k];
            break;
        }
    }
}

}  // namespace detail

// `play` has one form.
RUKA_FN inline void walk(const Play& play, const std::uint8_t* held, int sets, const Sight& sight, int most,
                         Goals& goals) {
    const Useful first = useful(play, detail::tiles_for(held, sets));
    if (first.shanten + 1 > most || first.shanten < 0) return;
    Mask begins = first.kinds;
    for (int n = 0; n < kWalks && begins; ++n) {
        std::uint8_t counts[kKinds], unseen[kKinds];
        for (int k = 0; k < kKinds; ++k) counts[k] = held[k], unseen[k] = sight.unseen[k];
        int next = detail::likeliest(begins, unseen);
        if (next < 0) return;
        begins &= ~(Mask{1} << next);
        int far = first.shanten;
        while (next >= 0) {
            ++counts[next], --unseen[next];
            if (--far < 0) break;
            next = detail::likeliest(useful(play, detail::tiles_for(counts, sets)).kinds, unseen);
        }
        if (far >= 0) continue;
        detail::trim(play, counts, held, sets);
        detail::add_goal(goals, counts, held, sight);
    }
}

}  // namespace ruka
