// All readings of a complete hand, with every role of the winning tile. No tables, no allocation.
#pragma once

#include "ruka/hands/knitted.hpp"
#include "ruka/hands/shapes.hpp"
#include "ruka/tiles/hand.hpp"

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
    std::uint16_t form;
    Role role;
    std::uint8_t completed;  // index into sets; kNoSet: the pair, or a hand without sets
    std::uint8_t sets_count;
    std::uint8_t pairs_count;
    Set sets[kMaxMelds];  // those on the table first
    Kind pairs[7];
    Mask singles;  // twelve of the thirteen orphans, knitted tiles; what is no pair of a template
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

// The concealed sets that hold the kind, a bit for each; of sets alike, which stand side by side, only the first.
RUKA_FN inline unsigned sets_with(const Reading& reading, int on_table, Kind kind) {
    unsigned found = 0;
    for (int i = on_table; i < reading.sets_count; ++i) {
        const Set& set = reading.sets[i];
        const unsigned last = set.type == SetType::chow ? 2 : 0;
        const bool holds = static_cast<unsigned>(kind - set.kind) <= last;
        const bool again = i > on_table && reading.sets[i - 1].kind == set.kind && reading.sets[i - 1].type == set.type;
        found |= static_cast<unsigned>(holds & !again) << i;
    }
    return found;
}

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
    for (unsigned sets = sets_with(reading, on_table, kind); sets; sets &= sets - 1) {
        reading.completed = static_cast<std::uint8_t>(lowest_bit(sets));
        reading.role = role_in(reading.sets[reading.completed], kind);
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

    // The lowest tile of a suit decides: what is neither a pung nor the pair begins chows. Most often there is only one
    // way, so only further ones need a call.
    RUKA_APART RUKA_FN void split(int suit, std::uint64_t tiles) {
        for (;;) {
            while (!tiles) {
                if (suit == kSuits) return found(reading);
                tiles = suits[++suit];
            }
            const int shift = lowest_bit(tiles) & ~3;
            const int count = static_cast<int>(tiles >> shift & 15);
            const int most_chows = suit < kSuits ? fewer(tiles >> (shift + 4) & 15, tiles >> (shift + 8) & 15) : 0;
            int ways[3], ways_count = 0;  // how many tiles do not begin chows
            if (count <= most_chows) ways[ways_count++] = 0;
            if (count >= 2 && count - 2 <= most_chows && paired[suit] && !reading.pairs_count) ways[ways_count++] = 2;
            if (count >= 3 && count - 3 <= most_chows) ways[ways_count++] = 3;
            if (ways_count == 0) return;
            while (--ways_count > 0) {
                const std::uint8_t sets_count = reading.sets_count, pairs_count = reading.pairs_count;
                split(suit, take(suit, tiles, shift, count, ways[ways_count]));
                reading.sets_count = sets_count;
                reading.pairs_count = pairs_count;
            }
            tiles = take(suit, tiles, shift, count, ways[0]);
        }
    }

    RUKA_FN static int fewer(std::uint64_t a, std::uint64_t b) { return static_cast<int>(a < b ? a : b); }

    // Takes all tiles of the lowest rank, `apart` of them as a pung or the pair, and what their chows need.
    RUKA_FN std::uint64_t take(int suit, std::uint64_t tiles, int shift, int count, int apart) {
        const Kind kind = static_cast<Kind>(suit * kRanks + shift / 4);
        const int chows = count - apart;
        if (apart == 3) reading.sets[reading.sets_count++] = {SetType::pung, false, kind};
        if (apart == 2) reading.pairs[reading.pairs_count++] = kind;
        for (int i = 0; i < chows; ++i) reading.sets[reading.sets_count++] = {SetType::chow, false, kind};
        return tiles - ((static_cast<std::uint64_t>(count) + static_cast<std::uint64_t>(chows) * 0x110) << shift);
    }
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
    reading.form = static_cast<std::uint16_t>(form);
    for (int i = 0; i < hand.melds_count; ++i) {
        reading.sets[reading.sets_count++] = {hand.melds[i].type, !hand.melds[i].concealed, hand.melds[i].kind};
    }
    return reading;
}

RUKA_FN inline int chows_in(const Reading& reading) {
    int chows = 0;
    for (int i = 0; i < reading.sets_count; ++i) chows += reading.sets[i].type == SetType::chow;
    return chows;
}

