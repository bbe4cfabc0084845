// suits.bin: how the suit tables lie in their file.
#pragma once

#include "ruka/hands/suits.hpp"

namespace ruka {

struct TableFile {
    char magic[8];
    std::uint32_t version;
    std::uint32_t distances;  // how many distinct records
    std::uint32_t helpers;
    std::uint32_t bytes;  // of the whole file
    std::uint64_t spare;  // keeps what follows aligned
};

inline constexpr char kTableMagic[8] = {'r', 'u', 'k', 'a', 's', 'u', 'i', 't'};
inline constexpr std::uint32_t kTableVersion = 1;  // to be raised with every change of the arrays or their meaning

// Arrays follow the header in this order, the wide ones first so that each is aligned.
RUKA_FN constexpr std::size_t table_bytes(std::size_t distances, std::size_t helpers) {
    return sizeof(TableFile) + helpers * sizeof(Helpers) + distances * sizeof(Lanes) +
           kConfigs * sizeof(std::uint32_t) + 2 * kLowCodes * sizeof(std::uint32_t) +
           (kHighCodes + kHighHonours) * sizeof(std::uint16_t) + kConfigs;
}

// The tables inside a mapped file; false when it is something else.
RUKA_FN inline bool view_tables(const void* data, std::size_t size, SuitTables& tables) {
    const TableFile& file = *static_cast<const TableFile*>(data);
    if (size < sizeof(TableFile) || std::memcmp(file.magic, kTableMagic, sizeof kTableMagic) != 0) return false;
    if (file.version != kTableVersion || file.bytes != size) return false;
    if (size != table_bytes(file.distances, file.helpers)) return false;
    tables.helpers = reinterpret_cast<const Helpers*>(&file + 1);
    tables.distances = reinterpret_cast<const Lanes*>(tables.helpers + file.helpers);
    tables.helpers_of = reinterpret_cast<const std::uint32_t*>(tables.distances + file.distances);
    tables.low = tables.helpers_of + kConfigs;
    tables.low_honours = tables.low + kLowCodes;
    tables.high = reinterpret_cast<const std::uint16_t*>(tables.low_honours + kLowCodes);
    tables.high_honours = tables.high + kHighCodes;
    tables.distance_of = reinterpret_cast<const std::uint8_t*>(tables.high_honours + kHighHonours);
    return true;
}

}  // namespace ruka
