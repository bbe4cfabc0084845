// What is done at a table: an action is one number, events are rows of bytes that are read when asked for.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "declared_copies.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/table/changes.hpp"
#include "ruka/table/shuffle.hpp"
#include "ruka/table/step.hpp"
#include "scoring.hpp"
#include "table.hpp"

namespace {

constexpr int kTypes = 31, kTileShift = 5, kTiles = 63, kFlagShift = 11;
constexpr std::uint8_t kShown = 255;  // a row after a win or a ready hand: the tiles that are shown, in place of values

static_assert(sizeof(ruka::Event) == 28, "ruka.engine.events reads rows of this size");

// Of a chow the seat's own two tiles are told: the lower one, flag 1 with a red five, flag 2 with a gap between them.
int code_of(const ruka::Action& action, ruka::Kind offered) {
    int tile = action.tile, flag = action.flag;
    if (action.type == ruka::ActionType::chow) {
        tile = offered == action.tile ? action.tile + 1 : action.tile;
        flag |= offered == action.tile + 1 ? 2 : 0;
    }
    return static_cast<int>(action.type) | tile << kTileShift | flag << kFlagShift;
}

int code_at(const PyTable& self, const ruka::Action& action) {
    return code_of(action, self.table.phase == ruka::Phase::claim ? ruka::kind_of(self.table.offered) : ruka::Kind{0});
}

std::vector<int> codes_of(const PyTable& self, const ruka::Actions& actions) {
    std::vector<int> list(static_cast<std::size_t>(actions.count));
    for (int i = 0; i < actions.count; ++i) list[static_cast<std::size_t>(i)] = code_at(self, actions.list[i]);
    return list;
}

const ruka::Action* find(const PyTable& self, const ruka::Actions& actions, int code) {
    for (int i = 0; i < actions.count; ++i) {
        if (code_at(self, actions.list[i]) == code) return &actions.list[i];
    }
    return nullptr;
}

std::vector<int> legal(const PyTable& self, int seat) {
    return codes_of(self, ruka::legal_actions(self.game(), self.table, self.checked_seat(seat)));
}

std::vector<int> wrong(const PyTable& self, int seat) {
    return codes_of(self, ruka::wrong_actions(self.game(), self.table, self.checked_seat(seat)));
}

nb::object seat_or_none(std::uint8_t seat) { return seat == ruka::kNobody ? nb::none() : nb::object(nb::int_(seat)); }

bool settles(ruka::EventType type) {
    using enum ruka::EventType;
    return type == win || type == settled || type == exhausted || type == nagashi || type == offence || type == aborted;
}

// Packs the events, with what only this moment knows: points before a hand, tiles that are shown, scores of wins.
struct Rows {
    const PyTable& self;
    const ruka::Game& game;
    std::string bytes;
    std::vector<Score> scores;
    nb::list moved;    // of the settlement that is told next
    nb::list settled;  // lists of shares, one for each event that settles something

    void share(const ruka::Moved& share) {
        moved.append(nb::make_tuple(seat_or_none(share.from), seat_or_none(share.to), share.points,
                                    word_of(kReasonWords, share.reason)));
    }

    void operator()(ruka::Event event) {
        const ruka::Table& table = self.table;
        if (settles(event.type)) settled.append(std::exchange(moved, nb::list()));
        if (event.type == ruka::EventType::hand) {
            event.code = table.wall_size;
            for (int s = 0; s < self.flow().people; ++s) event.values[s] = table.scores[s];
        }
        append(event);
        if (event.type == ruka::EventType::win) score(event);
        if (event.type == ruka::EventType::win || event.type == ruka::EventType::ready ||
            event.type == ruka::EventType::shown)
            show(event.seat);
    }

    void append(const ruka::Event& event) { bytes.append(reinterpret_cast<const char*>(&event), sizeof event); }

