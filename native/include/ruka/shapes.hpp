// Hands of a given shape (templates): some tiles as they are, and groups of which the same may be had again. And four
// sets of which only one may be a chow. What helps is found by trying every tile.
#pragma once

#include "forms.hpp"

namespace ruka {

// Fourteen tiles: `once`, `twice` and `thrice` are the kinds held at least so often, and the rest are `times` groups.
// For each kind of `among` there is a group: the kinds of `group`, moved up to it, each `copies` times.
struct Shape {
    int form;
    Mask once, twice, thrice;
    Mask among, group;
    int copies, times, most;  // most: how often the same group may be had
};

namespace detail {

inline constexpr Mask kRanksOfSuit = (Mask{1} << kRanks) - 1;
inline constexpr Mask kWindKinds = Mask{0b1111} << kFirstHonour;

RUKA_FN constexpr Mask tile(int suit, int rank) { return Mask{1} << (suit * kRanks + rank); }
RUKA_FN constexpr Mask ranks_of(int suit) { return kRanksOfSuit << suit * kRanks; }

}  // namespace detail

// Calls visit(shape) for every shape of the templates asked for.
template <class Visit>
RUKA_FN inline void for_each_shape(int forms, Visit&& visit) {
    using namespace detail;
    for (int suit = 0; suit < kSuits; ++suit) {
        const Mask ranks = ranks_of(suit), one = tile(suit, 0), nine = tile(suit, 8);
        if (forms & kSnake) visit(Shape{kSnake, ranks | kWindKinds, one, 0, 0, 0, 0, 0, 0});
        for (int pair = 1; pair < 8 && forms & kGates; ++pair) {
            visit(Shape{kGates, ranks, one | nine | tile(suit, pair), one | nine, 0, 0, 0, 0, 0});
        }
        const Mask others = kOnes & ~one, apart = others >> lowest_bit(others);  // the two suits beside this one
        if (forms & kCouples) visit(Shape{kCouples, 0, 0, 0, ranks_of(suit == 0), apart, 1, 7, kCopies});
        for (int rank = 0; rank < kRanks && forms & kTriples; ++rank) {
            visit(Shape{kTriples, others << rank, 0, 0, kRanksOfSuit, kOnes, 1, 4, kCopies});
        }
    }
    if (forms & kOrphanPairs) visit(Shape{kOrphanPairs, 0, 0, 0, kOrphans, 1, 2, 7, 1});
}

namespace detail {

struct Counts34 {
    std::uint8_t of[kKinds];
};

RUKA_FN inline Counts34 counts_of(const Packed& tiles) {
    Counts34 counts;
    for (int k = 0; k < kKinds; ++k) counts.of[k] = static_cast<std::uint8_t>(count_of(tiles, k / kRanks, k % kRanks));
    return counts;
}

RUKA_FN constexpr int needed_of(const Shape& shape, int kind) {
    return static_cast<int>((shape.once >> kind & 1) + (shape.twice >> kind & 1) + (shape.thrice >> kind & 1));
}

// How many tiles of its n-th time (from 0) a group finds in the hand; -1 when it cannot be had once more.
RUKA_FN inline int found_in(const Shape& shape, const Counts34& held, Mask group, int n) {
    int found = 0;
    for (; group; group &= group - 1) {
        const int kind = lowest_bit(group), before = needed_of(shape, kind) + shape.copies * n;
        if (before + shape.copies > kCopies) return -1;
        const int left = held.of[kind] - before;
        found += left < 0 ? 0 : left < shape.copies ? left : shape.copies;
    }
    return found;
}

// Tiles of the hand that belong to the shape. Groups have no kind in common and every further time finds no more than
// the one before, so the best ones are simply the next best, one after another; -1 when they cannot be had.
RUKA_FN inline int fitting(const Shape& shape, const Counts34& held) {
    int fit = 0, found[kKinds], had[kKinds] = {};
    for (int k = 0; k < kKinds; ++k) {
        const int needed = needed_of(shape, k);
        fit += held.of[k] < needed ? held.of[k] : needed;
    }
    const auto look = [&](int k) {
        const Mask group = shape.group << k;
        found[k] = had[k] < shape.most ? found_in(shape, held, group, had[k]) : -1;
    };
    for (Mask left = shape.among; left; left &= left - 1) look(lowest_bit(left));
    for (int n = 0; n < shape.times; ++n) {
        int best = -1;
        for (Mask left = shape.among; left; left &= left - 1) {
            const int k = lowest_bit(left);
            if (best < 0 || found[k] > found[best]) best = k;
        }
        if (found[best] < 0) return -1;
        fit += found[best];
        ++had[best];
        look(best);
    }
    return fit;
}

// The kinds that a shape may hold are all in play.
RUKA_FN inline bool can_be_had(const Shape& shape, Mask kinds) {
    Mask all = shape.once;
    for (Mask left = shape.among; left; left &= left - 1) all |= shape.group << lowest_bit(left);
    return !(all & ~kinds);
}

// Four sets and a pair with at most one chow: pungs of what the hand has most of, and the pair of the next.
RUKA_FN inline int fitting_pungs(const Counts34& held, const Counts34& gone, Mask kinds, int pungs) {
    int having[kCopies + 1] = {}, fit = 0;
    for (int k = 0; k < kKinds; ++k) {
        if ((kinds >> k & 1) && gone.of[k] <= 1) ++having[held.of[k]];
    }
    bool paired = false;
    for (int n = kCopies; n > 0; --n) {
        for (int i = 0; i < having[n] && !paired; ++i) {
            paired = pungs-- == 0;
            const int most = paired ? 2 : 3;
            fit += n < most ? n : most;
        }
    }
    return fit;
}

}  // namespace detail

RUKA_FN inline int one_chow_shanten(const Play& play, const Tiles& tiles) {
    using namespace detail;
    if (tiles.chows > 1) return kImpossible;
    Counts34 held = counts_of(tiles.held), gone = counts_of(tiles.shown);
    int fit = fitting_pungs(held, gone, play.kinds, tiles.sets);
    for (int low = 0; low < kFirstHonour && tiles.chows == 0 && tiles.sets > 0; ++low) {
        if (low % kRanks > 6 || ~play.kinds >> low & 7) continue;
        Counts34 rest = held, taken = gone;
        int chow = 0;
        bool left = true;
        for (int k = low; k < low + 3; ++k) {
            left &= gone.of[k] < kCopies;
            ++taken.of[k];
            if (rest.of[k]) ++chow, --rest.of[k];
        }
        if (!left || chow == 0) continue;  // a chow of nothing is no better than a pung of nothing
        const int found = chow + fitting_pungs(rest, taken, play.kinds, tiles.sets - 1);
        fit = found > fit ? found : fit;
    }
    return 3 * tiles.sets + 1 - fit;
}

RUKA_FN inline int shape_shanten(const Play& play, const Tiles& tiles) {
    const detail::Counts34 held = detail::counts_of(tiles.held);
    int most = -1;
    for_each_shape(play.forms, [&](const Shape& shape) {
        if (!detail::can_be_had(shape, play.kinds)) return;
        const int fit = detail::fitting(shape, held);
        most = fit > most ? fit : most;
    });
    return most < 0 ? kImpossible : 13 - most;
}

// A distance with the kinds that make it less.
template <class Shanten>
RUKA_FN inline Useful near_by_trial(const Play& play, const Tiles& tiles, Shanten shanten_of) {
    Useful near{shanten_of(play, tiles), 0};
    for (Mask left = drawable(play, tiles) & ~kinds_held(tiles.held, kCopies); left; left &= left - 1) {
        const Mask kind = left & -left;
        Tiles more = tiles;
        more.held = added(tiles.held, one_each(kind));
        if (shanten_of(play, more) < near.shanten) near.kinds |= kind;
    }
    return near;
}

}  // namespace ruka
