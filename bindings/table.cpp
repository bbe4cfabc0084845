// Tables for Python: one machine for every rule set.
#include "table.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>
#include <vector>

#include "declared_copies.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "policies.hpp"
#include "ruka/table/step.hpp"
#include "scoring.hpp"
#include "suits.hpp"

namespace {

void make_flow(ruka::Flow* self, const nb::dict& from) {
    check_policies(from);
    new (self) ruka::Flow{};
    copy(from, static_cast<ruka::declared::Flow&>(*self));
    copy(from, static_cast<ruka::declared::Match&>(*self));
    copy(from, static_cast<ruka::declared::Payment&>(*self));
    copy(from, static_cast<ruka::declared::AtTable&>(*self));
    put_list(from, "copies", self->copies, ruka::kCodes);
}

std::uint8_t counter(const char* name, int value) {
    if (value >= 0 && value <= 255) return static_cast<std::uint8_t>(value);
    nb::dict words;
    words["name"] = name;
    words["most"] = 255;
    raise("bad-number", words);
}

// The next hand is this one of a game that was begun elsewhere.
void resume(PyTable& self, int round, int dealer, int honba, int sticks, const std::vector<int>& scores) {
    if (self.table.phase != ruka::Phase::hand_over) raise("hand-not-over");
    if (scores.size() != static_cast<std::size_t>(self.flow().people)) raise("bad-seat-number");
    self.table.dealer = self.table.deals_passed = static_cast<std::uint8_t>(self.checked_seat(dealer));
    self.table.new_round = false;
    self.table.round = counter("round", round);
    self.table.honba = counter("honba", honba);
    self.table.sticks = counter("sticks", sticks);
    constexpr int most = 1'000'000'000;
    for (const int points : scores) {
        if (points >= -most && points <= most) continue;
        nb::dict words;
        words["name"] = "scores";
        words["most"] = most;
        raise("bad-number", words);
    }
    std::copy(scores.begin(), scores.end(), self.table.scores);
}

std::vector<int> asked(const PyTable& self) {
    std::vector<int> seats;
    for (int s = 0; s < self.flow().people; ++s) {
        if (ruka::is_asked(self.table, s)) seats.push_back(s);
    }
    return seats;
}

std::vector<int> tiles(const PyTable& self, int seat) {
    std::vector<int> codes;
    for_each_tile(self.seat(seat), [&](ruka::Code code) { codes.push_back(code); });
    return codes;
}

nb::list melds(const PyTable& self, int seat) {
    const ruka::Seat& own = self.seat(seat);
    nb::list list;
    for (int i = 0; i < own.melds_count; ++i) {
        const ruka::Placed& placed = own.melds[i];
        list.append(nb::make_tuple(placed.meld, placed.from, placed.claimed, placed.added));
    }
    return list;
}

nb::list discards(const PyTable& self) {
    nb::list list;
    for (int i = 0; i < self.table.discards_count; ++i) {
        const ruka::Discard& d = self.table.discards[i];
        list.append(nb::make_tuple(d.seat, d.code, d.drawn, d.riichi, d.claimed));
    }
    return list;
}

std::vector<int> indicators(const PyTable& self) {
    std::vector<int> codes;
    for (int i = 0; i < self.table.dora_shown; ++i) codes.push_back(ruka::indicator(self.table, self.flow(), i, false));
    return codes;
}

// How many tiles of each code are in the box of the next hand.
std::vector<int> box_of(const PyTable& self) {
    const ruka::Flow& flow = self.flow();
    std::vector<int> box(flow.copies, flow.copies + ruka::kCodes);
    if (const int missing = ruka::missing_wind(self.table, flow))
        box[static_cast<std::size_t>(ruka::kFirstHonour + missing)] = 0;
    return box;
}

nb::object score(const PyTable& self, int seat, int tile, bool draw) {
    self.checked_seat(seat);
    if (tile < 0 || tile >= ruka::kCodes) raise("bad-tile-code", "value", tile);
    const ruka::Code code = static_cast<ruka::Code>(tile);
    const ruka::Table& table = self.table;
    const bool drawn = draw && table.phase == ruka::Phase::turn && table.turn == seat && table.drawn == code;
    const bool offered = !draw && table.phase == ruka::Phase::claim && table.turn != seat && table.offered == code;
    if (!drawn && !offered) raise("winning-tile-not-held", "tile", name_of(code));
    Score score;
    score.rules = self.rules;
    ruka::score_win(self.game(), self.table, seat, code, draw, true, score, score.win);
    return nb::cast(std::move(score));
}

}  // namespace

