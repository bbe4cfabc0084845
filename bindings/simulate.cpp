// Simulated games: nothing crosses into Python until they are over.
#include "ruka/simulation/simulate.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "policies.hpp"
#include "scoring.hpp"
#include "suits.hpp"
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
using Hands = std::vector<ruka::HandSummary>;

// Plain memory that Python frees.
template <class Summary>
struct Memory {
    std::uint8_t* memory;
    std::size_t count;
    nb::capsule owner;

    explicit Memory(std::size_t rows)
        : memory(new std::uint8_t[rows * sizeof(Summary) + 1]),
          count(rows),
          owner(memory, [](void* p) noexcept { delete[] static_cast<std::uint8_t*>(p); }) {}

    std::uint8_t* row(std::size_t index) const { return memory + index * sizeof(Summary); }
    Summaries array() const { return Summaries(memory, {count, sizeof(Summary)}, owner); }
};

constexpr std::size_t kMostGames = 100'000'000;

void check_games(std::size_t games) {
    if (games <= kMostGames) return;
    nb::dict words;
    words["name"] = "games";
    words["most"] = kMostGames;
    raise("bad-number", words);
}

Summaries play(nb::handle rules_object, nb::handle flow_object, nb::bytes seed, const nb::list& players,
               std::uint64_t first, std::size_t games, int threads, bool checked, std::vector<Hands>* hands) {
    check_game(rules_object, flow_object);
    check_games(games);
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    const ruka::Flow& flow = nb::cast<const ruka::Flow&>(flow_object);
    if (players.size() != static_cast<std::size_t>(flow.people)) raise("bad-seat-number");
    std::uint8_t seats[ruka::kMaxSeats] = {};
    const void* advisors[ruka::kMaxSeats] = {};
    for (std::size_t s = 0; s < players.size(); ++s) {
        if (nb::isinstance<ruka::Advisor>(players[s])) advisors[s] = &nb::cast<const ruka::Advisor&>(players[s]);
        else seats[s] = static_cast<std::uint8_t>(checked_player(nb::cast<int>(players[s])));
    }
    const ruka::Key key = ruka::key_of(static_cast<const std::uint8_t*>(seed.data()), seed.size(), 0);
    const ruka::SuitTables& tables = suit_tables();
    const ruka::Program* unfinished = unfinished_of(rules);
    const auto take = [](void* to, const void* hand) {
        static_cast<Hands*>(to)->push_back(*static_cast<const ruka::HandSummary*>(hand));
    };
    const Memory<ruka::GameSummary> summaries(games);
    {
        nb::gil_scoped_release released;
        share_out(games, threads, 1, [&](std::size_t from, std::size_t to) {
            kernels().simulate(&rules.program, unfinished, &flow, &tables, key.bytes, seats, advisors, first + from,
                               to - from, checked, summaries.row(from), hands ? +take : nullptr,
                               hands ? &(*hands)[from] : nullptr);
        });
    }
    return summaries.array();
}

Summaries simulate(nb::handle rules, nb::handle flow, nb::bytes seed, const nb::list& players, std::uint64_t first,
                   std::size_t games, int threads, bool checked) {
    return play(rules, flow, std::move(seed), players, first, games, threads, checked, nullptr);
}

nb::tuple simulate_hands(nb::handle rules, nb::handle flow, nb::bytes seed, const nb::list& players,
                         std::uint64_t first, std::size_t games, int threads, bool checked) {
    check_games(games);
    std::vector<Hands> by_game(games);
    const Summaries summaries = play(rules, flow, std::move(seed), players, first, games, threads, checked, &by_game);
    std::size_t count = 0;
    for (const Hands& hands : by_game) count += hands.size();
    const Memory<ruka::HandSummary> rows(count);
    std::size_t row = 0;
    for (const Hands& hands : by_game) {
        if (hands.empty()) continue;
        std::memcpy(rows.row(row), hands.data(), hands.size() * sizeof(ruka::HandSummary));
        row += hands.size();
    }
    return nb::make_tuple(summaries, rows.array());
}

}  // namespace

void bind_simulate(nb::module_& module) {
    module.def("deal", &deal, "flow"_a, "seed"_a, "hand"_a);
    module.def("simulate", &simulate, "rules"_a, "flow"_a, "seed"_a, "players"_a, "first"_a, "games"_a, "threads"_a = 0,
               "checked"_a = false);
    module.def("simulate_hands", &simulate_hands, "rules"_a, "flow"_a, "seed"_a, "players"_a, "first"_a, "games"_a,
               "threads"_a = 0, "checked"_a = false);
}
