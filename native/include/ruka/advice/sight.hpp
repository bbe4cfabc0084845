// What a seat can count of a table: the tiles it has not seen, and the turns to come.
#pragma once

#include "ruka/advice/river.hpp"

namespace ruka {

struct Sight {
    int seat;
    std::uint8_t unseen[kKinds];
    int hidden;   // tiles it has not seen, flowers apart
    float turns;  // draws of its own to come
    bool open;    // it has shown a set
};

// Tiles that a seat sees besides the wall: its hand, all sets, discards and indicators.
RUKA_FN inline void count_visible(const Game& game, const Table& table, int seat, std::uint8_t (&seen)[kKinds]) {
    for (int k = 0; k < kKinds; ++k) seen[k] = table.seats[seat].counts[k];
    for (int s = 0; s < game.flow->people; ++s) add_meld_tiles(hand_of_seat(table.seats[s]), seen);
    for (int i = 0; i < table.discards_count; ++i) {
        if (!table.discards[i].claimed) ++seen[kind_of(table.discards[i].code)];
    }
    for (int i = 0; i < table.dora_shown; ++i) ++seen[kind_of(indicator(table, *game.flow, i, false))];
}

RUKA_FN inline Sight sight_of(const Game& game, const Table& table, int seat) {
    const Flow& flow = *game.flow;
    Sight sight{};
    sight.seat = seat;
    count_unseen(game, table, seat, sight.unseen);
    for (const std::uint8_t left : sight.unseen) sight.hidden += left;
    sight.turns = static_cast<float>(table.left) / static_cast<float>(flow.players);
    sight.open = !concealed(table.seats[seat]);
    return sight;
}

}  // namespace ruka
