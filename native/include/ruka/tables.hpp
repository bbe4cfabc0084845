// Tables over all configurations of one suit: how far from m sets and p pairs, and which tiles bring it nearer.
//
// A configuration is nine counts (honours: seven, and no chows) of at most four each and fourteen together. Its index
// is dense: the low ranks pick a block with a place for every way to fill the high ranks, which are ordered by their
// number of tiles, so that each block stops where the fourteen are used up.
#pragma once

#include <cstddef>

#include "lanes.hpp"
#include "packed.hpp"

namespace ruka {

inline constexpr int kSuitConfigs = 405350;
inline constexpr int kHonourConfigs = 43130;
inline constexpr int kConfigs = kSuitConfigs + kHonourConfigs;
inline constexpr int kLowCodes = 625;     // four ranks, base five
inline constexpr int kHighCodes = 3125;   // the five ranks behind them
inline constexpr int kHighHonours = 125;  // three honours

struct SuitTables {
    const std::uint32_t* low;           // [kLowCodes] where the block starts
    const std::uint32_t* low_honours;   // [kLowCodes]
    const std::uint16_t* high;          // [kHighCodes] the place in the block
    const std::uint16_t* high_honours;  // [kHighHonours]
    const std::uint8_t* distance_of;    // [kConfigs] which of the distinct records: a byte, to stay in the cache
    const std::uint32_t* helpers_of;    // [kConfigs]
    const Lanes* distances;             // 181 of them
    const Helpers* helpers;             // 77,065
};

// Counts of eight ranks as two numbers in base five: ranks 1-4 in the low half of the word, 5-8 in the high half.
RUKA_FN constexpr std::uint64_t base_five(std::uint64_t counts) {
    constexpr std::uint64_t pairs = 0x00ff00ff00ff00ffu, fours = 0x0000ffff0000ffffu;
    counts = (counts & pairs) + 5 * (counts >> 8 & pairs);
    return (counts & fours) + 25 * (counts >> 16 & fours);
}

RUKA_FN inline std::uint32_t suit_index(const SuitTables& tables, std::uint64_t counts, std::uint32_t nines) {
    const std::uint64_t code = base_five(counts);
    return tables.low[static_cast<std::uint32_t>(code)] + tables.high[(code >> 32) + 625 * nines];
}

RUKA_FN inline std::uint32_t honour_index(const SuitTables& tables, std::uint64_t counts) {
    const std::uint64_t code = base_five(counts);
    return tables.low_honours[static_cast<std::uint32_t>(code)] + tables.high_honours[code >> 32];
}

}  // namespace ruka
