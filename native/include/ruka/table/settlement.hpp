// The end of a hand: who is paid.
#pragma once

#include "ruka/table/match.hpp"

namespace ruka {

// Points that move from one seat to another, or to and from the middle of the table (kNobody), and why.
struct Moved {
    std::uint8_t from, to;
    Reason reason;
    std::int32_t points;
};

// What a settlement moves; each share is told as well, where somebody listens for shares.
template <class Sink>
struct Payout {
    Sink& sink;
    std::int32_t by_seat[kMaxSeats] = {};

    RUKA_FN void move(int from, int to, std::int32_t points, Reason reason) {
        if (points < 0) return move(to, from, -points, reason);
        if (!points) return;
        if (from != kNobody) by_seat[from] -= points;
        if (to != kNobody) by_seat[to] += points;
        if constexpr (requires(const Moved& moved) { sink.share(moved); })
            sink.share(Moved{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), reason, points});
    }
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
    win.honba = static_cast<std::uint8_t>(Claims::honba(*game.flow, first ? 0 : 1, win.honba));
    win.feeder = detail::feeder_of(table, seat);
    score_best(*game.block, *game.program, game.play, completed_hand(table.seats[seat], tile, draw), win, scored);
}

// What is paid to a seat for a win, without bets; `instead`: what the hand itself is paid for, where it is no win.
template <class Sink>
RUKA_FN inline void pay_win(const Game& game, const Table& table, int seat, const Due& due, const Win& win,
                            Payout<Sink>& payout, Reason instead = Reason::hand, bool reversed = false) {
    const Payment& payment = game.program->payment;
    share_out(payment, game.program->players, due, win, [&](const Share& share) {
        const Reason reason = share.reason == Reason::hand ? instead : share.reason;
        for (int i = 0; i < game.flow->players; ++i) {
            const int other = table.order[i];
            if (other == seat || !is_payer(payment, share.payer, win, table.wind[other])) continue;
            const std::int32_t points = at_most(kMostAtTable, share.points);
            payout.move(reversed ? seat : other, reversed ? other : seat, points, reason);
            if (reversed) continue;
            if (table.seats[other].spared) payout.move(seat, other, points, Reason::item);
            else payout.move(other, seat, points * table.seats[seat].more, Reason::item);
        }
    });
}

template <class Sink>
RUKA_FN inline void pay(Table& table, const Payout<Sink>& payout) {
    for (int s = 0; s < kMaxSeats; ++s) table.scores[s] += payout.by_seat[s];
}

// Fines in the middle go to a winner, or back where there is none.
template <class Sink>
RUKA_FN inline void pay_fines(Table& table, const Flow& flow, Payout<Sink>& payout, int winner = kNobody) {
    for (int s = 0; s < flow.people; ++s) {
        payout.move(kNobody, winner == kNobody ? s : winner, flow.fine * table.seats[s].fines, Reason::fine);
        table.seats[s].fines = 0;
    }
}

template <class Sink>
RUKA_FN inline void abort_hand(const Game& game, Table& table, Abort why, int seat, Sink& sink) {
    Payout<Sink> fines{sink};
    pay_fines(table, *game.flow, fines);
    sink(event_of(EventType::aborted, seat, kNoTile, static_cast<int>(why)));
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
RUKA_FN inline void settle_between(const Game& game, const Table& table, int winner, std::int32_t* total, Sink& sink) {
    const int players = game.flow->players;
    std::int32_t values[kMaxSeats] = {};
    for (int i = 1; i < players; ++i) {
        const int seat = seat_after(table, *game.flow, winner, i);
        std::int32_t counted[kMaxSeats] = {};
        values[seat] = counted[seat] = unfinished_value(game, table, seat);
        sink(event_with(EventType::shown, seat, counted));
    }
    Payout<Sink> between{sink};
    for (int i = 0; i < players; ++i) {
        for (int j = i + 1; j < players; ++j) {
            const int first = table.order[i], second = table.order[j];
            if (first == winner || second == winner) continue;
            const std::int32_t owed = owed_between(game.program->payment, values[first], values[second], i == 0);
            between.move(first, second, owed, Reason::between);
        }
    }
    sink(event_with(EventType::settled, winner, between.by_seat));
    for (int s = 0; s < kMaxSeats; ++s) total[s] += between.by_seat[s];
}

}  // namespace detail

