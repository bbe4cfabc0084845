// Hands of a given shape (templates), and four sets of which only one may be a chow: how far a hand is, and what helps,
// read off the kinds that it has once, twice, three and four times.
#pragma once

#include "ruka/hands/held.hpp"

namespace ruka {

namespace detail {

inline constexpr Mask kWindKinds = Mask{0b1111} << kFirstHonour;

RUKA_FN constexpr Mask tile(int suit, int rank) { return Mask{1} << (suit * kRanks + rank); }
RUKA_FN constexpr Mask ranks_of(int suit) { return kRanksOfSuit << suit * kRanks; }

// Every tile of a suit has a bit of its own, too: the first of each rank, then the second ones, and so on.
struct HeldBySuit : Held {
    std::uint64_t suits[kSuits] = {};

    RUKA_FN explicit HeldBySuit(const Packed& tiles) : Held(tiles) {
        for (int i = 0; i < kSuits * kCopies; ++i) {
            const int suit = i / kCopies, n = i % kCopies;
            suits[suit] |= (more[n] >> suit * kRanks & kRanksOfSuit) << n * kRanks;
        }
    }
};

// Fourteen tiles as they are: kinds that are held at least once, twice, three times.
RUKA_FN inline Useful near_tiles(const Held& held, Mask once, Mask twice, Mask thrice) {
    const Mask missing[] = {once & ~held.more[0], twice & ~held.more[1], thrice & ~held.more[2]};
    return {bits(missing[0]) + bits(missing[1]) + bits(missing[2]) - 1, missing[0] | missing[1] | missing[2]};
}

// Groups of two or three tiles side by side. Bit i: the hand has the first, the second, the third tile of group i.
struct Groups {
    std::uint64_t first, second, third;
    std::uint64_t all;  // that can be had

