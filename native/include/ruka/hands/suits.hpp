// Tables over all configurations of one suit: how far from m sets and p pairs, and which tiles bring it nearer.
//
// A configuration is nine counts (honours: seven, and no chows) of at most four each and fourteen together. Its index
// is dense: the low ranks pick a block with a place for every way to fill the high ranks, which are ordered by their
// number of tiles, so that each block stops where the fourteen are used up.
#pragma once

#include <cstddef>

#include "ruka/hands/lanes.hpp"
#include "ruka/hands/packed.hpp"

namespace ruka {

inline constexpr int kSuitConfigs = 405350;
inline constexpr int kHonourConfigs = 43130;
inline constexpr int kConfigs = kSuitConfigs + kHonourConfigs;
inline constexpr int kLowCodes = 625;     // four ranks, base five
inline constexpr int kHighCodes = 3125;   // the five ranks after them
inline constexpr int kHighHonours = 125;  // three honours

struct SuitTables {
    const std::uint32_t* low;           // [kLowCodes] where the block starts
    const std::uint32_t* low_honours;   // [kLowCodes]
    const std::uint16_t* high;          // [kHighCodes] the place in the block
    const std::uint16_t* high_honours;  // [kHighHonours]
    const std::uint8_t* distance_of;    // [kConfigs] which of the distinct records: a byte, to stay in the cache
    const std::uint32_t* helpers_of;    // [kConfigs]
    const Lanes* distances;             // 130 of them
    const Helpers* helpers;             // 76,901
};

// Four ranks in base five, and the four after them.
struct BaseFive {
    std::uint32_t low, high;
};

// Neighbours are put together by multiplying: bytes b0 b1 times 5 + 2^8 have 5 b1 + b0 in the place of b1.
RUKA_FN constexpr BaseFive base_five(std::uint64_t counts) {
    const std::uint64_t pairs = counts * (5 + (1 << 8)) >> 8 & 0x00ff00ff00ff00ffu;
    const std::uint64_t fours = pairs * (25 + (1 << 16));
    return {static_cast<std::uint32_t>(fours >> 16 & 0xffff), static_cast<std::uint32_t>(fours >> 48)};
}

RUKA_FN inline std::uint32_t suit_index(const SuitTables& tables, std::uint64_t counts, std::uint32_t nines) {
    const BaseFive code = base_five(counts);
    return tables.low[code.low] + tables.high[code.high + 625 * nines];
}

RUKA_FN inline std::uint32_t honour_index(const SuitTables& tables, std::uint64_t counts) {
    const BaseFive code = base_five(counts);
    return tables.low_honours[code.low] + tables.high_honours[code.high];
}

}  // namespace ruka
