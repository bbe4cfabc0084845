// A hand as the kinds that it has once, twice, three and four times.
#pragma once

#include "forms.hpp"

namespace ruka {

namespace detail {

inline constexpr Mask kRanksOfSuit = (Mask{1} << kRanks) - 1;
inline constexpr Mask kChowBegins = kOnes * 0x7f;

// The kinds of which the hand has more than none, one, two, three.
struct Held {
    Mask more[kCopies];

    RUKA_FN explicit Held(const Packed& tiles) {
        for (int n = 0; n < kCopies; ++n) more[n] = kinds_held(tiles, n + 1);
    }

    // Every tile of a suit in a bit of its own: the first of each rank, then the second ones, and so on.
    RUKA_FN std::uint64_t suit(int s) const {
        std::uint64_t tiles = 0;
        for (int n = 0; n < kCopies; ++n) tiles |= (more[n] >> s * kRanks & kRanksOfSuit) << n * kRanks;
        return tiles;
    }
};

// The same without a chow, of which not all need be held.
RUKA_FN inline void take_chow(const Held& held, Mask chow, Mask (&rest)[3]) {
    for (int n = 0; n < 3; ++n) rest[n] = (held.more[n] & ~chow) | (held.more[n + 1] & chow);
}

}  // namespace detail

}  // namespace ruka
