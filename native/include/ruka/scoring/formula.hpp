// From lines to points, from points to payments: arithmetic that a rule set fills with numbers.
#pragma once

#include "ruka/scoring/program.hpp"
#include "ruka/scoring/win.hpp"

namespace ruka {

RUKA_FN constexpr std::int32_t round_up(std::int32_t points, std::int32_t unit) {
    return unit > 1 ? (points + unit - 1) / unit * unit : points;
}

RUKA_FN inline std::int32_t rounded_points(const Formula& formula, std::int32_t points) {
    if (points == formula.flat_points) return points;
    const std::int32_t rounded = round_up(points, formula.points_round_up);
    return formula.points_cap && rounded > formula.points_cap ? formula.points_cap : rounded;
}

// The step of the ladder that this many fan reach, or -1.
RUKA_FN inline int step_of(const Formula& formula, std::int32_t fan) {
    int step = -1;
    while (step + 1 < formula.steps_count && formula.steps[step + 1].fan <= fan) ++step;
    return step;
}

RUKA_FN inline std::int32_t value_by_fan(const Formula& formula, std::int32_t points, std::int32_t fan) {
    if (formula.kind == FormulaKind::sum) return fan;
    const int step = step_of(formula, fan);
    if (step >= 0) return formula.steps[step].value;
    const std::int32_t power = formula.exponent + fan < 32 ? formula.exponent + fan : 32;  // more than any cap
    std::int64_t value = std::int64_t{points} << power;
    if (formula.rounded_up_from && value >= formula.rounded_up_from && value < formula.cap) value = formula.cap;
    value = (value + formula.value_round / 2) / formula.value_round * formula.value_round;
    return static_cast<std::int32_t>(value < formula.cap ? value : formula.cap);
}

RUKA_FN inline std::int32_t value_by_limits(const Formula& formula, std::int32_t limits) {
    return formula.limit * (limits < formula.most_limits ? limits : formula.most_limits) / formula.limit_parts;
}

// A limit hand is worth no less than its points and fan.
RUKA_FN inline std::int32_t value_of(const Formula& formula, std::int32_t points, std::int32_t fan,
                                     std::int32_t limits) {
    const std::int32_t by_fan = value_by_fan(formula, rounded_points(formula, points), fan);
    if (limits == 0) return by_fan;
    const std::int32_t by_limits = value_by_limits(formula, limits);
    if (formula.limit_adds) return by_fan < INT32_MAX - by_limits ? by_limits + by_fan : INT32_MAX;
    return by_limits > by_fan ? by_limits : by_fan;
}

// A hand may be counted without limits, and what is paid for it has one: the sums of all payers fit 32 bits.
constexpr std::int64_t kMostOwed = 300'000'000;

RUKA_FN inline std::int32_t owed_at_most(std::int64_t value, std::int32_t times) {
    const std::int64_t owed = value * times;
    return static_cast<std::int32_t>(owed > kMostOwed ? kMostOwed : owed < -kMostOwed ? -kMostOwed : owed);
}

// By draw everybody pays; by discard the discarder, unless the rules make no difference.
RUKA_FN inline bool everybody_pays(const Payment& payment, const Win& win) {
    return (win.flags & kDraw) || payment.discard_as_draw;
}

// What each payer owes; `feeder` is the liable player, who may be the discarder too.
struct Pay {
    std::int32_t dealer, others, discarder, feeder;
    std::int32_t total;  // for the hand alone
    std::int32_t honba;  // on top of it, from all payers together
};

namespace detail {

struct Shares {
    std::int32_t dealer, others, discarder, total;
};

RUKA_FN inline Shares shares(const Payment& payment, int players, std::int32_t value, bool dealer, bool all_pay) {
    const auto owed = [&](std::int32_t times) {
        return round_up(owed_at_most(value, times), payment.round_up) + payment.flat;
    };
    Shares pay{};
    if (all_pay && dealer) {
        pay.others = owed(payment.dealer_draw_each);
        pay.total = pay.others * (players - 1);
    } else if (all_pay) {
        pay.dealer = owed(payment.other_draw_dealer);
        pay.others = players > 2 ? owed(payment.other_draw_others) : 0;
        pay.total = pay.dealer + pay.others * (players - 2);
    } else {
        pay.discarder = owed(dealer ? payment.dealer_discard : payment.other_discard);
        if (players > 2 && (payment.discard_others || payment.flat)) pay.others = owed(payment.discard_others);
        pay.total = pay.discarder + pay.others * (players - 2);
    }
    return pay;
}

}  // namespace detail

// Payments for a value of which `liable_value` is the part that the feeder answers for (3.3.6, D-04); a discarder who
// is `alone` pays for everybody.
RUKA_FN inline Pay pay_of(const Payment& payment, int players, std::int32_t value, std::int32_t liable_value,
                          const Win& win, bool alone = false) {
    const bool dealer = win.seat == 0, draw = everybody_pays(payment, win);
    const bool fed = win.feeder != kNobody && liable_value > 0 && win.feeder != win.discarder;
    const auto own = detail::shares(payment, players, fed ? value - liable_value : value, dealer, draw);
    Pay pay{own.dealer, own.others, own.discarder, 0, own.total, 0};
    if (alone && !draw) pay = {0, 0, own.total, 0, own.total, 0};
    pay.honba = win.honba * (draw ? payment.honba_draw_each * (players - 1) : payment.honba_discard);
    if (fed) {
        const auto liable = detail::shares(payment, players, liable_value, dealer, draw);
        pay.total += liable.total;
        pay.feeder = draw ? liable.total : round_up(liable.total / 2, payment.round_up);
        pay.discarder += draw ? 0 : liable.total - pay.feeder;
    }
    if (fed && (draw || payment.pao_honba == PaoHonba::feeder)) {
        pay.feeder += pay.honba;
    } else if (draw) {
        if (!dealer) pay.dealer += win.honba * payment.honba_draw_each;
        if (dealer || players > 2) pay.others += win.honba * payment.honba_draw_each;
    } else {
        pay.discarder += pay.honba;
    }
    return pay;
}

// What the seat of this wind pays the winner, honba included.
RUKA_FN inline std::int32_t owed_by(const Payment& payment, const Pay& pay, const Win& win, int wind) {
    const std::int32_t fed = wind == win.feeder ? pay.feeder : 0;
    if (everybody_pays(payment, win)) return fed + (wind == 0 ? pay.dealer : pay.others);
    return fed + (wind == win.discarder ? pay.discarder : pay.others);
}

// What two who did not win settle between them: the first pays this much, or gets it where it is negative.
RUKA_FN inline std::int32_t owed_between(const Payment& payment, std::int32_t first_value, std::int32_t second_value,
                                         bool with_dealer) {
    const std::int64_t apart = std::int64_t{second_value} - first_value;
    return owed_at_most(apart, with_dealer ? payment.between_dealer : payment.between_losers);
}

}  // namespace ruka
