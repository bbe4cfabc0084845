// Compiled rule sets and the circumstances of a win, as Python builds them.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <string_view>
#include <tuple>
#include <vector>

#include "arguments.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/notation.hpp"
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

// Indicators in notation, or one by one.
void put_indicators(nb::handle from, ruka::Code (&to)[ruka::kMaxIndicators], std::uint8_t& count) {
    if (!PyUnicode_Check(from.ptr())) {
        for (const nb::handle tile : nb::iter(from)) put_indicators(tile, to, count);
        return;
    }
    const Text text(from);
    if (text.size == 0) return;
    ruka::Code codes[ruka::kMaxListed];
    int found = 0;
    const ruka::Problem problem = ruka::parse_tiles(text.data, text.size, codes, found);
    if (problem.fault != ruka::Fault::none) raise_notation(problem, text.data);
    for (int i = 0; i < found; ++i) {
        if (ruka::is_flower(codes[i])) raise("bad-indicator", "tile", name_of(codes[i]));
        if (count == ruka::kMaxIndicators) raise("too-many-indicators", "limit", ruka::kMaxIndicators);
        to[count++] = codes[i];
    }
}

std::uint8_t wind_of(nb::handle name) {
    if (name.is_none()) return ruka::kNobody;
    if (PyUnicode_Check(name.ptr()) && PyUnicode_GetLength(name.ptr()) == 1) {
        switch (PyUnicode_ReadChar(name.ptr(), 0)) {
            case 'E': return 0;
            case 'S': return 1;
            case 'W': return 2;
            case 'N': return 3;
        }
    }
    raise("bad-wind", "value", nb::str(name));
}

std::uint8_t number_of(const char* name, int value, int most) {
    if (value >= 0 && value <= most) return static_cast<std::uint8_t>(value);
    nb::dict words;
    words["name"] = name;
    words["most"] = most;
    raise("bad-number", words);
}

std::uint16_t draw_flag(nb::handle win) {
    const Text text(win);
    const std::string_view word(text.data, text.size);
    if (word != "tsumo" && word != "ron") raise("bad-win", "value", nb::str(win));
    return word == "tsumo" ? ruka::kDraw : 0;
}

void make_win(ruka::Win* self, nb::str win, nb::handle seat, nb::handle round, int honba, int sticks, int nuki,
              nb::handle dora, nb::handle ura, nb::handle discarder, nb::handle pao, bool riichi, bool double_riichi,
              bool ippatsu, bool last_tile, bool after_kong, bool second_replacement, bool robbing_kong,
              bool first_turn, bool last_of_kind) {
    new (self) ruka::Win{};
    const auto flag = [&](bool on, int bits) { self->flags |= static_cast<std::uint16_t>(on ? bits : 0); };
    self->flags = draw_flag(win);
    flag(riichi, ruka::kRiichi);
    flag(double_riichi, ruka::kRiichi | ruka::kDoubleRiichi);
    flag(ippatsu, ruka::kIppatsu);
    flag(last_tile, ruka::kLastTile);
    flag(after_kong, ruka::kAfterKong);
    flag(second_replacement, ruka::kAfterKong | ruka::kSecondReplacement);
    flag(robbing_kong, ruka::kRobbingKong);
    flag(first_turn, ruka::kFirstTurn);
    flag(last_of_kind, ruka::kLastOfKind);
    self->seat = wind_of(seat);
    self->round = wind_of(round);
    self->honba = number_of("honba", honba, 99);
    self->sticks = number_of("sticks", sticks, 99);
    self->nuki = number_of("nuki", nuki, 4);
    self->discarder = wind_of(discarder);
    self->feeder = wind_of(pao);
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
        .def("__init__", &make_win, "win"_a = "ron", nb::kw_only(), "seat"_a = "S", "round"_a = "E", "honba"_a = 0,
             "sticks"_a = 0, "nuki"_a = 0, "dora"_a = "", "ura"_a = "", "discarder"_a = nb::none(), "pao"_a = nb::none(),
             "riichi"_a = false, "double_riichi"_a = false, "ippatsu"_a = false, "last_tile"_a = false,
             "after_kong"_a = false, "second_replacement"_a = false, "robbing_kong"_a = false, "first_turn"_a = false,
             "last_of_kind"_a = false)
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
