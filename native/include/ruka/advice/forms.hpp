// Goals of the forms that are not four sets and a pair, found by walking: draw what helps, then leave out what is over.
#pragma once

#include "ruka/advice/goals.hpp"

namespace ruka {

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

// A form that the hand comes near: what it pays, and how many tiles help at each distance on the way.
struct FormHope {
    Play play;    // with this form alone
    int missing;  // tiles, before anything is thrown
    float value;
    float tiles[kMaxNeeds + 1];  // that help a hand which lacks one more than the index
    std::uint64_t hits[2];
};

// Walks to the form along the likeliest tiles and leaves the goal; false where it is farther than `most`.
RUKA_FN inline bool walk(const Play& play, const std::uint8_t* held, int sets, const Sight& sight, int most,
                         FormHope& hope, std::uint8_t (&counts)[kKinds], int& last) {
    Useful near = useful(play, detail::tiles_for(held, sets));
    hope.play = play;
    hope.missing = near.shanten + 1;
    if (hope.missing > most || hope.missing < 1) return false;
    std::uint8_t unseen[kKinds];
    for (int k = 0; k < kKinds; ++k) counts[k] = held[k], unseen[k] = sight.unseen[k];
    for (int missing = hope.missing; missing > 0; --missing) {
        float left = 0;
        for (Mask kinds = near.kinds; kinds; kinds &= kinds - 1) left += unseen[lowest_bit(kinds)];
        hope.tiles[missing - 1] = left;
        last = detail::likeliest(near.kinds, unseen);
        if (last < 0) return false;
        ++counts[last], --unseen[last];
        if (missing > 1) near = useful(play, detail::tiles_for(counts, sets));
    }
    detail::trim(play, counts, held, sets);
    return true;
}

}  // namespace ruka
