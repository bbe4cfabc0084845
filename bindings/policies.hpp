// What a rule set may say in numbers and words: the one place where policies are checked before the core trusts them.
//
//   code                  arguments
//   bad-policy            field, value, allowed   a number out of its range, an unknown word, a list of a wrong length
//   short-wall            tiles, needed           the box cannot be dealt from
//   short-dead-wall       tiles, needed           no room for the indicators, or for the replacement tiles before them
//   uneven-noten          points, unit            what is paid at a draw cannot be shared out evenly
//   endless-game                                  neither rounds nor points nor hands end it
//   three-winds                                   one wind is out, and there are not three players
#pragma once

#include <nanobind/nanobind.h>

#include "ruka/table/flow.hpp"
#include "scoring.hpp"

namespace nb = nanobind;

// Checks whatever fields it knows of those that are there, and of their combinations those that are there whole; an
// option that is not decided yet is left out.
void check_policies(const nb::dict& policies);

// The rules and the flow of a table belong together.
void check_game(nb::handle rules, nb::handle flow);

// One of ruka::Player: it needs no thought.
int checked_player(int player);
