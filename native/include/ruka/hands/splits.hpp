// Splits of 1-9 over the three suits: 147, 258 and 369, or (D-64) any with three ranks a suit, but for those into three
// chows.
#pragma once

#include "ruka/hands/forms.hpp"

namespace ruka {

inline constexpr unsigned kEveryThird = 0b001001001, kLowThird = 0b111;

// The ranks that are held in some suit.
RUKA_FN constexpr unsigned ranks_in(Mask kinds) { return (kinds | kinds >> kRanks | kinds >> 2 * kRanks) & 0x1ff; }

// 123, 456 or 789: where all three suits have one, the straight is made of chows and is not knitted.
RUKA_FN constexpr bool is_third(unsigned ranks) {
    return ranks == kLowThird || ranks == kLowThird << 3 || ranks == kLowThird << 6;
}

// Calls visit(split) with the nine kinds of each split whose tiles can be had.
template <class Visit>
RUKA_FN inline void for_each_split(int forms, Mask available, Visit&& visit) {
    if (ranks_in(available) != 0x1ff) return;  // a split has every rank once
    const auto split = [&](unsigned first, unsigned second) {
        const Mask kinds = Mask{first} | Mask{second} << kRanks | Mask{0x1ff & ~(first | second)} << 2 * kRanks;
        if ((available & kinds) == kinds) visit(kinds);
    };
    if (!(forms & kKnittedAny)) {
        for (int i = 0; i < 6; ++i) split(kEveryThird << i / 2, kEveryThird << (i / 2 + 1 + i % 2) % 3);
        return;
    }
    const unsigned here = available & 0x1ff;
    for (unsigned first = here; first; first = (first - 1) & here) {
        if (bits(first) != 3) continue;
        const unsigned there = available >> kRanks & 0x1ff & ~first;
        for (unsigned second = there; second; second = (second - 1) & there) {
            if (bits(second) == 3 && !(is_third(first) && is_third(second))) split(first, second);
        }
    }
}

}  // namespace ruka
