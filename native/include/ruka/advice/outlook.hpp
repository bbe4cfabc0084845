// What a hand promises: the chance to win it, what that brings, by which tiles.
#pragma once

#include "ruka/advice/chance.hpp"
#include "ruka/advice/reach.hpp"
#include "ruka/advice/worth.hpp"

namespace ruka {

struct Outlook {
    float gain = 0;   // chance times points
    float place = 0;  // chance times what a win changes about places
    float chance = 0;
    float points = 0;
    float when = 0;
    float drawn = 0;  // chance that nobody wins
    float ready = 0;  // ... and the hand is ready then
    int missing = 0;  // tiles, by the goals that promise most; 0: none is within reach
    Mask useful = 0;
    int left = 0;  // of them, unseen
};

inline constexpr Mask kAnyTile = ~Mask{0};
inline constexpr int kScored = 56;  // goals that are asked of the program
inline constexpr int kFarGoals = 160;
inline constexpr int kMaxForms = 12;
inline constexpr int kFew = 120;     // goals of one distance that are listed
inline constexpr int kSampled = 40;  // of more

namespace detail {

// The plan for the rest of a hand: sets on the table must be sets of the plan, and those it must have may be there.
RUKA_FN inline bool rest_of_plan(const Plan& plan, const Hand& hand, Plan& rest) {
    rest = plan;
    for (int i = 0; i < hand.melds_count; ++i) {
        const int group = group_of(hand.melds[i]);
        if (!(plan.groups >> group & 1)) return false;
        for (int f = 0; f < rest.forced_count; ++f) {
            if (rest.forced[f] != group) continue;
            rest.forced[f] = rest.forced[--rest.forced_count];
            break;
        }
    }
    return true;
}

// Forms other than sets and a pair that are about as near.
RUKA_FN inline int find_forms(const Game& game, const Hand& hand, const Sight& sight, const Wins& wins, int most,
                              Places& places, FormHope* hopes) {
    const int sets = kMaxMelds - hand.melds_count;
    int count = 0;
    Play play = game.play;
    for (int left = open_forms(game.program->forms, sets) & kFormBits & ~kRegular; left; left &= left - 1) {
        play.forms = (left & -left) | (game.program->forms & ~kFormBits);
        Goal goal{};
        FormHope& hope = hopes[count];
        int last = -1;
        if (!walk(play, hand.counts, sets, sight, most, hope, goal.counts, last)) continue;
        hope.value = worth_of(game, hand_of_goal(hand, goal), wins, last, hope.has);
        if (hope.has.by_draw) hope.value *= kByDraw;
        hope.place = hope.value > 0 ? by_win(places, hope.value) : 0;
        if (hope.value > 0) ++count;
    }
    return count;
}

// Tiles that the nearest hands of sets and a pair lack; the chows that they may have.
struct Regular {
    int lacks, chows;
};

RUKA_FN inline Regular regular_of(const Game& game, const Hand& hand) {
    const int sets = kMaxMelds - hand.melds_count;
    Tiles tiles = make_tiles(hand);
    tiles.sets = sets;
    Regular found{kImpossible, kMaxMelds};
    if (game.program->forms & kOneChow) {
        found.chows = 1;
        for (int i = 0; i < hand.melds_count; ++i) found.chows -= hand.melds[i].type == SetType::chow;
    }
    if (open_forms(game.program->forms, sets) & kRegular) found.lacks = sets_shanten(game.play, tiles) + 1;
    return found;
}

// All of them that lack as many tiles or one more, where they are not too far to be counted.
RUKA_FN inline void count_regular(const Game& game, const Hand& hand, const Regular& regular, const Sight& sight,
                                  Reach& reach) {
    Tiles tiles = make_tiles(hand);
    tiles.sets = kMaxMelds - hand.melds_count;
    reach.counted = false;
    if (regular.lacks < kMaxNeeds)
        count_goals(game.play, tiles, hand.counts, regular.chows, regular.lacks, sight, reach);
}

// Goals for a hand: first those nearest, then those of the plans, then those a tile farther; the distance of the first.
// Where there are many, a sample stands for all.
RUKA_FN inline int find_goals(const Game& game, const Advisor& advisor, const Hand& hand, const Sight& sight,
                              Goals& goals, Reach& reach, int& nearest) {
    const int sets = kMaxMelds - hand.melds_count, forms = open_forms(game.program->forms, sets);
    const auto [regular, chows] = regular_of(game, hand);
    count_regular(game, hand, {regular, chows}, sight, reach);
    if (reach.counted && reach.number[0] > kFew) sample_goals(reach, 0, kSampled, hand.counts, sight, goals);
    const Order order = order_of(hand.counts, sight);
    bool all = false;
    for (int most = regular; most <= kMaxNeeds && !goals.count; ++most)
        all = seek(advisor.plans[0], order, hand.counts, sets, chows, sight, most, kFarGoals, goals);
    nearest = all && !(forms & kFormBits & ~kRegular) ? goals.count : 0;
    const int near = goals.count ? goals.list[0].missing : regular < kMaxNeeds ? regular : kMaxNeeds;
    for (int p = 1; p < advisor.plans_count && !goals.full(); ++p) {
        Plan plan;
        if (!rest_of_plan(advisor.plans[p], hand, plan)) continue;
        const int before = goals.count;
        for (int most = near; most <= near + 2 && most <= kMaxNeeds && goals.count == before; ++most)
            seek(plan, order, hand.counts, sets, chows, sight, most, goals.count + 16, goals);
    }
    if (reach.counted && reach.number[1] > kFew) sample_goals(reach, 1, kSampled, hand.counts, sight, goals);
    else if (regular < kMaxNeeds)
        seek(advisor.plans[0], order, hand.counts, sets, chows, sight, near + 1, kMaxGoals, goals);
    return near;
}

// All of a few goals, or of many every so many.
RUKA_FN inline void price_goals(const Game& game, const Hand& hand, const Sight& sight, const Wins& wins,
                                Places& places, Goals& goals) {
    const int step = goals.count > kScored ? goals.count / kScored + 1 : 1;
    const auto asked = [&](int i) { return i % step == 0 || goals.list[i].missing <= 2; };
    Pricing pricing{game, hand, sight, wins};
    for (int i = 0; i < goals.count; ++i) {
        goals.list[i].value = -1;
        if (asked(i)) pricing.add(goals.list[i]);
    }
    pricing.finish();
    pricing.by_draw = true;
    for (int i = 0; i < goals.count; ++i) {
        if (goals.list[i].value == 0) pricing.add(goals.list[i]);
    }
    pricing.finish();
    float values[kMaxNeeds + 1] = {}, ways[kMaxNeeds + 1] = {}, changes[kMaxNeeds + 1] = {};
    for (int i = 0; i < goals.count; ++i) {
        Goal& goal = goals.list[i];
        if (!goal.priced) continue;
        goal.place = goal.value > 0 ? by_win(places, goal.value) : 0;
        if (goal.has.by_draw) goal.ways *= kByDraw;
        changes[goal.missing] += goal.place * goal.ways;
        values[goal.missing] += goal.value * goal.ways;
        ways[goal.missing] += goal.ways;
    }
    for (int i = 0; i < goals.count; ++i) {
        Goal& goal = goals.list[i];
        if (goal.priced) continue;
        const float all = ways[goal.missing];
        goal.value = all > 0 ? values[goal.missing] / all : 0;
        goal.place = all > 0 ? changes[goal.missing] / all : 0;
    }
}

// Goals that lack as many tiles and can do without the same kind.
struct Layer {
    float all = 0;               // ways, of those that do not win as well
    float ways = 0;              // of those that win
    float value = 0, place = 0;  // of such a win, on average; sums while it is filled
    Mask useful = 0;

