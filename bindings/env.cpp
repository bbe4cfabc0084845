// Environments for learners: many tables stepped at once into arrays of Python's, and what one seat sees of a table.
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <memory>
#include <vector>

#include "errors.hpp"
#include "module.hpp"
#include "policies.hpp"
#include "ruka/simulation/episode.hpp"
#include "scoring.hpp"
#include "suits.hpp"
#include "table.hpp"
#include "table_kernels.hpp"
#include "threads.hpp"

namespace {

template <class Type, int Dimensions>
using Array = nb::ndarray<nb::numpy, Type, nb::ndim<Dimensions>, nb::c_contig, nb::device::cpu>;
using Observations = Array<std::int8_t, 2>;
using Masks = Array<bool, 2>;
using Seats = Array<std::int8_t, 1>;
using Rewards = Array<std::int32_t, 2>;
using Dones = Array<bool, 1>;
using Chosen = Array<std::int64_t, 1>;

constexpr std::size_t kShare = 64;  // tables that a core takes at a time

void check_shape(bool right, const char* expected) {
    if (!right) raise("bad-shape", "expected", expected);
}

struct PyTables {
    nb::object rules;        // Rules
    nb::object flow_object;  // Flow
    int threads;
    ruka::Key seed{};
    std::vector<ruka::Episode> episodes;
    bool begun = false;
    std::unique_ptr<std::atomic<bool>> busy = std::make_unique<std::atomic<bool>>(false);

    const ruka::Flow& flow() const { return nb::cast<const ruka::Flow&>(flow_object); }

    Tables tables() {
        const Rules& compiled = nb::cast<const Rules&>(rules);
        return {&compiled.program, unfinished_of(compiled), &flow(),      &suit_tables(), episodes.data(),
                seed.bytes,        episodes.size(),         flow().people};
    }

    // Calls work(tables, first, last) on all cores.
    template <class Work>
    void share(Work work) {
        const Tables all = tables();
        if (busy->exchange(true)) raise("tables-busy");
        {
            nb::gil_scoped_release released;
            share_out(episodes.size(), threads, kShare,
                      [&](std::size_t first, std::size_t last) { work(all, first, last); });
        }
        busy->store(false);
    }

    void check_begun() const {
        if (busy->load()) raise("tables-busy");
        if (!begun) raise("tables-not-begun");
    }

    void check(const Observations& observations, const Masks& masks, const Seats& seats) const {
        check_shape(observations.shape(0) == episodes.size() && observations.shape(1) == sizeof(ruka::Observation),
                    "(tables, OBSERVATION.itemsize) int8");
        check_shape(masks.shape(0) == episodes.size() && masks.shape(1) == ruka::number::count,
                    "(tables, len(ACTIONS)) bool");
        check_shape(seats.shape(0) == episodes.size(), "(tables,) int8");
    }
};

void begin(PyTables& self, nb::bytes seed, Observations observations, Masks masks, Seats seats) {
    self.check(observations, masks, seats);
    if (self.busy->load()) raise("tables-busy");
    self.seed = ruka::key_of(static_cast<const std::uint8_t*>(seed.data()), seed.size(), 0);
    const Answers answers{observations.data(), masks.data(), seats.data(), nullptr, nullptr};
    self.share([&](const Tables& tables, std::size_t first, std::size_t last) {
        table_kernels().begin(tables, first, last, answers);
    });
    self.begun = true;
}

// Before any table is touched.
void check_legal(const PyTables& self, const std::int64_t* actions) {
    for (std::size_t row = 0; row < self.episodes.size(); ++row) {
        const std::int64_t number = actions[row];
        if (number >= 0 && number < ruka::number::count && self.episodes[row].find(static_cast<int>(number)) >= 0)
            continue;
        nb::dict words;
        words["number"] = number;
        words["table"] = row;
        raise("illegal-number", words);
    }
}

void step(PyTables& self, Chosen actions, Observations observations, Masks masks, Seats seats, Rewards rewards,
          Dones dones) {
    self.check_begun();
    self.check(observations, masks, seats);
    const std::size_t count = self.episodes.size();
    check_shape(actions.shape(0) == count, "(tables,) int64");
    check_shape(rewards.shape(0) == count && rewards.shape(1) == static_cast<std::size_t>(self.flow().people),
                "(tables, people) int32");
    check_shape(dones.shape(0) == count, "(tables,) bool");
    const std::vector<std::int64_t> kept(actions.data(), actions.data() + count);  // nobody changes them meanwhile
    check_legal(self, kept.data());
    const std::int64_t* chosen = kept.data();
    const Answers answers{observations.data(), masks.data(), seats.data(), rewards.data(), dones.data()};
    self.share([&](const Tables& tables, std::size_t first, std::size_t last) {
        table_kernels().step(tables, first, last, chosen, answers);
    });
}

void choose(PyTables& self, int player, Chosen actions) {
    self.check_begun();
    checked_player(player);
    check_shape(actions.shape(0) == self.episodes.size(), "(tables,) int64");
    std::int64_t* chosen = actions.data();
    self.share([&](const Tables& tables, std::size_t first, std::size_t last) {
        table_kernels().choose(tables, first, last, player, chosen);
    });
}

PyTable table(const PyTables& self, std::size_t index) {
    if (index >= self.episodes.size()) throw nb::index_error();
    self.check_begun();
    return {self.rules, self.flow_object, self.episodes[index].table};
}

// Legal actions as numbers, in the order of `legal`.
std::vector<int> numbers(const PyTable& self, int seat) {
    const ruka::Actions legal = ruka::legal_actions(self.game(), self.table, self.checked_seat(seat));
    std::vector<int> list;
    for (int i = 0; i < legal.count; ++i) list.push_back(ruka::number_of(self.table, legal.list[i]));
    return list;
}

void observe(const PyTable& self, int seat, Array<std::int8_t, 1> observation) {
    self.checked_seat(seat);
    check_shape(observation.shape(0) == sizeof(ruka::Observation), "(OBSERVATION.itemsize,) int8");
    ruka::observe(self.game(), self.table, seat, *reinterpret_cast<ruka::Observation*>(observation.data()));
}

}  // namespace

// Answers are written into the arrays given: one that had to be converted would be a copy, and nobody saw them.
void bind_env(nb::module_& module) {
    module.attr("OBSERVATION_SIZE") = sizeof(ruka::Observation);
    module.attr("ACTION_NUMBERS") = ruka::number::count;
    nb::class_<PyTables>(module, "Tables", nb::is_final())
        .def(
            "__init__",
            [](PyTables* self, nb::object rules, nb::object flow, std::size_t tables, int threads) {
                check_game(rules, flow);
                std::vector<ruka::Episode> episodes(tables);
                new (self) PyTables{std::move(rules), std::move(flow), threads, {}, std::move(episodes)};
            },
            "rules"_a, "flow"_a, "tables"_a, "threads"_a = 0)
        .def("begin", &begin, "seed"_a, "observations"_a.noconvert(), "masks"_a.noconvert(), "seats"_a.noconvert())
        .def("step", &step, "actions"_a.noconvert(), "observations"_a.noconvert(), "masks"_a.noconvert(),
             "seats"_a.noconvert(), "rewards"_a.noconvert(), "dones"_a.noconvert())
        .def("choose", &choose, "player"_a, "actions"_a.noconvert())
        .def("table", &table, "index"_a);
    nb::borrow<nb::class_<PyTable>>(module.attr("Table"))
        .def("numbers", &numbers, "seat"_a)
        .def("observe", &observe, "seat"_a, "observation"_a.noconvert());
}
