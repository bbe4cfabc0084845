// Distances to sets and a pair, sixteen bytes at a time.
//
// Byte m (no pair) or 8 + m (with the pair) says how near some tiles are to m sets: kNear less the tiles missing. So
// the parts of a hand are joined by taking the largest sums. A byte that means nothing is at most kNear short of the
// others and can never win: what n parts give without it is at least n * (kNear - 14), with it at most (n - 1) * kNear,
// for n up to four.
#pragma once

#include "ruka/tiles/tiles.hpp"

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

}  // namespace ruka

#if defined(__GNUC__) && !defined(__CUDACC__)
#include "ruka/hands/lanes_vector.hpp"
#else
#include "ruka/hands/lanes_plain.hpp"
#endif
