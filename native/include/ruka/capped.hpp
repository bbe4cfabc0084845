// Distances of a suit of which sets on the table have taken tiles.
//
// The tables let every target use four copies of a kind. Where the player's own sets leave fewer, a wait for a tile that
// no longer exists would count as one; such a suit is measured here, without tables.
#pragma once

#include "lanes.hpp"

namespace ruka {

struct CappedSuit {
    int ranks;
    bool chows;
    std::uint8_t counts[kRanks];
    std::uint8_t most[kRanks];  // copies that the player can ever hold in the hand
};

namespace capped {

// Chows that began one and two ranks below and need this rank. More than two alike are the same tiles as pungs.
inline constexpr int kChows = 3;
using Table = std::uint8_t[kChows][kChows][16];

struct Step {
    int begun, pungs, pairs;
};

// Carries every state of `from` over one rank by one choice of new chows, pung and pair.
RUKA_FN inline void advance(const Table& from, Table& to, const CappedSuit& suit, int rank, const Step& step) {
    for (int older = 0; older < kChows; ++older) {
        for (int newer = 0; newer < kChows; ++newer) {
            const int used = older + newer + step.begun + 3 * step.pungs + 2 * step.pairs;
            if (used > suit.most[rank]) continue;
            const int missing = used > suit.counts[rank] ? used - suit.counts[rank] : 0;
            const int gained = step.begun + step.pungs;
            for (int m = 0; m + gained <= kMaxSets; ++m) {
                for (int p = 0; p + step.pairs <= 1; ++p) {
                    const int near = from[older][newer][lane(m, p)] - missing;
                    std::uint8_t& best = to[newer][step.begun][lane(m + gained, p + step.pairs)];
                    if (near > best) best = static_cast<std::uint8_t>(near);
                }
            }
        }
    }
}

}  // namespace capped

RUKA_FN inline Lanes distances(const CappedSuit& suit) {
    capped::Table states[2]{};
    states[0][0][0][0] = kNear;
    for (int rank = 0; rank < suit.ranks; ++rank) {
        const capped::Table& from = states[rank % 2];
        capped::Table& to = states[(rank + 1) % 2];
        std::memset(to, 0, sizeof to);
        const int most_begun = suit.chows && rank + 2 < suit.ranks ? capped::kChows - 1 : 0;
        for (int begun = 0; begun <= most_begun; ++begun) {
            for (int pungs = 0; pungs < 2; ++pungs) {
                for (int pairs = 0; pairs < 2; ++pairs) capped::advance(from, to, suit, rank, {begun, pungs, pairs});
            }
        }
    }
    Lanes lanes;
    std::memcpy(lanes.byte, states[suit.ranks % 2][0][0], sizeof lanes.byte);
    return lanes;
}

RUKA_FN inline Helpers helpers(CappedSuit suit) {
    Helpers result{};
    const Lanes before = distances(suit);
    for (int rank = 0; rank < suit.ranks; ++rank) {
        if (suit.counts[rank] >= suit.most[rank]) continue;
        ++suit.counts[rank];
        const Lanes after = distances(suit);
        --suit.counts[rank];
        for (int i = 0; i < 16; ++i) {
            if (after.byte[i] > before.byte[i]) result.ranks[i] |= static_cast<std::uint16_t>(1u << rank);
        }
    }
    return result;
}

}  // namespace ruka
