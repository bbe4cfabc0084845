// Which patterns of a scored hand people would name.
#pragma once

#include "ruka/scoring/score.hpp"

namespace ruka {

// The items that count, a bit for each of the 64 of a word; points items are left out, and next to a limit that absorbs
// them all others.
RUKA_FN inline std::uint64_t counted_patterns(const Program& program, const RowScore& row, int word) {
    const bool limited = row.limits > 0 && !program.formula.limit_adds;
    std::uint64_t counted = row.hits[word] & ~row.excluded[word];
    for (std::uint64_t left = counted; left; left &= left - 1) {
        const int index = lowest_bit(left);
        const Tag tag = program.items[word * 64 + index].tag;
        if (tag == Tag::points || (limited && tag != Tag::limit)) counted &= ~(std::uint64_t{1} << index);
    }
    return counted;
}

}  // namespace ruka
