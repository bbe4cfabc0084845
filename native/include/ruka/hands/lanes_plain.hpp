// Lanes in plain loops: for device code and other compilers.
#pragma once

#include "ruka/hands/lanes.hpp"

namespace ruka {

RUKA_FN inline Lanes larger(const Lanes& a, const Lanes& b) {
    Lanes result;
    for (int i = 0; i < 16; ++i) result.byte[i] = a.byte[i] > b.byte[i] ? a.byte[i] : b.byte[i];
    return result;
}

RUKA_FN inline Lanes gained(const Lanes& lanes, int sets, bool pair) {
    Lanes result{};
    for (int m = 0; m + sets <= kMaxSets; ++m) {
        result.byte[lane(m + sets, 1)] = lanes.byte[lane(m, !pair)];
        if (!pair) result.byte[lane(m + sets, 0)] = lanes.byte[lane(m, 0)];
    }
    return result;
}

RUKA_FN inline Lanes farther(const Lanes& lanes, int tiles) {
    Lanes result;
    for (int i = 0; i < 16; ++i) {
        result.byte[i] = static_cast<std::uint8_t>(lanes.byte[i] > tiles ? lanes.byte[i] - tiles : 0);
    }
    return result;
}

RUKA_FN inline Lanes joined(const Lanes& a, const Lanes& b) {
    Lanes best{};
    for (int left = 0; left <= kMaxSets; ++left) {
        for (int right = 0; left + right <= kMaxSets; ++right) {
            const int sums[3] = {a.byte[lane(left, 0)] + b.byte[lane(right, 0)],
                                 a.byte[lane(left, 0)] + b.byte[lane(right, 1)],
                                 a.byte[lane(left, 1)] + b.byte[lane(right, 0)]};
            for (int i = 0; i < 3; ++i) {
                std::uint8_t& place = best.byte[lane(left + right, i > 0)];
                if (sums[i] > place) place = static_cast<std::uint8_t>(sums[i]);
            }
        }
    }
    return best;
}

RUKA_FN inline Lanes counterpart(const Lanes& b, int sets) {
    Lanes turned{};
    for (int m = 0; m <= sets; ++m) {
        for (int p = 0; p < 2; ++p) turned.byte[lane(m, p)] = b.byte[lane(sets - m, 1 - p)];
    }
    return turned;
}

RUKA_FN inline int nearest(const Lanes& a, const Lanes& counterpart) {
    int best = 0;
    for (int i = 0; i < 16; ++i) {
        const int sum = a.byte[i] + counterpart.byte[i];
        if (sum > best) best = sum;
    }
    return best;
}

RUKA_FN inline unsigned helping(const Lanes& a, const Lanes& counterpart, int largest, const Helpers& helpers) {
    unsigned ranks = 0;
    for (int i = 0; i < 16; ++i) {
        if (a.byte[i] + counterpart.byte[i] == largest) ranks |= helpers.ranks[i];
    }
    return ranks;
}

}  // namespace ruka
