// A table with the rules it is played by.
#pragma once

#include <nanobind/nanobind.h>

#include <vector>

#include "ruka/table/legal.hpp"

namespace nb = nanobind;

struct PyTable {
    nb::object rules;        // Rules
    nb::object flow_object;  // Flow
    ruka::Table table;

    const ruka::Flow& flow() const { return nb::cast<const ruka::Flow&>(flow_object); }
    ruka::Game game() const;

    int checked_seat(int seat) const;  // refused where nobody sits
    const ruka::Seat& seat(int number) const { return table.seats[checked_seat(number)]; }
};

// Calls each(code) for the tiles that a seat holds, red fives before their kind.
template <class Each>
void for_each_tile(const ruka::Seat& seat, Each&& each) {
    for (int k = 0; k < ruka::kKinds; ++k) {
        const ruka::Kind kind = static_cast<ruka::Kind>(k);
        const int reds = ruka::reds_of(seat, kind);
        for (int n = 0; n < seat.counts[k]; ++n) {
            each(n < reds ? static_cast<ruka::Code>(ruka::kRedFive + ruka::suit_of(kind)) : kind);
        }
    }
}

// The wall as codes, at least `kMaxWall` long; refused where a hand is being played or the tiles are not those of the
// box.
void checked_wall(const PyTable& self, const std::vector<int>& wall, ruka::Code* codes);