    RUKA_FN void add(const Goal& goal) {
        all += goal.has_by_draw() ? goal.ways / kByDraw : goal.ways;
        if (goal.value <= 0) return;
        ways += goal.ways;
        value += goal.ways * goal.value;
        place += goal.ways * goal.place;
        useful |= goal.wanted;
    }
};

using Layers = Layer[kMaxNeeds + 1][kKinds + 1];  // by tiles missing, and by what is thrown; the last: nothing is

RUKA_FN inline void fill_layers(const Goals& goals, Layers& layers) {
    for (auto& of_kinds : layers) {
        for (Layer& layer : of_kinds) layer = {};
    }
    for (int i = 0; i < goals.count; ++i) {
        const Goal& goal = goals.list[i];
        auto& of_kinds = layers[goal.missing];
        of_kinds[kNothing].add(goal);
        for (Mask left = goal.spare; left; left &= left - 1) of_kinds[lowest_bit(left)].add(goal);
    }
    for (auto& of_kinds : layers) {
        for (Layer& layer : of_kinds) {
            if (layer.ways > 0) layer.value /= layer.ways, layer.place /= layer.ways;
        }
    }
}

}  // namespace detail

// Everything about one hand that its discards share.
struct Prospect {
    Goals goals;
    Reach reach;
    int nearest;  // the first so many are all that are as near as the hand is; 0: nobody knows
    FormHope forms[kMaxForms];
    int forms_count;
    Hand hand;
    Wins wins;
    Pace pace;
    Places places;
    detail::Layers layers;
};

RUKA_FN inline Pace pace_of(const AttackWeights& weights, const Sight& sight, bool open, float threats) {
    const float gone = static_cast<float>(kMaxWall) / 8 - sight.turns;
    const float others = weights.others * (gone > 1 ? gone : 1) + weights.threatened * threats;
    return {sight.turns, open ? weights.claims : weights.closed_claims, weights.ron, others, weights.others};
}

RUKA_FN inline void look(const Game& game, const Table& table, const Advisor& advisor, const Sight& sight,
                         const Hand& hand, bool bet, float threats, Prospect& found) {
    found.goals.count = 0;
    for (std::uint64_t& name : found.goals.known) name = 0;
    found.hand = hand;
    found.wins = usual_wins(game, table, sight.seat, bet, advisor.style.attack.luck);
    found.pace = pace_of(advisor.style.attack, sight, shown_sets(hand) > 0, threats);
    const int near = detail::find_goals(game, advisor, hand, sight, found.goals, found.reach, found.nearest);
    found.forms_count = detail::find_forms(game, hand, sight, found.wins, near + 1, found.places, found.forms);
    detail::price_goals(game, hand, sight, found.wins, found.places, found.goals);
    detail::fill_layers(found.goals, found.layers);
}

// Nobody wins while a hand that has no hope is played on.
RUKA_FN inline float drawn_without(const Pace& pace) {
    float drawn = 1, others = pace.others;
    for (int turn = static_cast<int>(pace.turns + 0.5f); turn > 0; --turn, others += pace.growth)
        drawn *= others < 0.9f ? 1 - others : 0.1f;
    return drawn;
}

namespace detail {

// Where goals were counted, those that are listed tell how many of them win and what they bring.
RUKA_FN inline Layer layer_of(const Prospect& of, int missing, Mask thrown) {
    const int kind = thrown == kAnyTile ? kNothing : lowest_bit(thrown);
    Layer layer = of.layers[missing][kind];
    const int number = missing - of.reach.near;
    if (!of.reach.counted || number < 0 || number >= kLayers) return layer;
    const bool none = layer.all <= 0;
    if (none) layer = of.layers[missing][kNothing];
    const float share = layer.all > 0 ? layer.ways / layer.all : 0;
    layer.ways = share * of.reach.ways[number][kind];
    if (none || share > 0.99f) layer.useful = of.reach.wanted[number][kind];
    return layer;
}

}  // namespace detail

// What the hand promises when a tile of this kind is thrown; kAnyTile: nothing is. A hand that bets is as near as it
// will be: no farther goals than 1 count for it.
RUKA_FN inline Outlook outlook(const Advisor& advisor, const Sight& sight, const Prospect& of, Mask thrown,
                               int farthest = kMaxNeeds) {
    Outlook best;
    best.drawn = drawn_without(of.pace);
    float total = 0, places = 0;
    const auto add = [&](const Chance& chance, float points, float place, int missing, Mask useful, int left) {
        const float gain = chance.win * points, change = chance.win * place;
        total += gain;
        places += change;
        if (best.missing && gain + change <= best.gain + best.place) return;
        const float ready = chance.ready > best.ready ? chance.ready : best.ready;
        best = {gain, change, chance.win, points, chance.when, chance.drawn, ready, missing, useful, left};
    };
    for (int missing = 1; missing <= farthest; ++missing) {
        const detail::Layer layer = detail::layer_of(of, missing, thrown);
        if (layer.ways <= 0) continue;
        const int left = detail::left_among(layer.useful, sight.unseen);
        float tiles[kMaxNeeds];
        tiles_by_distance(static_cast<float>(left), layer.ways, missing, tiles);
        if (missing == 1) tiles[0] = layer.ways;
        const Chance chance = chance_of(tiles, missing, static_cast<float>(sight.hidden), of.pace);
        add(chance, layer.value, layer.place, missing, layer.useful, left);
    }
    Pace alone = of.pace;
    alone.claims = 0;  // such a hand is drawn
    for (int i = 0; i < of.forms_count; ++i) {
        const FormHope& hope = of.forms[i];
        Tiles held = make_tiles(of.hand);
        held.sets = kMaxMelds - of.hand.melds_count;
        if (thrown != kAnyTile) held.held = without(held.held, one_each(thrown));
        const Useful near = useful(hope.play, held);
        const int missing = near.shanten + 1, left = detail::left_among(near.kinds, sight.unseen);
        if (missing < 1 || missing > farthest || missing > hope.missing + 1 || !left) continue;
        float tiles[kMaxNeeds];
        for (int n = 0; n < missing - 1; ++n) tiles[n] = hope.tiles[n];
        tiles[missing - 1] = static_cast<float>(left);
        const Chance chance = chance_of(tiles, missing, static_cast<float>(sight.hidden), alone);
        add(chance, hope.value, hope.place, missing, near.kinds, left);
    }
    best.gain += advisor.style.attack.beside * (total - best.gain);
    best.place += advisor.style.attack.beside * (places - best.place);
    return best;
}

// No hand as near as this one wins when a tile of this kind is thrown, whichever tile comes last.
RUKA_FN inline bool cannot_win(const Game& game, const Prospect& of, Mask thrown) {
    bool found = false;
    for (int i = 0; i < of.nearest; ++i) {
        const Goal& goal = of.goals.list[i];
        if (!(goal.spare & thrown)) continue;
        found = true;
        for (Mask left = goal.wanted; left; left &= left - 1) {
            Priced has;
            if (worth_of(game, hand_of_goal(of.hand, goal), of.wins, lowest_bit(left), has) > 0) return false;
        }
    }
    return found;
}

// By which prices the wins score that are as far as this when a tile of this kind is thrown.
struct Ways {
    float all;                 // weight of those wins; 0: nobody has asked
    float by_item[kMaxItems];  // of those that have the price
    std::int32_t least, most;  // fan that they need, and that the best of them has
};

RUKA_FN inline void ways_of(const Prospect& of, int missing, Mask thrown, Ways& ways) {
    ways = {};
    for (int i = 0; i < of.goals.count; ++i) {
        const Goal& goal = of.goals.list[i];
        if (goal.missing != missing || goal.value <= 0 || !goal.priced) continue;
        if (thrown != kAnyTile && !(goal.spare & thrown)) continue;
        ways.all += goal.ways;
        ways.least = goal.has.least;
        if (goal.has.fan > ways.most) ways.most = goal.has.fan;
        for (int w = 0; w < 2; ++w) {
            for (std::uint64_t left = goal.has.hits[w]; left; left &= left - 1)
                ways.by_item[w * 64 + lowest_bit(left)] += goal.ways;
        }
    }
}

}  // namespace ruka
