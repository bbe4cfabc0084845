// D-64: knitted tiles of any split of 1-9, three ranks a suit. There are 1680, and hardly ever are they tried: how many
// tiles of the best one a hand has is the least cut between ranks and suits. Six of them are three chows and do not
// count; only where one of these is as good as any do the others have to be looked at.
#pragma once

#include "ruka/hands/held.hpp"
#include "ruka/hands/splits.hpp"

namespace ruka {

namespace detail {

// Whatever suits are cut off take three ranks each; every rank that one of the others has passes.
struct Cuts {
    unsigned passing[8];  // by the suits cut off
    int least;

    RUKA_FN explicit Cuts(Mask held) : least(kRanks) {
        for (unsigned cut = 0; cut < 8; ++cut) {
            passing[cut] = 0;
            for (int s = 0; s < kSuits; ++s) {
                if (!(cut >> s & 1)) passing[cut] |= static_cast<unsigned>(held >> s * kRanks & kRanksOfSuit);
            }
            const int size = size_of(cut);
            least = size < least ? size : least;
        }
    }

    RUKA_FN int size_of(unsigned cut) const { return 3 * bits(cut) + bits(passing[cut]); }

    // One more of these is one tile more of some best split: it passes every least cut.
    RUKA_FN Mask growing() const {
        Mask kinds = kOnes * kRanksOfSuit;
        for (unsigned cut = 0; cut < 8; ++cut) {
            if (size_of(cut) != least) continue;
            Mask open = 0;
            for (int s = 0; s < kSuits; ++s) {
                if (!(cut >> s & 1)) open |= (kRanksOfSuit & ~passing[cut]) << s * kRanks;
            }
            kinds &= open;
        }
        return kinds;
    }

    // A straight of three chows has as many of the tiles held as any split.
    RUKA_FN bool reached_by_chows(Mask held) const {
        for (int i = 0; i < 6; ++i) {
            const int thirds[kSuits] = {i / 2, (i / 2 + 1 + i % 2) % 3, (i / 2 + 2 - i % 2) % 3};
            Mask chows = 0;
            for (int s = 0; s < kSuits; ++s) chows |= Mask{kLowThird} << (s * kRanks + 3 * thirds[s]);
            if (bits(held & chows) == least) return true;
        }
        return false;
    }
};

// The most tiles of a split that are held, and the kinds that make it one more.
struct NearSplit {
    int tiles;
    Mask growing;
};

RUKA_FN inline NearSplit near_split(const Cuts& cuts, Mask held) {
    if (!cuts.reached_by_chows(held)) return {cuts.least, cuts.growing()};
    NearSplit best{0, 0};
    for_each_split(kKnittedAny, kOnes * kRanksOfSuit, [&](Mask split) {
        const int tiles = bits(held & split);
        if (tiles > best.tiles) best = {tiles, 0};
        if (tiles == best.tiles) best.growing |= split & ~held;
    });
    return best;
}

// Looks for the nearest straight with a pair, and with a set where one is still to be made: these are taken from the
// hand first, and the straight has the rest.
template <bool kWithKinds>
struct AnyStraight {
    Mask pairable;
    bool regular;  // hands of sets are asked for too, and with them straights of three chows
    Useful best;   // as far as anybody asks

    RUKA_FN bool is_out(int shanten) const { return kWithKinds ? shanten > best.shanten : shanten >= best.shanten; }

    RUKA_FN void look(int missing, Mask held, Mask wanted) {
        const Cuts cuts(held);
        if (is_out(missing + kRanks - cuts.least - 1)) return;
        const NearSplit near =
            regular ? NearSplit{cuts.least, kWithKinds ? cuts.growing() : 0} : near_split(cuts, held);
        const int shanten = missing + kRanks - near.tiles - 1;
        if (!is_out(shanten)) best = nearer_of(best, {shanten, kWithKinds ? wanted | near.growing : 0});
    }

    // `rest`: kinds held more than 0, 1, 2 times beside the set, of which this many tiles are missing.
    RUKA_FN void look_with_pairs(const Mask (&rest)[3], Mask pairs, int missing, Mask wanted) {
        const int least = missing + kRanks - Cuts(rest[0]).least - 1;
        if (is_out(least)) return;
        for (Mask left = pairs & rest[1]; left; left &= left - 1) {
            const Mask pair = left & -left;
            look(missing, (rest[0] & ~pair) | (rest[2] & pair), wanted);
        }
        if (is_out(least + 1)) return;
        for (Mask left = pairs & rest[0] & ~rest[1]; left; left &= left - 1) {
            const Mask pair = left & -left;
            look(missing + 1, rest[0] & ~pair, wanted | pair);
        }
        look(missing + 2, rest[0], wanted | (pairs & ~rest[0]));
    }

    // Sets of which the hand has this many tiles.
    RUKA_FN void look_with_sets(const Held& held, int tiles) {
        Mask rest[3];
        for (Mask left = chows_with(held.more[0], tiles); left; left &= left - 1) {
            const Mask chow = Mask{7} << lowest_bit(left);
            take_chow(held, chow, rest);
            look_with_pairs(rest, pairable, 3 - tiles, chow & ~held.more[0]);
        }
        const Mask pungs = held.more[tiles - 1] & (tiles < 3 ? ~held.more[tiles] : kAllKinds);
        for (Mask left = pungs; left; left &= left - 1) {
            const Mask pung = left & -left;
            for (int n = 0; n < 3; ++n) rest[n] = held.more[n] & ~pung;
            rest[0] |= held.more[3] & pung;
            look_with_pairs(rest, pairable & ~pung, 3 - tiles, tiles < 3 ? pung : 0);
        }
    }
};

// Nothing that is farther than asked; where only the distance is wanted, there are no kinds.
template <bool kWithKinds>
RUKA_FN inline Useful near_any_straight(const Play& play, const Tiles& tiles, int farthest) {
    const Held held(tiles.held);
    const int limit = kWithKinds ? farthest : farthest + 1;
    AnyStraight<kWithKinds> search{play.kinds & ~kinds_held(tiles.shown, 3), (play.forms & kRegular) != 0, {limit, 0}};
    if (tiles.sets == 3) {
        const Mask rest[3] = {held.more[0], held.more[1], held.more[2]};
        search.look_with_pairs(rest, search.pairable, 0, 0);
        return search.best;
    }
    const int least = kRanks - Cuts(held.more[0]).least - 1;
    for (int had = 3; had > 0 && !search.is_out(least + 3 - had); --had) search.look_with_sets(held, had);
    return search.best;
}

}  // namespace detail

// Honours and knitted tiles, all different; farther than `limit` it is only said how far at least.
RUKA_FN inline Useful near_honours_any_split(const Tiles& tiles, int limit) {
    const Mask held = kinds_held(tiles.held, 1);
    const int honours = bits(held & kHonourKinds);
    const auto far = [honours](int knitted) { return 13 - (knitted + honours < 14 ? knitted + honours : 14); };
    const detail::Cuts cuts(held);
    if (far(cuts.least) > limit) return {far(cuts.least), 0};
    const detail::NearSplit near = detail::near_split(cuts, held);
    return {far(near.tiles), near.growing | (kHonourKinds & ~held)};
}

}  // namespace ruka
