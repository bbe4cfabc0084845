// Shanten and useful tiles over all the forms of a game. Ready is 0, complete is -1.
#pragma once

#include "ruka/hands/knitted.hpp"
#include "ruka/hands/shapes.hpp"
#include "ruka/hands/special.hpp"

namespace ruka {

// Which of the forms can be made at all beside the sets on the table.
RUKA_FN constexpr int open_forms(int forms, int sets) {
    if (sets == kMaxSets) return forms;
    return forms & (sets == kMaxSets - 1 ? kRegular | kKnitted : kRegular);
}

// Four sets and a pair, of which some rules allow but one chow.
RUKA_FN inline int sets_shanten(const Play& play, const Tiles& tiles) {
    return play.forms & kOneChow ? near_one_chow(play, tiles).shanten : regular_shanten(play, tiles);
}

RUKA_FN inline Useful near_sets(const Play& play, const Tiles& tiles) {
    return play.forms & kOneChow ? near_one_chow(play, tiles) : near_regular(play, tiles);
}

RUKA_FN inline int shanten(const Play& play, const Tiles& tiles) {
    const int forms = open_forms(play.forms, tiles.sets);
    int best = kImpossible;
    const auto consider = [&](int found) { best = found < best ? found : best; };
    if (forms & kRegular) consider(sets_shanten(play, tiles));
    if (forms & kSevenPairs) consider(pairs_shanten(play, tiles));
    if (forms & kThirteenOrphans) consider(orphans_shanten(play, tiles));
    if (forms & kHonoursKnitted) consider(near_honours_knitted(play, tiles, best - 1).shanten);
    if (forms & kTemplates) consider(near_templates(play, tiles, best - 1).shanten);
    if (forms & kKnitted) best = knitted_shanten(play, tiles, best);
    return best;
}

RUKA_FN inline Useful useful(const Play& play, const Tiles& tiles) {
    const int forms = open_forms(play.forms, tiles.sets);
    Useful best = kNoForm;
    const auto consider = [&](const Useful& found) { best = nearer_of(best, found); };
    if (forms & kRegular) consider(near_sets(play, tiles));
    if (forms & kHonoursKnitted) consider(near_honours_knitted(play, tiles, best.shanten));
    if (forms & kSevenPairs) {
        const int found = pairs_shanten(play, tiles);
        if (found <= best.shanten) consider({found, pairs_useful(play, tiles)});
    }
    if (forms & kThirteenOrphans) {
        const int found = orphans_shanten(play, tiles);
        if (found <= best.shanten) consider({found, orphans_useful(tiles)});
    }
    if (forms & kTemplates) consider(near_templates(play, tiles, best.shanten));
    if (forms & kKnitted) consider(near_knitted(play, tiles, best.shanten));
    best.kinds &= drawable(play, tiles);
    return best;
}

// Kinds that complete the hand; none when it is not ready.
RUKA_FN inline Mask waits(const Play& play, const Tiles& tiles) {
    if (shanten(play, tiles) != 0) return 0;
    return useful(play, tiles).kinds;
}

}  // namespace ruka