    RUKA_FN std::uint64_t with(int tiles) const {
        if (tiles == 1) return (first | second | third) & all;
        if (tiles == 2) return ((first & second) | (first & third) | (second & third)) & all;
        return first & second & third & all;
    }
};

// The best of them: how many tiles they have, and the groups of which one tile more would count.
struct Chosen {
    int tiles;
    std::uint64_t growing;
};

RUKA_FN inline Chosen best_groups(const Groups& groups, int times) {
    Chosen chosen{0, groups.all};
    for (int n = 1; n <= 3; ++n) {
        const std::uint64_t with = groups.with(n);
        const int having = bits(with);
        chosen.tiles += having < times ? having : times;
        if (having >= times) chosen.growing = with;
    }
    return chosen;
}

inline constexpr std::uint64_t kWholeSuit = (std::uint64_t{1} << kCopies * kRanks) - 1;

RUKA_FN inline Mask growing_kinds(const Chosen& chosen, std::uint64_t suit, int s) {
    const std::uint64_t missing = chosen.growing & ~suit, folded = missing | missing >> 2 * kRanks;
    return ((folded | folded >> kRanks) & kRanksOfSuit) << s * kRanks;
}

RUKA_FN inline Useful near_snake(const Held& held, int suit) {
    return near_tiles(held, ranks_of(suit) | kWindKinds, tile(suit, 0), 0);
}

RUKA_FN inline Useful near_gates(const Held& held, int suit) {
    const Mask ends = tile(suit, 0) | tile(suit, 8), middle = ranks_of(suit) & ~ends;
    Useful near = near_tiles(held, ranks_of(suit), ends, ends);
    if (!(held.more[1] & middle)) near = {near.shanten + 1, near.kinds | middle};  // the pair
    return near;
}

// Seven times the same rank in two suits.
RUKA_FN inline Useful near_couples(const HeldBySuit& held, int a, int b) {
    const std::uint64_t first = held.suits[a], second = held.suits[b];
    const Chosen chosen = best_groups({first, second, 0, kWholeSuit}, 7);
    return {13 - chosen.tiles, growing_kinds(chosen, first, a) | growing_kinds(chosen, second, b)};
}

// Seven pairs of different orphans.
RUKA_FN inline Useful near_orphan_pairs(const Held& held) {
    const Chosen chosen = best_groups({held.more[0] & kOrphans, held.more[1] & kOrphans, 0, kOrphans}, 7);
    return {13 - chosen.tiles, chosen.growing & ~held.more[1]};
}

// Four times the same rank in three suits, and once in two of them; nothing that is farther than asked.
RUKA_FN inline Useful near_triples(const HeldBySuit& held, int farthest) {
    const std::uint64_t (&suits)[kSuits] = held.suits;
    const int most = best_groups({suits[0], suits[1], suits[2], kWholeSuit}, 4).tiles;
    Useful best = kNoForm;
    if (13 - 2 - most > farthest) return best;
    for (int i = 0; i < kSuits * kRanks; ++i) {
        const int alone = i / kRanks, rank = i % kRanks;
        const Mask couple = (kOnes & ~tile(alone, 0)) << rank;
        const int had = bits(couple & held.more[0]);
        if (13 - had - most > farthest) continue;
        const std::uint64_t same_rank = std::uint64_t{0x8040201} << rank;
        std::uint64_t rest[kSuits];
        for (int s = 0; s < kSuits; ++s) {
            rest[s] = s == alone ? suits[s] : (suits[s] & ~same_rank) | (suits[s] & same_rank) >> kRanks;
        }
        const std::uint64_t all = kWholeSuit & ~(std::uint64_t{1} << (3 * kRanks + rank));
        const Chosen chosen = best_groups({rest[0], rest[1], rest[2], all}, 4);
        Useful near{13 - had - chosen.tiles, couple & ~held.more[0]};
        for (int s = 0; s < kSuits; ++s) near.kinds |= growing_kinds(chosen, rest[s], s);
        best = nearer_of(best, near);
    }
    return best;
}

// This many pungs and a pair, of kinds of which nothing is gone: the hand's best ones.
RUKA_FN inline Useful near_pungs(const Mask* more, Mask kinds, int pungs) {
    Useful near{3 * pungs + 1, 0};
    Mask fewer = kinds;
    for (int n = 0; n < 3; ++n) {
        const Mask have = more[n] & kinds;
        const int wanted = n < 2 ? pungs + 1 : pungs, having = bits(have);
        near.shanten -= having < wanted ? having : wanted;
        if (having < wanted) near.kinds |= fewer & ~have;
        fewer = have;
    }
    return near;
}

}  // namespace detail

// Of one template; `kinds` are those in play, and what is farther than asked may be left out.
RUKA_FN inline Useful near_template(int form, Mask kinds, const detail::HeldBySuit& held, int farthest) {
    using namespace detail;
    const auto playable = [&](Mask needed) { return !(needed & ~kinds); };
    if (form == kOrphanPairs) return playable(kOrphans) ? near_orphan_pairs(held) : kNoForm;
    if (form == kTriples) return playable(kOnes * kRanksOfSuit) ? near_triples(held, farthest) : kNoForm;
    Useful best = kNoForm;
    for (int suit = 0; suit < kSuits; ++suit) {
        const int next = (suit + 1) % kSuits;
        const Mask needed = form == kSnake     ? ranks_of(suit) | kWindKinds
                            : form == kCouples ? ranks_of(suit) | ranks_of(next)
                                               : ranks_of(suit);
        if (!playable(needed)) continue;
        best = nearer_of(best, form == kSnake     ? near_snake(held, suit)
                               : form == kCouples ? near_couples(held, suit, next)
                                                  : near_gates(held, suit));
    }
    return best;
}

RUKA_FN inline Useful near_templates(const Play& play, const Tiles& tiles, int farthest) {
    const detail::HeldBySuit held(tiles.held);
    Useful best = kNoForm;
    for (int left = play.forms & kTemplates; left; left &= left - 1) {
        best = nearer_of(best, near_template(left & -left, play.kinds, held, farthest));
    }
    return best;
}

// Four sets and a pair with at most one chow.
RUKA_FN inline Useful near_one_chow(const Play& play, const Tiles& tiles) {
    if (tiles.chows > 1) return kNoForm;
    const detail::Held held(tiles.held);
    const Mask whole = play.kinds & ~kinds_held(tiles.shown, 2);
    Useful best = detail::near_pungs(held.more, whole, tiles.sets);
    if (tiles.chows || tiles.sets == 0) return best;
    const Mask left = play.kinds & ~kinds_held(tiles.shown, kCopies);
    const int least = detail::near_pungs(held.more, whole, tiles.sets - 1).shanten;  // of the rest of the hand
    const Mask whole_chows = left & left >> 1 & left >> 2;
    for (int had = 3; had >= 0 && least + 3 - had <= best.shanten; --had) {
        for (Mask lows = detail::chows_with(held.more[0], had) & whole_chows; lows; lows &= lows - 1) {
            const Mask chow = Mask{7} << lowest_bit(lows);
            Mask rest[3];
            detail::take_chow(held, chow, rest);
            Useful near = detail::near_pungs(rest, whole, tiles.sets - 1);
            near.shanten += 3 - had;
            near.kinds |= chow & ~held.more[0];
            best = nearer_of(best, near);
        }
    }
    return best;
}

}  // namespace ruka
