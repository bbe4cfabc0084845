// All readings of a complete hand, with every role of the winning tile. No tables, no allocation.
#pragma once

#include "hand.hpp"
#include "knitted.hpp"

namespace ruka {

// What the winning tile completed.
enum class Role : std::uint8_t {
    single,     // the pair (tanki), or the missing tile of a hand of singles or pairs
    two_pairs,  // a pung (shanpon)
    closed,     // the middle of a chow (kanchan)
    edge,       // 3 of 123, 7 of 789 (penchan)
    two_sided,  // ryanmen
    none,       // the hand names no winning tile
};

struct Set {
    SetType type;
    bool shown;  // claimed; a concealed kong lies on the table but is not shown
    Kind kind;   // the lowest tile
};

inline constexpr std::uint8_t kNoSet = 255;

struct Reading {
    std::uint8_t form;
    Role role;
    std::uint8_t completed;  // index into sets; kNoSet: the pair, or a hand without sets
    std::uint8_t sets_count;
    std::uint8_t pairs_count;
    Set sets[kMaxMelds];  // those on the table first
    Kind pairs[7];
    Mask singles;  // twelve of the thirteen orphans, knitted tiles
};

namespace detail {

// Eight bytes of counts as eight nibbles.
RUKA_FN constexpr std::uint64_t nibbles(std::uint64_t bytes) {
    bytes = (bytes | bytes >> 4) & 0x00ff00ff00ff00ffu;
    bytes = (bytes | bytes >> 8) & 0x0000ffff0000ffffu;
    return (bytes | bytes >> 16) & 0xffffffffu;
}

RUKA_FN inline Role role_in(const Set& set, Kind winning) {
    if (set.type != SetType::chow) return Role::two_pairs;
    if (winning == set.kind + 1) return Role::closed;
    const int edge = winning == set.kind ? 6 : 0;  // 7 of 789, 3 of 123
    return rank_of(set.kind) == edge ? Role::edge : Role::two_sided;
}

RUKA_FN inline bool contains(const Set& set, Kind kind) {
    return kind >= set.kind && kind <= set.kind + (set.type == SetType::chow ? 2 : 0);
}

RUKA_FN inline bool same_tiles(const Set& a, const Set& b) { return a.type == b.type && a.kind == b.kind; }

// Visits the reading once for each different part of the hand that the winning tile may have completed.
template <class Visit>
RUKA_FN inline void visit_roles(Reading& reading, int on_table, Code winning, Visit& visit) {
    reading.role = Role::none;
    reading.completed = kNoSet;
    if (winning == kNoTile) return visit(static_cast<const Reading&>(reading));
    const Kind kind = kind_of(winning);
    bool single = reading.singles >> kind & 1;
    for (int i = 0; i < reading.pairs_count; ++i) single |= reading.pairs[i] == kind;
    if (single) {
        reading.role = Role::single;
        visit(static_cast<const Reading&>(reading));
    }
    for (int i = on_table; i < reading.sets_count; ++i) {
        bool again = !contains(reading.sets[i], kind);
        for (int j = on_table; j < i; ++j) again |= same_tiles(reading.sets[i], reading.sets[j]);
        if (again) continue;
        reading.role = role_in(reading.sets[i], kind);
        reading.completed = static_cast<std::uint8_t>(i);
        visit(static_cast<const Reading&>(reading));
    }
}

// Splits concealed tiles into sets and a pair in every way, each way once.
template <class Found>
struct Splitter {
    Reading reading;
    std::uint64_t suits[4];  // a nibble for each rank
    bool paired[4];          // the suit that holds the pair
    Found& found;

    // The lowest tile decides: what is neither a pung nor the pair begins chows.
    RUKA_APART RUKA_FN void split(int suit, std::uint64_t tiles) {
        while (!tiles) {
            if (suit == kSuits) return found(reading);
            tiles = suits[++suit];
        }
        const int rank = lowest_bit(tiles) / 4;
        const int count = static_cast<int>(tiles >> 4 * rank & 15);
        const Kind kind = static_cast<Kind>(suit * kRanks + rank);
        tiles &= ~(std::uint64_t{15} << 4 * rank);
        chows(suit, tiles, rank, count);
        if (count >= 3) {
            add({SetType::pung, false, kind});
            chows(suit, tiles, rank, count - 3);
            --reading.sets_count;
        }
        if (count >= 2 && paired[suit] && reading.pairs_count == 0) {
            reading.pairs[reading.pairs_count++] = kind;
            chows(suit, tiles, rank, count - 2);
            --reading.pairs_count;
        }
    }

    // So many chows from `rank` on, then the rest.
    RUKA_FN void chows(int suit, std::uint64_t tiles, int rank, int count) {
        if (count > 0) {
            const bool fits = suit < kSuits && rank + 2 < kRanks &&
                              static_cast<int>(tiles >> 4 * (rank + 1) & 15) >= count &&
                              static_cast<int>(tiles >> 4 * (rank + 2) & 15) >= count;
            if (!fits) return;
            tiles -= static_cast<std::uint64_t>(count) * 0x11 << 4 * (rank + 1);
        }
        for (int i = 0; i < count; ++i) add({SetType::chow, false, static_cast<Kind>(suit * kRanks + rank)});
        split(suit, tiles);
        reading.sets_count = static_cast<std::uint8_t>(reading.sets_count - count);
    }

