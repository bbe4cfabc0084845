// What of a reading makes a pattern: the sets and the pair without which the hand would not have it. Asked only for
// explanations.
#pragma once

#include "ruka/scoring/score.hpp"

namespace ruka {

inline constexpr int kPairGroup = kMaxMelds;  // the pair's place after the sets

// For each item, a bit for each set of the reading and one for the pair: all that it needs, and with which it stands
// whatever the rest of the hand is. None where there is no such part of the hand, or the item speaks of other lines.
struct Witnesses {
    std::uint8_t groups[kMaxItems];
};

namespace detail {

RUKA_FN inline int copies_in(const Set& set, Kind kind) {
    if (set.type == SetType::chow) return kind >= set.kind && kind < set.kind + 3;
    return kind != set.kind ? 0 : set.type == SetType::kong ? 4 : 3;
}

// The tiles of the other groups, by how many there are of each kind.
RUKA_FN inline void count_others(const Reading& reading, int gone, Mask (&kinds)[4]) {
    for (Mask& mask : kinds) mask = 0;
    for (Kind kind = 0; kind < kKinds; ++kind) {
        int copies = reading.singles >> kind & 1;
        for (int i = 0; i < reading.sets_count; ++i) copies += i == gone ? 0 : copies_in(reading.sets[i], kind);
        for (int i = 0; i < reading.pairs_count && gone != kPairGroup; ++i) copies += reading.pairs[i] == kind ? 2 : 0;
        for (int n = 0; n < 4; ++n) kinds[n] |= copies > n ? bit(kind) : 0;
    }
}

// The reading without one of its groups; where that one was completed by the winning tile, nothing was.
RUKA_FN inline Reading without_group(Reading reading, int gone, WholeHand& whole) {
    const bool completed = gone == reading.completed || (gone == kPairGroup && reading.completed == kNoSet);
    count_others(reading, gone, whole.kinds);
    if (gone == kPairGroup) {
        reading.pairs_count = 0;
    } else {
        for (int i = gone; i + 1 < reading.sets_count; ++i) reading.sets[i] = reading.sets[i + 1];
        --reading.sets_count;
        if (reading.completed != kNoSet && reading.completed > gone) --reading.completed;
    }
    if (completed) {
        reading.role = Role::none;
        reading.completed = kNoSet;
        whole.winning = 0;
    }
    return reading;
}

// The reading with everything but these groups exchanged for the middle of the suits: sets and a pair that no pattern
// of part of a hand is made of.
RUKA_FN inline Reading with_only(Reading reading, unsigned groups, WholeHand& whole) {
    constexpr Kind lowest[] = {3, kRanks + 3, 2 * kRanks + 3, 2, kRanks + 2, 2 * kRanks + 2, 4, kRanks + 4};
    const auto has_chow = [&](Kind kind) {
        for (int i = 0; i < reading.sets_count; ++i) {
            if (reading.sets[i].type == SetType::chow && reading.sets[i].kind == kind) return true;
        }
        return false;
    };
    const bool gone = reading.completed == kNoSet ? !(groups >> kPairGroup & 1) : !(groups >> reading.completed & 1);
    int next = 0;
    for (int i = 0; i < reading.sets_count; ++i) {
        if (groups >> i & 1) continue;
        while (has_chow(lowest[next])) ++next;
        reading.sets[i] = {SetType::chow, false, lowest[next++]};
    }
    if (!(groups >> kPairGroup & 1)) reading.pairs[0] = 5;
    if (gone) {
        reading.role = Role::none;
        reading.completed = kNoSet;
        whole.winning = 0;
    }
    count_others(reading, -1, whole.kinds);
    return reading;
}

template <int W>
RUKA_FN inline void ask(Block<W>& block, const Program& program, const Play& play, const WonHand& won,
                        const WholeHand& whole, const Reading& reading) {
    block.start(program, play, true);
    block.add(won, whole, reading);
    for (int w = 0; w < 2; ++w) block.hits[w][0] = 0;
    run(program, block.columns, 0, program.second_stage, block);
}

template <int W>
RUKA_FN inline bool holds(const Block<W>& block, int item) {
    return block.hits[item / 64][0] >> item % 64 & 1;
}

}  // namespace detail

// Only a hand of sets and a pair has groups that may be missing.
template <int W>
RUKA_FN inline void find_witnesses(Block<W>& block, const Program& program, const Play& play, const Hand& hand,
                                   const Win& win, const Reading& reading, Witnesses& found) {
    found = {};
    if (reading.form != kRegular) return;
    const WholeHand whole = whole_hand(program, hand, win);
    for (int group = 0; group <= kPairGroup; ++group) {
        if (group < kPairGroup ? group >= reading.sets_count : reading.pairs_count != 1) continue;
        WholeHand rest = whole;
        const Reading without = detail::without_group(reading, group, rest);
        detail::ask(block, program, play, {&hand, &win}, rest, without);
        for (int i = 0; i < program.first_items; ++i) {
            if (!detail::holds(block, i)) found.groups[i] |= static_cast<std::uint8_t>(1 << group);
        }
    }
    std::uint32_t asked = 0;  // sets of groups, each asked once for all the items that need it
    for (int i = 0; i < program.first_items; ++i) asked |= std::uint32_t{1} << found.groups[i];
    for (unsigned groups = 1; groups < 1u << (kPairGroup + 1); ++groups) {
        if (!(asked >> groups & 1)) continue;
        WholeHand rest = whole;
        const Reading only = detail::with_only(reading, groups, rest);
        detail::ask(block, program, play, {&hand, &win}, rest, only);
        for (int i = 0; i < program.first_items; ++i) {
            if (found.groups[i] == groups && !detail::holds(block, i)) found.groups[i] = 0;
        }
    }
}

}  // namespace ruka
