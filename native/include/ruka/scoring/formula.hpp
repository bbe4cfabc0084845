// From lines to points: arithmetic that a rule set fills with numbers.
#pragma once

#include "ruka/scoring/program.hpp"

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
    while (step + 1 < formula.ladder_count && formula.ladder[step + 1].fan <= fan) ++step;
    return step;
}

RUKA_FN inline std::int32_t value_by_fan(const Formula& formula, std::int32_t points, std::int32_t fan) {
    if (formula.kind == FormulaKind::sum) return fan;
    const int step = step_of(formula, fan);
    if (step >= 0) return formula.ladder[step].value;
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

}  // namespace ruka
