// The flow of a game as a rule set wants it: small numbers and switches, no code.
#pragma once

#include "ruka/scoring/program.hpp"

namespace ruka {

// Everything that a table asks of the rules (ruka/rules/policies.py declares it).
struct Flow : declared::Flow, declared::Match, declared::Payment, declared::AtTable {
    std::uint8_t copies[kCodes];  // how many of each code are in the box

    // Wrong declarations are accepted, and punished when they are found.
    RUKA_FN bool is_open() const { return discipline == Discipline::open; }
};

}  // namespace ruka
