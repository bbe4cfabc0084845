// A hand as the kinds that it has once, twice, three and four times.
#pragma once

#include "ruka/hands/forms.hpp"

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
};

// The lowest kinds of the chows of which this many tiles are held.
RUKA_FN inline Mask chows_with(Mask held, int tiles) {
    const Mask low = held, middle = held >> 1, high = held >> 2, all = low & middle & high;
    switch (tiles) {
        case 3: return kChowBegins & all;
        case 2: return kChowBegins & ((low & middle) | (low & high) | (middle & high)) & ~all;
        case 1: return kChowBegins & (low ^ middle ^ high) & ~all;
        default: return kChowBegins & ~(low | middle | high);
    }
}

// The same without a chow, of which not all need be held.
RUKA_FN inline void take_chow(const Held& held, Mask chow, Mask (&rest)[3]) {
    for (int n = 0; n < 3; ++n) rest[n] = (held.more[n] & ~chow) | (held.more[n + 1] & chow);
}

}  // namespace detail

}  // namespace ruka
