// Tiles: kinds, codes and tile sets.
//
// A *kind* is what a set is made of: 34 of them, 1m..9m 1p..9p 1s..9s 1z..7z.
// A *code* is what lies on the table: the 34 kinds, three red fives, eight flowers.
// A *mask* is a 64-bit word with a bit for each kind.
#pragma once

#include <cstdint>

// RUKA_APART keeps a function out of others in device code, where the compiler would unroll it for minutes.
#if defined(__CUDACC__)
#define RUKA_FN __host__ __device__
#define RUKA_APART __noinline__
#else
#define RUKA_FN
#define RUKA_APART
#endif

namespace ruka {

using Kind = std::uint8_t;
using Code = std::uint8_t;
using Mask = std::uint64_t;

inline constexpr int kKinds = 34;
inline constexpr int kCodes = 45;
inline constexpr int kCopies = 4;
inline constexpr Code kRedFive = 34;      // 34 0m, 35 0p, 36 0s
inline constexpr Code kFirstFlower = 37;  // 37..44 are 1f..8f
inline constexpr Code kNoTile = 255;

inline constexpr int kSuits = 3;  // suits with ranks; honours come after them
inline constexpr int kRanks = 9;
inline constexpr Kind kFirstHonour = 27;
inline constexpr int kHonours = 7;

RUKA_FN constexpr Mask bit(Kind kind) { return Mask{1} << kind; }

inline constexpr Mask kAllKinds = (Mask{1} << kKinds) - 1;
inline constexpr Mask kNumbered = (Mask{1} << kFirstHonour) - 1;
inline constexpr Mask kHonourKinds = kAllKinds & ~kNumbered;
inline constexpr Mask kOnes = bit(0) | bit(9) | bit(18);
inline constexpr Mask kTerminals = kOnes | kOnes << 8;
inline constexpr Mask kOrphans = kTerminals | kHonourKinds;

RUKA_FN constexpr bool is_flower(Code code) { return code >= kFirstFlower && code < kCodes; }
RUKA_FN constexpr bool is_red(Code code) { return code >= kRedFive && code < kFirstFlower; }

// The kind of a code that is no flower; a red five is a five.
RUKA_FN constexpr Kind kind_of(Code code) {
    return is_red(code) ? static_cast<Kind>((code - kRedFive) * kRanks + 4) : code;
}

RUKA_FN constexpr int suit_of(Kind kind) { return kind / kRanks; }
RUKA_FN constexpr int rank_of(Kind kind) { return kind % kRanks; }

}  // namespace ruka
