// One hand scored with every line.
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "arguments.hpp"
#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "ruka/scoring/counted.hpp"
#include "ruka/scoring/witness.hpp"
#include "scoring.hpp"
#include "settle.hpp"
#include "suits.hpp"

namespace {

constexpr const char* kDocOfScore =
    R"(A scored hand: the reading that pays most. Lines are made when they are asked for.

>>> import ruka
>>> ruka.score("ema-riichi", "123m 456p 789s 33z 56p +7p", win="tsumo", riichi=True)
<Score 2700: 3 fan 20 fu, riichi, menzen_tsumo, pinfu>
)";

// The hand to score, checked against its circumstances.
ruka::Hand won_hand(nb::handle argument, const Rules& rules, const Said& said) {
    ruka::Hand space;
    ruka::Hand hand = hand_of(argument, space);
    add_flowers(hand, said.flowers);
    check_tiles(hand, kComplete, kComplete, rules.program.kinds);
    check_flowers(hand, rules.program);
    for (const std::uint8_t wind : {said.win.seat, said.win.discarder, said.win.feeder}) {
        if (wind != ruka::kNobody) check_seat(rules.program, wind);
    }
    const ruka::WinError error = ruka::check(hand, said.win, rules.program.seats, rules.program.flower_replacements);
    if (error != ruka::WinError::none) raise(ruka::kWinErrorCodes[static_cast<int>(error)]);
    return hand;
}

Score score_hand(nb::object rules_object, nb::handle argument, nb::handle circumstances) {
    const Said said = said_of(circumstances);
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    Score score{};  // of a hand that is not complete nothing is known
    score.hand = won_hand(argument, rules, said);
    score.win = said.win;
    kernels().score_one(&rules.program, &suit_tables(), &score.hand, &score.win, static_cast<ruka::ScoredRow*>(&score));
    score.rules = std::move(rules_object);
    count_others(score, said.others);
    return score;
}

std::vector<Score> score_readings(nb::object rules_object, nb::handle argument, nb::handle circumstances) {
    const Said said = said_of(circumstances);
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    const ruka::Hand hand = won_hand(argument, rules, said);
    const ruka::Play play = ruka::make_play(suit_tables(), rules.program.forms, rules.program.kinds);
    const auto block = std::make_unique<ruka::Block<4>>();
    std::vector<Score> scores;
    ruka::for_each_scored_block(*block, rules.program, play, hand, said.win, [&](const ruka::Block<4>& scored) {
        for (int row = 0; row < scored.rows; ++row) {
            Score& score = scores.emplace_back();
            score.rules = rules_object;
            score.hand = hand;
            score.win = said.win;
            ruka::take_row(score, scored, row);
            count_others(score, said.others);
        }
    });
    return scores;
}

bool has(const std::uint64_t (&bits)[2], int index) { return bits[index / 64] >> index % 64 & 1; }

int count_of(const Score& score, int index, ruka::Mask answer) {
    const ruka::Item& item = score.program().items[index];
    switch (item.counts) {
        case ruka::Counts::once: return 1;  // the answer need not be: any bit is a truth
        case ruka::Counts::number: return ruka::times_of(answer);
        case ruka::Counts::kinds: return ruka::popcount(answer);
        case ruka::Counts::sets: return std::max(ruka::times(score.row.choice, index), 1);  // uncounted lines have one
    }
    return 0;
}

// The sets of each instance of a line that combines them; of a line that does not count, those of the first.
nb::list sets_of(const Score& score, int index) {
    nb::list list;
    const ruka::Program& program = score.program();
    if (program.items[index].counts != ruka::Counts::sets) return list;
    const ruka::Choice& choice = score.row.choice;
    for (int i = 0; i < choice.count; ++i) {
        if (choice.lines[i].item == index) list.append(static_cast<int>(choice.lines[i].sets));
    }
    if (nb::len(list) > 0) return list;
    unsigned sets = (1 << ruka::kMaxMelds) - 1;
    if (program.items[index].sets < ruka::kMaxMelds) {
        ruka::Candidates found;
        ruka::find_candidates(program, score.reading, ruka::shown_sets(score.hand) == 0, found);
        for (int i = 0; i < found.count; ++i) {
            if (found.lines[i].item == index) sets = std::min<unsigned>(sets, found.lines[i].sets);
        }
    }
    list.append(static_cast<int>(sets));
    return list;
}

