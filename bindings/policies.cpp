#include "policies.hpp"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <climits>
#include <numeric>

#include "declared_copies.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/simulation/players.hpp"

namespace {

[[noreturn]] void refuse(const char* field, nb::handle value, const std::string& allowed) {
    nb::dict words;
    words["field"] = field;
    words["value"] = nb::str(value);
    words["allowed"] = allowed;
    raise_rules("bad-policy", words);
}

[[noreturn]] void refuse_tiles(const char* code, int tiles, int needed) {
    nb::dict words;
    words["tiles"] = tiles;
    words["needed"] = needed;
    raise_rules(code, words);
}

std::string shown(const Range& range) {
    const std::string low = std::to_string(range.low);
    return range.low == range.high ? low : low + "…" + std::to_string(range.high);
}

bool is_number(nb::handle value) { return PyLong_Check(value.ptr()) && !PyBool_Check(value.ptr()); }

int checked_number(const Range& range, nb::handle value) {
    int overflow = 0;
    const long long number = is_number(value) ? PyLong_AsLongLongAndOverflow(value.ptr(), &overflow) : LLONG_MIN;
    if (overflow || number < range.low || number > range.high) refuse(range.name, value, shown(range));
    return static_cast<int>(number);
}

// A list or tuple, or nothing where the field is not there.
bool get_list(const nb::dict& from, const char* name, nb::object& list) {
    if (!from.contains(name)) return false;
    list = from[name];
    if (!PyList_Check(list.ptr()) && !PyTuple_Check(list.ptr())) refuse(name, list, "[…]");
    return true;
}

void check_range(const nb::dict& from, const Range& range) {
    if (!from.contains(range.name)) return;
    const nb::object value = from[range.name];
    if (range.holds == Holds::number || (range.holds == Holds::either && is_number(value))) {
        checked_number(range, value);
        return;
    }
    nb::object list;
    get_list(from, range.name, list);
    for (const nb::handle one : list) checked_number(range, one);
}

// What points are paid in, the highest first.
void check_chips(const nb::dict& from) {
    nb::object chips;
    if (!get_list(from, "chips", chips)) return;
    int before = INT_MAX;
    for (const nb::handle chip : chips) {
        const int worth = nb::cast<int>(chip);
        if (worth >= before) refuse("chips", chips, "…, 3, 2, 1");
        before = worth;
    }
}

void check_ladder(const nb::dict& from) {
    nb::object ladder;
    if (!get_list(from, "ladder", ladder)) return;
    if (nb::len(ladder) > ruka::kMaxSteps)
        refuse("ladder", nb::int_(nb::len(ladder)), "0…" + std::to_string(ruka::kMaxSteps));
    int before = -1;
    for (const nb::handle step : ladder) {
        if (!PyDict_Check(step.ptr())) refuse("ladder", step, "Step(fan, value)");
        const int fan = checked_number({kStepFan.name, before + 1, kStepFan.high}, step["fan"]);
        if (!PyUnicode_Check(nb::object(step["name"]).ptr())) refuse("ladder", step["name"], "\"…\"");
        checked_number(kStepValue, step["value"]);
        before = fan;
    }
}

void check_penalties(const nb::dict& from) {
    nb::object pairs;
    if (!get_list(from, "penalties", pairs)) return;
    for (const nb::handle pair : pairs) {
        if (!PyTuple_Check(pair.ptr()) || PyTuple_GET_SIZE(pair.ptr()) != 2) refuse("penalties", pair, "(…, …)");
        place_of(kOffenceWords, "penalties", pair[0]);
        place_of(kPenaltyWords, "penalties", pair[1]);
    }
}

// Fields that were checked one by one; a combination is looked at where all of it is there.
struct Checked {
    const nb::dict& from;

