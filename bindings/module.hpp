// The parts of the module, each in its own file.
#pragma once

#include <nanobind/nanobind.h>

namespace nb = nanobind;
using namespace nanobind::literals;

void bind_tiles(nb::module_& module);
void bind_hands(nb::module_& module);
void bind_readings(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_policies(nb::module_& module);
void bind_rules(nb::module_& module);
void bind_wins(nb::module_& module);
void bind_scores(nb::module_& module);
void bind_settle(nb::module_& module);
void bind_score_batch(nb::module_& module);
void bind_table(nb::module_& module);
void bind_play(nb::module_& module);
void bind_simulate(nb::module_& module);
void bind_env(nb::module_& module);
void bind_advice(nb::module_& module);
void bind_advisors(nb::module_& module);
