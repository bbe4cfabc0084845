// Advisors for Python: weights, and the plans that some rules pay for.
#include <nanobind/stl/vector.h>

#include <vector>

#include "errors.hpp"
#include "module.hpp"
#include "ruka/advice/advise.hpp"

namespace {

void add_plan(ruka::Advisor& self, std::uint64_t groups, std::uint64_t pairs, const std::vector<int>& forced) {
    if (self.plans_count == ruka::kMaxPlans || forced.size() > 3) raise("bad-number");
    ruka::Plan& plan = self.plans[self.plans_count++];
    plan.groups = groups & ruka::kAllGroups;
    plan.pairs = pairs & ruka::kAllKinds;
    for (const int group : forced) plan.forced[plan.forced_count++] = static_cast<std::uint8_t>(group);
}

void weigh(ruka::Advisor& self, const nb::dict& weights) {
    const auto put = [&](const char* name, float& value) {
        if (weights.contains(name)) value = nb::cast<float>(weights[name]);
    };
    ruka::Weights& w = self.weights;
#define RUKA_WEIGHT(name) put(#name, w.name)
    RUKA_WEIGHT(claims); RUKA_WEIGHT(closed_claims); RUKA_WEIGHT(free_claims); RUKA_WEIGHT(ron); RUKA_WEIGHT(free_ron);
    RUKA_WEIGHT(others); RUKA_WEIGHT(threatened); RUKA_WEIGHT(beside); RUKA_WEIGHT(call_margin);
    RUKA_WEIGHT(call_least); RUKA_WEIGHT(kong_share); RUKA_WEIGHT(fold_keeps); RUKA_WEIGHT(ahead); RUKA_WEIGHT(luck);
    RUKA_WEIGHT(lost_bet);
    put("usual", self.usual);
}

}  // namespace

void bind_advice(nb::module_& module) {
    nb::class_<ruka::Advisor>(module, "Advisor", nb::is_final())
        .def(nb::init<>())
        .def("add_plan", &add_plan, "groups"_a, "pairs"_a, "forced"_a)
        .def("weigh", &weigh, "weights"_a);
}
