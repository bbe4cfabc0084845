// Distances of a suit of which sets on the table have taken tiles.
//
// The tables let every target use four copies of a kind. Where the player's own sets leave fewer, a wait for a tile
// that no longer exists would count as one; such a suit is measured here, rank by rank and without tables.
#pragma once

#include "ruka/hands/lanes.hpp"

namespace ruka {

struct CappedSuit {
    int ranks;
    bool chows;
    std::uint8_t counts[kRanks];
    std::uint8_t most[kRanks];  // copies that the player can ever hold in the hand
};

namespace detail {

// By the chows that began two ranks and one rank below. Three alike are the same tiles as three pungs.
struct Begun {
    Lanes near[3][3];
};

// Carries every state over one rank, of which `count` tiles are held.
RUKA_APART RUKA_FN inline Begun over_rank(const CappedSuit& suit, const Begun& from, int rank, int count) {
    Begun to{};
    const int most_chows = suit.chows && rank + 2 < suit.ranks ? 2 : 0;
    const int most_begun = suit.chows ? 2 : 0;
    for (int older = 0; older <= most_begun; ++older) {
        for (int newer = 0; newer <= most_begun; ++newer) {
            for (int used = older + newer, chows = 0; chows <= most_chows; ++chows, ++used) {
                Lanes& best = to.near[newer][chows];
                const auto choose = [&](int tiles, int sets, bool pair) {
                    if (tiles > suit.most[rank]) return;
                    const Lanes near = farther(from.near[older][newer], tiles > count ? tiles - count : 0);
                    best = larger(best, gained(near, sets, pair));
                };
                choose(used, chows, false);
                choose(used + 2, chows, true);
                choose(used + 3, chows + 1, false);
            }
        }
    }
    return to;
}

}  // namespace detail

struct CappedNear {
    Lanes near;
    Helpers helpers;
};

// The helpers are found only if asked for.
RUKA_FN inline CappedNear measured(const CappedSuit& suit, bool with_helpers) {
    detail::Begun before[kRanks + 1]{};
    before[0].near[0][0].byte[0] = kNear;
    for (int rank = 0; rank < suit.ranks; ++rank) {
        before[rank + 1] = detail::over_rank(suit, before[rank], rank, suit.counts[rank]);
    }
    CappedNear result{before[suit.ranks].near[0][0], {}};
    for (int rank = 0; with_helpers && rank < suit.ranks; ++rank) {
        if (suit.counts[rank] >= suit.most[rank]) continue;
        detail::Begun after = detail::over_rank(suit, before[rank], rank, suit.counts[rank] + 1);
        for (int r = rank + 1; r < suit.ranks; ++r) after = detail::over_rank(suit, after, r, suit.counts[r]);
        for (int i = 0; i < 16; ++i) {
            const bool nearer = after.near[0][0].byte[i] > result.near.byte[i];
            result.helpers.ranks[i] |= static_cast<std::uint16_t>(nearer << rank);
        }
    }
    return result;
}

}  // namespace ruka
