// Simulated games: nothing crosses into Python until they are over.
#include "ruka/simulate.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <vector>

#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "scoring.hpp"
#include "tables.hpp"
#include "threads.hpp"

namespace {

nb::tuple deal(const ruka::Flow& flow, nb::bytes seed, std::uint64_t hand) {
    const auto* bytes = static_cast<const std::uint8_t*>(seed.data());
    const ruka::Deal deal = ruka::deal_of(flow, ruka::new_table(flow), ruka::key_of(bytes, seed.size(), hand));
    nb::list wall, dice;
    for (int i = 0; i < deal.size; ++i) wall.append(static_cast<int>(deal.wall[i]));
    for (const std::uint8_t die : deal.dice) dice.append(static_cast<int>(die));
    return nb::make_tuple(wall, dice);
}

using Summaries = nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<2>>;

Summaries simulate(const Rules& rules, const ruka::Flow& flow, nb::bytes seed, const std::vector<int>& policies,
                   std::uint64_t first, std::size_t games, int threads, bool checked) {
    if (policies.size() != static_cast<std::size_t>(flow.people)) raise("bad-seat");
    std::uint8_t seats[ruka::kMaxSeats] = {};
    std::copy(policies.begin(), policies.end(), seats);
    const ruka::Key key = ruka::key_of(static_cast<const std::uint8_t*>(seed.data()), seed.size(), 0);
    const ruka::SuitTables& tables = suit_tables();
    const ruka::Program* unfinished = unfinished_of(rules);
    auto* memory = new std::uint8_t[games * sizeof(ruka::GameSummary) + 1];
    const nb::capsule owner(memory, [](void* p) noexcept { delete[] static_cast<std::uint8_t*>(p); });
    {
        nb::gil_scoped_release released;
        share_out(games, threads, 1, [&](std::size_t from, std::size_t to) {
            kernels().simulate(&rules.program, unfinished, &flow, &tables, key.bytes, seats, first + from, to - from,
                               checked, memory + from * sizeof(ruka::GameSummary));
        });
    }
    return Summaries(memory, {games, sizeof(ruka::GameSummary)}, owner);
}

}  // namespace

void bind_simulate(nb::module_& module) {
    module.def("deal", &deal, "flow"_a, "seed"_a, "hand"_a);
    module.def("simulate", &simulate, "rules"_a, "flow"_a, "seed"_a, "policies"_a, "first"_a, "games"_a,
               "threads"_a = 0, "checked"_a = false);
}
