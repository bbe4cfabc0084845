#include "settle.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "declared_copies.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/tiles/notation.hpp"
#include "suits.hpp"

namespace {

bool is_said(nb::handle value) { return value.is_valid() && !value.is_none(); }

nb::object wind_or_none(int wind) { return wind == ruka::kNobody ? nb::none() : nb::object(nb::str(kWindNames[wind])); }

// Points from wind to wind, or from the middle of the table.
struct Part {
    std::uint8_t from, to;
    ruka::Reason reason;
    std::int32_t points;
};
using Parts = std::vector<Part>;

void settle_losers(const ruka::Program& program, int winner, const std::int32_t (&values)[ruka::kWinds], Parts& parts) {
    for (std::uint8_t first = 0; first < ruka::kWinds; ++first) {
        for (std::uint8_t second = first + 1; second < ruka::kWinds; ++second) {
            const bool sit = program.seats >> first & program.seats >> second & 1;
            if (!sit || first == winner || second == winner) continue;
            const std::int32_t owed = ruka::owed_between(program.payment, values[first], values[second], first == 0);
            if (owed > 0) parts.push_back({first, second, ruka::Reason::between, owed});
            else if (owed < 0) parts.push_back({second, first, ruka::Reason::between, -owed});
        }
    }
}

Parts parts_of(const ruka::Program& program, const ruka::Due& due, const ruka::Win& win,
               const std::int32_t (&values)[ruka::kWinds]) {
    Parts parts;
    ruka::share_out(program.payment, program.players, due, win, [&](const ruka::Share& share) {
        for (std::uint8_t wind = 0; wind < ruka::kWinds; ++wind) {
            if (wind == win.seat || !(program.seats >> wind & 1)) continue;
            if (ruka::is_payer(program.payment, share.payer, win, wind))
                parts.push_back({wind, win.seat, share.reason, share.points});
        }
    });
    settle_losers(program, win.seat, values, parts);
    return parts;
}

bool payers_known(const ruka::Program& program, const ruka::Win& win) {
    return ruka::everybody_pays(program.payment, win) || win.discarder != ruka::kNobody;
}

// Of a win whose payers are known, as far as hands count all of them, bets included.
Parts parts_of(const Score& score) {
    const ruka::Program& program = score.program();
    const bool hands_count = program.payment.between_losers || program.payment.between_dealer;
    const unsigned all = program.seats & ~(1u << score.win.seat);
    if (!score.wins() || !payers_known(program, score.win) || (hands_count && score.others_known != all)) return {};
    Parts parts = parts_of(program, ruka::due_of(program, score.row), score.win, score.others);
    if (const std::int32_t bets = score.win.sticks * program.payment.bet)
        parts.push_back({ruka::kNobody, score.win.seat, ruka::Reason::bets, bets});
    return parts;
}

// Who pays whom how much in all: by payer, the most first.
nb::list added_up(const Parts& parts) {
    std::int32_t paid[ruka::kWinds][ruka::kWinds] = {};
    for (const Part& part : parts) {
        if (part.from != ruka::kNobody) paid[part.from][part.to] += part.points;
    }
    nb::list list;
    for (int payer = 0; payer < ruka::kWinds; ++payer) {
        std::vector<int> receivers;
        for (int wind = 0; wind < ruka::kWinds; ++wind) {
            if (paid[payer][wind]) receivers.push_back(wind);
        }
        std::stable_sort(receivers.begin(), receivers.end(),
                         [&](int a, int b) { return paid[payer][a] > paid[payer][b]; });
        for (const int to : receivers) list.append(nb::make_tuple(kWindNames[payer], kWindNames[to], paid[payer][to]));
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
    return added_up(parts_of(program, {by_wind[win.seat], 0, false}, win, by_wind));
}

// How several winners of one discard, in turn from the discarder on, share bets and honba: (honba, bets) of each who is
// paid; nobody is where the hand is aborted.
nb::list claims(const Rules& rules, const std::vector<bool>& in_riichi, int honba, int sticks) {
    const ruka::Payment& payment = rules.program.payment;
    bool bets[ruka::kMaxSeats] = {};
    nb::list shared;
    if (in_riichi.size() > ruka::kMaxSeats) raise("seat-claims-twice");
    std::copy(in_riichi.begin(), in_riichi.end(), bets);
    const ruka::Claims claims = ruka::Claims::of(payment, static_cast<int>(in_riichi.size()), bets);
    for (int i = 0; i < claims.count; ++i)
        shared.append(nb::make_tuple(ruka::Claims::honba(payment, i, honba), claims.bets(payment, i, bets[i], sticks)));
    return shared;
}

// A share of a win, by kind of payer.
struct PyShare : ruka::Share {
    ruka::Win win;
    nb::object pattern;  // what the liable player fed, or None

    nb::object seat() const {
        const int seats[] = {win.discarder, 0, ruka::kNobody, win.feeder};
        return wind_or_none(seats[static_cast<int>(payer)]);
    }
};

std::string described(const PyShare& share) {
    std::string text = "<Share " + std::string(kReasonWords[static_cast<int>(share.reason)]) + ": ";
    if (share.number > 1) text += std::to_string(share.number) + " ";
    return text + std::string(kPayerWords[static_cast<int>(share.payer)]) + " " + std::to_string(share.points) + ">";
}

// What is paid for a win, by kind of payer: those who pay alike stand together, East among them.
nb::list payments_of(const Rules& rules, const ruka::Due& due, const ruka::Win& win, const nb::object& fed) {
    const ruka::Program& program = rules.program;
    const ruka::Payment& payment = program.payment;
    const bool alike =
        ruka::everybody_pays(payment, win) && win.seat != 0 && payment.other_draw_dealer == payment.other_draw_others;
    nb::list list;
    ruka::share_out(payment, program.players, due, win, [&](ruka::Share share) {
        if (alike && share.payer == ruka::Payer::others) return;
        if (alike && share.payer == ruka::Payer::dealer) {
            share.payer = ruka::Payer::others;
            share.number = static_cast<std::uint8_t>(program.players - 1);
        }
        const bool liable = share.reason == ruka::Reason::liable || share.reason == ruka::Reason::liable_half;
        list.append(nb::cast(PyShare{share, win, liable ? fed : nb::none()}));
    });
    return list;
}

// The limit hand that somebody answers for.
nb::object fed_pattern(const Score& score) {
    const Rules& rules = score.compiled();
    for (int i = 0; i < rules.program.items_count; ++i) {
        const ruka::Item& item = rules.program.items[i];
        const std::uint64_t counted = score.row.hits[i / 64] & ~score.row.excluded[i / 64];
        if (item.liable && item.tag == ruka::Tag::limit && counted >> i % 64 & 1)
            return nb::object(rules.patterns[static_cast<std::size_t>(i)]);
    }
    return nb::none();
}

nb::list payments_of_value(const Rules& rules, std::int32_t value, nb::handle circumstances) {
    return payments_of(rules, {value, 0, false}, said_of(circumstances).win, nb::none());
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

nb::list payments(const Score& score) {
    if (!score.wins()) return nb::list();
    return payments_of(score.compiled(), ruka::due_of(score.program(), score.row), score.win, fed_pattern(score));
}

nb::list shares(const Score& score) {
    nb::list list;
    for (const Part& part : parts_of(score)) {
        list.append(nb::make_tuple(wind_or_none(part.from), kWindNames[part.to], part.points,
                                   word_of(kReasonWords, part.reason)));
    }
    return list;
}

nb::list flows(const Score& score) { return added_up(parts_of(score)); }

nb::list deltas(const Score& score) {
    nb::list list;
    const Parts parts = parts_of(score);
    for (int wind = 0; wind < ruka::kWinds && !parts.empty(); ++wind) {
        if (!(score.program().seats >> wind & 1)) continue;
        std::int32_t delta = 0;
        for (const Part& part : parts)
            delta += (part.to == wind ? part.points : 0) - (part.from == wind ? part.points : 0);
        list.append(delta);
    }
    return list;
}

void bind_settle(nb::module_& module) {
    nb::class_<PyShare>(module, "Share", nb::is_final())
        .def_prop_ro("payer", [](const PyShare& self) { return word_of(kPayerWords, self.payer); })
        .def_prop_ro("seat", &PyShare::seat)
        .def_prop_ro("number", [](const PyShare& self) { return self.number; })
        .def_prop_ro("reason", [](const PyShare& self) { return word_of(kReasonWords, self.reason); })
        .def_prop_ro("points", [](const PyShare& self) { return self.points; })
        .def_prop_ro("times", [](const PyShare& self) { return self.times; })
        .def_prop_ro("each", [](const PyShare& self) { return self.each; })
        .def_prop_ro("pattern", [](const PyShare& self) { return self.pattern; })
        .def("__repr__", &described);
    module.def("score_unfinished", &score_unfinished, "rules"_a, "hand"_a.none(), "seat"_a, "round"_a);
    module.def("settle", &settle, "rules"_a, "values"_a, "win"_a);
    module.def("claims", &claims, "rules"_a, "in_riichi"_a, "honba"_a, "sticks"_a);
    module.def("payments", &payments_of_value, "rules"_a, "value"_a, "win"_a);
}
