// Tables for Python: one machine for every rule set.
#include "table.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>
#include <vector>

#include "errors.hpp"
#include "module.hpp"
#include "policies.hpp"
#include "ruka/table/step.hpp"
#include "scoring.hpp"
#include "suits.hpp"

namespace {

// A list that was checked, as far as it is as long as it should be.
template <class Number, int kRoom>
void put_list(const nb::dict& from, const char* name, Number (&to)[kRoom], int length) {
    const auto numbers = field<std::vector<int>>(from, name);
    if (numbers.size() != static_cast<std::size_t>(length) || length > kRoom) throw nb::value_error(name);
    for (int i = 0; i < length; ++i) to[i] = static_cast<Number>(numbers[static_cast<std::size_t>(i)]);
}

void make_flow(ruka::Flow* self, const nb::dict& from) {
    check_policies(from);
    new (self) ruka::Flow{};
    ruka::Flow& flow = *self;
    flow.players = field<int>(from, "players");
    flow.people = field<int>(from, "people");
    put_list(from, "start_points", flow.start_points, flow.people);
    flow.target = field<int>(from, "target");
    flow.rounds = field<int>(from, "rounds");
    flow.extra_rounds = field<int>(from, "extra_rounds");
    flow.hands_to_win = field<int>(from, "hands_to_win");
    flow.bust_below = field<int>(from, "bust_below");
    flow.bet = field<int>(from, "bet");
    flow.noten_total = field<int>(from, "noten_total");
    flow.riichi_tiles = field<int>(from, "riichi_tiles");
    flow.riichi_floor = field<int>(from, "riichi_floor");
    flow.dead_wall = field<int>(from, "dead_wall");
    flow.replacement_tiles = field<int>(from, "replacement_tiles");
    flow.hand_tiles = field<int>(from, "hand_tiles");
    flow.deal_share = field<int>(from, "deal_share");
    flow.turns = field<int>(from, "turns");
    flow.indicators = field<int>(from, "indicators");
    flow.most_kongs = field<int>(from, "most_kongs");
    flow.oka = field<int>(from, "oka");
    flow.chombo = field<int>(from, "chombo");
    flow.fine = field<int>(from, "fine");
    flow.chows = field<bool>(from, "chows");
    flow.nuki = field<bool>(from, "nuki");
    flow.swap_calling = field<bool>(from, "swap_calling");
    flow.riichi = field<bool>(from, "riichi");
    flow.forced_win = field<bool>(from, "forced_win");
    flow.ready_on_own = field<bool>(from, "ready_on_own");
    flow.tsumo_after_pass = field<bool>(from, "tsumo_after_pass");
    flow.dealer_takes_two = field<bool>(from, "dealer_takes_two");
    flow.winds_out = field<bool>(from, "winds_out");
    flow.last_of_kind = field<bool>(from, "last_of_kind");
    flow.nine_orphans = field<bool>(from, "nine_orphans");
    flow.four_winds = field<bool>(from, "four_winds");
    flow.four_riichi = field<bool>(from, "four_riichi");
    flow.four_kongs = field<bool>(from, "four_kongs");
    flow.nagashi_concealed = field<bool>(from, "nagashi_concealed");
    flow.nagashi_noten = field<bool>(from, "nagashi_noten");
    flow.hide_tenpai = field<bool>(from, "hide_tenpai");
    flow.bust = field<bool>(from, "bust");
    flow.own_bet_back = field<bool>(from, "own_bet_back");
    flow.pao_claimed_only = field<bool>(from, "pao_claimed_only");
    flow.pao_dragons = field<bool>(from, "pao_dragons");
    flow.pao_winds = field<bool>(from, "pao_winds");
    flow.pao_kongs = field<bool>(from, "pao_kongs");
    flow.open_discipline = place_of(from, "discipline") == 1;
    flow.barred_next_hand = place_of(from, "barred_for") == 1;
    flow.honba_to_first = place_of(from, "honba_to") == 1;
    flow.winners = choice<ruka::Winners>(from, "winners");
    flow.kong_dora = choice<ruka::KongDora>(from, "kong_dora");
    flow.ura = choice<ruka::Ura>(from, "ura");
    flow.furiten = choice<ruka::OwnDiscards>(from, "furiten");
    flow.passed_furiten = choice<ruka::PassedFuriten>(from, "passed_furiten");
    flow.riichi_kong = choice<ruka::RiichiKong>(from, "riichi_kong");
    flow.rob_kongs = choice<ruka::RobKongs>(from, "rob_kongs");
    flow.dealer_stays = choice<ruka::DealerStays>(from, "dealer_stays");
    flow.first_dealer = choice<ruka::FirstDealer>(from, "first_dealer");
    flow.counters = choice<ruka::Counters>(from, "counters");
    flow.furiten_ends = choice<ruka::FuritenEnds>(from, "furiten_ends");
    flow.nagashi = choice<ruka::Nagashi>(from, "nagashi");
    flow.leader_stops = choice<ruka::LeaderStops>(from, "leader_stops");
    flow.ties = choice<ruka::Ties>(from, "ties");
    flow.bets_left = choice<ruka::BetsLeft>(from, "bets_left");
    for (const nb::handle pair : nb::object(from["penalties"])) {
        nb::dict words;
        words["offence"] = pair[0];
        words["penalty"] = pair[1];
        flow.penalties[place_of(words, "offence")] = choice<ruka::Penalty>(words, "penalty");
    }
    put_list(from, "uma", flow.uma, flow.people);
    put_list(from, "copies", flow.copies, ruka::kCodes);
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