    void score(const ruka::Event& event) {
        const bool first = scores.empty();
        Score& won = scores.emplace_back();
        won.rules = self.rules;
        const bool draw = event.seat == event.a;
        won.hand = ruka::completed_hand(self.table.seats[event.seat], event.code, draw);
        ruka::score_win(game, self.table, event.seat, event.code, draw, first, won, won.win);
    }

    void show(int seat) {
        ruka::Event row{static_cast<ruka::EventType>(kShown), static_cast<std::uint8_t>(seat), 0, 0, 0, 0, false, {}};
        ruka::Code tiles[sizeof row.values];
        for_each_tile(self.table.seats[seat], [&](ruka::Code code) { tiles[row.a++] = code; });
        std::memcpy(row.values, tiles, row.a);
        append(row);
    }

    nb::tuple done() && {
        nb::object won = nb::none();
        if (!scores.empty()) {
            nb::list list;
            for (Score& score : scores) list.append(nb::cast(std::move(score)));
            won = std::move(list);
        }
        nb::object shares = nb::none();
        if (nb::len(settled) > 0) shares = std::move(settled);
        return nb::make_tuple(nb::bytes(bytes.data(), bytes.size()), won, shares);
    }
};

nb::tuple apply(PyTable& self, int seat, int code) {
    const ruka::Game game = self.game();
    Rows rows{self, game, {}, {}, {}, {}};
    const ruka::Actions legal = ruka::legal_actions(game, self.table, self.checked_seat(seat));
    if (const ruka::Action* action = find(self, legal, code)) {
        ruka::apply(game, self.table, seat, *action, rows);
        return std::move(rows).done();
    }
    const ruka::Actions wrong = ruka::wrong_actions(game, self.table, seat);
    const ruka::Action* action = find(self, wrong, code);
    if (!action) raise("illegal-action");
    ruka::declare(game, self.table, seat, *action, rows);
    return std::move(rows).done();
}

// As a record says of a seat whose tiles nobody saw: that it was ready, or kept its waits, cannot be checked.
nb::tuple trust(PyTable& self, int seat, int code) {
    const ruka::Table& table = self.table;
    const ruka::Seat& own = self.seat(seat);
    const ruka::Action action{static_cast<ruka::ActionType>(code & kTypes),
                              static_cast<std::uint8_t>(code >> kTileShift & kTiles),
                              static_cast<std::uint8_t>(code >> kFlagShift & 1)};
    const bool throws =
        action.type == ruka::ActionType::riichi && action.tile < ruka::kFirstFlower && ruka::holds(own, action.tile);
    const bool kong = action.type == ruka::ActionType::concealed_kong && action.tile < ruka::kKinds &&
                      own.counts[action.tile] == ruka::kCopies && table.kongs < self.flow().most_kongs &&
                      table.left > 0;
    const bool asked = table.phase == ruka::Phase::turn && table.turn == seat;
    if (!asked || !(throws || kong) || code_at(self, action) != code) raise("illegal-action");
    const ruka::Game game = self.game();
    Rows rows{self, game, {}, {}, {}, {}};
    ruka::apply(game, self.table, seat, action, rows);
    return std::move(rows).done();
}

nb::tuple deal(PyTable& self, const std::vector<int>& wall) {
    ruka::Code tiles[ruka::kMaxWall];
    checked_wall(self, wall, tiles);
    const ruka::Game game = self.game();
    Rows rows{self, game, {}, {}, {}, {}};
    ruka::start_hand(game, self.table, tiles, static_cast<int>(wall.size()), nullptr, rows);
    return std::move(rows).done();
}

// The next hand as the seed has it; with the dice that break the wall.
nb::tuple shuffle(PyTable& self, nb::bytes seed) {
    if (self.table.phase != ruka::Phase::hand_over) raise("hand-not-over");
    const auto* bytes = static_cast<const std::uint8_t*>(seed.data());
    const ruka::Key key = ruka::key_of(bytes, seed.size(), self.table.hands);
    const ruka::Deal deal = ruka::deal_of(self.flow(), self.table, key);
    const ruka::Game game = self.game();
    Rows rows{self, game, {}, {}, {}, {}};
    ruka::start_hand(game, self.table, deal.wall, deal.size, deal.seated ? &deal.seating : nullptr, rows);
    return nb::make_tuple(nb::bytes(rows.bytes.data(), rows.bytes.size()),
                          nb::make_tuple(deal.dice[0], deal.dice[1], deal.dice[2], deal.dice[3]));
}

// The places of the wall that nobody has seen, with their tiles; the first is drawn next.
std::vector<std::pair<int, int>> undrawn(const PyTable& self) {
    std::vector<std::pair<int, int>> places;
    for (int place = self.table.dealt; place < self.table.wall_size; ++place) {
        if (ruka::is_unseen(self.table, self.flow(), place)) places.emplace_back(place, self.table.wall[place]);
    }
    return places;
}

int limited(int value, int low, int high) {
    if (value < low || value > high) raise("bad-change");
    return value;
}

// Beside the actions of the seats; answers what was turned.
nb::bytes change(PyTable& self, int seat, const std::vector<std::pair<int, int>>& swaps, int indicators,
                 const std::vector<int>& points, int more, bool spared) {
    ruka::Change asked{};
    asked.seat = static_cast<std::uint8_t>(self.checked_seat(seat));
    asked.swaps_count = static_cast<std::uint8_t>(limited(static_cast<int>(swaps.size()), 0, ruka::kMaxSwaps));
    for (std::size_t i = 0; i < swaps.size(); ++i) {
        constexpr int last = ruka::kHeld + ruka::kCodes - 1;
        asked.swaps[i] = {static_cast<std::uint8_t>(limited(swaps[i].first, 0, last)),
                          static_cast<std::uint8_t>(limited(swaps[i].second, 0, last))};
    }
    asked.indicators = static_cast<std::uint8_t>(limited(indicators, 0, ruka::kMaxIndicators));
    if (points.size() > static_cast<std::size_t>(self.flow().people)) raise("bad-change");
    for (std::size_t s = 0; s < points.size(); ++s)
        asked.points[s] = limited(points[s], -ruka::kMaxPaid, ruka::kMaxPaid);
    asked.more = static_cast<std::uint8_t>(limited(more, 0, ruka::kMaxMore));
    asked.spared = spared;
    const ruka::Game game = self.game();
    Rows rows{self, game, {}, {}, {}, {}};
    if (!ruka::change(game, self.table, asked, rows)) raise("bad-change");
    return nb::bytes(rows.bytes.data(), rows.bytes.size());
}

}  // namespace