    RUKA_FN void add(const Set& set) { reading.sets[reading.sets_count++] = set; }
};

// Every split of `tiles` into sets and one pair; `reading` holds what is settled already.
template <class Found>
RUKA_FN inline void for_each_split_into_sets(const Packed& tiles, const Reading& reading, Found&& found) {
    Splitter<Found> splitter{reading, {}, {}, found};
    int pairs = 0;
    for (int s = 0; s <= kSuits; ++s) {
        const std::uint64_t nines = s < kSuits ? tiles.nines >> 8 * s & 0xff : 0;
        const int rest = (sum_of_bytes(tiles.suit[s]) + static_cast<int>(nines)) % 3;
        if (rest == 1) return;
        pairs += rest == 2;
        splitter.paired[s] = rest == 2;
        splitter.suits[s] = nibbles(tiles.suit[s]) | nines << 32;
    }
    if (pairs == 1) splitter.split(0, splitter.suits[0]);
}

RUKA_FN inline Reading with_melds(const Hand& hand, int form) {
    Reading reading{};
    reading.form = static_cast<std::uint8_t>(form);
    for (int i = 0; i < hand.melds_count; ++i) {
        reading.sets[reading.sets_count++] = {hand.melds[i].type, !hand.melds[i].concealed, hand.melds[i].kind};
    }
    return reading;
}

template <class Found>
RUKA_FN inline void read_regular(const Hand& hand, const Packed& tiles, Found&& found) {
    for_each_split_into_sets(tiles, with_melds(hand, kRegular), found);
}

template <class Found>
RUKA_FN inline void read_pairs(const Packed& tiles, bool repeat, Found&& found) {
    const Mask fours = kinds_held(tiles, 4);
    Mask twice = kinds_held(tiles, 2);
    if (bits(twice) + (repeat ? bits(fours) : 0) != 7) return;
    Reading reading{};
    reading.form = kSevenPairs;
    for (; twice; twice &= twice - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(twice));
        reading.pairs[reading.pairs_count++] = kind;
        if (fours & bit(kind)) reading.pairs[reading.pairs_count++] = kind;
    }
    found(reading);
}

template <class Found>
RUKA_FN inline void read_orphans(const Packed& tiles, Found&& found) {
    if (kinds_held(tiles, 1) != kOrphans) return;
    Reading reading{};
    reading.form = kThirteenOrphans;
    const Mask pair = kinds_held(tiles, 2);
    reading.singles = kOrphans & ~pair;
    reading.pairs[reading.pairs_count++] = static_cast<Kind>(lowest_bit(pair));
    found(reading);
}

template <class Found>
RUKA_FN inline void read_honours_knitted(const Packed& tiles, int forms, Found&& found) {
    const Mask held = kinds_held(tiles, 1);
    if (bits(held) != 14) return;
    bool done = false;  // seven honours and seven knitted tiles may fit several splits: the same reading
    for_each_split(forms, kAllKinds, [&](Mask split) {
        if (done || (held & ~(split | kHonourKinds))) return;
        done = true;
        Reading reading{};
        reading.form = kHonoursKnitted;
        reading.singles = held;
        found(reading);
    });
}

template <class Found>
RUKA_FN inline void read_knitted(const Hand& hand, const Packed& tiles, int forms, Found&& found) {
    const Mask held = kinds_held(tiles, 1);
    for_each_split(forms, kAllKinds, [&](Mask split) {
        if (split & ~held) return;
        std::uint8_t rest[kKinds];
        for (int k = 0; k < kKinds; ++k) rest[k] = static_cast<std::uint8_t>(hand.counts[k] - (split >> k & 1));
        Reading reading = with_melds(hand, kKnitted);
        reading.singles = split;
        for_each_split_into_sets(packed(rest), reading, found);
    });
}

}  // namespace detail

// Calls visit(const Reading&) for every reading of the hand in the forms asked for.
template <class Visit>
RUKA_FN inline void for_each_reading(const Hand& hand, int forms, Visit&& visit) {
    const Packed tiles = packed(hand.counts);
    if (tiles_of(tiles) + 3 * hand.melds_count != 14) return;
    const auto found = [&](Reading& reading) { detail::visit_roles(reading, hand.melds_count, hand.winning, visit); };
    if (forms & kRegular) detail::read_regular(hand, tiles, found);
    if (forms & kKnitted && hand.melds_count <= 1) detail::read_knitted(hand, tiles, forms, found);
    if (hand.melds_count > 0) return;
    if (forms & kSevenPairs) detail::read_pairs(tiles, forms & kPairsRepeat, found);
    if (forms & kThirteenOrphans) detail::read_orphans(tiles, found);
    if (forms & kHonoursKnitted) detail::read_honours_knitted(tiles, forms, found);
}

}  // namespace ruka