template <class Found>
RUKA_FN inline void read_regular(const Hand& hand, const Packed& tiles, int forms, Found&& found) {
    if (!(forms & kOneChow)) return for_each_split_into_sets(tiles, with_melds(hand, kRegular), found);
    for_each_split_into_sets(tiles, with_melds(hand, kRegular), [&](Reading& reading) {
        if (chows_in(reading) <= 1) found(reading);
    });
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
    for_each_split(forms, kinds_held(tiles, 1), [&](Mask split) {
        std::uint8_t rest[kKinds];
        for (int k = 0; k < kKinds; ++k) rest[k] = static_cast<std::uint8_t>(hand.counts[k] - (split >> k & 1));
        Reading reading = with_melds(hand, kKnitted);
        reading.singles = split;
        for_each_split_into_sets(packed(rest), reading, found);
    });
}

// Thirteen unrelated tiles and a pair to one of them: no two of a suit are near enough for a chow.
template <class Found>
RUKA_FN inline void read_unrelated(const Packed& tiles, Found&& found) {
    const Mask held = kinds_held(tiles, 1), pair = kinds_held(tiles, 2);
    if (bits(held) != 13 || bits(pair) != 1) return;
    for (int s = 0; s < kSuits; ++s) {
        const unsigned ranks = held >> s * kRanks & 0x1ff;
        if (ranks & (ranks >> 1 | ranks >> 2)) return;
    }
    Reading reading{};
    reading.form = kUnrelated;
    reading.singles = held & ~pair;
    reading.pairs[reading.pairs_count++] = static_cast<Kind>(lowest_bit(pair));
    found(reading);
}

// Each template that the hand is.
template <class Found>
RUKA_FN inline void read_templates(const Hand& hand, const Packed& tiles, int forms, Found&& found) {
    const HeldBySuit held(tiles);
    for (int left = forms & kTemplates; left; left &= left - 1) {
        const int form = left & -left;
        if (near_template(form, kAllKinds, held, -1).shanten != -1) continue;
        Reading reading{};
        reading.form = static_cast<std::uint16_t>(form);
        for (Kind kind = 0; kind < kKinds; ++kind) {
            for (int n = hand.counts[kind]; n >= 2; n -= 2) reading.pairs[reading.pairs_count++] = kind;
            if (hand.counts[kind] % 2) reading.singles |= bit(kind);
        }
        found(reading);
    }
}

}  // namespace detail

// A hand of thirteen tiles that did not win: what lies on the table, and its pungs and pairs.
RUKA_FN inline Reading unfinished_reading(const Hand& hand) {
    Reading reading = detail::with_melds(hand, 0);
    reading.role = Role::none;
    reading.completed = kNoSet;
    for (Kind kind = 0; kind < kKinds; ++kind) {
        if (hand.counts[kind] >= 3) reading.sets[reading.sets_count++] = {SetType::pung, false, kind};
        if (hand.counts[kind] == 2) reading.pairs[reading.pairs_count++] = kind;
    }
    return reading;
}

// Calls visit(const Reading&) for every reading of the hand in the forms asked for.
template <class Visit>
RUKA_FN inline void for_each_reading(const Hand& hand, int forms, Visit&& visit) {
    const Packed tiles = packed(hand.counts);
    if (tiles_of(tiles) + 3 * hand.melds_count != 14) return;
    const auto found = [&](Reading& reading) { detail::visit_roles(reading, hand.melds_count, hand.winning, visit); };
    if (forms & kRegular) detail::read_regular(hand, tiles, forms, found);
    if (forms & kKnitted && hand.melds_count <= 1) detail::read_knitted(hand, tiles, forms, found);
    if (hand.melds_count > 0) return;
    if (forms & kSevenPairs) detail::read_pairs(tiles, forms & kPairsRepeat, found);
    if (forms & kThirteenOrphans) detail::read_orphans(tiles, found);
    if (forms & kHonoursKnitted) detail::read_honours_knitted(tiles, forms, found);
    if (forms & kUnrelated) detail::read_unrelated(tiles, found);
    if (forms & kTemplates) detail::read_templates(hand, tiles, forms, found);
}

}  // namespace ruka