ruka::Game PyTable::game() const {
    thread_local ruka::Block<4> block;
    const Rules& compiled = nb::cast<const Rules&>(rules);
    const ruka::Program& program = compiled.program;
    return {&program,
            unfinished_of(compiled),
            &flow(),
            ruka::make_play(suit_tables(), program.forms, program.kinds),
            ruka::make_play(suit_tables(), ruka::kThirteenOrphans, program.kinds),
            &block};
}

int PyTable::checked_seat(int seat) const {
    if (seat < 0 || seat >= flow().people) raise("bad-seat-number");
    return seat;
}

void checked_wall(const PyTable& self, const std::vector<int>& wall, ruka::Code* codes) {
    if (self.table.phase != ruka::Phase::hand_over) raise("hand-not-over");
    const ruka::Flow& flow = self.flow();
    const int flowers =
        static_cast<int>(std::count_if(wall.begin(), wall.end(), [](int code) { return code >= ruka::kFirstFlower; }));
    const int beyond = flow.turns ? 0 : flowers + 1;  // a hand that is dealt has a draw, flowers replaced and all
    const int least = flow.dead_wall + flow.players * (flow.hand_tiles + flow.turns) + beyond;
    if (wall.size() < static_cast<std::size_t>(least) || wall.size() > ruka::kMaxWall) raise("bad-wall");
    std::vector<int> box = box_of(self);
    for (std::size_t i = 0; i < wall.size(); ++i) {
        if (wall[i] < 0 || wall[i] >= ruka::kCodes) raise("bad-tile-code", "value", wall[i]);
        if (box[static_cast<std::size_t>(wall[i])]-- == 0) raise("bad-wall");
        codes[i] = static_cast<ruka::Code>(wall[i]);
    }
}

void bind_table(nb::module_& module) {
    nb::class_<ruka::Flow>(module, "Flow", nb::is_final()).def("__init__", &make_flow, "policies"_a);
    nb::class_<PyTable>(module, "Table", nb::is_final())
        .def(
            "__init__",
            [](PyTable* self, nb::object rules, nb::object flow) {
                check_game(rules, flow);
                new (self) PyTable{std::move(rules), std::move(flow), {}};
                self->table = ruka::new_table(self->flow());
            },
            "rules"_a, "flow"_a)
        .def("copy", [](const PyTable& self) { return self; })
        .def("resume", &resume, "round"_a, "dealer"_a, "honba"_a, "sticks"_a, "scores"_a)
        .def("tiles", &tiles, "seat"_a)
        .def("melds", &melds, "seat"_a)
        .def("score", &score, "seat"_a, "tile"_a, "draw"_a)
        .def(
            "waits", [](const PyTable& self, int seat) { return self.seat(seat).waits; }, "seat"_a)
        .def(
            "furiten",
            [](const PyTable& self, int seat) { return ruka::furiten_kinds(self.flow(), self.seat(seat)) != 0; },
            "seat"_a)
        .def(
            "riichi", [](const PyTable& self, int seat) { return self.seat(seat).riichi; }, "seat"_a)
        .def(
            "nuki", [](const PyTable& self, int seat) { return self.seat(seat).nuki; }, "seat"_a)
        .def_prop_ro("asked", &asked)
        .def_prop_ro("discards", &discards)
        .def_prop_ro("indicators", &indicators)
        .def_prop_ro("scores",
                     [](const PyTable& self) {
                         return std::vector<int>(self.table.scores, self.table.scores + self.flow().people);
                     })
        .def(
            "flowers", [](const PyTable& self, int seat) { return self.seat(seat).flowers; }, "seat"_a)
        .def_prop_ro("order",
                     [](const PyTable& self) {
                         return std::vector<int>(self.table.order, self.table.order + self.flow().people);
                     })
        .def_prop_ro("box", &box_of)
        .def_prop_ro("missing", [](const PyTable& self) { return self.table.missing; })
        .def_prop_ro("dealer_dice",
                     [](const PyTable& self) {
                         const int thrown = self.table.dealer_dice[0] ? 2 : 0;
                         return std::vector<int>(self.table.dealer_dice, self.table.dealer_dice + thrown);
                     })
        .def_prop_ro("phase", [](const PyTable& self) { return static_cast<int>(self.table.phase); })
        .def_prop_ro("turn", [](const PyTable& self) { return self.table.turn; })
        .def_prop_ro("drawn", [](const PyTable& self) { return self.table.drawn; })
        .def_prop_ro("round", [](const PyTable& self) { return self.table.round; })
        .def_prop_ro("dealer", [](const PyTable& self) { return self.table.dealer; })
        .def_prop_ro("honba", [](const PyTable& self) { return self.table.honba; })
        .def_prop_ro("sticks", [](const PyTable& self) { return self.table.sticks; })
        .def_prop_ro("hands", [](const PyTable& self) { return self.table.hands; })
        .def_prop_ro("tiles_left", [](const PyTable& self) { return self.table.left; });
}