// Those lines of the row that take line `gone` away; where prices stand in order, only lines that count can.
nb::list excluders(const Score& score, int gone, const nb::list& sets) {
    const ruka::Program& program = score.program();
    const auto takes = [&](int index) {
        return has(score.row.hits, index) && !(program.in_order && has(score.row.excluded, index));
    };
    nb::list list;
    if (!has(score.row.excluded, gone)) return list;
    for (int i = 0; i < program.items_count; ++i) {
        if (takes(i) && has(program.items[i].excludes, gone)) list.append(i);
    }
    for (int n = 0; n < program.narrow_count; ++n) {
        if (program.narrow[n].item == gone && takes(program.narrow[n].owner)) list.append(program.narrow[n].owner);
    }
    for (int i = 0; i < score.row.choice.count && nb::len(sets) > 0; ++i) {
        const ruka::Combined& line = score.row.choice.lines[i];
        if (line.sets & nb::cast<int>(sets[0])) list.append(static_cast<int>(line.item));
    }
    return list;
}

// The reading scored once more, with all its features and answers.
const ruka::Block<1>& answered(const Score& score) {
    thread_local ruka::Block<1> block;
    const ruka::Program& program = score.program();
    const ruka::Play play = ruka::make_play(suit_tables(), program.forms, program.kinds);
    ruka::answer_all(block, program, play, score.hand, score.win, score.reading, score.one_short);
    return block;
}

// Every line of the row, the excluded ones with what excludes them.
nb::list lines(const Score& score) {
    nb::list list;
    if (!score.complete) return list;
    const Rules& rules = score.compiled();
    const ruka::Block<1>& block = answered(score);
    const bool concealed = block.columns.reg[ruka::f_circumstances][0] & ruka::kConcealed;
    for (int i = 0; i < rules.program.items_count; ++i) {
        if (!has(score.row.hits, i)) continue;
        const ruka::Item& item = rules.program.items[i];
        const ruka::Mask answer = block.kept[i][0];
        const ruka::Mask kinds = item.counts == ruka::Counts::kinds ? answer : 0;
        const nb::list sets = sets_of(score, i);
        list.append(rules.make_line(i, count_of(score, i, answer), concealed ? item.concealed : item.open, kinds, sets,
                                    excluders(score, i, sets)));
    }
    return list;
}

// For each of the lines, the groups without which the hand would not have it.
nb::list witnesses(const Score& score) {
    nb::list list;
    if (!score.complete) return list;
    thread_local ruka::Block<1> block;
    const ruka::Program& program = score.program();
    const ruka::Play play = ruka::make_play(suit_tables(), program.forms, program.kinds);
    ruka::Witnesses found;
    ruka::find_witnesses(block, program, play, score.hand, score.win, score.reading, found);
    for (int i = 0; i < program.items_count; ++i) {
        const bool once = program.items[i].counts == ruka::Counts::once;  // others know their kinds or sets
        if (has(score.row.hits, i)) list.append(once ? static_cast<int>(found.groups[i]) : 0);
    }
    return list;
}

// The ids of the patterns that count, once for each set that has them; points items are left out.
nb::list patterns(const Score& score) {
    nb::list list;
    if (!score.complete) return list;
    const Rules& rules = nb::cast<const Rules&>(score.rules);
    for (int word = 0; word < 2; ++word) {
        for (std::uint64_t left = ruka::counted_patterns(rules.program, score.row, word); left; left &= left - 1) {
            const int index = word * 64 + ruka::lowest_bit(left);
            for (int t = score.row.repeated.times_of(index); t > 0; --t) list.append(rules.patterns[index]);
        }
    }
    return list;
}

// Who pays what, honba included; whoever pays nothing is left out. East is one of the others where all pay alike.
nb::dict pay_by(const ruka::Payment& payment, const ruka::Pay& pay, const ruka::Win& win) {
    nb::dict payers;
    const bool alike = pay.others && payment.other_draw_dealer == payment.other_draw_others;
    if (pay.dealer && !alike) payers["dealer"] = pay.dealer;
    if (pay.others) payers["others"] = pay.others;
    if (pay.discarder) payers["discarder"] = pay.discarder;
    if (pay.feeder) payers[kWindNames[win.feeder]] = pay.feeder;
    return payers;
}

std::int32_t total(const Score& score) {
    return score.wins() ? ruka::total_of(score.program().payment, score.row, score.pay) : 0;
}

// A whole number, unless there are parts of limits.
nb::object limits(const Score& score) {
    const int limits = score.row.limits, parts = score.program().formula.limit_parts;
    return limits % parts ? nb::object(nb::float_(1.0 * limits / parts)) : nb::object(nb::int_(limits / parts));
}

