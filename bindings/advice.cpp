// What a seat may make of the others, for Python: one table, or many at once.
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "errors.hpp"
#include "module.hpp"
#include "ruka/advice/outlook.hpp"
#include "ruka/advice/taste.hpp"
#include "ruka/table/offer.hpp"
#include "style_copies.hpp"
#include "table.hpp"
#include "threads.hpp"

namespace {

using ruka::Style;

ruka::Dangers dangers_at(const ruka::Game& game, const ruka::Table& table, int me, const Style& style) {
    std::uint8_t unseen[ruka::kKinds];
    ruka::count_unseen(game, table, me, unseen);
    ruka::Dangers found;
    ruka::dangers(game, table, me, unseen, style.danger, found);
    return found;
}

// Ready, cost, what is safe for two reasons, and the chances of all kinds: a list of the seats each.
nb::tuple dangers(const PyTable& self, int seat, const Style& style) {
    const ruka::Dangers found = dangers_at(self.game(), self.table, self.checked_seat(seat), style);
    nb::list ready, cost, own, passed, deal_in;
    for (int s = 0; s < self.flow().people; ++s) {
        const ruka::Threat& threat = found.seats[s];
        ready.append(threat.ready);
        cost.append(threat.cost);
        own.append(threat.safe_own);
        passed.append(threat.safe_passed);
        deal_in.append(std::vector<float>(threat.deal_in, threat.deal_in + ruka::kKinds));
    }
    return nb::make_tuple(ready, cost, own, passed, deal_in);
}

std::vector<int> unseen(const PyTable& self, int seat) {
    std::uint8_t left[ruka::kKinds];
    ruka::count_unseen(self.game(), self.table, self.checked_seat(seat), left);
    return {left, left + ruka::kKinds};
}

// The kinds on which a seat would win if another threw them now: hidden tiles are looked at.
ruka::Mask wins_on(const PyTable& self, int seat, int discarder) {
    ruka::Table table = self.table;
    const ruka::Seat& own = self.seat(seat);
    const ruka::Game game = self.game();
    table.turn = static_cast<std::uint8_t>(self.checked_seat(discarder));
    table.phase = ruka::Phase::claim;
    table.offer = ruka::Offer::discard;
    ruka::Mask kinds = 0;
    for (ruka::Mask left = own.waits & ~ruka::furiten_kinds(self.flow(), own); left; left &= left - 1) {
        table.offered = static_cast<ruka::Code>(ruka::lowest_bit(left));
        if (ruka::wins_with(game, table, seat, table.offered, false)) kinds |= ruka::bit(table.offered);
    }
    return kinds;
}

// How readily a seat throws each kind of its hand.
std::vector<float> tastes(const PyTable& self, int seat, const Style& style) {
    const ruka::Game game = self.game();
    const ruka::Dangers known = dangers_at(game, self.table, self.checked_seat(seat), style);
    float found[ruka::kKinds];
    ruka::tastes(game, self.table, known, ruka::hand_of_seat(self.table.seats[seat]), seat, style.taste, found);
    return {found, found + ruka::kKinds};
}

// Hands of sets and a pair within reach of a seat: the tiles that the nearest lack; and for those that lack as many and
// those that lack one more their number, and the ways to them by the kind that is thrown, the last: none is.
nb::tuple reach(const PyTable& self, int seat) {
    const ruka::Game game = self.game();
    const ruka::Sight sight = ruka::sight_of(game, self.table, self.checked_seat(seat));
    const ruka::Hand hand = ruka::hand_of_seat(self.table.seats[seat]);
    const ruka::detail::Regular regular = ruka::detail::regular_of(game, hand);
    const auto found = std::make_unique<ruka::Reach>();
    ruka::detail::count_regular(game, hand, regular, sight, *found);
    nb::list layers;
    for (int layer = 0; found->counted && layer < ruka::kLayers; ++layer) {
        const float* ways = found->ways[layer];
        layers.append(nb::make_tuple(found->number[layer], std::vector<float>(ways, ways + ruka::kKinds + 1)));
    }
    return nb::make_tuple(regular.lacks, layers);
}

using Chances = nb::ndarray<nb::numpy, float, nb::ndim<3>>;
constexpr std::size_t kColumns = 2 + ruka::kKinds, kShare = 256;

Chances dangers_batch(const std::vector<const PyTable*>& tables, const std::vector<int>& seats, const Style& style,
                      int threads) {
    if (tables.size() != seats.size()) raise("bad-seat-number");
    std::vector<ruka::Game> games;  // made here: the threads touch nothing of Python's
    for (std::size_t i = 0; i < tables.size(); ++i) {
        tables[i]->checked_seat(seats[i]);
        games.push_back(tables[i]->game());
    }
    const std::size_t people = ruka::kMaxSeats, rows = tables.size(), each = people * kColumns;
    float* memory = new float[rows * each + 1]();
    const nb::capsule owner(memory, [](void* p) noexcept { delete[] static_cast<float*>(p); });
    {
        nb::gil_scoped_release released;
        share_out(rows, threads, kShare, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                const ruka::Dangers found = dangers_at(games[i], tables[i]->table, seats[i], style);
                for (std::size_t s = 0; s < people; ++s) {
                    float* row = memory + i * each + s * kColumns;
                    const ruka::Threat& threat = found.seats[s];
                    row[0] = threat.ready;
                    row[1] = threat.cost;
                    std::copy(threat.deal_in, threat.deal_in + ruka::kKinds, row + 2);
                }
            }
        });
    }
    return Chances(memory, {rows, people, kColumns}, owner);
}

}  // namespace

void bind_advice(nb::module_& module) {
    nb::class_<Style>(module, "Style", nb::is_final())
        .def(
            "__init__",
            [](Style* self, const nb::dict& weights) {
                new (self) Style{};
                copy(weights, *self);
            },
            "weights"_a);
    nb::borrow<nb::class_<PyTable>>(module.attr("Table"))
        .def("dangers", &dangers, "seat"_a, "style"_a)
        .def("tastes", &tastes, "seat"_a, "style"_a)
        .def("reach", &reach, "seat"_a)
        .def("unseen", &unseen, "seat"_a)
        .def("wins_on", &wins_on, "seat"_a, "discarder"_a);
    module.def("dangers_batch", &dangers_batch, "tables"_a, "seats"_a, "style"_a, "threads"_a = 0);
}
