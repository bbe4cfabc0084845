// Open discipline: what can be done wrong, and what the rules have for it.
#pragma once

#include "ruka/table/claim.hpp"

namespace ruka {

RUKA_FN inline Penalty penalty_of(const Flow& flow, Offence offence) {
    return flow.penalties[static_cast<int>(offence)];
}

// What is an offence by itself, whatever the tiles.
RUKA_FN constexpr Offence offence_of(ActionType type) {
    switch (type) {
        case ActionType::changed_mind: return Offence::changed_mind;
        case ActionType::wrong_count: return Offence::wrong_count;
        case ActionType::shown_tile: return Offence::shown_tile;
        case ActionType::shown_many: return Offence::shown_many;
        case ActionType::shown_other: return Offence::shown_other;
        default: return Offence::none;
    }
}

namespace detail {

RUKA_FN inline bool punished(const Game& game, Offence offence) {
    return penalty_of(*game.flow, offence) != Penalty::none;
}

RUKA_FN inline void add_wrong_claims(const Game& game, const Table& table, int seat, Actions& wrong) {
    const bool wins = table.may[seat] & kMayWin;
    if (punished(game, Offence::false_win) && !wins && !table.seats[seat].barred) wrong.add(ActionType::ron);
    if (punished(game, Offence::wrong_call) && table.offer == Offer::discard) wrong.add(ActionType::wrong_call);
}

RUKA_FN inline void add_wrong_declarations(const Game& game, const Table& table, Actions& wrong) {
    const Seat& own = table.seats[table.turn];
    Actions right;
    turn_actions(game, table, right);
    const auto add = [&](ActionType type, int tile = 0, int flag = 0) {
        const Action action{type, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(flag)};
        if (!right.has(action)) wrong.add(type, tile, flag);
    };
    if (punished(game, Offence::false_win) && !own.barred) add(ActionType::tsumo);
    if (punished(game, Offence::wrong_kong) && own.riichi && own.counts[kind_of(table.drawn)] == kCopies &&
        table.kongs < game.flow->most_kongs && table.left > 0) {
        add(ActionType::concealed_kong, kind_of(table.drawn));
    }
    if (game.flow->riichi && !own.riichi && concealed(own) && table.left >= game.flow->riichi_tiles) {
        for_each_discard(table, own, [&](Code tile, bool drawn) { add(ActionType::riichi, tile, drawn); });
    }
}

// What the machine does not see: a player owns up to it, as long as it still costs something.
RUKA_FN inline void add_owned_up(const Game& game, const Seat& own, Actions& wrong) {
    constexpr ActionType unseen[] = {ActionType::wrong_count, ActionType::shown_tile, ActionType::shown_other,
                                     ActionType::shown_many};
    const bool spoilt = own.dead || own.barred == kWholeHand;
    for (const ActionType type : unseen) {
        const Penalty penalty = penalty_of(*game.flow, offence_of(type));
        if (penalty == Penalty::chombo || (penalty != Penalty::none && !spoilt)) wrong.add(type);
    }
}

}  // namespace detail

// What an open table takes from a seat beside its legal actions.
RUKA_FN inline Actions wrong_actions(const Game& game, const Table& table, int seat) {
    Actions wrong;
    const bool on_turn = table.phase == Phase::turn;
    if (!game.flow->is_open() || !is_asked(table, seat) || table.phase == Phase::show) return wrong;
    if (!on_turn) detail::add_wrong_claims(game, table, seat, wrong);
    else if (table.drawn != kNoTile) detail::add_wrong_declarations(game, table, wrong);
    else if (detail::punished(game, Offence::changed_mind)) wrong.add(ActionType::changed_mind);
    detail::add_owned_up(game, table.seats[seat], wrong);
    return wrong;
}

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
    if (flow.barred_for == BarredFor::next_hand) table.barred_next |= static_cast<std::uint8_t>(1 << offender);
    else table.seats[offender].barred = offender == table.turn ? 2 : 1;  // D-36: to the end of its next turn
    play_on(game, table, offender, sink);
}

// The penalty that the rules have for an offence.
template <class Sink>
RUKA_FN inline void punish(const Game& game, Table& table, int seat, Offence offence, Sink& sink) {
    const Flow& flow = *game.flow;
    Seat& own = table.seats[seat];
    Payout<Sink> payout{sink};
    const auto tell = [&] {
        sink(event_with(EventType::offence, seat, payout.by_seat, kNoTile, static_cast<int>(offence)));
        pay(table, payout);
    };
    switch (penalty_of(flow, offence)) {
        case Penalty::none: return;
        case Penalty::chombo: return chombo(game, table, seat, offence, sink);
        case Penalty::dead_hand: own.dead = true; return tell();
        case Penalty::no_win: own.barred = kWholeHand; return tell();
        case Penalty::fine:
            ++own.fines;
            payout.move(seat, kNobody, flow.fine, Reason::fine);
            return tell();
        case Penalty::barred:
            tell();
            table.offender = static_cast<std::uint8_t>(seat);
            return ask_to_show(game, table, 1, sink);
        case Penalty::pay_each:
            for (int i = 0; i < flow.players; ++i) {
                if (table.order[i] != seat) payout.move(seat, table.order[i], flow.fine, Reason::penalty);
            }
            tell();
            return play_on(game, table, seat, sink);
    }
}

// Hands are shown, and what was declared wrongly comes out.
template <class Sink>
RUKA_FN inline bool find_out(const Game& game, Table& table, Sink& sink) {
    for (int i = 0; i < game.flow->players; ++i) {
        const int seat = table.order[i];
        const Offence hidden = table.seats[seat].hidden;
        if (hidden == Offence::none) continue;
        punish(game, table, seat, hidden, sink);
        return true;
    }
    return false;
}

// The set that was just laid goes back to the hand, and the tile is offered once more.
template <class Sink>
RUKA_FN inline void take_back(const Game& game, Table& table, Sink& sink) {
    Seat& own = table.seats[table.turn];
    const Placed set = own.melds[--own.melds_count];
    const bool chow = set.meld.type == SetType::chow;
    int reds = set.meld.reds - is_red(set.claimed);
    for (int i = 0; i < 3; ++i) {
        const Kind kind = static_cast<Kind>(set.meld.kind + (chow ? i : 0));
        if (chow ? kind == kind_of(set.claimed) : i == 2) continue;
        const bool red = is_five(kind) && reds > 0;
        reds -= red;
        give(own, red ? static_cast<Code>(kRedFive + suit_of(kind)) : kind);
    }
    table.discards[table.discards_count - 1].claimed = false;
    table.turn = static_cast<std::uint8_t>(seat_after(table, *game.flow, table.turn, set.from));
    offer(game, table, Offer::discard, set.claimed, sink);
}

}  // namespace detail

}  // namespace ruka
