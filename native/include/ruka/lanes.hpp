// Distances to sets and a pair, sixteen bytes at a time.
//
// Byte m (no pair) or 8 + m (with the pair) says how near some tiles are to m sets: kNear less the tiles missing. So
// the parts of a hand are joined by taking the largest sums. A byte that means nothing is left at zero and can never
// win: what n parts give without it is at least n * (kNear - 14), with it at most (n - 1) * kNear, for n up to four.
#pragma once

#include <cstring>

#include "tiles.hpp"

namespace ruka {

inline constexpr int kNear = 63;
inline constexpr int kMaxSets = 4;

struct alignas(16) Lanes {
    std::uint8_t byte[16];
};

// For every lane the ranks of a suit that bring it one tile nearer.
struct alignas(32) Helpers {
    std::uint16_t ranks[16];
};

RUKA_FN constexpr int lane(int sets, int pairs) { return sets + 8 * pairs; }

#if defined(__GNUC__) && !defined(__CUDACC__)

using Bytes16 = std::uint8_t __attribute__((vector_size(16)));
using Words2 = std::uint64_t __attribute__((vector_size(16)));
using Signed16 = std::int8_t __attribute__((vector_size(16)));
using Shorts16 = std::int16_t __attribute__((vector_size(32)));
using Words4 = std::uint64_t __attribute__((vector_size(32)));

inline Bytes16 larger(Bytes16 a, Bytes16 b) { return a > b ? a : b; }

// What two parts of a hand reach together, for every number of sets with and without the pair.
inline Lanes joined(const Lanes& a, const Lanes& b) {
    const Words2 whole = __builtin_bit_cast(Words2, b);
    const Words2 pairless = {0, whole[0]};  // for the pair of `a`
    Bytes16 best = {};
    for (int sets = 0; sets <= kMaxSets; ++sets) {
        const Bytes16 without = __builtin_bit_cast(Bytes16, whole << 8 * sets) + a.byte[lane(sets, 0)];
        const Bytes16 with = __builtin_bit_cast(Bytes16, pairless << 8 * sets) + a.byte[lane(sets, 1)];
        best = larger(best, larger(without, with));
    }
    return __builtin_bit_cast(Lanes, best);
}

// What the other parts must supply: lane (m, p) holds the lane (sets - m, 1 - p) of `b`.
inline Lanes counterpart(const Lanes& b, int sets) {
    const Words2 words = __builtin_bit_cast(Words2, b);
    const int unused = 8 * (7 - sets);
    const Words2 turned = {__builtin_bswap64(words[1]) >> unused, __builtin_bswap64(words[0]) >> unused};
    return __builtin_bit_cast(Lanes, turned);
}

// The largest sum over the lanes.
inline int nearest(const Lanes& a, const Lanes& counterpart) {
    Bytes16 best = __builtin_bit_cast(Bytes16, a) + __builtin_bit_cast(Bytes16, counterpart);
    const Words2 words = __builtin_bit_cast(Words2, best);
    best = larger(best, __builtin_bit_cast(Bytes16, Words2{words[1], 0}));
    for (int shift = 32; shift >= 8; shift /= 2) {
        best = larger(best, __builtin_bit_cast(Bytes16, __builtin_bit_cast(Words2, best) >> shift));
    }
    return best[0];
}

// The ranks that help in any lane whose sum is the largest.
inline unsigned helping(const Lanes& a, const Lanes& counterpart, int largest, const Helpers& helpers) {
    const Bytes16 sums = __builtin_bit_cast(Bytes16, a) + __builtin_bit_cast(Bytes16, counterpart);
    const Signed16 chosen = sums == static_cast<std::uint8_t>(largest);
    const Words4 ranks = __builtin_bit_cast(Words4, __builtin_convertvector(chosen, Shorts16)) & __builtin_bit_cast(Words4, helpers);
    std::uint64_t word = ranks[0] | ranks[1] | ranks[2] | ranks[3];
    word |= word >> 32;
    return static_cast<unsigned>(word | word >> 16) & 0xffff;
}

#else

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

#endif

}  // namespace ruka
