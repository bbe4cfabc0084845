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

// A scored hand: the best row, and what it takes to explain it.
struct Score {
    nb::object rules;
    ruka::Win win;
    bool complete;
    ruka::Reading reading;
    ruka::RowScore row;
    ruka::Pay pay;
    ruka::Mask features[ruka::kFeatures];
    ruka::Mask answers[ruka::kMaxItems];

    const ruka::Program& program() const { return nb::cast<const Rules&>(rules).program; }
};
