// Goals of the forms that are not four sets and a pair, found by walking: draw what helps, throw what does not.
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

RUKA_FN inline int left_among(Mask kinds, const std::uint8_t* unseen) {
    int left = 0;
    for (; kinds; kinds &= kinds - 1) left += unseen[lowest_bit(kinds)];
    return left;
}

// Draws one of the kinds: a new one or a second of its kind, whichever leaves less to hope for. The pair of thirteen
// orphans is soon there, and nobody should count on it to wait for all thirteen.
RUKA_FN inline int usual_step(const Play& play, Mask kinds, std::uint8_t* counts, std::uint8_t* unseen, int sets) {
    Mask held = 0;
    for (int k = 0; k < kKinds; ++k) held |= counts[k] ? Mask{1} << k : 0;
    int best = -1, least = 0;
    for (int i = 0; i < 2; ++i) {
        const int kind = likeliest(i ? kinds & ~held : kinds & held, unseen);
        if (kind < 0) continue;
        ++counts[kind], --unseen[kind];
        const int left = left_among(useful(play, tiles_for(counts, sets)).kinds, unseen);
        --counts[kind], ++unseen[kind];
        if (best < 0 || left < least) best = kind, least = left;
    }
    if (best >= 0) ++counts[best], --unseen[best];
    return best;
}

// Throws what the form can do without, the rarest of such tiles first.
RUKA_FN inline void throw_one(const Play& play, std::uint8_t* counts, const std::uint8_t* unseen, int sets, int far) {
    int best = -1;
    for (int k = 0; k < kKinds; ++k) {
        if (!counts[k] || (best >= 0 && unseen[k] >= unseen[best])) continue;
        --counts[k];
        if (shanten(play, tiles_for(counts, sets)) <= far) best = k;
        ++counts[k];
    }
    if (best >= 0) --counts[best];
}

}  // namespace detail

// A form that the hand comes near: what it pays, and how many tiles help at each distance on the way.
struct FormHope {
    Play play;    // with this form alone
    int missing;  // tiles, before anything is thrown
    float value, place;
    float tiles[kMaxNeeds + 1];  // that help a hand which lacks one more than the index
    Priced has;
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
    int tiles = 0;
    for (int k = 0; k < kKinds; ++k) tiles += held[k];
    if (tiles % 3 == 2) detail::throw_one(play, counts, unseen, sets, near.shanten);
    near = useful(play, detail::tiles_for(counts, sets));
    for (int missing = hope.missing; missing > 0; --missing) {
        hope.tiles[missing - 1] = static_cast<float>(detail::left_among(near.kinds, unseen));
        last = detail::usual_step(play, near.kinds, counts, unseen, sets);
        if (last < 0) return false;
        if (missing == 1) break;
        detail::throw_one(play, counts, unseen, sets, missing - 2);
        near = useful(play, detail::tiles_for(counts, sets));
    }
    return true;
}

}  // namespace ruka
