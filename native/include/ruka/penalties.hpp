// What the rules have for a wrong declaration.
#pragma once

#include "claim.hpp"

namespace ruka {

namespace detail {

template <class Sink>
RUKA_FN inline void resolve(const Game& game, Table& table, Sink& sink);

// Nobody has shown tiles after a false win: play goes on, and the claims of the others are still open.
template <class Sink>
RUKA_FN inline void play_on(const Game& game, Table& table, int offender, Sink& sink) {
    table.waiting = 0;
    const bool own_turn = offender == table.turn;
    table.phase = own_turn ? Phase::turn : Phase::claim;
    if (own_turn) return;
    table.answers[offender] = {ActionType::pass, 0, 0};
    resolve(game, table, sink);
}

// After a false win the others in turn show their tiles, or do not.
template <class Sink>
RUKA_FN inline void ask_to_show(const Game& game, Table& table, int steps, Sink& sink) {
    const Flow& flow = *game.flow;
    if (steps < flow.players) {
        table.phase = Phase::show;
        table.waiting = static_cast<std::uint8_t>(1 << seat_after(table, flow, table.offender, steps));
        return;
    }
    const int offender = table.offender;
    table.offender = kNobody;
    if (flow.barred_next_hand) table.barred_next |= static_cast<std::uint8_t>(1 << offender);
    else table.seats[offender].barred = offender == table.turn ? 2 : 1;  // D-36: to the end of its next turn
    play_on(game, table, offender, sink);
}

// The penalty that the rules have for an offence.
template <class Sink>
RUKA_FN inline void punish(const Game& game, Table& table, int seat, Offence offence, Sink& sink) {
    const Flow& flow = *game.flow;
    Seat& own = table.seats[seat];
    Payout payout{};
    const auto tell = [&] {
        sink(event_with(EventType::offence, seat, payout.by_seat, kNoTile, static_cast<int>(offence)));
        pay(table, payout);
    };
    switch (penalty_of(flow, offence)) {
        case Penalty::none: return;
        case Penalty::chombo: return chombo(game, table, seat, offence, sink);
        case Penalty::dead_hand: own.dead = true; return tell();
        case Penalty::fine:
            ++own.fines;
            payout.by_seat[seat] = -flow.fine;
            return tell();
        case Penalty::barred:
            tell();
            table.offender = static_cast<std::uint8_t>(seat);
            return ask_to_show(game, table, 1, sink);
        case Penalty::pay_each:
            for (int i = 0; i < flow.players; ++i) payout.by_seat[table.order[i]] = flow.fine;
            payout.by_seat[seat] = -flow.fine * (flow.players - 1);
            tell();
            return play_on(game, table, seat, sink);
    }
}

}  // namespace detail

}  // namespace ruka
