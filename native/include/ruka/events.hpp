// Facts: what happened at the table. State is what they add up to; every event says who may see it.
#pragma once

#include "table.hpp"

namespace ruka {

enum class EventType : std::uint8_t {
    hand,     // seat: dealer; a: round, b: honba, c: sticks
    deal,     // seat: whose; the tiles are told to that seat alone (one event a tile)
    draw,     // code is told to the seat alone; a: from the dead wall
    dora,     // code: an indicator turned
    discard,  // code; a: the drawn tile, b: declares riichi
    riichi,   // accepted, the bet is on the table
    chow,     // code: the claimed tile, a: lowest kind, b: from whom, c: own red fives in it
    pung,
    kong,            // claimed
    concealed_kong,  // code: kind
    added_kong,
    nuki,
    win,        // a: from whom (the seat itself: by draw), code: the tile; values: what every seat gains
    ura,        // code: an ura indicator
    ready,      // shows a ready hand at a draw
    exhausted,  // values
    aborted,    // a: why
    nagashi,    // values
    offence,    // a: which; values: what it costs
    end,        // of the hand; values: scores
    over,       // of the game; values: final points
};

enum class Abort : std::uint8_t { nine_orphans, four_winds, four_riichi, four_kongs, three_winners };

struct Event {
    EventType type;
    std::uint8_t seat;
    Code code;
    std::uint8_t a, b, c;
    bool secret;  // the code is for `seat` alone
    std::int32_t values[kMaxSeats];
};

// For tables that nobody watches.
struct NoEvents {
    RUKA_FN void operator()(const Event&) const {}
};

}  // namespace ruka
