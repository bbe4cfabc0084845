#include "settle.hpp"

#include <nanobind/stl/string.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "arguments.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/tiles/notation.hpp"
#include "suits.hpp"

namespace {

bool is_said(nb::handle value) { return value.is_valid() && !value.is_none(); }

// Points paid from wind to wind.
struct Flows {
    std::int32_t paid[ruka::kWinds][ruka::kWinds] = {};
};

void settle_losers(const ruka::Program& program, int winner, const std::int32_t (&values)[ruka::kWinds], Flows& flows) {
    for (int first = 0; first < ruka::kWinds; ++first) {
        for (int second = first + 1; second < ruka::kWinds; ++second) {
            const bool sit = program.seats >> first & program.seats >> second & 1;
            if (!sit || first == winner || second == winner) continue;
            const std::int32_t owed = ruka::owed_between(program.payment, values[first], values[second], first == 0);
            if (owed > 0) flows.paid[first][second] = owed;
            else flows.paid[second][first] = -owed;
        }
    }
}

Flows all_flows(const ruka::Program& program, const ruka::Pay& pay, const ruka::Win& win,
                const std::int32_t (&values)[ruka::kWinds]) {
    Flows flows;
    for (int wind = 0; wind < ruka::kWinds; ++wind) {
        if (wind != win.seat && (program.seats >> wind & 1))
            flows.paid[wind][win.seat] = ruka::owed_by(program.payment, pay, win, wind);
    }
    settle_losers(program, win.seat, values, flows);
    return flows;
}

bool payers_known(const ruka::Program& program, const ruka::Win& win) {
    return ruka::everybody_pays(program.payment, win) || win.discarder != ruka::kNobody;
}

bool flows_known(const Score& score) {
    const ruka::Program& program = score.program();
    const bool hands_count = program.payment.between_losers || program.payment.between_dealer;
    const unsigned all = program.seats & ~(1u << score.win.seat);
    return score.wins() && payers_known(program, score.win) && (!hands_count || score.others_known == all);
}

Flows flows_of(const Score& score) { return all_flows(score.program(), score.pay, score.win, score.others); }

// By payer, the most first.
nb::list listed(const Flows& flows) {
    nb::list list;
    for (int payer = 0; payer < ruka::kWinds; ++payer) {
        std::vector<int> receivers;
        for (int wind = 0; wind < ruka::kWinds; ++wind) {
            if (flows.paid[payer][wind]) receivers.push_back(wind);
        }
        const auto& paid = flows.paid[payer];
        std::stable_sort(receivers.begin(), receivers.end(), [&](int a, int b) { return paid[a] > paid[b]; });
        for (const int to : receivers) list.append(nb::make_tuple(kWindNames[payer], kWindNames[to], paid[to]));
    }
    return list;
}

void check_copies(const std::vector<ruka::Hand>& hands) {
    int held[ruka::kKinds] = {};
    unsigned flowers = 0;
    for (const ruka::Hand& hand : hands) {
        std::uint8_t counts[ruka::kKinds];
        std::memcpy(counts, hand.counts, sizeof counts);
        ruka::add_meld_tiles(hand, counts);
        for (ruka::Kind kind = 0; kind < ruka::kKinds; ++kind) {
            held[kind] += counts[kind];
            if (held[kind] > ruka::kCopies) raise("fifth-tile-at-table", "tile", name_of(kind));
        }
        if (const unsigned twice = flowers & hand.flowers)
            raise("flower-twice-at-table", "tile",
                  name_of(static_cast<ruka::Code>(ruka::kFirstFlower + ruka::lowest_bit(twice))));
        flowers |= hand.flowers;
    }
}

const Rules& rules_of_unfinished(const Rules& rules) {
    if (rules.unfinished.is_none()) raise("others-do-not-count");
    return nb::cast<const Rules&>(rules.unfinished);
}

Score score_unfinished(nb::object rules_object, nb::handle argument, nb::handle seat, nb::handle round) {
    const Rules& rules = nb::cast<const Rules&>(rules_object);
    const Rules& own = rules_of_unfinished(rules);
    ruka::Hand space;
    Score score;
    score.unfinished = true;
    score.win = ruka::Win{};
    score.win.seat = wind_of(seat);
    score.win.round = wind_of(round);
    score.win.discarder = score.win.feeder = ruka::kNobody;
    check_seat(own.program, score.win.seat);
    score.hand = hand_of(argument, space);
    score.hand.winning = ruka::kNoTile;
    check_tiles(score.hand, kWaiting, kWaiting, own.program.kinds);
    check_flowers(score.hand, own.program);
    const ruka::Play play = ruka::make_play(suit_tables(), own.program.forms, own.program.kinds);
    thread_local ruka::Block<1> block;
    ruka::score_unfinished(block, rules.program, own.program, play, score.hand, score.win, score);
    score.rules = rules.unfinished;
    return score;
}

// What is wrong with a hand is said with its seat.
Score score_other(const Score& won, nb::handle hand, nb::handle seat) {
    try {
        return score_unfinished(won.rules, hand, seat, nb::str(kWindNames[won.win.round]));
    } catch (nb::python_error& error) {
        if (nb::hasattr(error.value(), "of_seat")) nb::setattr(error.value(), "of_seat", seat);
        throw;
    }
}

nb::list settle(const Rules& rules, const nb::dict& values, nb::handle circumstances) {
    const ruka::Program& program = rules.program;
    const ruka::Win win = said_of(circumstances).win;
    std::int32_t by_wind[ruka::kWinds] = {};
    unsigned known = 0;
    for (const auto& [name, value] : values) {
        const int wind = wind_of(name);
        check_seat(program, wind);
        known |= 1u << wind;
        by_wind[wind] = nb::cast<std::int32_t>(value);
    }
    check_seat(program, win.seat);
    if (const unsigned missing = program.seats & ~known)
        raise("seat-missing", "seat", kWindNames[ruka::lowest_bit(missing)]);
    if (!payers_known(program, win)) raise("discarder-missing");
    const ruka::Pay pay = ruka::pay_of(program.payment, program.players, by_wind[win.seat], 0, win);
    return listed(all_flows(program, pay, win, by_wind));
}

}  // namespace

