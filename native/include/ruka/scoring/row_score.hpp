// What a row is worth, and which of two is the better one.
#pragma once

#include "ruka/scoring/select.hpp"

namespace ruka {

// Lines that count for each of several sets; four sets have few of them.
struct Repeated {
    static constexpr int kMost = 6;
    std::uint8_t count;
    std::uint8_t item[kMost], times[kMost];

    RUKA_FN void add(int index, int number) {
        if (number < 2 || count == kMost) return;
        item[count] = static_cast<std::uint8_t>(index);
        times[count++] = static_cast<std::uint8_t>(number);
    }

    RUKA_FN int times_of(int index) const {
        for (int i = 0; i < count; ++i) {
            if (item[i] == index) return times[i];
        }
        return 1;
    }
};

struct RowScore {
    std::uint64_t hits[2];      // items that the row has
    std::uint64_t excluded[2];  // of them, those that another takes away
    std::int32_t points, fan, bonus, limits, liable_limits, minimum;
    std::int32_t value;
    bool discarder_alone;  // whoever discarded pays for everybody
    Choice choice;         // where sets are combined
    Repeated repeated;     // lines that count more than once

    RUKA_FN bool qualified() const { return limits > 0 || fan >= minimum; }
};

// D-05: what pays most, then a limit hand before fan that reach as much, then more fan, then more points; of equal
// readings the first.
RUKA_FN inline bool pays_more(const RowScore& a, const RowScore& b) {
    if (a.qualified() != b.qualified()) return a.qualified();
    if (a.value != b.value) return a.value > b.value;
    if (a.limits != b.limits) return a.limits > b.limits;
    if (a.fan + a.bonus != b.fan + b.bonus) return a.fan + a.bonus > b.fan + b.bonus;
    return a.points > b.points;
}

// Where prices stand in order: of equal readings the one with the line that stands first in the list.
RUKA_FN inline bool lists_earlier(const RowScore& a, const RowScore& b) {
    for (int w = 0; w < 2; ++w) {
        const std::uint64_t own = a.hits[w] & ~a.excluded[w], other = b.hits[w] & ~b.excluded[w];
        if (own != other) return own >> lowest_bit(own ^ other) & 1;
    }
    return false;
}

RUKA_FN inline bool is_better(const Program& program, const RowScore& a, const RowScore& b) {
    if (pays_more(a, b)) return true;
    return program.in_order && !pays_more(b, a) && lists_earlier(a, b);
}

}  // namespace ruka
