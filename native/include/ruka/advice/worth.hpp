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

// What a scored hand brings, and what it has.
RUKA_FN inline float worth_of_row(const Game& game, const Wins& wins, const RowScore& row, const Pay& pay,
                                  Priced& priced) {
    priced.least = row.minimum;
    priced.fan = row.fan + row.bonus;
    for (int w = 0; w < 2; ++w) priced.hits[w] = row.hits[w] & ~row.excluded[w];
    float paid = static_cast<float>(pay.total);
    if (wins.luck > 0 && !row.limits && row.value > 0) {  // by what one fan more would bring
        const std::int32_t more = value_of(game.program->formula, row.points, priced.fan + 1, 0);
        if (more > row.value) paid *= 1 + wins.luck * (static_cast<float>(more) / static_cast<float>(row.value) - 1);
    }
    return paid + static_cast<float>(pay.honba) + wins.extra;
}

// What a whole hand pays: by discard, or where that does not win by draw.
RUKA_FN inline float worth_of(const Game& game, const Hand& hand, const Wins& wins, int winning, Priced& priced) {
    Hand whole = hand;
    whole.winning = static_cast<Code>(winning);
    ScoredRow scored;
    for (int draw = 0; draw < 2; ++draw) {
        priced.by_draw = draw;
        score_best(*game.block, *game.program, game.play, whole, draw ? wins.by_draw : wins.by_discard, scored);
        if (scored.complete && scored.row.qualified()) return worth_of_row(game, wins, scored.row, scored.pay, priced);
    }
    return 0;
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

// Prices goals side by side: most whole hands have one reading, and a block has room for several.
struct Pricing {
    static constexpr int kRoom = 4;

    const Game& game;
    const Hand& from;
    const Sight& sight;
    const Wins& wins;
    bool by_draw = false;
    Hand hands[kRoom];
    Goal* goals[kRoom];
    int ends[kRoom];  // where the readings of each end
    int count = 0;

    // The goal has its value when the block is scored; 0 where it does not win like this.
    RUKA_FN void add(Goal& goal) {
        goal.priced = true;
        goal.has.by_draw = by_draw;
        goal.value = 0;
        Reading found[kRoom];
        int readings = 0;
        const Win& win = by_draw ? wins.by_draw : wins.by_discard;
        Hand whole = hand_of_goal(from, goal);
        whole.winning = static_cast<Code>(last_of(goal, sight));
        for_each_reading(whole, forms_of(*game.program, win), [&](const Reading& reading) {
            if (readings < kRoom) found[readings] = reading;
            ++readings;
        });
        if (!readings) return;
        const int used = count ? ends[count - 1] : 0;
        if (used + readings > kRoom) finish();
        if (readings > kRoom) return alone(whole, win, goal);
        if (!count) game.block->start(*game.program, game.play, false);
        hands[count] = whole;
        const WholeHand features = whole_hand(*game.program, hands[count], win);
        for (int i = 0; i < readings; ++i) game.block->add({&hands[count], &win}, features, found[i]);
        goals[count] = &goal;
        ends[count++] = game.block->rows;
    }

    RUKA_FN void alone(const Hand& whole, const Win& win, Goal& goal) const {
        ScoredRow scored;
        score_best(*game.block, *game.program, game.play, whole, win, scored);
        if (scored.complete && scored.row.qualified())
            goal.value = worth_of_row(game, wins, scored.row, scored.pay, goal.has);
    }

    RUKA_FN void finish() {
        if (count) score_rows(*game.block);
        for (int i = 0; i < count; ++i) {
            const int row = best_row(*game.block, i ? ends[i - 1] : 0, ends[i]);
            const RowScore& score = game.block->scores[row];
            if (score.qualified())
                goals[i]->value = worth_of_row(game, wins, score, pay_of_row(*game.block, row), goals[i]->has);
        }
        count = 0;
    }
};

}  // namespace ruka