// Winners in the order in which they are paid: one by draw, or from the discarder's right on.
template <class Sink>
RUKA_FN inline void settle_wins(const Game& game, Table& table, const std::uint8_t* winners, int count, Code tile,
                                bool draw, Sink& sink) {
    const Flow& flow = *game.flow;
    bool in_riichi[kMaxSeats] = {}, dealer_wins = false;
    for (int i = 0; i < count; ++i) in_riichi[i] = table.seats[winners[i]].riichi > 0;
    const Claims claims = Claims::of(flow, count, in_riichi);
    if (!claims.count) return abort_hand(game, table, Abort::three_winners, table.turn, sink);
    std::int32_t total[kMaxSeats] = {};
    for (int i = 0; i < claims.count; ++i) {
        const int seat = winners[i];
        dealer_wins |= seat == table.dealer;
        ScoredRow scored;
        Win win;
        score_win(game, table, seat, tile, draw, i == 0, scored, win);
        Payout<Sink> payout{sink};
        pay_win(game, table, seat, due_of(*game.program, scored.row), win, payout);
        payout.move(kNobody, seat, flow.bet * claims.bets(flow, i, in_riichi[i], table.sticks), Reason::bets);
        if (flow.fine && i == 0) pay_fines(table, flow, payout, seat);
        ++table.won[seat];
        sink(event_with(EventType::win, seat, payout.by_seat, tile, table.turn));
        for (int d = 0; d < ura_shown(table, flow, seat); ++d)
            sink(event_of(EventType::ura, seat, indicator(table, flow, d, true)));
        for (int s = 0; s < flow.people; ++s) total[s] += payout.by_seat[s];
    }
    if (game.unfinished) detail::settle_between(game, table, winners[0], total, sink);
    for (int s = 0; s < flow.people; ++s) table.scores[s] += total[s];
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
template <class Sink>
RUKA_FN inline void pay_mangan(const Game& game, const Table& table, int seat, int honba, Payout<Sink>& payout,
                               Reason reason) {
    Win win{};
    win.flags = kDraw;
    win.seat = table.wind[seat];
    win.discarder = win.feeder = kNobody;
    win.honba = static_cast<std::uint8_t>(honba);
    const Due due{game.program->formula.cap, 0, false};
    pay_win(game, table, seat, due, win, payout, reason, reason == Reason::chombo);
}

// Those who are not ready pay into the middle, those who are take it out: it need not be shared evenly by twos.
template <class Sink>
RUKA_FN inline void pay_ready(const Table& table, const Flow& flow, Payout<Sink>& payout) {
    const int ready = bits(table.ready);
    if (ready == 0 || ready == flow.players) return;
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        if (table.ready >> seat & 1) payout.move(kNobody, seat, flow.noten_total / ready, Reason::ready);
        else payout.move(seat, kNobody, flow.noten_total / (flow.players - ready), Reason::ready);
    }
}

}  // namespace detail

// The wall is exhausted and everybody who is asked has shown or hidden the hand.
template <class Sink>
RUKA_FN inline void settle_draw(const Game& game, Table& table, Sink& sink) {
    const Flow& flow = *game.flow;
    Payout<Sink> payout{sink};
    std::uint8_t nagashi = 0;  // seats that have it
    const bool as_win = flow.nagashi == Nagashi::as_win;
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        if (!detail::has_nagashi(table, flow, seat)) continue;
        detail::pay_mangan(game, table, seat, as_win ? table.honba : 0, payout, Reason::nagashi);
        if (as_win && !nagashi) {
            payout.move(kNobody, seat, table.sticks * flow.bet, Reason::bets);
            table.sticks = 0;
        }
        if (as_win) ++table.won[seat];
        nagashi |= static_cast<std::uint8_t>(1 << seat);
    }
    const bool dealer_ready = table.ready >> table.dealer & 1;
    if (!nagashi) detail::pay_ready(table, flow, payout);
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
    Payout<Sink> payout{sink};
    if (!flow.chombo) detail::pay_mangan(game, table, seat, 0, payout, Reason::chombo);
    ++table.chombos[seat];
    for (int s = 0; s < flow.people; ++s) {
        if (!table.seats[s].bet) continue;
        payout.move(kNobody, s, flow.bet, Reason::bets);
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
    Payout<Sink> payout{sink};
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        if (seat == offender) continue;
        const bool whole = offender == table.dealer || seat == table.dealer;
        payout.move(offender, seat, whole ? limit : limit / 2, Reason::penalty);
    }
    pay_fines(table, flow, payout);
    sink(event_with(EventType::offence, offender, payout.by_seat, kNoTile, static_cast<int>(Offence::false_win)));
    pay(table, payout);
    end_hand(game, table, HandEnd::drawn, false, sink);
}

}  // namespace ruka
