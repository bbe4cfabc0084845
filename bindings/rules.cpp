// Compiled rule sets and the circumstances of a win, as Python builds them.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "arguments.hpp"
#include "errors.hpp"
#include "fields.hpp"
#include "module.hpp"
#include "ruka/notation.hpp"
#include "scoring.hpp"

namespace {

void check_room(std::size_t count, int room, const char* what) {
    if (count > static_cast<std::size_t>(room)) throw nb::value_error(what);
}

ruka::Formula formula_from(const nb::dict& from) {
    ruka::Formula formula{};
    formula.kind = choice<ruka::FormulaKind>(from, "kind", {"doubling", "sum"});
    formula.exponent = field<int>(from, "exponent");
    formula.points_round_up = field<int>(from, "points_round_up");
    formula.points_cap = field<int>(from, "points_cap");
    formula.flat_points = field<int>(from, "flat_points");
    formula.value_round = field<int>(from, "value_round");
    formula.cap = field<int>(from, "cap");
    formula.rounded_up_from = field<int>(from, "rounded_up_from");
    formula.limit = field<int>(from, "limit");
    formula.limit_parts = field<int>(from, "limit_parts");
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
    payment.between_losers = field<int>(from, "between_losers");
    payment.between_dealer = field<int>(from, "between_dealer");
    payment.discard_as_draw = field<bool>(from, "discard_as_draw");
    payment.total_is_value = field<bool>(from, "total_is_value");
    payment.pao_whole = field<bool>(from, "pao_whole");
    payment.pao_honba = choice<ruka::PaoHonba>(from, "pao_honba", {"discarder", "feeder"});
    return payment;
}

using RawInstruction = std::tuple<int, int, int, int, std::uint32_t>;
// tag, counts, liable, open, concealed, items excluded wholly, sets combined, place among those asked one tile short
using RawItem = std::tuple<int, int, bool, int, int, std::vector<int>, int, int>;
using RawNarrow = std::tuple<int, int, ruka::Mask>;

void put_instructions(ruka::Program& program, const std::vector<RawInstruction>& raw) {
    check_room(raw.size(), ruka::kMaxInstructions, "too many instructions");
    for (const auto& [op, dst, a, b, imm] : raw) {
        program.instructions[program.instructions_count++] = {static_cast<ruka::Op>(op), static_cast<std::uint8_t>(dst),
                                                              static_cast<std::uint8_t>(a),
                                                              static_cast<std::uint8_t>(b), imm};
    }
}

void put_items(ruka::Program& program, const std::vector<RawItem>& raw, const std::vector<RawNarrow>& narrow) {
    check_room(raw.size(), ruka::kMaxItems, "too many prices");
    check_room(narrow.size(), ruka::kMaxNarrow, "too many exclusions of single sets");
    for (const auto& [tag, counts, liable, open, concealed, excludes, sets, one_short] : raw) {
        const int index = program.items_count;
        ruka::Item& item = program.items[program.items_count++];
        item.tag = static_cast<ruka::Tag>(tag);
        item.counts = static_cast<ruka::Counts>(counts);
        item.liable = liable;
        item.open = static_cast<std::int16_t>(open);
        item.concealed = static_cast<std::int16_t>(concealed);
        const bool counted = item.counts == ruka::Counts::number || item.counts == ruka::Counts::kinds;
        item.kept = counted && item.tag != ruka::Tag::points;
        item.sets = static_cast<std::uint8_t>(sets);
        item.one_short = static_cast<std::int8_t>(one_short);
        if (sets == ruka::kMaxMelds) program.of_all_sets[index / 64] |= std::uint64_t{1} << index % 64;
        for (const int gone : excludes) item.excludes[gone / 64] |= std::uint64_t{1} << gone % 64;
    }
    for (const auto& [owner, item, mask] : narrow) {
        program.narrow[program.narrow_count++] = {static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(item),
                                                  mask};
        program.items[item].kept = true;
    }
}

void put_combinations(Rules& rules) {
    const auto rows = std::make_unique<ruka::detail::SetRows>();
    rules.combinations = std::make_unique<ruka::Combinations>();
    if (!ruka::fill(*rules.combinations, rules.program, *rows)) throw nb::value_error("too many combinations of sets");
    rules.program.combinations = rules.combinations.get();
}

nb::object name_or_none(nb::handle name) { return nb::cast<std::string>(name).empty() ? nb::none() : nb::borrow(name); }

void make_rules(Rules* self, nb::object rule_set, nb::object make_line, nb::tuple patterns,
                const std::vector<RawInstruction>& instructions, int second_stage, int combining, int first_items,
                bool second_needs_lines, const std::vector<ruka::Mask>& constants, const std::vector<RawItem>& items,
                const std::vector<RawNarrow>& narrow, bool has_liability, bool asks_one_short, const nb::dict& formula,
                const nb::dict& payment, int players, int seats, int forms, int opening_forms, ruka::Mask kinds,
                int flowers, const std::vector<int>& dora_of, nb::object unfinished) {
    new (self) Rules{};
    self->rule_set = std::move(rule_set);
    self->make_line = std::move(make_line);
    self->patterns = std::move(patterns);
    self->unfinished = std::move(unfinished);
    ruka::Program& program = self->program;
    put_instructions(program, instructions);
    put_items(program, items, narrow);
    check_room(constants.size(), ruka::kMaxConstants, "too many constants");
    std::copy(constants.begin(), constants.end(), program.constants);
    program.constants_count = static_cast<std::int32_t>(constants.size());
    check_room(dora_of.size(), ruka::kKinds, "dora_of");
    for (std::size_t k = 0; k < dora_of.size(); ++k) program.dora_of[k] = static_cast<ruka::Kind>(dora_of[k]);
    program.second_stage = second_stage;
    program.combining_end = program.instructions_count;
    program.instructions_count = combining;
    program.first_items = first_items;
    program.second_needs_lines = second_needs_lines;
    program.has_liability = has_liability;
    program.asks_one_short = asks_one_short;
    program.players = players;
    program.seats = static_cast<std::uint8_t>(seats);
    program.forms = forms;
    program.opening_forms = opening_forms;
    program.flowers = static_cast<std::uint8_t>(flowers);
    program.kinds = kinds;
    program.formula = formula_from(formula);
    program.payment = payment_from(payment);
    if (program.combining_end > combining) put_combinations(*self);
    nb::list names;
    for (const nb::handle step : nb::object(formula["ladder"])) names.append(name_or_none(step["name"]));
    self->step_names = nb::tuple(names);
    self->cap_name = name_or_none(formula["cap_name"]);
    self->limit_name = name_or_none(formula["limit_name"]);
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

}  // namespace

std::uint8_t wind_of(nb::handle name) {
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

namespace {

std::uint8_t wind_or_nobody(nb::handle name) { return name.is_none() ? ruka::kNobody : wind_of(name); }

std::uint8_t number_of(const char* name, int value, int most) {
    if (value >= 0 && value <= most) return static_cast<std::uint8_t>(value);
    nb::dict words;
    words["name"] = name;
    words["most"] = most;
    raise("bad-number", words);
}

std::uint16_t draw_flag(nb::handle win) {
    if (!PyUnicode_Check(win.ptr())) raise("bad-win", "value", nb::str(win));
    const Text text(win);
    const std::string_view word(text.data, text.size);
    if (word != "tsumo" && word != "ron") raise("bad-win", "value", nb::str(win));
    return word == "tsumo" ? ruka::kDraw : 0;
}

struct Flag {
    const char* name;
    std::uint16_t bits;
};

constexpr Flag kFlags[] = {
    {"riichi", ruka::kRiichi},
    {"double_riichi", ruka::kRiichi | ruka::kDoubleRiichi},
    {"ippatsu", ruka::kIppatsu},
    {"last_tile", ruka::kLastTile},
    {"after_kong", ruka::kAfterKong},
    {"second_replacement", ruka::kAfterKong | ruka::kSecondReplacement},
    {"robbing_kong", ruka::kRobbingKong},
    {"first_turn", ruka::kFirstTurn},
    {"last_of_kind", ruka::kLastOfKind},
};

int whole_number(const char* name, nb::handle value) {
    if (!PyLong_Check(value.ptr()) || PyBool_Check(value.ptr())) number_of(name, -1, 99);
    const long number = PyLong_AsLong(value.ptr());
    if (number == -1 && PyErr_Occurred()) PyErr_Clear();
    return static_cast<int>(std::clamp(number, -1L, 1000L));
}

void set_flag(ruka::Win& win, std::string_view name, nb::handle value) {
    for (const Flag& flag : kFlags) {
        if (name != flag.name) continue;
        if (value.is(Py_True)) win.flags |= flag.bits;
        else if (!value.is(Py_False)) raise("bad-circumstance", "name", flag.name);
        return;
    }
    std::string known = "win, seat, round, honba, sticks, nuki, dora, ura, discarder, pao, flowers, others";
    for (const Flag& flag : kFlags) known += std::string(", ") + flag.name;
    nb::dict words;
    words["name"] = std::string(name);
    words["known"] = known;
    raise("unknown-circumstance", words);
}

void set(ruka::Win& win, std::string_view name, nb::handle value) {
    if (name == "win") win.flags |= draw_flag(value);
    else if (name == "seat") win.seat = wind_of(value);
    else if (name == "round") win.round = wind_of(value);
    else if (name == "honba") win.honba = number_of("honba", whole_number("honba", value), 99);
    else if (name == "sticks") win.sticks = number_of("sticks", whole_number("sticks", value), 99);
    else if (name == "nuki") win.nuki = number_of("nuki", whole_number("nuki", value), 4);
    else if (name == "dora") put_indicators(value, win.dora, win.dora_count);
    else if (name == "ura") put_indicators(value, win.ura, win.ura_count);
    else if (name == "discarder") win.discarder = wind_or_nobody(value);
    else if (name == "pao") win.feeder = wind_or_nobody(value);
    else set_flag(win, name, value);
}

ruka::Win plain_win() {
    ruka::Win win{};
    win.seat = 1;
    win.discarder = win.feeder = ruka::kNobody;
    return win;
}

void make_win(ruka::Win* self, nb::handle win, const nb::kwargs& circumstances) {
    new (self) ruka::Win(win_from(circumstances, false));
    self->flags |= draw_flag(win);
}

nb::tuple codes(const ruka::Code* from, int count) {
    nb::list list;
    for (int i = 0; i < count; ++i) list.append(static_cast<int>(from[i]));
    return nb::tuple(list);
}

// A rule set keeps its compiled form, and this knows its rule set: the collector must see the circle.
int traverse(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    const Rules* rules = nb::inst_ptr<Rules>(self);
    Py_VISIT(rules->rule_set.ptr());
    Py_VISIT(rules->make_line.ptr());
    Py_VISIT(rules->unfinished.ptr());
    return 0;
}

int clear(PyObject* self) {
    Rules* rules = nb::inst_ptr<Rules>(self);
    rules->rule_set.reset();
    rules->make_line.reset();
    rules->unfinished.reset();
    return 0;
}

PyType_Slot kRulesSlots[] = {
    {Py_tp_traverse, reinterpret_cast<void*>(traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(clear)},
    {0, nullptr},
};

}  // namespace

ruka::Win win_from(nb::handle circumstances, bool with_tiles) {
    if (nb::isinstance<ruka::Win>(circumstances)) return nb::cast<ruka::Win>(circumstances);
    ruka::Win win = plain_win();
    for (const auto& [name, value] : nb::cast<nb::dict>(circumstances)) {
        Py_ssize_t size = 0;
        const char* text = PyUnicode_AsUTF8AndSize(name.ptr(), &size);
        if (!text) throw nb::python_error();
        const std::string_view word(text, static_cast<std::size_t>(size));
        if (with_tiles && (word == "flowers" || word == "others")) continue;
        set(win, word, value);
    }
    return win;
}

nb::object limit_name(const Rules& rules, std::int32_t fan, std::int32_t value, std::int32_t limits) {
    const ruka::Formula& formula = rules.program.formula;
    if (limits > 0) return rules.limit_name;
    const int step = ruka::step_of(formula, fan);
    if (step >= 0) return rules.step_names[static_cast<std::size_t>(step)];
    const bool capped = formula.kind == ruka::FormulaKind::doubling && value >= formula.cap;
    return capped ? rules.cap_name : nb::none();
}

void bind_rules(nb::module_& module) {
    nb::class_<Rules>(module, "Rules", nb::type_slots(kRulesSlots), nb::is_final())
        .def("__init__", &make_rules, nb::kw_only(), "rule_set"_a, "make_line"_a, "patterns"_a, "instructions"_a,
             "second_stage"_a, "combining"_a, "first_items"_a, "second_needs_lines"_a, "constants"_a, "items"_a,
             "narrow"_a, "has_liability"_a, "asks_one_short"_a, "formula"_a, "payment"_a, "players"_a, "seats"_a,
             "forms"_a, "opening_forms"_a, "kinds"_a, "flowers"_a, "dora_of"_a, "unfinished"_a.none())
        .def_ro("patterns", &Rules::patterns)
        .def_ro("rule_set", &Rules::rule_set);

    nb::class_<ruka::Win>(module, "Win", nb::is_final())
        .def("__init__", &make_win, "win"_a = "ron", "circumstances"_a)
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
