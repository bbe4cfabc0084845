// What goals pay, asked of the rules' own program.
#pragma once

#include "ruka/advice/forms.hpp"
#include "ruka/advice/places.hpp"
#include "ruka/style.hpp"

namespace ruka {

inline constexpr int kMaxPlans = 96;

// Whoever advises by some rules: how it weighs, and the plans that the rules pay for.
struct Advisor {
    Style style;
    Plan plans[kMaxPlans];
    int plans_count = 1;  // the first is free: any sets, any pair
};

// A win as it would be now, by discard or draw, with nothing that only luck brings.
RUKA_FN inline Win usual_win(const Game& game, const Table& table, int seat, bool draw, bool bet) {
    Win win{};
    win.flags = static_cast<std::uint16_t>((draw ? kDraw : 0) | (bet ? kRiichi : 0));
    win.seat = table.wind[seat];
    win.round = table.round % kWinds;
    win.honba = table.honba;
    win.nuki = table.seats[seat].nuki;
    win.discarder = draw ? kNobody : table.wind[seat_after(table, *game.flow, seat, table.wind[seat] ? 1 : 2)];
    if (!draw && win.discarder == win.seat) win.discarder = table.wind[seat_after(table, *game.flow, seat, 1)];
    win.feeder = kNobody;
    win.dora_count = table.dora_shown;
    for (int i = 0; i < table.dora_shown; ++i) win.dora[i] = indicator(table, *game.flow, i, false);
    return win;
}

struct Wins {
    Win by_discard, by_draw;
    float extra;  // bets that lie on the table
    float luck;   // fan that indicators nobody sees bring
};

RUKA_FN inline Wins usual_wins(const Game& game, const Table& table, int seat, bool bet, float luck) {
    return {usual_win(game, table, seat, false, bet), usual_win(game, table, seat, true, bet),
            static_cast<float>(table.sticks * game.flow->bet), bet ? luck : 0};
}

// What a goal pays: by discard, or where that does not win by draw.
RUKA_FN inline float worth_of(const Game& game, const Hand& hand, const Wins& wins, int winning, Priced& priced) {
    Hand whole = hand;
    whole.winning = static_cast<Code>(winning);
    ScoredRow scored;
    priced.by_draw = false;
    score_best(*game.block, *game.program, game.play, whole, wins.by_discard, scored);
    if (!scored.complete || !scored.row.qualified()) {
        priced.by_draw = true;
        score_best(*game.block, *game.program, game.play, whole, wins.by_draw, scored);
        if (!scored.complete || !scored.row.qualified()) return 0;
    }
    priced.least = scored.row.minimum;
    priced.fan = scored.row.fan + scored.row.bonus;
    for (int w = 0; w < 2; ++w) priced.hits[w] = scored.row.hits[w] & ~scored.row.excluded[w];
    float paid = static_cast<float>(scored.pay.total);
    if (wins.luck > 0 && !scored.row.limits && scored.row.value > 0) {  // by what one fan more would bring
        const std::int32_t fan = scored.row.fan + scored.row.bonus;
        const std::int32_t more = value_of(game.program->formula, scored.row.points, fan + 1, 0);
        if (more > scored.row.value)
            paid *= 1 + wins.luck * (static_cast<float>(more) / static_cast<float>(scored.row.value) - 1);
    }
    return paid + static_cast<float>(scored.pay.honba) + wins.extra;
}

// The tiles of a goal as a hand: sets, flowers and red fives are those of the hand it comes from.
RUKA_FN inline Hand hand_of_goal(const Hand& from, const Goal& goal) {
    Hand hand = from;
    for (int k = 0; k < kKinds; ++k) hand.counts[k] = goal.counts[k];
    for (int s = 0; s < kSuits; ++s) {
        const std::uint8_t fives = goal.counts[s * kRanks + 4];
        if (hand.reds[s] > fives) hand.reds[s] = fives;
    }
    return hand;
}

// The tile that probably comes last: the rarest of those that are to come.
RUKA_FN inline int last_of(const Goal& goal, const Sight& sight) {
    int last = goal.needs[0];
    for (int i = 1; i < goal.missing; ++i) {
        if (sight.unseen[goal.needs[i]] < sight.unseen[last]) last = goal.needs[i];
    }
    return last;
}

inline constexpr float kByDraw = 0.45f;  // of a goal that wins by its own draw alone

RUKA_FN inline void price(const Game& game, const Hand& hand, const Sight& sight, const Wins& wins, Places& places,
                          Goal& goal) {
    goal.priced = true;
    goal.value = worth_of(game, hand_of_goal(hand, goal), wins, last_of(goal, sight), goal.has);
    goal.place = goal.value > 0 ? by_win(places, goal.value) : 0;
    if (goal.has.by_draw) goal.ways *= kByDraw;
}

}  // namespace ruka
