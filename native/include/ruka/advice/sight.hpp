// What a seat can count of a table: the tiles it has not seen, and the turns to come.
#pragma once

#include "ruka/advice/river.hpp"

namespace ruka {

struct Sight {
    int seat;
    std::uint8_t unseen[kKinds];
    int hidden;          // tiles it has not seen, flowers apart
    float turns;         // draws of its own to come
    float pung[kKinds];  // how many times as many ways a pung of each kind has as by draws alone
};

RUKA_FN inline Sight sight_of(const Game& game, const Table& table, int seat) {
    const Flow& flow = *game.flow;
    Sight sight{};
    sight.seat = seat;
    count_unseen(game, table, seat, sight.unseen);
    for (const std::uint8_t left : sight.unseen) sight.hidden += left;
    for (float& factor : sight.pung) factor = 1;
    sight.turns = static_cast<float>(table.left) / static_cast<float>(flow.players);
    return sight;
}

}  // namespace ruka
