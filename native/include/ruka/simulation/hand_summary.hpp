// What a simulated hand was like, for those who want to know more than the sums of a game.
#pragma once

#include "ruka/scoring/counted.hpp"
#include "ruka/table/settlement.hpp"

namespace ruka {

inline constexpr int kMaxWinners = 3;

enum class HandOutcome : std::uint8_t { offence, won, exhausted, nagashi, aborted };

struct WinSummary {
    std::uint64_t patterns[2];  // a bit for each item of the program
    std::int32_t total;         // what people call the total of the hand
    std::int32_t gain;          // what it brought: honba and bets too
    std::int32_t fan, points, limits;
    std::uint8_t seat;
};

struct HandSummary {
    std::uint64_t game;
    WinSummary wins[kMaxWinners];
    std::int32_t changes[kMaxSeats];  // of the points on the table, bets included
    std::uint16_t number;             // in its game, from 0
    std::uint8_t round, honba, sticks, dealer, discards;
    HandOutcome outcome;
    std::uint8_t why;   // it was aborted
    std::uint8_t from;  // whose tile was won on, or kNobody
    std::uint8_t wins_count;
    std::uint8_t riichi, ready;  // seats; ready: shown at a draw
};

// Whoever wants to know of every hand when it is over.
struct HandSink {
    void (*take)(void* to, const void* hand);  // a HandSummary; outside the kernels it has another name
    void* to;
};

namespace detail {

// The win is scored once more: the table is still as it was, and only whoever asks for hands pays for it.
RUKA_FN inline WinSummary win_summary(const Game& game, const Table& table, const Event& event, bool first) {
    ScoredRow scored;
    Win win;
    score_win(game, table, event.seat, event.code, event.a == event.seat, first, scored, win);
    const Program& program = *game.program;
    return {{counted_patterns(program, scored.row, 0), counted_patterns(program, scored.row, 1)},
            total_of(program.payment, scored.row, scored.pay),
            event.values[event.seat],
            scored.row.fan + scored.row.bonus,
            rounded_points(program.formula, scored.row.points),
            scored.row.limits,
            event.seat};
}

RUKA_FN inline void begin_summary(const Table& table, HandSummary& hand) {
    const std::uint64_t game = hand.game;
    hand = {};
    hand.game = game;
    hand.number = static_cast<std::uint16_t>(table.hands - 1);
    hand.round = table.round;
    hand.honba = table.honba;
    hand.sticks = table.sticks;
    hand.dealer = table.dealer;
    hand.from = kNobody;
    for (int s = 0; s < kMaxSeats; ++s) hand.changes[s] = -table.scores[s];
}

// Adds an event to the hand it belongs to; true when it was the last.
RUKA_FN inline bool add_to_summary(const Game& game, const Table& table, const Event& event, HandSummary& hand) {
    switch (event.type) {
        case EventType::hand: begin_summary(table, hand); break;
        case EventType::riichi: hand.riichi |= static_cast<std::uint8_t>(1 << event.seat); break;
        case EventType::win:
            hand.outcome = HandOutcome::won;
            if (event.a != event.seat) hand.from = event.a;
            hand.wins[hand.wins_count] = win_summary(game, table, event, hand.wins_count == 0);
            ++hand.wins_count;
            break;
        case EventType::exhausted:
        case EventType::nagashi:
            hand.outcome = event.type == EventType::nagashi ? HandOutcome::nagashi : HandOutcome::exhausted;
            hand.ready = event.a;
            break;
        case EventType::aborted:
            hand.outcome = HandOutcome::aborted;
            hand.why = event.a;
            break;
        case EventType::end:
            hand.discards = table.discards_count;
            for (int s = 0; s < kMaxSeats; ++s) hand.changes[s] += event.values[s];
            return true;
        default: break;
    }
    return false;
}

}  // namespace detail

}  // namespace ruka
