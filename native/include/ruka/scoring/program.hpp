// A rule set, compiled: a flat program over the features of a row, a price list, a formula and a payment policy.
//
// Python compiles it (ruka/scoring/program.py); nothing here knows which game it is.
#pragma once

#include "ruka/declared.hpp"
#include "ruka/tiles/tiles.hpp"

namespace ruka {

enum class Op : std::uint8_t {
    and_ = 2,
    or_ = 3,
    andn = 4,
    shr = 5,
    mul = 6,
    add = 7,
    count = 8,
    any = 9,
    eq = 10,
    lt = 11,
    shifted = 16,      // and, after a is shifted right
    meets = 17,        // a and b have a bit in common
    within = 18,       // a has no bit that b lacks
    item = 32,         // a and b is the answer of item `imm`
    item_within = 33,  // the answer is whether a is within b
    item_equal = 34,   // the answer is whether they are equal
    minimum = 35,      // register a is the minimum
    skip = 36,         // go on `imm` instructions later when register a is zero in every row
    waits = 37,        // fill register dst, f_waits or f_shape_waits, of the rows in which register a is not zero
    liable = 38,       // register a says whether the discarder pays for everybody
};

inline constexpr int kMaxRegisters = 128;  // an operand a or b from here on is a constant
inline constexpr int kMaxInstructions = 1024;
inline constexpr int kMaxConstants = 128;
inline constexpr int kMaxItems = 128;
inline constexpr int kMaxNarrow = 64;

struct Instruction {
    Op op;
    std::uint8_t dst, a, b;
    std::uint32_t imm;
};

enum class Tag : std::uint8_t { points, fan, bonus, limit };
enum class Counts : std::uint8_t { once, number, kinds, sets };

// Line `item` loses the instances in `mask` when its owner counts.
struct Narrow {
    std::uint8_t owner, item;
    Mask mask;
};

struct Item {
    Tag tag;
    Counts counts;
    bool liable;
    bool kept;              // its column is needed after the program has run
    bool plain;             // only whether it holds is of interest: neither kept nor points
    std::uint8_t sets;      // it combines this many sets; 0: it speaks of the whole hand
    std::int8_t one_short;  // its place among those that count in a hand one tile short of them, or -1
    std::int16_t open, concealed;
    std::uint64_t excludes[2];  // whole lines
};

using declared::Formula;
using declared::Payment;

struct Combinations;  // combinations.hpp

struct Program {
    std::int32_t instructions_count;           // of both stages
    std::int32_t second_stage, combining_end;  // where the second stage begins; where those that combine sets end
    std::int32_t constants_count, items_count, first_items, narrow_count;  // first_items: those of the first stage
    std::int32_t players, forms;
    std::int32_t opening_forms;  // that win only as dealt, with the dealer's first draw
    std::uint8_t seats;          // winds that are seats, a bit for each
    std::uint8_t flowers;        // flowers and seasons in play, a bit for each
    bool flower_replacements;    // the tile drawn for a flower is a replacement tile as that of a kong is (D-73)
    bool has_liability;
    bool asks_one_short;      // some prices of hands that did not win are for what they are one tile short of
    bool second_needs_lines;  // the second stage asks for sums of fan, bonus or limits
    bool in_order;            // prices stand from the highest down, and an excluded line excludes nothing
    Mask kinds;
    Kind dora_of[kKinds];  // indicator -> dora
    Formula formula;
    Payment payment;
    Instruction instructions[kMaxInstructions];
    Mask constants[kMaxConstants];
    Item items[kMaxItems];
    Narrow narrow[kMaxNarrow];
    std::uint64_t of_all_sets[2];      // items that combine all four sets
    const Combinations* combinations;  // where sets are combined; else null
};

}  // namespace ruka
