// The end of a hand: who is paid.
#pragma once

#include "ruka/table/match.hpp"

namespace ruka {

struct Payout {
    std::int32_t by_seat[kMaxSeats];
};

namespace detail {

// Somebody who fed a set that makes the hand a limit answers for it.
RUKA_FN inline std::uint8_t feeder_of(const Table& table, int seat) {
    for (const std::uint8_t feeder : table.seats[seat].feeder) {
        if (feeder != kNobody) return table.wind[feeder];
    }
    return kNobody;
}

}  // namespace detail

// The win of one seat: scored with everything that is known now. Of several winners, possibly only the first is paid
// honba.
RUKA_FN inline void score_win(const Game& game, const Table& table, int seat, Code tile, bool draw, bool first,
                              ScoredRow& scored, Win& win) {
    win = win_of(game, table, seat, draw);
    if (!first && game.flow->honba_to_first) win.honba = 0;
    win.feeder = detail::feeder_of(table, seat);
    score_best(*game.block, *game.program, game.play, completed_hand(table.seats[seat], tile, draw), win, scored);
}

// What a scored win moves, without bets.
RUKA_FN inline Payout payout_of(const Game& game, const Table& table, int seat, const ScoredRow& scored,
                                const Win& win) {
    Payout payout{};
    for (int i = 0; i < game.flow->players; ++i) {
        const int other = table.order[i];
        if (other == seat) continue;
        const std::int32_t owed = owed_by(game.program->payment, scored.pay, win, table.wind[other]);
        payout.by_seat[other] = -owed;
        payout.by_seat[seat] += owed;
    }
    return payout;
}

RUKA_FN inline void pay(Table& table, const Payout& payout) {
    for (int s = 0; s < kMaxSeats; ++s) table.scores[s] += payout.by_seat[s];
}

// Fines in the middle go to a winner, or back where there is none.
RUKA_FN inline void pay_fines(Table& table, const Flow& flow, Payout& payout, int winner = kNobody) {
    for (int s = 0; s < flow.people; ++s) {
        payout.by_seat[winner == kNobody ? s : winner] += flow.fine * table.seats[s].fines;
        table.seats[s].fines = 0;
    }
}

template <class Sink>
RUKA_FN inline void abort_hand(const Game& game, Table& table, Abort why, int seat, Sink& sink) {
    sink(event_of(EventType::aborted, seat, kNoTile, static_cast<int>(why)));
    Payout fines{};
    pay_fines(table, *game.flow, fines);
    pay(table, fines);
    end_hand(game, table, HandEnd::aborted, true, sink);
}

namespace detail {

RUKA_FN inline std::int32_t unfinished_value(const Game& game, const Table& table, int seat) {
    Win win{};
    win.seat = table.wind[seat];
    win.round = table.round % kWinds;
    win.discarder = win.feeder = kNobody;
    ScoredRow scored;
    score_unfinished(*game.block, *game.program, *game.unfinished, game.play, hand_of_seat(table.seats[seat]), win,
                     scored);
    return scored.row.value;
}

// Everybody shows and counts; those who did not win settle the differences of their hands.
template <class Sink>
RUKA_FN inline void settle_between(const Game& game, const Table& table, int winner, Payout& total, Sink& sink) {
    const int players = game.flow->players;
    std::int32_t values[kMaxSeats] = {};
    for (int i = 1; i < players; ++i) {
        const int seat = seat_after(table, *game.flow, winner, i);
        std::int32_t counted[kMaxSeats] = {};
        values[seat] = counted[seat] = unfinished_value(game, table, seat);
        sink(event_with(EventType::shown, seat, counted));
    }
    Payout between{};
    for (int i = 0; i < players; ++i) {
        for (int j = i + 1; j < players; ++j) {
            const int first = table.order[i], second = table.order[j];
            if (first == winner || second == winner) continue;
            const std::int32_t owed = owed_between(game.program->payment, values[first], values[second], i == 0);
            between.by_seat[first] -= owed;
            between.by_seat[second] += owed;
        }
    }
    sink(event_with(EventType::settled, winner, between.by_seat));
    for (int s = 0; s < kMaxSeats; ++s) total.by_seat[s] += between.by_seat[s];
}

}  // namespace detail

// Winners in the order in which they are paid: one by draw, or from the discarder's right on.
template <class Sink>
RUKA_FN inline void settle_wins(const Game& game, Table& table, const std::uint8_t* winners, int count, Code tile,
                                bool draw, Sink& sink) {
    const Flow& flow = *game.flow;
    if (flow.winners == Winners::abort_at_three && count >= 3) {
        return abort_hand(game, table, Abort::three_winners, table.turn, sink);
    }
    if (flow.winners == Winners::first) count = 1;
    int own_bets = 0;
    for (int i = 0; i < count; ++i) own_bets += flow.own_bet_back && table.seats[winners[i]].riichi > 0;
    bool dealer_wins = false;
    Payout total{};
    for (int i = 0; i < count; ++i) {
        const int seat = winners[i];
        dealer_wins |= seat == table.dealer;
        ScoredRow scored;
        Win win;
        score_win(game, table, seat, tile, draw, i == 0, scored, win);
        Payout payout = payout_of(game, table, seat, scored, win);
        const int own = flow.own_bet_back && table.seats[seat].riichi > 0;
        payout.by_seat[seat] += flow.bet * (own + (i == 0 ? table.sticks - own_bets : 0));
        if (flow.fine && i == 0) pay_fines(table, flow, payout, seat);
        ++table.won[seat];
        sink(event_with(EventType::win, seat, payout.by_seat, tile, table.turn));
        for (int d = 0; d < ura_shown(table, flow, seat); ++d)
            sink(event_of(EventType::ura, seat, indicator(table, flow, d, true)));
        for (int s = 0; s < flow.people; ++s) total.by_seat[s] += payout.by_seat[s];
    }
    if (game.unfinished) detail::settle_between(game, table, winners[0], total, sink);
    pay(table, total);
    table.sticks = 0;
    end_hand(game, table, HandEnd::won, dealer_wins && flow.dealer_stays != DealerStays::never, sink);
}

namespace detail {

RUKA_FN inline bool has_nagashi(const Table& table, const Flow& flow, int seat) {
    const Seat& own = table.seats[seat];
    if (flow.nagashi == Nagashi::none || own.river_claimed || (own.discarded & ~kOrphans) || !own.discarded)
        return false;
    if (flow.nagashi_concealed && !concealed(own)) return false;
    return !flow.nagashi_noten || own.waits == 0;
}

// A mangan by draw: for the river of 4.2.4, and in reverse for chombo.
RUKA_FN inline Payout mangan_by_draw(const Game& game, const Table& table, int seat, int honba) {
    Win win{};
    win.flags = kDraw;
    win.seat = table.wind[seat];
    win.discarder = win.feeder = kNobody;
    win.honba = static_cast<std::uint8_t>(honba);
    ScoredRow scored{};
    scored.pay = pay_of(game.program->payment, game.program->players, game.program->formula.cap, 0, win);
    return payout_of(game, table, seat, scored, win);
}

}  // namespace detail

// The wall is exhausted and everybody who is asked has shown or hidden the hand.
template <class Sink>
RUKA_FN inline void settle_draw(const Game& game, Table& table, Sink& sink) {
    const Flow& flow = *game.flow;
    Payout payout{};
    std::uint8_t nagashi = 0;  // seats that have it
    const bool as_win = flow.nagashi == Nagashi::as_win;
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        if (!detail::has_nagashi(table, flow, seat)) continue;
        const Payout moved = detail::mangan_by_draw(game, table, seat, as_win ? table.honba : 0);
        for (int s = 0; s < flow.people; ++s) payout.by_seat[s] += moved.by_seat[s];
        if (as_win && !nagashi) {
            payout.by_seat[seat] += table.sticks * flow.bet;
            table.sticks = 0;
        }
        if (as_win) ++table.won[seat];
        nagashi |= static_cast<std::uint8_t>(1 << seat);
    }
    const bool dealer_ready = table.ready >> table.dealer & 1;
    const int ready = bits(table.ready);
    if (!nagashi && ready > 0 && ready < flow.players) {
        for (int i = 0; i < flow.players; ++i) {
            const bool is_ready = table.ready >> table.order[i] & 1;
            payout.by_seat[table.order[i]] =
                is_ready ? flow.noten_total / ready : -flow.noten_total / (flow.players - ready);
        }
    }
    if (flow.fine) pay_fines(table, flow, payout);
    Event told =
        event_with(nagashi ? EventType::nagashi : EventType::exhausted, 0, payout.by_seat, kNoTile, table.ready);
    told.b = nagashi;
    sink(told);
    pay(table, payout);
    if (nagashi && as_win) {  // D-11
        const bool stays = (nagashi >> table.dealer & 1) && flow.dealer_stays != DealerStays::never;
        return end_hand(game, table, HandEnd::won, stays, sink);
    }
    const bool stays = dealer_ready && flow.dealer_stays == DealerStays::win_or_ready;
    end_hand(game, table, HandEnd::drawn, stays, sink);
}

