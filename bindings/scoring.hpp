// Rule sets, wins and scores between Python and the core.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>

#include "ruka/scoring/score.hpp"

namespace nb = nanobind;

inline constexpr const char* kWindNames[] = {"E", "S", "W", "N"};

// A compiled rule set, and what Python needs to speak about its answers.
struct Rules {
    ruka::Program program;
    std::unique_ptr<ruka::Combinations> combinations;  // the program's, where sets are combined
    nb::object rule_set;                               // the value it was compiled from
    nb::object make_line;  // (item, count, value, kinds, sets, excluders) -> a line for people
    nb::tuple patterns;    // the pattern id of each item
    nb::tuple step_names;  // the name of each step of the ladder, None where it has none
    nb::object cap_name, limit_name;
    nb::object unfinished;  // the Rules of hands that did not win, or None where they count nothing
};

// The program of hands that did not win, or nullptr.
const ruka::Program* unfinished_of(const Rules& rules);

// A scored hand as Python sees it: one that won, or was to, or one that did not win and counts for itself.
struct Score : ruka::ScoredRow {
    bool unfinished = false;
    std::int32_t others[ruka::kWinds] = {};  // what the hands of the others are worth, by wind
    std::uint8_t others_known = 0;           // a bit for each wind whose hand was given
    nb::object rules;
    ruka::Hand hand;
    ruka::Win win;

    const Rules& compiled() const { return nb::cast<const Rules&>(rules); }
    const ruka::Program& program() const { return compiled().program; }
    bool wins() const { return complete && !unfinished && row.qualified(); }
    std::int32_t fan() const { return row.fan + row.bonus; }
};

// What is said of a win, and of tiles beside the hand: borrowed, and not valid where nothing is said.
struct Said {
    ruka::Win win;
    nb::handle flowers, others;
};

// A Win, or a dict of what its constructor takes and of tiles.
Said said_of(nb::handle circumstances);

std::uint8_t wind_of(nb::handle name);

// Refuses a wind at which nobody sits.
void check_seat(const ruka::Program& program, int wind);

// The name of the limit that this many fan, this value and this many limits reach, or None.
nb::object limit_name(const Rules& rules, std::int32_t fan, std::int32_t value, std::int32_t limits);
