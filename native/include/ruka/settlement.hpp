// The end of a hand: who is paid, who deals next, and when the game is over.
#pragma once

#include "legal.hpp"

namespace ruka {

enum class HandEnd : std::uint8_t { won, drawn, aborted };

struct Payout {
    std::int32_t by_seat[kMaxSeats];
};

namespace detail {

RUKA_FN inline void add_values(Event& event, const std::int32_t* values, int players) {
    for (int s = 0; s < players; ++s) event.values[s] = values[s];
}

// Somebody who fed a set that makes the hand a limit answers for it.
RUKA_FN inline std::uint8_t feeder_of(const Table& table, int seat, const Flow& flow) {
    for (const std::uint8_t feeder : table.seats[seat].feeder) {
        if (feeder != kNobody) return static_cast<std::uint8_t>(wind_of(table, feeder, flow.players));
    }
    return kNobody;
}

}  // namespace detail

// The win of one seat: scored with everything that is known now.
RUKA_FN inline void score_win(const Game& game, const Table& table, int seat, Code tile, bool draw, int honba,
                              ScoredRow& scored, Win& win) {
    win = win_of(game, table, seat, draw);
    win.honba = static_cast<std::uint8_t>(honba);
    win.feeder = detail::feeder_of(table, seat, *game.flow);
    score_best(*game.block, *game.program, game.play, completed_hand(table.seats[seat], tile, draw), win, scored);
}

// What a scored win moves, without bets.
RUKA_FN inline Payout payout_of(const Game& game, const Table& table, int seat, const ScoredRow& scored,
                                const Win& win) {
    Payout payout{};
    const int players = game.flow->players;
    for (int other = 0; other < players; ++other) {
        if (other == seat) continue;
        const std::int32_t owed = owed_by(game.program->payment, scored.pay, win, wind_of(table, other, players));
        payout.by_seat[other] = -owed;
        payout.by_seat[seat] += owed;
    }
    return payout;
}

RUKA_FN inline void pay(Table& table, const Payout& payout, int players) {
    for (int s = 0; s < players; ++s) table.scores[s] += payout.by_seat[s];
}

// Places by points; of equals the one nearer to the first east stands first.
RUKA_FN inline void ranking(const Table& table, const Flow& flow, std::uint8_t (&order)[kMaxSeats]) {
    for (int s = 0; s < flow.players; ++s) {
        int place = s;
        for (; place > 0 && table.scores[order[place - 1]] < table.scores[s]; --place) order[place] = order[place - 1];
        order[place] = static_cast<std::uint8_t>(s);
    }
}

// Final points: bets left go to the first, then uma and oka; shared between equals where the rules share.
RUKA_FN inline void final_points(Table& table, const Flow& flow, std::int32_t (&points)[kMaxSeats]) {
    std::uint8_t order[kMaxSeats];
    ranking(table, flow, order);
    int first = 1;
    while (flow.ties == Ties::shared && first < flow.players && table.scores[order[first]] == table.scores[order[0]])
        ++first;
    const std::int32_t bets = table.sticks * flow.bet, share = bets / first / 100 * 100;
    for (int i = 0; i < first; ++i) table.scores[order[i]] += i == 0 ? bets - share * (first - 1) : share;
    table.sticks = 0;
    const std::int32_t back = flow.start_points + flow.oka / flow.players;  // what the oka was taken from
    for (int from = 0; from < flow.players;) {
        int to = from + 1;
        while (flow.ties == Ties::shared && to < flow.players && table.scores[order[to]] == table.scores[order[from]])
            ++to;
        std::int32_t extra = from == 0 ? flow.oka : 0;
        for (int i = from; i < to; ++i) extra += flow.uma[i];
        const std::int32_t even = extra / (to - from), rest = extra - even * (to - from);
        for (int i = from; i < to; ++i)
            points[order[i]] = table.scores[order[i]] - back + even + (i == from ? rest : 0);
        from = to;
    }
}

namespace detail {

RUKA_FN inline bool somebody_has(const Table& table, const Flow& flow, std::int32_t points) {
    for (int s = 0; s < flow.players; ++s) {
        if (table.scores[s] >= points) return true;
    }
    return false;
}

RUKA_FN inline bool somebody_is_bust(const Table& table, const Flow& flow) {
    for (int s = 0; s < flow.players; ++s) {
        if (table.scores[s] < 0) return true;
    }
    return false;
}

RUKA_FN inline bool may_stop(const Flow& flow, HandEnd how) {
    if (how == HandEnd::aborted) return false;
    return flow.leader_stops == LeaderStops::win_or_ready ||
           (flow.leader_stops == LeaderStops::win && how == HandEnd::won);
}

// Is the game over after this hand? `round` and `dealer` are still those of the hand.
RUKA_FN inline bool game_ends(const Table& table, const Flow& flow, bool stays, HandEnd how) {
    if (flow.bust && somebody_is_bust(table, flow)) return true;
    const bool enough = !flow.target || somebody_has(table, flow, flow.target);
    const bool last_deal = table.dealer + 1 == flow.players;
    std::uint8_t order[kMaxSeats];
    ranking(table, flow, order);
    const bool leader = order[0] == table.dealer;
    if (table.round + 1 < flow.rounds) return false;
    if (table.round + 1 == flow.rounds && !last_deal) return false;
    if (stays) return enough && leader && may_stop(flow, how);
    const bool extra_left = table.round + 1 < flow.rounds + flow.extra_rounds || !last_deal;
    return enough || !extra_left;
}

}  // namespace detail

// The hand is settled: counters, next dealer, end of the game.
template <class Sink>
RUKA_FN inline void end_hand(const Game& game, Table& table, HandEnd how, bool dealer_stays, int honba, Sink& sink) {
    const Flow& flow = *game.flow;
    table.phase = Phase::hand_over;
    table.honba = static_cast<std::uint8_t>(honba);
    Event end{EventType::end, 0, kNoTile, 0, 0, 0, false, {}};
    detail::add_values(end, table.scores, flow.players);
    sink(end);
    if (detail::game_ends(table, flow, dealer_stays, how)) {
        table.phase = Phase::over;
        Event over{EventType::over, 0, kNoTile, 0, 0, 0, false, {}};
        final_points(table, flow, over.values);
        sink(over);
        return;
    }
    if (dealer_stays) return;
    table.dealer = static_cast<std::uint8_t>(table.dealer + 1);
    if (table.dealer == flow.players) {
        table.dealer = 0;
        ++table.round;
    }
}

template <class Sink>
RUKA_FN inline void abort_hand(const Game& game, Table& table, Abort why, int seat, Sink& sink) {
    sink(Event{
        EventType::aborted, static_cast<std::uint8_t>(seat), kNoTile, static_cast<std::uint8_t>(why), 0, 0, false, {}});
    end_hand(game, table, HandEnd::aborted, true, table.honba + 1, sink);
}

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
        score_win(game, table, seat, tile, draw, i == 0 || !flow.honba_to_first ? table.honba : 0, scored, win);
        Payout payout = payout_of(game, table, seat, scored, win);
        const int own = flow.own_bet_back && table.seats[seat].riichi > 0;
        payout.by_seat[seat] += flow.bet * (own + (i == 0 ? table.sticks - own_bets : 0));
        Event event{EventType::win, static_cast<std::uint8_t>(seat), tile, table.turn, 0, 0, false, {}};
        detail::add_values(event, payout.by_seat, flow.players);
        sink(event);
        for (int d = 0; table.seats[seat].riichi && d < table.dora_shown; ++d) {
            sink(Event{
                EventType::ura, static_cast<std::uint8_t>(seat), indicator(table, flow, d, true), 0, 0, 0, false, {}});
        }
        for (int s = 0; s < flow.players; ++s) total.by_seat[s] += payout.by_seat[s];
    }
    pay(table, total, flow.players);
    table.sticks = 0;
    end_hand(game, table, HandEnd::won, dealer_wins, dealer_wins ? table.honba + 1 : 0, sink);
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
    win.seat = static_cast<std::uint8_t>(wind_of(table, seat, game.flow->players));
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
    int nagashi = 0;
    bool dealer_has = false;
    const bool as_win = flow.nagashi == Nagashi::as_win;
    for (int i = 0; i < flow.players; ++i) {
        const int seat = seat_after(table.dealer, i, flow.players);
        if (!detail::has_nagashi(table, flow, seat)) continue;
        const Payout moved = detail::mangan_by_draw(game, table, seat, as_win ? table.honba : 0);
        for (int s = 0; s < flow.players; ++s) payout.by_seat[s] += moved.by_seat[s];
        if (as_win && nagashi == 0) {
            payout.by_seat[seat] += table.sticks * flow.bet;
            table.sticks = 0;
        }
        dealer_has |= seat == table.dealer;
        ++nagashi;
    }
    const bool dealer_ready = table.ready >> table.dealer & 1;
    const int ready = bits(table.ready);
    if (nagashi == 0 && ready > 0 && ready < flow.players) {
        for (int s = 0; s < flow.players; ++s) {
            const bool is_ready = table.ready >> s & 1;
            payout.by_seat[s] = is_ready ? flow.noten_total / ready : -flow.noten_total / (flow.players - ready);
        }
    }
    Event event{nagashi ? EventType::nagashi : EventType::exhausted, 0, kNoTile, table.ready, 0, 0, false, {}};
    detail::add_values(event, payout.by_seat, flow.players);
    sink(event);
    pay(table, payout, flow.players);
    if (nagashi && as_win)
        return end_hand(game, table, HandEnd::won, dealer_has, dealer_has ? table.honba + 1 : 0, sink);  // D-11
    end_hand(game, table, HandEnd::drawn, dealer_ready, table.honba + 1, sink);
}

// 3.4.6: a mangan in reverse; this hand's bets come back, carried ones stay, no honba, the same dealer deals again.
template <class Sink>
RUKA_FN inline void chombo(const Game& game, Table& table, int seat, Offence offence, Sink& sink) {
    const Flow& flow = *game.flow;
    Payout payout = detail::mangan_by_draw(game, table, seat, 0);
    for (int s = 0; s < flow.players; ++s) {
        payout.by_seat[s] = -payout.by_seat[s];
        if (!table.seats[s].bet) continue;
        payout.by_seat[s] += flow.bet;
        --table.sticks;
    }
    Event event{EventType::offence,
                static_cast<std::uint8_t>(seat),
                kNoTile,
                static_cast<std::uint8_t>(offence),
                0,
                0,
                false,
                {}};
    detail::add_values(event, payout.by_seat, flow.players);
    sink(event);
    pay(table, payout, flow.players);
    end_hand(game, table, HandEnd::aborted, true, table.honba, sink);
}

}  // namespace ruka