    bool has(std::initializer_list<const char*> names) const {
        return std::all_of(names.begin(), names.end(), [&](const char* name) { return from.contains(name); });
    }
    int operator[](const char* name) const { return nb::cast<int>(from[name]); }
    bool is(const char* name) const { return nb::cast<bool>(from[name]); }
    bool says(const char* name, const char* word) const { return nb::cast<std::string>(from[name]) == word; }
};

void check_people(const Checked& policies) {
    if (!policies.has({"players", "people"})) return;
    const int players = policies["players"], people = policies["people"];
    if (people < players) refuse("people", nb::int_(people), std::to_string(players) + "…5");
    if (policies.has({"winds_out"}) && policies.is("winds_out") && (players != 3 || people != 3))
        raise_rules("three-winds");
    for (const char* name : {"uma", "start_points"}) {
        if (!policies.has({name})) continue;
        const nb::object list = policies.from[name];
        if (!is_number(list) && static_cast<int>(nb::len(list)) != people)
            refuse(name, list, std::to_string(people) + " ×");
    }
    if (!policies.has({"noten_total"})) return;
    int unit = 1;
    for (int sharing = 2; sharing < players; ++sharing) unit = std::lcm(unit, sharing);
    if (policies["noten_total"] % unit == 0) return;
    nb::dict words;
    words["points"] = policies["noten_total"];
    words["unit"] = unit;
    raise_rules("uneven-noten", words);
}

void check_end(const Checked& policies) {
    if (!policies.has({"rounds", "hands_to_win", "bust"})) return;
    if (!policies["rounds"] && !policies["hands_to_win"] && !policies.is("bust")) raise_rules("endless-game");
}

// What lies in the box.
struct Box {
    int tiles = 0, flowers = 0, norths = 0;
};

Box checked_box(const nb::object& copies, bool winds_out) {
    if (nb::len(copies) != ruka::kCodes) refuse("copies", nb::int_(nb::len(copies)), std::to_string(ruka::kCodes));
    int each[ruka::kCodes], code = 0;
    Box box;
    for (const nb::handle value : copies) {
        const bool flower = ruka::is_flower(static_cast<ruka::Code>(code));
        each[code] = checked_number({"copies", 0, flower ? 1 : ruka::kCopies}, value);
        box.tiles += each[code];
        box.flowers += flower ? each[code] : 0;
        ++code;
    }
    for (int suit = 0; suit < ruka::kSuits; ++suit) {
        const int fives = each[suit * ruka::kRanks + 4] + each[ruka::kRedFive + suit];
        if (fives > ruka::kCopies) refuse("copies", nb::int_(fives), "0…4");
    }
    const int* winds = each + ruka::kFirstHonour;
    if (winds_out && std::all_of(winds, winds + ruka::kWinds, [](int count) { return count > 0; }))
        box.tiles -= winds[3];
    box.norths = winds[3];
    return box;
}

// Draws come from one end of the wall, replacements and indicators from the other; they never meet.
void check_wall(const Checked& policies) {
    nb::object copies;
    if (!get_list(policies.from, "copies", copies)) return;
    if (!policies.has({"players", "winds_out", "hand_tiles", "turns", "dead_wall", "replacement_tiles", "indicators",
                       "most_kongs", "nuki", "kong_dora"}))
        return;
    const Box box = checked_box(copies, policies.is("winds_out"));
    if (box.tiles > ruka::kMaxWall) refuse("copies", nb::int_(box.tiles), "0…144");
    const int dead = policies["dead_wall"], kongs = policies["most_kongs"], turns = policies["turns"];
    const int dealt = policies["players"] * (policies["hand_tiles"] + turns);
    const int replaced = kongs + box.flowers + (policies.is("nuki") ? box.norths : 0);
    const int drawn = turns ? std::max(dead, replaced) : dead + box.flowers + 1;
    if (box.tiles < dealt + drawn) refuse_tiles("short-wall", box.tiles, dealt + drawn);
    const bool turned = !policies.says("kong_dora", "never");
    if (!policies["indicators"] && !turned) return;
    if (policies["replacement_tiles"] < replaced)
        refuse_tiles("short-dead-wall", policies["replacement_tiles"], replaced);
    // Each kong brings the end of the wall one tile nearer, and perhaps one indicator more with the tile under it.
    for (int made = 0; made <= (turned ? kongs : 0); ++made) {
        const int shown = std::min(policies["indicators"] + made, ruka::kMaxIndicators);
        const int room = turns ? box.tiles - dealt : dead + made;
        const int needed = policies["replacement_tiles"] + 2 * shown;
        if (room < needed) refuse_tiles("short-dead-wall", room, needed);
    }
}

}  // namespace

int place_of(std::span<const std::string_view> words, const char* field, nb::handle value) {
    std::string allowed;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (PyUnicode_Check(value.ptr()) && nb::cast<std::string>(value) == words[i]) return static_cast<int>(i);
        allowed += (i ? " | " : "") + std::string(words[i]);
    }
    refuse(field, value, allowed);
}

void check_policies(const nb::dict& from) {
    for (const Range& range : kRanges) check_range(from, range);
    for (const char* name : kTruths) {
        if (from.contains(name) && !PyBool_Check(nb::object(from[name]).ptr()))
            refuse(name, from[name], "true | false");
    }
    for (const char* name : kNames) {
        if (from.contains(name) && !PyUnicode_Check(nb::object(from[name]).ptr())) refuse(name, from[name], "\"…\"");
    }
    for (const Words& list : kWords) {
        if (from.contains(list.name)) place_of(list.words, list.name, from[list.name]);
    }
    check_chips(from);
    check_ladder(from);
    check_penalties(from);
    const Checked policies{from};
    check_people(policies);
    check_end(policies);
    check_wall(policies);
}

void check_game(nb::handle rules, nb::handle flow) {
    if (!nb::isinstance<Rules>(rules) || !nb::isinstance<ruka::Flow>(flow))
        throw nb::type_error("a table is made of Rules and a Flow");
    const ruka::Program& program = nb::cast<const Rules&>(rules).program;
    const ruka::Flow& own = nb::cast<const ruka::Flow&>(flow);
    bool fits = program.players == own.players;
    for (int code = 0; code < ruka::kCodes; ++code) {
        if (!own.copies[code]) continue;
        fits &= code >= ruka::kFirstFlower ? program.flowers >> (code - ruka::kFirstFlower) & 1
                                           : program.kinds >> ruka::kind_of(static_cast<ruka::Code>(code)) & 1;
    }
    if (!fits) raise("other-rules");
    checked_number({"cap", 0, kStepValue.high}, nb::int_(program.formula.cap));  // as for the steps of a ladder
}

int checked_player(int player) {
    constexpr int last = static_cast<int>(ruka::Plays::greedy);
    if (player >= 0 && player <= last) return player;
    nb::dict words;
    words["name"] = "player";
    words["most"] = last;
    raise("bad-number", words);
}

void bind_policies(nb::module_& module) { module.def("check_policies", &check_policies, "policies"_a); }
