// Compiled rule sets, as Python builds them.
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "arguments.hpp"
#include "declared_copies.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "policies.hpp"
#include "scoring.hpp"

namespace {

[[noreturn]] void raise_too_many(const char* what, int room) {
    nb::dict words;
    words["what"] = what;
    words["most"] = room;
    raise_rules("rules-too-many", words);
}

void check_room(std::size_t count, int room, const char* what) {
    if (count > static_cast<std::size_t>(room)) raise_too_many(what, room);
}

// A compiled program is trusted later: no instruction may reach beyond what there is.
void check_sound(bool sound, const char* what) {
    if (!sound) throw nb::value_error(what);
}

// Policies that were checked, as the core keeps them.
template <class To>
To copied(const nb::dict& from) {
    check_policies(from);
    To to{};
    copy(from, to);
    return to;
}

using RawInstruction = std::tuple<int, int, int, int, std::uint32_t>;
// tag, counts, liable, open, concealed, items excluded wholly, sets combined, place among those asked one tile short
using RawItem = std::tuple<int, int, bool, int, int, std::vector<int>, int, int>;
using RawNarrow = std::tuple<int, int, ruka::Mask>;

void put_instructions(ruka::Program& program, const std::vector<RawInstruction>& raw) {
    check_room(raw.size(), ruka::kMaxInstructions, "operations");
    for (const auto& [op, dst, a, b, imm] : raw) {
        for (const int number : {op, dst, a, b}) check_sound(number >= 0 && number <= 255, "an instruction");
        program.instructions[program.instructions_count++] = {static_cast<ruka::Op>(op), static_cast<std::uint8_t>(dst),
                                                              static_cast<std::uint8_t>(a),
                                                              static_cast<std::uint8_t>(b), imm};
    }
}

bool is_sound(const ruka::Program& program, int place, int end) {
    using ruka::Op;
    const ruka::Instruction& in = program.instructions[place];
    const auto reads = [&](int from) { return from < ruka::kMaxRegisters + program.constants_count; };
    const bool column = in.a < ruka::kMaxRegisters;
    switch (in.op) {
        case Op::and_:
        case Op::or_:
        case Op::andn:
        case Op::add:
        case Op::eq:
        case Op::lt:
        case Op::meets:
        case Op::within: break;
        case Op::shifted:
        case Op::shr:
            if (in.imm >= 64) return false;
            break;
        case Op::mul:
            if (in.imm >= static_cast<std::uint32_t>(program.constants_count)) return false;
            break;
        case Op::count:
        case Op::any: break;
        case Op::item:
        case Op::item_within:
        case Op::item_equal:
            return reads(in.a) && reads(in.b) && in.imm < static_cast<std::uint32_t>(program.items_count);
        case Op::minimum:
        case Op::liable: return column;
        case Op::waits: return column && (in.dst == ruka::f_waits || in.dst == ruka::f_shape_waits);
        case Op::skip: return column && in.imm <= static_cast<std::uint32_t>(end - place - 1);
        default: return false;
    }
    const bool one = in.op == Op::shr || in.op == Op::mul || in.op == Op::count || in.op == Op::any;
    return in.dst < ruka::kMaxRegisters &&
           (one ? column : reads(in.a) && reads(in.b) && (column || in.b < ruka::kMaxRegisters));
}

void check_instructions(const ruka::Program& program) {
    const int ends[] = {program.second_stage, program.instructions_count, program.combining_end};
    int place = 0;
    for (const int end : ends) {
        check_sound(place <= end, "stages");
        for (; place < end; ++place) check_sound(is_sound(program, place, end), "an instruction");
    }
}

std::int16_t checked_price(int price) {
    constexpr int most = 1000;
    if (price >= 0 && price <= most) return static_cast<std::int16_t>(price);
    nb::dict words;
    words["field"] = "price";
    words["value"] = std::to_string(price);
    words["allowed"] = "0…" + std::to_string(most);
    raise_rules("bad-policy", words);
}

void put_items(ruka::Program& program, const std::vector<RawItem>& raw, const std::vector<RawNarrow>& narrow) {
    check_room(raw.size(), ruka::kMaxItems, "prices");
    check_room(narrow.size(), ruka::kMaxNarrow, "exclusions");
    for (const auto& [tag, counts, liable, open, concealed, excludes, sets, one_short] : raw) {
        check_sound(tag >= 0 && tag < 4 && counts >= 0 && counts < 4 && sets >= 0 && sets <= ruka::kMaxMelds &&
                        one_short >= -1 && one_short < 64,
                    "a price");
        const int index = program.items_count;
        ruka::Item& item = program.items[program.items_count++];
        item.tag = static_cast<ruka::Tag>(tag);
        item.counts = static_cast<ruka::Counts>(counts);
        item.liable = liable;
        item.open = checked_price(open);
        item.concealed = checked_price(concealed);
        const bool counted = item.counts == ruka::Counts::number || item.counts == ruka::Counts::kinds;
        item.kept = counted && item.tag != ruka::Tag::points;
        item.sets = static_cast<std::uint8_t>(sets);
        item.one_short = static_cast<std::int8_t>(one_short);
        if (sets == ruka::kMaxMelds) program.of_all_sets[index / 64] |= std::uint64_t{1} << index % 64;
        for (const int gone : excludes) check_sound(gone >= 0 && gone < ruka::kMaxItems, "an exclusion");
        for (const int gone : excludes) item.excludes[gone / 64] |= std::uint64_t{1} << gone % 64;
    }
    for (const auto& [owner, item, mask] : narrow) {
        check_sound(owner >= 0 && owner < program.items_count && item >= 0 && item < program.items_count,
                    "an exclusion");
        program.narrow[program.narrow_count++] = {static_cast<std::uint8_t>(owner), static_cast<std::uint8_t>(item),
                                                  mask};
        program.items[item].kept = true;
    }
    for (int i = 0; i < program.items_count; ++i) {
        ruka::Item& item = program.items[i];
        item.plain = !item.kept && item.tag != ruka::Tag::points;
    }
}

void put_combinations(Rules& rules) {
    const auto rows = std::make_unique<ruka::detail::SetRows>();
    rules.combinations = std::make_unique<ruka::Combinations>();
    if (!ruka::fill(*rules.combinations, rules.program, *rows)) raise_too_many("combinations", ruka::kMaxCombining);
    rules.program.combinations = rules.combinations.get();
}

nb::object name_or_none(nb::handle name) { return nb::cast<std::string>(name).empty() ? nb::none() : nb::borrow(name); }

void make_rules(Rules* self, nb::object rule_set, nb::object make_line, nb::tuple patterns,
                const std::vector<RawInstruction>& instructions, int second_stage, int combining, int first_items,
                bool second_needs_lines, bool in_order, const std::vector<ruka::Mask>& constants,
                const std::vector<RawItem>& items, const std::vector<RawNarrow>& narrow, bool has_liability,
                bool asks_one_short, const nb::dict& formula, const nb::dict& payment, int players, int seats,
                int forms, int opening_forms, ruka::Mask kinds, int flowers, bool flower_replacements,
                const std::vector<int>& dora_of, nb::object unfinished) {
    check_sound(patterns.size() == items.size(), "patterns");
    check_sound(unfinished.is_none() || nb::isinstance<Rules>(unfinished), "unfinished");
    check_sound(seats > 0 && seats < 1 << ruka::kWinds && flowers >= 0 && flowers < 256, "seats or flowers");
    check_sound(players >= 2 && players <= ruka::kWinds, "players");
    checked_play(forms, kinds);
    check_sound(!(opening_forms & ~ruka::kUnrelated & ~ruka::kFormBits), "opening forms");
    new (self) Rules{};
    self->rule_set = std::move(rule_set);
    self->make_line = std::move(make_line);
    self->patterns = std::move(patterns);
    self->unfinished = std::move(unfinished);
    ruka::Program& program = self->program;
    put_instructions(program, instructions);
    put_items(program, items, narrow);
    check_room(constants.size(), ruka::kMaxConstants, "constants");
    std::copy(constants.begin(), constants.end(), program.constants);
    program.constants_count = static_cast<std::int32_t>(constants.size());
    check_sound(dora_of.size() == ruka::kKinds, "dora_of");
    for (const int kind : dora_of) check_sound(kind >= 0 && kind < ruka::kKinds, "dora_of");
    for (std::size_t k = 0; k < dora_of.size(); ++k) program.dora_of[k] = static_cast<ruka::Kind>(dora_of[k]);
    program.second_stage = second_stage;
    program.combining_end = program.instructions_count;
    program.instructions_count = combining;
    check_sound(first_items >= 0 && first_items <= program.items_count, "first items");
    check_sound(combining >= 0 && combining <= program.combining_end && second_stage >= 0, "stages");
    check_instructions(program);
    program.first_items = first_items;
    program.second_needs_lines = second_needs_lines;
    program.in_order = in_order;
    program.has_liability = has_liability;
    program.asks_one_short = asks_one_short;
    program.players = players;
    program.seats = static_cast<std::uint8_t>(seats);
    program.forms = forms;
    program.opening_forms = opening_forms;
    program.flowers = static_cast<std::uint8_t>(flowers);
    program.flower_replacements = flower_replacements;
    program.kinds = kinds;
    program.formula = copied<ruka::Formula>(formula);
    program.payment = copied<ruka::Payment>(payment);
    if (program.combining_end > combining) put_combinations(*self);
    nb::list names;
    for (const nb::handle step : nb::object(formula["ladder"])) names.append(name_or_none(step["name"]));
    self->step_names = nb::tuple(names);
    self->cap_name = name_or_none(formula["cap_name"]);
    self->limit_name = name_or_none(formula["limit_name"]);
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
             "second_stage"_a, "combining"_a, "first_items"_a, "second_needs_lines"_a, "in_order"_a, "constants"_a,
             "items"_a, "narrow"_a, "has_liability"_a, "asks_one_short"_a, "formula"_a, "payment"_a, "players"_a,
             "seats"_a, "forms"_a, "opening_forms"_a, "kinds"_a, "flowers"_a, "flower_replacements"_a, "dora_of"_a,
             "unfinished"_a.none())
        .def_ro("patterns", &Rules::patterns)
        .def_ro("rule_set", &Rules::rule_set);
}
