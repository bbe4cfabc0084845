// Rule sets, wins and scores between Python and the core.
#pragma once

#include <nanobind/nanobind.h>

#include "ruka/score.hpp"

namespace nb = nanobind;

// A compiled rule set with the names that Python gave to its items.
struct Rules {
    ruka::Program program;
    nb::tuple patterns;  // the pattern id of each item
};

// A scored hand as Python sees it.
struct Score : ruka::ScoredRow {
    nb::object rules;
    ruka::Win win;

    const ruka::Program& program() const { return nb::cast<const Rules&>(rules).program; }
};
