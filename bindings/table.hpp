// A table with the rules it is played by.
#pragma once

#include <nanobind/nanobind.h>

#include <vector>

#include "ruka/legal.hpp"

namespace nb = nanobind;

struct PyTable {
    nb::object rules;        // Rules
    nb::object flow_object;  // Flow
    ruka::Table table;

    const ruka::Flow& flow() const { return nb::cast<const ruka::Flow&>(flow_object); }
    ruka::Game game() const;
};

// The wall as codes, at least `kMaxWall` long; refused where a hand is being played or the tiles are not those of the
// box.
void checked_wall(const PyTable& self, const std::vector<int>& wall, ruka::Code* codes);
