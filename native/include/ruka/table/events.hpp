// Facts: what happened at the table. State is what they add up to; every event says who may see it.
#pragma once

#include "ruka/table/table.hpp"

namespace ruka {

// What the fields of an event say, by its type (`values` are by seat):
//   hand             seat: dealer; a: round, b: honba, c: sticks
//   deal             seat: whose; the tiles are told to that seat alone (one event a tile)
//   draw             code is told to the seat alone; a: from the dead wall
//   dora, ura        code: an indicator turned
//   discard          code; a: the drawn tile, b: declares riichi
//   riichi           accepted, the bet is on the table
//   chow, pung, kong code: the claimed tile, a: lowest kind, b: from whom, c: own red fives in it
//   concealed_kong   code: kind
//   flower           code: shown and set aside
//   win              a: from whom (the seat itself: by draw), code: the tile; values: what every seat gains
//   ready            shows a ready hand at a draw
//   shown            shows a hand that did not win; values[seat]: what it counts
//   settled          between those who did not win; values
//   exhausted        a: seats that are ready; values
//   aborted          a: why (Abort)
//   nagashi          a: seats that are ready, b: seats that have it; values
//   offence          a: which (Offence); values: what it costs
//   end              of the hand; values: scores
//   over             of the game; values: final points; a: 1 + the seat that took enough hands, b: seats that are first
struct Event {
    EventType type;
    std::uint8_t seat;
    Code code;
    std::uint8_t a, b, c;
    bool secret;  // the code is for `seat` alone
    std::int32_t values[kMaxSeats];
};

RUKA_FN inline Event event_of(EventType type, int seat, Code code = kNoTile, int a = 0, int b = 0, int c = 0) {
    return {type,
            static_cast<std::uint8_t>(seat),
            code,
            static_cast<std::uint8_t>(a),
            static_cast<std::uint8_t>(b),
            static_cast<std::uint8_t>(c),
            false,
            {}};
}

RUKA_FN inline Event event_with(EventType type, int seat, const std::int32_t* values, Code code = kNoTile, int a = 0) {
    Event event = event_of(type, seat, code, a);
    for (int s = 0; s < kMaxSeats; ++s) event.values[s] = values[s];
    return event;
}

// For tables that nobody watches.
struct NoEvents {
    RUKA_FN void operator()(const Event&) const {}
};

}  // namespace ruka
