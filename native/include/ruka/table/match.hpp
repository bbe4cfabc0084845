// The game beyond a hand: places and final points, who deals next, and when it is over.
#pragma once

#include "ruka/table/legal.hpp"

namespace ruka {

enum class HandEnd : std::uint8_t { won, drawn, aborted, annulled };  // annulled: played again

// Places by points; of equals the one nearer to the first east stands first.
RUKA_FN inline void ranking(const Table& table, const Flow& flow, std::uint8_t (&order)[kMaxSeats]) {
    for (int s = 0; s < flow.people; ++s) {
        int place = s;
        for (; place > 0 && table.scores[order[place - 1]] < table.scores[s]; --place) order[place] = order[place - 1];
        order[place] = static_cast<std::uint8_t>(s);
    }
}

// Bets left on the table go to the first; equals share them evenly, odd hundreds one by one to those nearest the first
// east (D-77).
RUKA_FN inline void give_bets_left(Table& table, const Flow& flow, const std::uint8_t* first, int count,
                                   std::int32_t (&points)[kMaxSeats]) {
    if (flow.bets_left == BetsLeft::nobody) return;
    const std::int32_t bets = table.sticks * flow.bet, share = bets / count / 100 * 100;
    std::int32_t odd = bets - share * count;
    for (int i = 0; i < count; ++i) {
        const std::int32_t more = odd < 100 ? odd : 100, got = share + more;
        odd -= more;
        table.scores[first[i]] += got;
        points[first[i]] += got;
    }
    table.sticks = 0;
}

// Final points: uma and oka by the places at the end of the last hand, shared between equals where the rules share;
// bets left on the table change no place (D-77). Then what every chombo costs where it is not paid at once. Returns the
// seats that are first.
RUKA_FN inline std::uint8_t final_points(Table& table, const Flow& flow, std::int32_t (&points)[kMaxSeats]) {
    std::uint8_t order[kMaxSeats];
    ranking(table, flow, order);
    const std::int32_t back = flow.oka / flow.people;  // beside the points at the start: what the oka was taken from
    int first = 0;
    for (int from = 0; from < flow.people;) {
        int to = from + 1;
        while (flow.ties == Ties::shared && to < flow.people && table.scores[order[to]] == table.scores[order[from]])
            ++to;
        std::int32_t extra = from == 0 ? flow.oka : 0;
        for (int i = from; i < to; ++i) extra += flow.uma[i];
        const std::int32_t even = extra / (to - from), rest = extra - even * (to - from);
        for (int i = from; i < to; ++i)
            points[order[i]] =
                table.scores[order[i]] - flow.start_points[order[i]] - back + even + (i == from ? rest : 0);
        if (from == 0) first = to;
        from = to;
    }
    give_bets_left(table, flow, order, first, points);
    for (int s = 0; s < flow.people; ++s) points[s] -= flow.chombo * table.chombos[s];
    std::uint8_t seats = 0;
    for (int i = 0; i < first; ++i) seats |= static_cast<std::uint8_t>(1 << order[i]);
    return seats;
}

namespace detail {

RUKA_FN inline bool somebody_has(const Table& table, const Flow& flow, std::int32_t points) {
    for (int s = 0; s < flow.people; ++s) {
        if (table.scores[s] >= points) return true;
    }
    return false;
}

RUKA_FN inline bool somebody_is_bust(const Table& table, const Flow& flow) {
    for (int s = 0; s < flow.people; ++s) {
        if (table.scores[s] < flow.bust_below) return true;
    }
    return false;
}

// Whoever has taken the hands that decide the match, or kNobody.
RUKA_FN inline int taker_of_match(const Table& table, const Flow& flow) {
    for (int s = 0; flow.hands_to_win && s < flow.people; ++s) {
        if (table.won[s] >= flow.hands_to_win) return s;
    }
    return kNobody;
}

RUKA_FN inline bool may_stop(const Flow& flow, HandEnd how) {
    if (how != HandEnd::won && how != HandEnd::drawn) return false;
    return flow.leader_stops == LeaderStops::win_or_ready ||
           (flow.leader_stops == LeaderStops::win && how == HandEnd::won);
}

// Is the game over after this hand? `round` and `dealer` are still those of the hand. Points are looked at here alone,
// bets included: in the middle of a hand a bet ends nothing (D-76).
RUKA_FN inline bool game_ends(const Table& table, const Flow& flow, bool stays, HandEnd how) {
    if (flow.bust && somebody_is_bust(table, flow)) return true;
    if (taker_of_match(table, flow) != kNobody) return true;
    if (!flow.rounds) return false;
    const bool enough = !flow.target || somebody_has(table, flow, flow.target);
    const bool last_deal = table.deals_passed + 1 == flow.people;
    std::uint8_t order[kMaxSeats];
    ranking(table, flow, order);
    const bool leader = order[0] == table.dealer;
    if (table.round + 1 < flow.rounds) return false;
    if (table.round + 1 == flow.rounds && !last_deal) return false;
    if (stays) return enough && leader && may_stop(flow, how);
    const bool extra_left = table.round + 1 < flow.rounds + flow.extra_rounds || !last_deal;
    return enough || !extra_left;
}

inline constexpr int kMaxCounter = 255;

RUKA_FN inline int next_honba(const Table& table, const Flow& flow, HandEnd how, bool dealer_stays) {
    if (how == HandEnd::annulled) return table.honba;
    if (flow.counters == Counters::none) return 0;
    const int more = table.honba < kMaxCounter ? table.honba + 1 : kMaxCounter;
    if (dealer_stays) return more;
    if (how == HandEnd::won) return 0;
    return flow.counters == Counters::stays ? 1 : more;  // D-23
}

RUKA_FN inline void pass_deal(Table& table, const Flow& flow) {
    table.dealer = table.circle[0];
    for (int i = 0; i + 1 < flow.people; ++i) {
        if (table.circle[i] == table.order[0]) table.dealer = table.circle[i + 1];
    }
    if (++table.deals_passed < flow.people) return;
    table.deals_passed = 0;
    table.new_round = true;
    ++table.round;
}

}  // namespace detail

// The hand is settled: counters, next dealer, end of the game.
template <class Sink>
RUKA_FN inline void end_hand(const Game& game, Table& table, HandEnd how, bool dealer_stays, Sink& sink) {
    const Flow& flow = *game.flow;
    table.phase = Phase::hand_over;
    table.honba = static_cast<std::uint8_t>(detail::next_honba(table, flow, how, dealer_stays));
    sink(event_with(EventType::end, 0, table.scores));
    if (detail::game_ends(table, flow, dealer_stays, how)) {
        table.phase = Phase::over;
        std::int32_t points[kMaxSeats] = {};
        const std::uint8_t first = final_points(table, flow, points);
        const int taker = detail::taker_of_match(table, flow);
        Event over = event_with(EventType::over, 0, points, kNoTile, taker == kNobody ? 0 : taker + 1);
        over.b = taker == kNobody ? first : static_cast<std::uint8_t>(1 << taker);
        return sink(over);
    }
    if (!dealer_stays) detail::pass_deal(table, flow);
}

}  // namespace ruka
