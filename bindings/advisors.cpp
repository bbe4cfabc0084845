// Advisors for Python: a table as one seat sees it, and what each of its actions is worth.
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <vector>

#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "ruka/simulation/search.hpp"
#include "scoring.hpp"
#include "style_copies.hpp"
#include "suits.hpp"
#include "table.hpp"

namespace {

void add_plan(ruka::Advisor& self, std::uint64_t groups, std::uint64_t pairs, int chows,
              const std::vector<int>& forced) {
    bool fits = self.plans_count < ruka::kMaxPlans && forced.size() <= 3 && chows >= 0 && chows <= ruka::kMaxMelds;
    for (const int group : forced) fits &= group >= 0 && group < ruka::kGroups;
    if (!fits) raise("bad-plan");
    ruka::Plan& plan = self.plans[self.plans_count++];
    plan.groups = groups & ruka::kAllGroups;
    plan.pairs = pairs & ruka::kAllKinds;
    plan.chows = static_cast<std::uint8_t>(chows);
    for (const int group : forced) plan.forced[plan.forced_count++] = static_cast<std::uint8_t>(group);
}

ruka::Code code(int value) {
    if (value < 0 || value >= ruka::kCodes) raise("bad-tile-code", "value", value);
    return static_cast<ruka::Code>(value);
}

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

// What lies before a seat: sets (type, concealed, lowest kind, red fives), riichi, norths, flowers.
using Sets = std::vector<std::tuple<int, bool, int, int>>;
using Before = std::tuple<Sets, int, int, int>;
using Thrown = std::tuple<int, int, bool, bool, bool>;  // seat, code, drawn, riichi, claimed

constexpr int kAdded = 3;  // a type of its own beside those of SetType

void put_seat(PyTable& self, int number, const Before& from) {
    ruka::Seat& seat = self.table.seats[number];
    const auto& [sets, riichi, norths, flowers] = from;
    if (sets.size() > ruka::kMaxMelds) raise("bad-plan");
    for (const auto& [type, concealed, kind, reds] : sets) {
        if (type < 0 || type > kAdded || kind < 0 || kind >= ruka::kKinds) raise("bad-tile-code", "value", kind);
        ruka::Placed& placed = seat.melds[seat.melds_count++];
        placed.meld = {static_cast<ruka::SetType>(std::min(type, 2)), concealed, byte(kind), byte(reds)};
        placed.added = type == kAdded;
    }
    seat.riichi = byte(riichi);
    seat.nuki = byte(norths);
    seat.flowers = byte(flowers);
    for (std::uint8_t& feeder : seat.feeder) feeder = ruka::kNobody;
}

void put_discards(PyTable& self, const std::vector<Thrown>& thrown) {
    ruka::Table& table = self.table;
    if (thrown.size() > ruka::kMaxDiscards) raise("bad-plan");
    for (const auto& [seat, tile, drawn, riichi, claimed] : thrown) {
        ruka::Discard& one = table.discards[table.discards_count++];
        one = {byte(self.checked_seat(seat)), code(tile), drawn, riichi, claimed};
        if (one.code < ruka::kFirstFlower) table.seats[seat].discarded |= ruka::bit(ruka::kind_of(one.code));
    }
}

// Everything that a seat may know of a hand; what it does not see stays empty.
void see(PyTable& self, int seat, const std::vector<int>& tiles, const std::vector<Before>& before,
         const std::vector<Thrown>& thrown, const std::vector<int>& indicators, const std::vector<int>& order,
         const std::vector<int>& numbers, const std::vector<int>& scores, int offered) {
    ruka::Table& table = self.table;
    const ruka::Flow& flow = self.flow();
    const std::size_t people = static_cast<std::size_t>(flow.people);
    if (before.size() != people || scores.size() != people || order.size() > people || numbers.size() != 8 ||
        indicators.size() > ruka::kMaxIndicators || order.size() < static_cast<std::size_t>(flow.players))
        raise("bad-seat-number");
    table = ruka::new_table(flow);
    table.round = byte(numbers[0]), table.dealer = byte(self.checked_seat(numbers[1])), table.honba = byte(numbers[2]);
    table.sticks = byte(numbers[3]), table.left = byte(std::min(numbers[4], 255)), table.missing = byte(numbers[5]);
    table.turn = byte(self.checked_seat(numbers[6]));
    table.deals_passed = byte(numbers[7]);
    std::copy(scores.begin(), scores.end(), table.scores);
    int wind = 0;
    for (std::size_t i = 0; i < people; ++i) table.place[i] = byte(flow.people), table.wind[i] = ruka::kWinds;
    for (std::size_t i = 0; i < order.size(); ++i, ++wind) {
        if (wind && wind == table.missing) ++wind;
        const int who = self.checked_seat(order[i]);
        table.order[i] = byte(who), table.place[who] = byte(static_cast<int>(i)), table.wind[who] = byte(wind);
    }
    for (std::size_t s = 0; s < people; ++s) put_seat(self, static_cast<int>(s), before[s]);
    put_discards(self, thrown);
    for (const int tile : tiles) {
        if (!ruka::is_flower(code(tile))) ruka::give(table.seats[self.checked_seat(seat)], code(tile));
    }
    table.wall_size = ruka::kMaxWall;
    table.dora_shown = byte(static_cast<int>(indicators.size()));
    for (std::size_t i = 0; i < indicators.size(); ++i)
        table.wall[table.wall_size - flow.replacement_tiles - 1 - 2 * static_cast<int>(i)] = code(indicators[i]);
    table.phase = offered < 0 ? ruka::Phase::turn : ruka::Phase::claim;
    table.offer = ruka::Offer::discard;
    table.offered = offered < 0 ? ruka::kNoTile : code(offered);
    table.drawn = ruka::kNoTile;
}

// The action of a number (bindings/play.cpp has the other way).
ruka::Action action_of(const ruka::Table& table, int number) {
    ruka::Action action{static_cast<ruka::ActionType>(number & 31), byte(number >> 5 & 63), byte(number >> 11)};
    if (action.type == ruka::ActionType::chow) {
        const ruka::Kind offered = ruka::kind_of(table.offered);
        action.tile = std::min(action.tile, offered);
        action.flag &= 1;
    }
    return action;
}

struct Weighed {
    ruka::Prospect space;
    ruka::Dangers dangers;
    ruka::Options options;
    ruka::Reasons reasons;
};

using Clock = std::chrono::steady_clock;

bool is_late(const void* until) { return Clock::now() > *static_cast<const Clock::time_point*>(until); }

// `seconds` end a search, not what comes before it.
Weighed& weighed(const PyTable& self, int seat, const ruka::Advisor& advisor, const std::vector<int>& numbers,
                 const nb::bytes& seed, double seconds) {
    static thread_local Weighed found;
    if (numbers.empty() || numbers.size() > ruka::kMaxActions) raise("bad-plan");
    ruka::Actions actions;
    for (const int number : numbers) actions.list[actions.count++] = action_of(self.table, number);
    const Rules& rules = nb::cast<const Rules&>(self.rules);
    const ruka::Key key = ruka::key_of(static_cast<const std::uint8_t*>(seed.data()), seed.size(), 0);
    constexpr double longest = 3600;
    const std::chrono::duration<double> budget(seconds > 0 ? std::min(seconds, longest) : 0.0);  // none, if no number
    const Clock::time_point until = Clock::now() + std::chrono::duration_cast<Clock::duration>(budget);
    kernels().weigh(&rules.program, unfinished_of(rules), &self.flow(), &suit_tables(), &self.table,
                    self.checked_seat(seat), &actions, &advisor, key.bytes, &is_late, &until, &found.space,
                    &found.dangers, &found.options, &found.reasons);
    return found;
}

int number_of(const ruka::Table& table, const ruka::Action& action, const std::vector<int>& numbers) {
    for (const int number : numbers) {
        if (action_of(table, number) == action) return number;
    }
    for (const int number : numbers) {  // what is done at once may be told without its tile
        if ((number & 31) == static_cast<int>(action.type)) return number;
    }
    return numbers.front();
}

// How far the hand is from ready after an option, by its form alone; -1 where that says nothing.
int far_after(const PyTable& self, int seat, const ruka::Option& option) {
    using ruka::ActionType, ruka::SetType;
    ruka::Hand hand = ruka::hand_of_seat(self.table.seats[seat]);
    const ruka::Action& action = option.action;
    const auto take = [&](int kind, int number) { hand.counts[kind] = byte(hand.counts[kind] - number); };
    const auto lay = [&](SetType type, int kind, int held) {
        if (type != SetType::chow) take(kind, held);
        hand.melds[hand.melds_count++] = {type, false, byte(kind), 0};
    };
    switch (action.type) {
        case ActionType::discard:
        case ActionType::riichi: take(ruka::kind_of(action.tile), 1); break;
        case ActionType::chow: {
            lay(SetType::chow, action.tile, 0);
            for (int k = action.tile; k < action.tile + 3; ++k) take(k, k != ruka::kind_of(self.table.offered));
            break;
        }
        case ActionType::pung: lay(SetType::pung, ruka::kind_of(self.table.offered), 2); break;
        case ActionType::pass: break;
        default: return -1;
    }
    if (option.then != ruka::kNoTile) take(option.then, 1);
    return ruka::shanten(self.game().play, ruka::make_tiles(hand));
}

// Prices by their numbers, each with its share of the wins within reach.
nb::list shares_of(const ruka::Ways& ways) {
    nb::list shares;
    for (int item = 0; item < ruka::kMaxItems && ways.all > 0; ++item) {
        if (ways.by_item[item] > 0) shares.append(nb::make_tuple(item, ways.by_item[item] / ways.all));
    }
    return shares;
}

// Of each option its number, value and what that is made of; by which prices the best of them score; and the best.
nb::tuple weigh(const PyTable& self, int seat, const ruka::Advisor& advisor, const std::vector<int>& numbers,
                const nb::bytes& seed, double seconds) {
    const Weighed& found = weighed(self, seat, advisor, numbers, seed, seconds);
    nb::list options;
    for (int i = 0; i < found.options.count; ++i) {
        const ruka::Option& one = found.options.list[i];
        const ruka::Outlook& outlook = one.outlook;
        const ruka::Ways& ways = found.reasons.of[i];
        options.append(nb::make_tuple(
            number_of(self.table, one.action, numbers), one.value, one.sure, one.folds, one.none,
            one.then == ruka::kNoTile ? -1 : static_cast<int>(one.then), one.loss, one.push, one.bet, outlook.gain,
            outlook.chance, outlook.points, outlook.when, outlook.missing, outlook.useful, outlook.left,
            shares_of(ways), ways.least, ways.most, one.sure ? -1 : far_after(self, seat, one), one.place,
            outlook.drawn, one.ready, one.draw, one.worlds, one.brought, one.width, one.searched, one.taste));
    }
    return nb::make_tuple(found.options.best, options);
}

// A world that a seat cannot tell from this table; the same for the same seed, whatever is hidden here.
PyTable imagine(const PyTable& self, int seat, const ruka::Style& style, const nb::bytes& seed) {
    const ruka::Game game = self.game();
    const ruka::Sight sight = ruka::sight_of(game, self.table, self.checked_seat(seat));
    ruka::Dangers found;
    ruka::dangers(game, self.table, seat, sight.unseen, style.danger, found);
    ruka::Stream stream(ruka::key_of(static_cast<const std::uint8_t*>(seed.data()), seed.size(), 0));
    PyTable world = self;
    ruka::imagine(game, self.table, sight, found, style.danger, stream, world.table);
    return world;
}

}  // namespace

void bind_advisors(nb::module_& module) {
    nb::class_<ruka::Advisor>(module, "Advisor", nb::is_final())
        .def(
            "__init__",
            [](ruka::Advisor* self, const ruka::Style& style) {
                new (self) ruka::Advisor{};
                self->style = style;
            },
            "style"_a)
        .def("add_plan", &add_plan, "groups"_a, "pairs"_a, "chows"_a, "forced"_a);
    nb::borrow<nb::class_<PyTable>>(module.attr("Table"))
        .def("see", &see, "seat"_a, "tiles"_a, "before"_a, "thrown"_a, "indicators"_a, "order"_a, "numbers"_a,
             "scores"_a, "offered"_a)
        .def("weigh", &weigh, "seat"_a, "advisor"_a, "actions"_a, "seed"_a = nb::bytes("", 0), "seconds"_a = 0.0)
        .def("imagine", &imagine, "seat"_a, "style"_a, "seed"_a);
}