void bind_play(nb::module_& module) {
    module.attr("HELD") = ruka::kHeld;
    nb::borrow<nb::class_<PyTable>>(module.attr("Table"))
        .def("legal", &legal, "seat"_a)
        .def("wrong", &wrong, "seat"_a)
        .def("apply", &apply, "seat"_a, "code"_a)
        .def("trust", &trust, "seat"_a, "code"_a)
        .def("deal", &deal, "wall"_a)
        .def("shuffle", &shuffle, "seed"_a)
        .def("change", &change, "seat"_a, "swaps"_a, "indicators"_a, "points"_a, "more"_a, "spared"_a)
        .def_prop_ro("undrawn", &undrawn)
        .def(
            "dead", [](const PyTable& self, int seat) { return self.seat(seat).dead; }, "seat"_a)
        .def(
            "barred", [](const PyTable& self, int seat) { return self.seat(seat).barred != 0; }, "seat"_a)
        .def_prop_ro("deals_passed", [](const PyTable& self) { return self.table.deals_passed; })
        .def_prop_ro("offered", [](const PyTable& self) { return self.table.offered; })
        .def_prop_ro("offer", [](const PyTable& self) { return static_cast<int>(self.table.offer); })
        .def_prop_ro("forbidden", [](const PyTable& self) { return self.table.forbidden; })
        .def_prop_ro("kongs", [](const PyTable& self) { return self.table.kongs; });
}