const ruka::Program* unfinished_of(const Rules& rules) {
    return rules.unfinished.is_none() ? nullptr : &nb::cast<const Rules&>(rules.unfinished).program;
}

void add_flowers(ruka::Hand& hand, nb::handle flowers) {
    if (!is_said(flowers)) return;
    if (!PyUnicode_Check(flowers.ptr())) raise("bad-flowers");
    for (const ruka::Code tile : ListedTiles(flowers)) {
        if (!ruka::is_flower(tile)) raise("bad-flowers");
        const auto bit = static_cast<std::uint8_t>(1u << (tile - ruka::kFirstFlower));
        if (hand.flowers & bit) raise("flower-twice-at-table", "tile", name_of(tile));
        hand.flowers |= bit;
    }
}

void check_flowers(const ruka::Hand& hand, const ruka::Program& program) {
    if (const unsigned absent = hand.flowers & ~program.flowers)
        raise("tile-not-in-play", "tile",
              name_of(static_cast<ruka::Code>(ruka::kFirstFlower + ruka::lowest_bit(absent))));
}

void count_others(Score& score, nb::handle others) {
    if (!is_said(others)) return;
    if (!PyDict_Check(others.ptr())) raise("bad-others");
    rules_of_unfinished(score.compiled());
    std::vector<ruka::Hand> hands{score.hand};
    for (const auto& [name, hand] : nb::borrow<nb::dict>(others)) {
        const int wind = wind_of(name);
        if (wind == score.win.seat) raise("other-is-winner", "seat", kWindNames[wind]);
        const Score other = score_other(score, hand, name);
        hands.push_back(other.hand);
        score.others[other.win.seat] = other.row.value;
        score.others_known |= static_cast<std::uint8_t>(1u << other.win.seat);
    }
    check_copies(hands);
}

nb::dict others(const Score& score) {
    nb::dict values;
    for (int wind = 0; wind < ruka::kWinds; ++wind) {
        if (score.others_known >> wind & 1) values[kWindNames[wind]] = score.others[wind];
    }
    return values;
}

nb::list flows(const Score& score) { return flows_known(score) ? listed(flows_of(score)) : nb::list(); }

nb::list deltas(const Score& score) {
    nb::list list;
    if (!flows_known(score)) return list;
    const Flows flows = flows_of(score);
    for (int wind = 0; wind < ruka::kWinds; ++wind) {
        if (!(score.program().seats >> wind & 1)) continue;
        std::int32_t delta = wind == score.win.seat ? score.win.sticks * score.program().payment.bet : 0;
        for (int other = 0; other < ruka::kWinds; ++other) delta += flows.paid[other][wind] - flows.paid[wind][other];
        list.append(delta);
    }
    return list;
}

void bind_settle(nb::module_& module) {
    module.def("score_unfinished", &score_unfinished, "rules"_a, "hand"_a.none(), "seat"_a, "round"_a);
    module.def("settle", &settle, "rules"_a, "values"_a, "win"_a);
}