// 3.4.6: a mangan in reverse, or points off the final ones; this hand's bets come back, carried ones stay, no honba,
// the same dealer deals again.
template <class Sink>
RUKA_FN inline void chombo(const Game& game, Table& table, int seat, Offence offence, Sink& sink) {
    const Flow& flow = *game.flow;
    Payout payout{};
    if (!flow.chombo) payout = detail::mangan_by_draw(game, table, seat, 0);
    ++table.chombos[seat];
    for (int s = 0; s < flow.people; ++s) {
        payout.by_seat[s] = -payout.by_seat[s];
        if (!table.seats[s].bet) continue;
        payout.by_seat[s] += flow.bet;
        --table.sticks;
    }
    sink(event_with(EventType::offence, seat, payout.by_seat, kNoTile, static_cast<int>(offence)));
    pay(table, payout);
    end_hand(game, table, HandEnd::annulled, true, sink);
}

// 002: a false win that made somebody show tiles ends the hand: a limit to the dealer and half to the others, or a
// limit to each from the dealer.
template <class Sink>
RUKA_FN inline void pay_false_win(const Game& game, Table& table, int offender, Sink& sink) {
    const Flow& flow = *game.flow;
    const std::int32_t limit = game.program->formula.limit;
    Payout payout{};
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        if (seat == offender) continue;
        const std::int32_t owed = offender == table.dealer || seat == table.dealer ? limit : limit / 2;
        payout.by_seat[seat] += owed;
        payout.by_seat[offender] -= owed;
    }
    pay_fines(table, flow, payout);
    sink(event_with(EventType::offence, offender, payout.by_seat, kNoTile, static_cast<int>(Offence::false_win)));
    pay(table, payout);
    end_hand(game, table, HandEnd::drawn, false, sink);
}

}  // namespace ruka
