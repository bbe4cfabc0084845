// Tables for learners: one decision after another, hand after hand, game after game.
#pragma once

#include "ruka/simulation/observe.hpp"
#include "ruka/simulation/players.hpp"

namespace ruka {

// A table that always waits for somebody, with all that this seat may do.
struct Episode {
    std::uint8_t numbers[kMaxActions];  // of `legal`
    Actions legal;
    int seat;
    Table table;
    std::int32_t before[kMaxSeats];  // points when the hand was dealt
    Key seed;                        // of the game
    std::uint64_t game;
    Stream stream{Key{}};  // of a player at random

    RUKA_FN int find(int number) const {
        int i = 0;
        while (i < legal.count && numbers[i] != number) ++i;
        return i < legal.count ? i : -1;
    }
};

namespace detail {

struct FinalPoints {
    std::int32_t* points;

    RUKA_FN void operator()(const Event& event) const {
        if (event.type != EventType::over) return;
        for (int s = 0; s < kMaxSeats; ++s) points[s] = event.values[s];
    }
};

// The next hand is dealt; the seat that must act is asked, the first of several.
RUKA_FN inline void ask(const Game& game, Episode& episode) {
    Table& table = episode.table;
    NoEvents nobody;
    while (table.phase == Phase::hand_over) {
        const Key key = key_of(episode.seed.bytes, sizeof episode.seed.bytes, table.hands);
        const Deal deal = deal_of(*game.flow, table, key);
        start_hand(game, table, deal.wall, deal.size, deal.seated ? &deal.seating : nullptr, nobody);
    }
    episode.seat = table.phase == Phase::turn ? table.turn : lowest_bit(table.waiting);
    episode.legal = legal_actions(game, table, episode.seat);
    for (int i = 0; i < episode.legal.count; ++i) episode.numbers[i] = number_of(table, episode.legal.list[i]);
}

}  // namespace detail

// The game of this number under a seed, as the simulator counts them.
RUKA_FN inline void begin(const Game& game, Episode& episode, const Key& seed, std::uint64_t number) {
    episode.game = number;
    episode.seed = key_of(seed.bytes, sizeof seed.bytes, number);
    episode.stream = Stream(key_of(episode.seed.bytes, sizeof episode.seed.bytes, ~std::uint64_t{0}));
    episode.table = new_table(*game.flow);
    for (int s = 0; s < kMaxSeats; ++s) episode.before[s] = episode.table.scores[s];
    detail::ask(game, episode);
}

// Does one of the legal actions; true when the game is over. At the end of a hand `rewards` are the points it moved,
// at the end of a game the rest of its result: over a game they add up to the final points.
RUKA_FN inline bool advance(const Game& game, Episode& episode, int choice, std::int32_t* rewards) {
    Table& table = episode.table;
    const int people = game.flow->people;
    std::int32_t final_points[kMaxSeats];
    const detail::FinalPoints sink{final_points};
    apply(game, table, episode.seat, episode.legal.list[choice], sink);
    for (int s = 0; s < people; ++s) rewards[s] = 0;
    if (table.phase == Phase::over) {
        for (int s = 0; s < people; ++s)
            rewards[s] = final_points[s] - (episode.before[s] - game.flow->start_points[s]);
        return true;
    }
    if (table.phase == Phase::hand_over) {
        for (int s = 0; s < people; ++s) {
            rewards[s] = table.scores[s] - episode.before[s];
            episode.before[s] = table.scores[s];
        }
    }
    detail::ask(game, episode);
    return false;
}

RUKA_FN inline void see(const Game& game, const Episode& episode, Observation& seen, bool* mask) {
    observe(game, episode.table, episode.seat, seen);
    for (int i = 0; i < number::count; ++i) mask[i] = false;
    for (int i = 0; i < episode.legal.count; ++i) mask[episode.numbers[i]] = true;
}

}  // namespace ruka
