// The kinds that finish a hand of 3n+1 tiles, found by trying them: no tables, and quicker than measuring how far it
// is.
#pragma once

#include "ruka/hands/readings.hpp"
#include "ruka/hands/special.hpp"

namespace ruka {

namespace detail {

// The tiles of a suit, a nibble for each rank, are sets and nothing else. What is left after pungs begins chows.
RUKA_FN inline bool all_sets(std::uint64_t tiles, bool chows) {
    while (tiles) {
        const int shift = lowest_bit(tiles) & ~3;
        const std::uint64_t count = tiles >> shift & 15, begun = count % 3;
        if (begun && (!chows || (tiles >> (shift + 4) & 15) < begun || (tiles >> (shift + 8) & 15) < begun))
            return false;
        tiles -= (count + begun * 0x110) << shift;
    }
    return true;
}

RUKA_FN inline bool sets_and_pair(std::uint64_t tiles, bool chows) {
    for (std::uint64_t left = tiles; left;) {
        const int shift = lowest_bit(left) & ~3;
        if ((tiles >> shift & 15) >= 2 && all_sets(tiles - (std::uint64_t{2} << shift), chows)) return true;
        left &= ~(std::uint64_t{15} << shift);
    }
    return false;
}

// The suits of a hand as nibbles, and what each has beyond threes.
struct Suits {
    std::uint64_t tiles[4];
    int rest[4];

    RUKA_FN explicit Suits(const Packed& held) {
        for (int s = 0; s <= kSuits; ++s) {
            const std::uint64_t nines = s < kSuits ? held.nines >> 8 * s & 0xff : 0;
            tiles[s] = nibbles(held.suit[s]) | nines << 32;
            rest[s] = (sum_of_bytes(held.suit[s]) + static_cast<int>(nines)) % 3;
        }
    }

    // Ranks of a suit with which it is sets alone, or sets and the pair.
    RUKA_FN unsigned finishing(int suit, bool pair) const {
        const int ranks = suit < kSuits ? kRanks : kHonours;
        unsigned found = 0;
        for (int rank = 0; rank < ranks; ++rank) {
            const std::uint64_t here = std::uint64_t{15} << 4 * rank;
            if (!(tiles[suit] & (suit < kSuits ? here | here << 4 | here >> 4 : here))) continue;
            if ((tiles[suit] & here) >> 4 * rank == kCopies) continue;
            const std::uint64_t more = tiles[suit] + (std::uint64_t{1} << 4 * rank);
            const bool done = pair ? sets_and_pair(more, suit < kSuits) : all_sets(more, suit < kSuits);
            found |= static_cast<unsigned>(done) << rank;
        }
        return found;
    }
};

// Either one suit has a tile over and gets the pair, or two have two over: the pair, and a set that is not whole.
RUKA_FN inline Mask finishing_sets(const Packed& held) {
    const Suits suits(held);
    int ones = 0, twos = 0;
    for (int s = 0; s <= kSuits; ++s) {
        ones += suits.rest[s] == 1;
        twos += suits.rest[s] == 2;
        if (suits.rest[s] == 0 && !all_sets(suits.tiles[s], s < kSuits)) return 0;
    }
    if (!(ones == 1 && twos == 0) && !(ones == 0 && twos == 2)) return 0;
    Mask found = 0;
    for (int s = 0; s <= kSuits; ++s) {
        if (suits.rest[s] == 0) continue;
        bool paired = true;  // by another suit
        for (int other = 0; twos && other <= kSuits; ++other) {
            if (other != s && suits.rest[other] == 2) paired = sets_and_pair(suits.tiles[other], other < kSuits);
        }
        if (paired) found |= Mask{suits.finishing(s, ones == 1)} << s * kRanks;
    }
    return found;
}

RUKA_FN inline bool is_sets_and_pair(const Packed& held) {
    const Suits suits(held);
    int pairs = 0;
    for (int s = 0; s <= kSuits; ++s) {
        if (suits.rest[s] == 1) return false;
        pairs += suits.rest[s] == 2;
        if (!(suits.rest[s] ? sets_and_pair : all_sets)(suits.tiles[s], s < kSuits)) return false;
    }
    return pairs == 1;
}

RUKA_FN inline Mask finishing_knitted(const Play& play, const Tiles& tiles) {
    const Mask held = kinds_held(tiles.held, 1);
    Mask found = 0;
    if (bits(ranks_in(held)) < kRanks - 1) return 0;
    for_each_split(play.forms, play.kinds, [&](Mask split) {
        const Mask missing = split & ~held;
        if (missing & (missing - 1)) return;
        const Packed rest = without(tiles.held, one_each(split & held));
        if (!missing) found |= finishing_sets(rest);
        else if (is_sets_and_pair(rest)) found |= missing;
    });
    return found;
}

}  // namespace detail

// The forms that are tried.
inline constexpr int kFinishingForms = kStandardForms | kPairsRepeat;

// The same as the waits of shanten.hpp.
RUKA_FN inline Mask finishing(const Play& play, const Tiles& tiles) {
    Mask found = play.forms & kRegular ? detail::finishing_sets(tiles.held) : 0;
    const bool concealed = tiles.sets == kMaxSets;
    if (play.forms & kKnitted && tiles.sets >= kMaxSets - 1) found |= detail::finishing_knitted(play, tiles);
    if (play.forms & kSevenPairs && concealed && pairs_shanten(play, tiles) == 0) found |= pairs_useful(play, tiles);
    if (play.forms & kThirteenOrphans && concealed && orphans_shanten(play, tiles) == 0) found |= orphans_useful(tiles);
    if (play.forms & kHonoursKnitted && concealed && bits(kinds_held(tiles.held, 1)) == 13) {
        const Useful near = near_honours_knitted(play, tiles, 0);
        if (near.shanten == 0) found |= near.kinds;
    }
    return found & play.kinds & ~kinds_held(added(tiles.held, tiles.shown), kCopies);
}

// Kinds that would finish the hand if there were a fifth tile of them: only sets and the pair can have one.
RUKA_FN inline Mask finishing_fifths(const Play& play, const Tiles& tiles) {
    Mask found = 0;
    for (Mask left = kinds_held(added(tiles.held, tiles.shown), kCopies); left; left &= left - 1) {
        const Mask fifth = left & -left;
        const Packed held = added(tiles.held, one_each(fifth));
        bool done = play.forms & kRegular && detail::is_sets_and_pair(held);
        if (play.forms & kKnitted && tiles.sets >= kMaxSets - 1) {
            for_each_split(play.forms, kinds_held(held, 1),
                           [&](Mask split) { done |= detail::is_sets_and_pair(without(held, one_each(split))); });
        }
        if (done) found |= fifth;
    }
    return found;
}

}  // namespace ruka