nb::tuple points(const Rules& rules, int points, int fan, int limits, nb::handle circumstances) {
    const ruka::Win win = said_of(circumstances).win;
    const ruka::Formula& formula = rules.program.formula;
    constexpr int most = 1000;
    for (const auto& [name, number] :
         {std::pair{"points", points}, std::pair{"fan", fan}, std::pair{"limits", limits}}) {
        if (number >= 0 && number <= most) continue;
        nb::dict words;
        words["name"] = name;
        words["most"] = most;
        raise("bad-number", words);
    }
    const std::int32_t value = ruka::value_of(formula, points, fan, limits * formula.limit_parts);
    const ruka::Pay pay = ruka::pay_of(rules.program.payment, rules.program.players, {value, 0, false}, win);
    const nb::object limit = limit_name(rules, fan, value, limits);
    return nb::make_tuple(value, pay.total, limit, pay_by(rules.program.payment, pay, win),
                          ruka::rounded_points(formula, points));
}

// Such as <Score 2700: 3 fan 20 fu, riichi, menzen_tsumo, pinfu>; limit hands speak of neither fan nor fu.
std::string described(const Score& score) {
    if (!score.complete) return "<Score: not complete>";
    std::string words = "<Score " + std::to_string(total(score)) + ":", comma = " ";
    const auto say = [&](const std::string& more) {
        words += comma + more;
        comma = ", ";
    };
    const int fu = ruka::rounded_points(score.program().formula, score.row.points);
    if (!score.row.limits) say(std::to_string(score.fan()) + " fan" + (fu ? " " + std::to_string(fu) + " fu" : ""));
    if (!score.unfinished && !score.wins()) say("too little to win");
    const nb::list found = patterns(score);
    for (std::size_t i = 0, times = 1; i < nb::len(found); i += times) {
        for (times = 1; i + times < nb::len(found) && found[i].equal(found[i + times]);) ++times;
        say(nb::cast<std::string>(found[i]) + (times > 1 ? "×" + std::to_string(times) : ""));
    }
    return words + ">";
}

}  // namespace

void bind_scores(nb::module_& module) {
    const auto refuse = [](Score*, const nb::args&, const nb::kwargs&) {
        throw nb::type_error("a Score is what ruka.score(rules, hand) answers; nobody makes one");
    };
    nb::class_<Score>(module, "Score", nb::is_final(), kDocOfScore)
        .def("__init__", refuse)
        .def_prop_ro("complete", [](const Score& self) { return self.complete && !self.unfinished; })
        .def_prop_ro("wins", &Score::wins)
        .def_prop_ro("fan", &Score::fan)
        .def_prop_ro("fan_without_bonus", [](const Score& self) { return self.row.fan; })
        .def_prop_ro("minimum", [](const Score& self) { return self.row.minimum; })
        .def_prop_ro("limits", &limits)
        .def_prop_ro("fu", [](const Score& self) { return self.row.points; })
        .def_prop_ro("base",
                     [](const Score& self) { return ruka::rounded_points(self.program().formula, self.row.points); })
        .def_prop_ro("value", [](const Score& self) { return self.row.value; })
        .def_prop_ro(
            "limit",
            [](const Score& self) { return limit_name(self.compiled(), self.fan(), self.row.value, self.row.limits); })
        .def_prop_ro("total", &total)
        .def_prop_ro("paid", [](const Score& self) { return self.wins() ? self.pay.total : 0; })
        .def_prop_ro("honba_points", [](const Score& self) { return self.wins() ? self.pay.honba : 0; })
        .def_prop_ro("pay",
                     [](const Score& self) {
                         return self.wins() ? pay_by(self.program().payment, self.pay, self.win) : nb::dict();
                     })
        .def_prop_ro("discarder_alone", [](const Score& self) { return self.wins() && self.row.discarder_alone; })
        .def_prop_ro("others", &others)
        .def_prop_ro("payments", &payments)
        .def_prop_ro("shares", &shares)
        .def_prop_ro("flows", &flows)
        .def_prop_ro("deltas", &deltas)
        .def_prop_ro("patterns", &patterns)
        .def_prop_ro("lines", &lines)
        .def_prop_ro("witnesses", &witnesses)
        .def_prop_ro("reading", [](const Score& self) { return self.reading; })
        .def_ro("win", &Score::win)
        .def_prop_ro("rules", [](const Score& self) { return self.compiled().rule_set; })
        .def("__repr__", &described);

    module.def("score", &score_hand, "rules"_a, "hand"_a.none(), "win"_a);
    module.def("score_readings", &score_readings, "rules"_a, "hand"_a.none(), "win"_a);
    module.def("points", &points, "rules"_a, "points"_a, "fan"_a, "limits"_a, "win"_a);
}
