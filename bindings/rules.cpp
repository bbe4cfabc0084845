// Compiled rule sets and the circumstances of a win, as Python builds them.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>
#include <vector>

#include "errors.hpp"
#include "module.hpp"
#include "scoring.hpp"

namespace {

template <class To>
To field(const nb::dict& from, const char* name) {
    return nb::cast<To>(from[name]);
}

int index_in(const std::string& word, std::initializer_list<const char*> words) {
    int index = 0;
    for (const char* known : words) {
        if (word == known) return index;
        ++index;
    }
    throw nb::value_error(word.c_str());
}

void check_room(std::size_t count, int room, const char* what) {
    if (count > static_cast<std::size_t>(room)) throw nb::value_error(what);
}

ruka::Formula formula_from(const nb::dict& from) {
    ruka::Formula formula{};
    formula.kind =
        static_cast<ruka::FormulaKind>(index_in(field<std::string>(from, "kind"), {"doubling", "ladder", "sum"}));
    formula.exponent = field<int>(from, "exponent");
    formula.points_round_up = field<int>(from, "points_round_up");
    formula.points_cap = field<int>(from, "points_cap");
    formula.flat_points = field<int>(from, "flat_points");
    formula.value_round = field<int>(from, "value_round");
    formula.cap = field<int>(from, "cap");
    formula.rounded_up_from = field<int>(from, "rounded_up_from");
    formula.limit = field<int>(from, "limit");
    formula.most_limits = field<int>(from, "most_limits");
    formula.limits_add_up = field<bool>(from, "limits_add_up");
    formula.limit_adds = field<bool>(from, "limit_adds");
    const nb::object ladder = from["ladder"];
    check_room(nb::len(ladder), ruka::kMaxSteps, "too many steps");
    for (const nb::handle step : ladder) {
        formula.steps[formula.steps_count++] = {nb::cast<int>(step["fan"]), nb::cast<int>(step["value"])};
    }
    return formula;
}

ruka::Payment payment_from(const nb::dict& from) {
    ruka::Payment payment{};
    payment.dealer_draw_each = field<int>(from, "dealer_draw_each");
    payment.other_draw_dealer = field<int>(from, "other_draw_dealer");
    payment.other_draw_others = field<int>(from, "other_draw_others");
    payment.dealer_discard = field<int>(from, "dealer_discard");
    payment.other_discard = field<int>(from, "other_discard");
    payment.discard_others = field<int>(from, "discard_others");
    payment.flat = field<int>(from, "flat");
    payment.round_up = field<int>(from, "round_up");
    payment.honba_draw_each = field<int>(from, "honba_draw_each");
    payment.honba_discard = field<int>(from, "honba_discard");
    payment.bet = field<int>(from, "bet");
    payment.pao_honba =
        static_cast<ruka::PaoHonba>(index_in(field<std::string>(from, "pao_honba"), {"discarder", "feeder"}));
    return payment;
}

using RawInstruction = std::tuple<int, int, int, int, std::uint32_t>;
// tag, counts, liable, open, concealed, items excluded wholly
using RawItem = std::tuple<int, int, bool, int, int, std::vector<int>>;
using RawNarrow = std::tuple<int, int, ruka::Mask>;

void put_instructions(ruka::Program& program, const std::vector<RawInstruction>& raw) {
    check_room(raw.size(), ruka::kMaxInstructions, "too many instructions");
    for (const auto& [op, dst, a, b, imm] : raw) {
        program.instructions[program.instructions_count++] = {
            static_cast<ruka::Op>(op), static_cast<std::uint8_t>(dst), static_cast<std::uint8_t>(a),
            static_cast<std::uint8_t>(b), imm};
    }
}

void put_items(ruka::Program& program, const std::vector<RawItem>& raw, const std::vector<RawNarrow>& narrow) {
    check_room(raw.size(), ruka::kMaxItems, "too many prices");
    check_room(narrow.size(), ruka::kMaxNarrow, "too many exclusions of single sets");
    for (const auto& [tag, counts, liable, open, concealed, excludes] : raw) {
        ruka::Item& item = program.items[program.items_count++];
        item.tag = static_cast<ruka::Tag>(tag);
        item.counts = static_cast<ruka::Counts>(counts);
        item.liable = liable;
        item.open = static_cast<std::int16_t>(open);
        item.concealed = static_cast<std::int16_t>(concealed);
        item.kept = item.counts != ruka::Counts::once && item.tag != ruka::Tag::points;
        for (const int gone : excludes) item.excludes[gone / 64] |= std::uint64_t{1} << gone % 64;
    }
    for (const auto& [owner, item, mask] : narrow) {
        program.narrow[program.narrow_count++] = {static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(item), mask};
        program.items[item].kept = true;
    }
}

void make_rules(Rules* self, nb::tuple patterns, const std::vector<RawInstruction>& instructions, int second_stage,
                bool second_needs_lines, const std::vector<ruka::Mask>& constants, const std::vector<RawItem>& items,
                const std::vector<RawNarrow>& narrow, const nb::dict& formula, const nb::dict& payment, int players,
                int forms, ruka::Mask kinds, const std::vector<int>& dora_of) {
    new (self) Rules{};
    self->patterns = std::move(patterns);
    ruka::Program& program = self->program;
    put_instructions(program, instructions);
    put_items(program, items, narrow);
    check_room(constants.size(), ruka::kMaxConstants, "too many constants");
    std::copy(constants.begin(), constants.end(), program.constants);
    check_room(dora_of.size(), ruka::kKinds, "dora_of");
    for (std::size_t k = 0; k < dora_of.size(); ++k) program.dora_of[k] = static_cast<ruka::Kind>(dora_of[k]);
    program.second_stage = second_stage;
    program.second_needs_lines = second_needs_lines;
    program.players = players;
    program.forms = forms;
    program.kinds = kinds;
    program.formula = formula_from(formula);
    program.payment = payment_from(payment);
}

void put_indicators(const std::vector<int>& from, ruka::Code (&to)[ruka::kMaxIndicators], std::uint8_t& count) {
    if (from.size() > ruka::kMaxIndicators) raise("too-many-indicators", "limit", ruka::kMaxIndicators);
    for (const int code : from) {
        if (code < 0 || code >= ruka::kFirstFlower) raise("bad-tile-code", "value", code);
        to[count++] = static_cast<ruka::Code>(code);
    }
}

void make_win(ruka::Win* self, int flags, int seat, int round, int honba, int sticks, int nuki, int discarder,
              int feeder, const std::vector<int>& dora, const std::vector<int>& ura) {
    new (self) ruka::Win{};
    self->flags = static_cast<std::uint16_t>(flags);
    self->seat = static_cast<std::uint8_t>(seat);
    self->round = static_cast<std::uint8_t>(round);
    self->honba = static_cast<std::uint8_t>(honba);
    self->sticks = static_cast<std::uint8_t>(sticks);
    self->nuki = static_cast<std::uint8_t>(nuki);
    self->discarder = static_cast<std::uint8_t>(discarder);
    self->feeder = static_cast<std::uint8_t>(feeder);
    put_indicators(dora, self->dora, self->dora_count);
    put_indicators(ura, self->ura, self->ura_count);
}

nb::tuple codes(const ruka::Code* from, int count) {
    nb::list list;
    for (int i = 0; i < count; ++i) list.append(static_cast<int>(from[i]));
    return nb::tuple(list);
}

}  // namespace

