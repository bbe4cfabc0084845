// Readings of one hand.
#include "ruka/hands/readings.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <optional>

#include "arguments.hpp"
#include "module.hpp"

namespace {

using ruka::Reading;
using ruka::Role;
using ruka::SetType;

nb::tuple sets_of(const Reading& reading) {
    nb::list sets;
    for (int i = 0; i < reading.sets_count; ++i) sets.append(reading.sets[i]);
    return nb::tuple(sets);
}

nb::tuple pairs_of(const Reading& reading) {
    nb::list pairs;
    for (int i = 0; i < reading.pairs_count; ++i) pairs.append(reading.pairs[i]);
    return nb::tuple(pairs);
}

nb::tuple singles_of(const Reading& reading) {
    nb::list singles;
    for (ruka::Mask kinds = reading.singles; kinds; kinds &= kinds - 1) singles.append(ruka::lowest_bit(kinds));
    return nb::tuple(singles);
}

std::optional<int> completed_of(const Reading& reading) {
    return reading.completed == ruka::kNoSet ? std::nullopt : std::optional<int>(reading.completed);
}

nb::list readings(nb::handle hand, int forms, ruka::Mask kinds) {
    const Question question(hand, forms, kinds, kComplete, kComplete);
    nb::list result;
    ruka::for_each_reading(question.hand, forms, [&](const Reading& reading) { result.append(reading); });
    return result;
}

}  // namespace

void bind_readings(nb::module_& module) {
    module.attr("CHOW") = static_cast<int>(SetType::chow);
    module.attr("PUNG") = static_cast<int>(SetType::pung);
    module.attr("KONG") = static_cast<int>(SetType::kong);
    module.attr("SINGLE") = static_cast<int>(Role::single);
    module.attr("TWO_PAIRS") = static_cast<int>(Role::two_pairs);
    module.attr("CLOSED") = static_cast<int>(Role::closed);
    module.attr("EDGE") = static_cast<int>(Role::edge);
    module.attr("TWO_SIDED") = static_cast<int>(Role::two_sided);
    module.attr("NO_ROLE") = static_cast<int>(Role::none);

    nb::class_<ruka::Set>(module, "Set", nb::is_final())
        .def_prop_ro("type", [](const ruka::Set& set) { return static_cast<int>(set.type); })
        .def_ro("kind", &ruka::Set::kind)
        .def_ro("shown", &ruka::Set::shown)
        .def_prop_ro("concealed_kong", [](const ruka::Set& set) { return set.type == SetType::kong && !set.shown; });
    nb::class_<Reading>(module, "Reading", nb::is_final())
        .def_ro("form", &Reading::form)
        .def_prop_ro("sets", &sets_of)
        .def_prop_ro("pairs", &pairs_of)
        .def_prop_ro("singles", &singles_of)
        .def_prop_ro("role", [](const Reading& reading) { return static_cast<int>(reading.role); })
        .def_prop_ro("completed", &completed_of);

    module.def("readings", &readings, "hand"_a.none(), "forms"_a = ruka::kRiichiForms, "kinds"_a = ruka::kAllKinds);
}
