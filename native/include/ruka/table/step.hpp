// The table machine: an action in, facts out, the next question asked.
#pragma once

#include "ruka/table/deal.hpp"
#include "ruka/table/penalties.hpp"

namespace ruka {

namespace detail {

// Everybody has answered: wins go before pungs and kongs, these before chows.
template <class Sink>
RUKA_FN inline void resolve(const Game& game, Table& table, Sink& sink) {
    std::uint8_t winners[kMaxSeats];
    int count = 0, offender = kNobody, claimer = kNobody;
    for (int i = 1; i < game.flow->players; ++i) {
        const int seat = seat_after(table, *game.flow, table.turn, i);
        const ActionType type = table.answers[seat].type;
        if (type == ActionType::ron || type == ActionType::shown_many) {
            const bool right = (table.may[seat] & kMayWin) && table.seats[seat].hidden == Offence::none;
            if (right && type == ActionType::ron) winners[count++] = static_cast<std::uint8_t>(seat);
            else if (offender == kNobody) offender = seat;
        } else if (type != ActionType::pass) {
            const bool first = claimer == kNobody || table.answers[claimer].type == ActionType::chow;
            if (first) claimer = seat;
        }
    }
    if (count > 0) {
        if (table.riichi_offered) table.seats[table.turn].riichi = 0;  // 3.3.12: void
        table.riichi_offered = false;
        return settle_wins(game, table, winners, count, table.offered, false, sink);
    }
    if (offender != kNobody) {  // annulled by a valid win at the same moment
        const Offence hidden = table.seats[offender].hidden, seen = offence_of(table.answers[offender].type);
        const Offence offence = seen != Offence::none ? seen : hidden != Offence::none ? hidden : Offence::false_win;
        return punish(game, table, offender, offence, sink);
    }
    go_past(game, table, claimer, sink);
}

// --- the end of the wall ---

// The next seat from the dealer on that has a ready hand and may hide it, or the settlement.
template <class Sink>
RUKA_FN inline void ask_ready(const Game& game, Table& table, int from, Sink& sink) {
    const Flow& flow = *game.flow;
    for (int i = from; i < flow.players; ++i) {
        const int seat = table.order[i];
        const Seat& own = table.seats[seat];
        if (!own.waits || own.dead) continue;
        if (flow.hide_tenpai && !own.riichi) {
            table.phase = Phase::show;
            table.waiting = static_cast<std::uint8_t>(1 << seat);
            return;
        }
        table.ready |= static_cast<std::uint8_t>(1 << seat);
        sink(event_of(EventType::ready, seat));
    }
    table.waiting = 0;
    settle_draw(game, table, sink);
}

template <class Sink>
RUKA_FN inline void exhaust(const Game& game, Table& table, Sink& sink) {
    const Flow& flow = *game.flow;
    if (find_out(game, table, sink)) return;
    table.ready = 0;
    const bool matters = flow.noten_total || flow.dealer_stays == DealerStays::win_or_ready;
    ask_ready(game, table, matters ? 0 : flow.players, sink);
}

}  // namespace detail

// The action must be legal for the seat.
template <class Sink>
RUKA_FN inline void apply(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    if (table.phase == Phase::turn) {
        switch (action.type) {
            case ActionType::tsumo: {
                const Offence hidden = table.seats[seat].hidden;
                if (hidden != Offence::none) return detail::punish(game, table, seat, hidden, sink);
                const std::uint8_t winner = static_cast<std::uint8_t>(seat);
                return settle_wins(game, table, &winner, 1, table.drawn, true, sink);
            }
            case ActionType::nine_orphans: return abort_hand(game, table, Abort::nine_orphans, seat, sink);
            case ActionType::concealed_kong: return detail::declare_concealed_kong(game, table, action.tile, sink);
            case ActionType::added_kong: return detail::declare_added_kong(game, table, action.tile, sink);
            case ActionType::nuki: return detail::set_north_aside(game, table, sink);
            default: return detail::discard(game, table, action, sink);
        }
    }
    if (table.phase == Phase::claim) {
        table.answers[seat] = action;
        table.waiting &= static_cast<std::uint8_t>(~(1 << seat));
        if (!table.waiting) detail::resolve(game, table, sink);
        return;
    }
    if (table.offender != kNobody) {
        const int offender = table.offender;
        if (action.type == ActionType::hide)
            return detail::ask_to_show(game, table, distance(table, *game.flow, offender, seat) + 1, sink);
        table.offender = kNobody;
        table.waiting = 0;
        sink(event_of(EventType::shown, seat));
        return pay_false_win(game, table, offender, sink);
    }
    if (action.type == ActionType::show) {
        table.ready |= static_cast<std::uint8_t>(1 << seat);
        sink(event_of(EventType::ready, seat));
    }
    detail::ask_ready(game, table, table.place[seat] + 1, sink);
}

// Open discipline: one of wrong_actions(). What is not found at once comes out later.
template <class Sink>
RUKA_FN inline void declare(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    Seat& own = table.seats[seat];
    if (action.type == ActionType::wrong_call) {
        detail::punish(game, table, seat, own.dead ? Offence::dead_claim : Offence::wrong_call, sink);
        if (table.phase != Phase::claim) return;
        return apply(game, table, seat, {ActionType::pass, 0, 0}, sink);
    }
    const Offence seen = offence_of(action.type);
    if (seen != Offence::none && !(seen == Offence::shown_many && table.phase == Phase::claim)) {
        detail::punish(game, table, seat, seen, sink);
        if (seen == Offence::changed_mind) return detail::take_back(game, table, sink);
        if (table.phase == Phase::claim) table.may[seat] = detail::claims_of(game, table, seat);
        return;
    }
    if (action.type == ActionType::tsumo) return detail::punish(game, table, seat, Offence::false_win, sink);
    if (action.type == ActionType::riichi) own.hidden = Offence::false_riichi;
    if (action.type == ActionType::concealed_kong) own.hidden = Offence::wrong_kong;
    apply(game, table, seat, action, sink);
}

}  // namespace ruka