void bind_rules(nb::module_& module) {
    nb::class_<Rules>(module, "Rules")
        .def("__init__", &make_rules, nb::kw_only(), nb::arg("patterns"), nb::arg("instructions"),
             nb::arg("second_stage"), nb::arg("second_needs_lines"), nb::arg("constants"), nb::arg("items"),
             nb::arg("narrow"), nb::arg("formula"), nb::arg("payment"), nb::arg("players"), nb::arg("forms"),
             nb::arg("kinds"), nb::arg("dora_of"))
        .def_prop_ro("patterns", [](const Rules& self) { return self.patterns; });

    nb::class_<ruka::Win>(module, "Win")
        .def("__init__", &make_win, nb::arg("flags") = 0, nb::arg("seat") = 0, nb::arg("round") = 0,
             nb::arg("honba") = 0, nb::arg("sticks") = 0, nb::arg("nuki") = 0, nb::arg("discarder") = ruka::kNobody,
             nb::arg("feeder") = ruka::kNobody, nb::arg("dora") = nb::tuple(), nb::arg("ura") = nb::tuple())
        .def_ro("flags", &ruka::Win::flags)
        .def_ro("seat", &ruka::Win::seat)
        .def_ro("round", &ruka::Win::round)
        .def_ro("honba", &ruka::Win::honba)
        .def_ro("sticks", &ruka::Win::sticks)
        .def_ro("nuki", &ruka::Win::nuki)
        .def_ro("discarder", &ruka::Win::discarder)
        .def_ro("feeder", &ruka::Win::feeder)
        .def_prop_ro("dora", [](const ruka::Win& win) { return codes(win.dora, win.dora_count); })
        .def_prop_ro("ura", [](const ruka::Win& win) { return codes(win.ura, win.ura_count); });
}
