// Knitted hands: 1-4-7, 2-5-8 and 3-6-9 in three different suits, or (D-64) any split of 1-9, three ranks a suit, but
// for those into three chows.
#pragma once

#include "ruka/hands/any_split.hpp"
#include "ruka/hands/regular.hpp"

namespace ruka {

// Of any split, where every tile of it can be had.
RUKA_FN inline bool has_any_split(const Play& play, const Tiles& tiles) {
    constexpr Mask numbered = kOnes * 0x1ff;
    return play.forms & kKnittedAny && !(numbered & ~(play.kinds & ~kinds_held(tiles.shown, kCopies)));
}

// Nobody asks for more than that it is farther than `limit`.
RUKA_FN inline Useful near_honours_knitted(const Play& play, const Tiles& tiles, int limit = kImpossible) {
    if (has_any_split(play, tiles)) return near_honours_any_split(tiles, limit);
    const Mask held = kinds_held(tiles.held, 1);
    Useful best = kNoForm;
    for_each_split(play.forms, play.kinds, [&](Mask split) {
        const Mask wanted = (split | kHonourKinds) & play.kinds;
        const int different = bits(held & wanted);
        best = nearer_of(best, {13 - (different < 14 ? different : 14), wanted & ~held});
    });
    return best;
}

namespace detail {

// The hand with one split as its straight.
struct Straight {
    Mask missing;
    Tiles rest;  // the straight stands for three sets; the others and the pair are made of what it leaves over
};

// Calls visit(straight) for the splits whose straights alone do not miss more than shanten `limit` allows; visit may
// lower it.
template <class Visit>
RUKA_FN inline void for_each_straight(const Play& play, const Tiles& tiles, const int& limit, Visit&& visit) {
    const Mask held = kinds_held(tiles.held, 1);
    const Mask to_be_had = play.kinds & ~kinds_held(tiles.shown, kCopies);
    for_each_split(play.forms, to_be_had, [&](Mask split) {
        if (bits(split & ~held) - 1 > limit) return;
        Straight straight{split & ~held, tiles};
        straight.rest.held = without(tiles.held, one_each(split & held));
        straight.rest.shown = added(tiles.shown, one_each(split));
        straight.rest.sets = tiles.sets - 3;
        visit(straight);
    });
}

}  // namespace detail

// Shanten of a knitted straight, or `limit` where that is less.
RUKA_FN inline int knitted_shanten(const Play& play, const Tiles& tiles, int limit) {
    if (has_any_split(play, tiles)) return detail::near_any_straight<false>(play, tiles, limit - 1).shanten;
    int best = limit;
    detail::for_each_straight(play, tiles, best, [&](const detail::Straight& straight) {
        const int shanten = bits(straight.missing) + regular_shanten(play, straight.rest);
        best = shanten < best ? shanten : best;
    });
    return best;
}

RUKA_FN inline Useful near_knitted(const Play& play, const Tiles& tiles, int limit) {
    if (has_any_split(play, tiles)) return detail::near_any_straight<true>(play, tiles, limit);
    Useful best{limit, 0};
    detail::for_each_straight(play, tiles, best.shanten, [&](const detail::Straight& straight) {
        const int shanten = bits(straight.missing) + regular_shanten(play, straight.rest);
        if (shanten > best.shanten) return;
        best = nearer_of(best, {shanten, straight.missing | near_regular(play, straight.rest).kinds});
    });
    return best;
}

}  // namespace ruka
