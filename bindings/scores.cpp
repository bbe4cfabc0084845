// One hand scored with every line.
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "arguments.hpp"
#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "scoring.hpp"
#include "tables.hpp"

namespace {

// The hand to score, checked against its circumstances.
const ruka::Hand& won_hand(nb::handle argument, ruka::Hand& space, const Rules& rules, const ruka::Win& win) {
    const ruka::Hand& hand = hand_of(argument, space);
    check_tiles(hand, kComplete, kComplete, rules.program.kinds);
    const ruka::WinError error = ruka::check(hand, win, rules.program.players);
    if (error != ruka::WinError::none) raise(ruka::kWinErrorCodes[static_cast<int>(error)]);
    return hand;
}

Score score_hand(nb::object rules_object, nb::handle argument, const ruka::Win& win) {
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    ruka::Hand space;
    const ruka::Hand& hand = won_hand(argument, space, rules, win);
    Score score;
    score.rules = std::move(rules_object);
    score.win = win;
    kernels().score_one(&rules.program, &suit_tables(), &hand, &win, static_cast<ruka::ScoredRow*>(&score));
    return score;
}

std::vector<Score> score_readings(nb::object rules_object, nb::handle argument, const ruka::Win& win) {
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    ruka::Hand space;
    const ruka::Hand& hand = won_hand(argument, space, rules, win);
    const ruka::Play play = ruka::make_play(suit_tables(), rules.program.forms, rules.program.kinds);
    const auto block = std::make_unique<ruka::Block<4>>();
    std::vector<Score> scores;
    ruka::for_each_scored_block(*block, rules.program, play, hand, win, [&](const ruka::Block<4>& scored) {
        for (int row = 0; row < scored.rows; ++row) {
            Score& score = scores.emplace_back();
            score.rules = rules_object;
            score.win = win;
            ruka::take_row(score, scored, row);
        }
    });
    return scores;
}

bool has(const std::uint64_t (&bits)[2], int index) { return bits[index / 64] >> index % 64 & 1; }

// (item, count, value of one, witness, excluded) for every line of the best row.
nb::list lines(const Score& score) {
    nb::list list;
    if (!score.complete) return list;
    const ruka::Program& program = score.program();
    const bool concealed = score.features[ruka::f_circumstances] & ruka::kConcealed;
    for (int i = 0; i < program.items_count; ++i) {
        if (!has(score.row.hits, i)) continue;
        const ruka::Item& item = program.items[i];
        const ruka::Mask answer = score.answers[i];
        const int count = item.counts == ruka::Counts::once    ? 1  // the answer need not be: any bit is a truth
                          : item.counts == ruka::Counts::kinds ? ruka::popcount(answer)
                                                               : static_cast<int>(answer);
        list.append(nb::make_tuple(i, count, concealed ? item.concealed : item.open,
                                   item.counts == ruka::Counts::kinds ? answer : 0, has(score.row.excluded, i)));
    }
    return list;
}

// The ids of the patterns that count, points items left out.
nb::list patterns(const Score& score) {
    nb::list list;
    if (!score.complete) return list;
    const Rules& rules = nb::cast<const Rules&>(score.rules);
    const bool limited = score.row.limits > 0 && !rules.program.formula.limit_adds;
    for (int i = 0; i < rules.program.items_count; ++i) {
        if (!has(score.row.hits, i) || has(score.row.excluded, i)) continue;
        const ruka::Tag tag = rules.program.items[i].tag;
        if (tag == ruka::Tag::points || (limited && tag != ruka::Tag::limit)) continue;
        list.append(rules.patterns[i]);
    }
    return list;
}

// Every seat's gain, the bets included; empty when it is not known who discarded.
nb::list deltas(const Score& score) {
    nb::list list;
    const ruka::Program& program = score.program();
    const bool draw = score.win.flags & ruka::kDraw;
    if (!score.complete || !score.row.qualified() || (!draw && score.win.discarder == ruka::kNobody)) return list;
    for (int seat = 0; seat < program.players; ++seat) {
        std::int32_t delta = 0;
        if (seat == score.win.seat) {
            delta = score.pay.total + score.pay.honba + score.win.sticks * program.payment.bet;
        } else {
            if (seat == score.win.feeder) delta -= score.pay.feeder;
            if (draw) {
                delta -= seat == 0 ? score.pay.dealer : score.pay.others;
            } else {
                delta -= seat == score.win.discarder ? score.pay.discarder : score.pay.others;
            }
        }
        list.append(delta);
    }
    return list;
}

nb::dict points(const Rules& rules, int points, int fan, int limits, const ruka::Win& win) {
    const ruka::Formula& formula = rules.program.formula;
    const std::int32_t value = ruka::value_of(formula, points, fan, limits);
    const ruka::Pay pay = ruka::pay_of(rules.program.payment, rules.program.players, value, 0, win);
    nb::dict answer;
    answer["value"] = value;
    answer["total"] = pay.total;
    answer["dealer"] = pay.dealer;
    answer["others"] = pay.others;
    answer["discarder"] = pay.discarder;
    return answer;
}

}  // namespace

void bind_scores(nb::module_& module) {
    nb::class_<Score>(module, "Score")
        .def_ro("complete", &Score::complete)
        .def_prop_ro("qualified", [](const Score& self) { return self.complete && self.row.qualified(); })
        .def_prop_ro("fan", [](const Score& self) { return self.row.fan + self.row.bonus; })
        .def_prop_ro("yaku_fan", [](const Score& self) { return self.row.fan; })
        .def_prop_ro("limits", [](const Score& self) { return self.row.limits; })
        .def_prop_ro("minimum", [](const Score& self) { return self.row.minimum; })
        .def_prop_ro("fu", [](const Score& self) { return self.row.points; })
        .def_prop_ro("base", [](const Score& self) { return ruka::rounded_points(self.program().formula, self.row.points); })
        .def_prop_ro("value", [](const Score& self) { return self.row.value; })
        .def_prop_ro("total", [](const Score& self) { return self.pay.total; })
        .def_prop_ro("honba_points", [](const Score& self) { return self.pay.honba; })
        .def_prop_ro("pay_dealer", [](const Score& self) { return self.pay.dealer; })
        .def_prop_ro("pay_others", [](const Score& self) { return self.pay.others; })
        .def_prop_ro("pay_discarder", [](const Score& self) { return self.pay.discarder; })
        .def_prop_ro("pay_feeder", [](const Score& self) { return self.pay.feeder; })
        .def_prop_ro("win", [](const Score& self) { return self.win; })
        .def_prop_ro("reading", [](const Score& self) { return self.reading; })
        .def_prop_ro("features",
                     [](const Score& self) { return std::vector<ruka::Mask>(self.features, self.features + ruka::kFeatures); })
        .def_prop_ro("patterns", &patterns)
        .def_prop_ro("lines", &lines)
        .def_prop_ro("deltas", &deltas);

    module.def("score", &score_hand, nb::arg("rules"), nb::arg("hand"), nb::arg("win"));
    module.def("score_readings", &score_readings, nb::arg("rules"), nb::arg("hand"), nb::arg("win"));
    module.def("points", &points, nb::arg("rules"), nb::arg("points"), nb::arg("fan"), nb::arg("limits"), nb::arg("win"));
}
