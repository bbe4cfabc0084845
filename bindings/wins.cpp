// The circumstances of a win, as they are said in Python.
#include <nanobind/stl/string.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/tiles/notation.hpp"
#include "scoring.hpp"

namespace {

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

// What can be said; the flags come last.
enum Word : int {
    w_win,
    w_seat,
    w_round,
    w_honba,
    w_sticks,
    w_nuki,
    w_dora,
    w_ura,
    w_discarder,
    w_pao,
    w_flowers,
    w_others,
    kFirstFlag
};
constexpr int kWords = kFirstFlag + static_cast<int>(std::size(kFlags));

constexpr const char* name_of_word(int word) {
    constexpr const char* names[kFirstFlag] = {"win",  "seat", "round",     "honba", "sticks",  "nuki",
                                               "dora", "ura",  "discarder", "pao",   "flowers", "others"};
    return word < kFirstFlag ? names[word] : kFlags[word - kFirstFlag].name;
}

[[noreturn]] void raise_unknown(nb::handle name) {
    std::string known = name_of_word(0);
    for (int word = 1; word < kWords; ++word) known += std::string(", ") + name_of_word(word);
    nb::dict words;
    words["name"] = nb::str(name);
    words["known"] = known;
    raise("unknown-circumstance", words);
}

// Names written in a program are interned: most are found by their address.
int word_of(nb::handle name) {
    static const auto interned = [] {
        std::array<PyObject*, kWords> names;
        for (int word = 0; word < kWords; ++word) names[word] = PyUnicode_InternFromString(name_of_word(word));
        return names;
    }();
    for (int word = 0; word < kWords; ++word) {
        if (interned[word] == name.ptr()) return word;
    }
    for (int word = 0; PyUnicode_Check(name.ptr()) && word < kWords; ++word) {
        if (PyUnicode_CompareWithASCIIString(name.ptr(), name_of_word(word)) == 0) return word;
    }
    raise_unknown(name);
}

constexpr const char* kOfIndicators = "indicators are tiles in notation, such as 4m 7z, or a list of such texts";

void put_listed(nb::handle from, ruka::Code (&to)[ruka::kMaxIndicators], std::uint8_t& count) {
    if (!PyUnicode_Check(from.ptr())) throw nb::type_error(kOfIndicators);
    for (const ruka::Code tile : ListedTiles(from)) {
        if (ruka::is_flower(tile)) raise("bad-indicator", "tile", name_of(tile));
        if (count == ruka::kMaxIndicators) raise("too-many-indicators", "limit", ruka::kMaxIndicators);
        to[count++] = tile;
    }
}

// Indicators in notation, or one by one.
void put_indicators(nb::handle from, ruka::Code (&to)[ruka::kMaxIndicators], std::uint8_t& count) {
    if (PyUnicode_Check(from.ptr())) return put_listed(from, to, count);
    if (!PyIter_Check(from.ptr()) && !PySequence_Check(from.ptr()) && !PyAnySet_Check(from.ptr()))
        throw nb::type_error(kOfIndicators);
    for (const nb::handle tile : nb::iter(from)) put_listed(tile, to, count);
}

std::uint8_t wind_or_nobody(nb::handle name) { return name.is_none() ? ruka::kNobody : wind_of(name); }

std::uint8_t number_of(int word, nb::handle value, long most) {
    const bool is_whole = PyLong_Check(value.ptr()) && !PyBool_Check(value.ptr());
    const long number = is_whole ? PyLong_AsLong(value.ptr()) : -1;
    if (number == -1 && PyErr_Occurred()) PyErr_Clear();
    if (number >= 0 && number <= most) return static_cast<std::uint8_t>(number);
    nb::dict words;
    words["name"] = name_of_word(word);
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

std::uint16_t flag_bits(const Flag& flag, nb::handle value) {
    if (value.is(Py_True)) return flag.bits;
    if (!value.is(Py_False)) raise("bad-circumstance", "name", flag.name);
    return 0;
}

void say(Said& said, int word, nb::handle value) {
    ruka::Win& win = said.win;
    switch (word) {
        case w_win: win.flags |= draw_flag(value); break;
        case w_seat: win.seat = wind_of(value); break;
        case w_round: win.round = wind_of(value); break;
        case w_honba: win.honba = number_of(word, value, 99); break;
        case w_sticks: win.sticks = number_of(word, value, 99); break;
        case w_nuki: win.nuki = number_of(word, value, 4); break;
        case w_dora: put_indicators(value, win.dora, win.dora_count); break;
        case w_ura: put_indicators(value, win.ura, win.ura_count); break;
        case w_discarder: win.discarder = wind_or_nobody(value); break;
        case w_pao: win.feeder = wind_or_nobody(value); break;
        case w_flowers: said.flowers = value; break;
        case w_others: said.others = value; break;
        default: win.flags |= flag_bits(kFlags[word - kFirstFlag], value);
    }
}

void make_win(ruka::Win* self, nb::handle win, const nb::kwargs& circumstances) {
    const Said said = said_of(circumstances);
    if (said.flowers.is_valid()) raise_unknown(nb::str("flowers"));
    if (said.others.is_valid()) raise_unknown(nb::str("others"));
    new (self) ruka::Win(said.win);
    self->flags |= draw_flag(win);
}

nb::tuple codes(const ruka::Code* from, int count) {
    nb::list list;
    for (int i = 0; i < count; ++i) list.append(static_cast<int>(from[i]));
    return nb::tuple(list);
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

void check_seat(const ruka::Program& program, int wind) {
    if (program.seats >> wind & 1) return;
    std::string seats;
    for (int other = 0; other < ruka::kWinds; ++other) {
        if (program.seats >> other & 1) seats += (seats.empty() ? "" : ", ") + std::string(kWindNames[other]);
    }
    nb::dict words;
    words["seat"] = kWindNames[wind];
    words["seats"] = seats;
    raise("bad-seat", words);
}

Said said_of(nb::handle circumstances) {
    Said said{};
    said.win.seat = 1;
    said.win.discarder = said.win.feeder = ruka::kNobody;
    if (!PyDict_Check(circumstances.ptr())) {
        said.win = nb::cast<ruka::Win>(circumstances);
        return said;
    }
    for (const auto& [name, value] : nb::borrow<nb::dict>(circumstances)) say(said, word_of(name), value);
    return said;
}

void bind_wins(nb::module_& module) {
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
