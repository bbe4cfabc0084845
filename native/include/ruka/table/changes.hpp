// What changes a running hand beside the actions of its seats: tiles that nobody else has seen change places, further
// indicators are turned, points are paid, and a win pays more, or costs nothing.
#pragma once

#include "ruka/table/draw.hpp"

namespace ruka {

inline constexpr int kMaxSwaps = 14;
inline constexpr int kHeld = kMaxWall;  // a place from here on is a tile of the seat's own hand, by its code
inline constexpr int kMaxMore = 9;
inline constexpr std::int32_t kMaxPaid = 1'000'000, kMaxScore = 1'000'000'000;

struct Swap {
    std::uint8_t one, other;
};

struct Change {
    std::uint8_t seat;
    std::uint8_t swaps_count;
    Swap swaps[kMaxSwaps];
    std::uint8_t indicators;         // to be turned
    std::int32_t points[kMaxSeats];  // what every seat gains
    std::uint8_t more;               // times more that a win of the seat is paid in this hand
    bool spared;                     // whoever wins this hand, the seat pays nothing for it
};

// Undrawn, and no indicator that lies open.
RUKA_FN inline bool is_unseen(const Table& table, const Flow& flow, int place) {
    if (place < table.dealt || place >= table.wall_size - table.replaced) return false;
    for (int i = 0; i < table.dora_shown; ++i) {
        if (place == table.wall_size - flow.replacement_tiles - 1 - 2 * i) return false;
    }
    return true;
}

namespace detail {

// A seat in its turn gives tiles of its hand away, but for the one just drawn; after riichi none.
RUKA_FN inline bool may_give(const Table& table, int seat, int code) {
    const Seat& own = table.seats[seat];
    if (table.phase != Phase::turn || table.turn != seat || table.drawn == kNoTile || own.riichi) return false;
    if (code >= kFirstFlower) return false;
    const Code tile = static_cast<Code>(code);
    const int held = is_red(tile) ? own.reds[tile - kRedFive] : own.counts[tile] - reds_of(own, tile);
    return held > (tile == table.drawn ? 1 : 0);
}

RUKA_FN inline bool swap_tiles_of(const Flow& flow, Table& table, int seat, const Swap& swap) {
    const int wall = swap.one < kHeld ? swap.one : swap.other, other = swap.one < kHeld ? swap.other : swap.one;
    if (wall >= kHeld || !is_unseen(table, flow, wall)) return false;
    const Code tile = table.wall[wall];
    if (other < kHeld) {
        if (!is_unseen(table, flow, other)) return false;
        table.wall[wall] = table.wall[other];
        table.wall[other] = tile;
        return true;
    }
    if (is_flower(tile) || !may_give(table, seat, other - kHeld)) return false;
    take(table.seats[seat], static_cast<Code>(other - kHeld));
    give(table.seats[seat], tile);
    table.wall[wall] = static_cast<Code>(other - kHeld);
    return true;
}

}  // namespace detail

// Does all of it, or nothing where a part of it is not possible.
template <class Sink>
RUKA_FN inline bool change(const Game& game, Table& table, const Change& change, Sink& sink) {
    const Flow& flow = *game.flow;
    if (table.phase != Phase::turn && table.phase != Phase::claim) return false;
    if (change.indicators && (!flow.indicators || table.dora_shown + change.indicators > kMaxIndicators)) return false;
    Table after = table;
    bool held = false;
    for (int i = 0; i < change.swaps_count; ++i) {
        if (!detail::swap_tiles_of(flow, after, change.seat, change.swaps[i])) return false;
        held |= change.swaps[i].one >= kHeld || change.swaps[i].other >= kHeld;
    }
    for (int s = 0; s < flow.people; ++s) {
        after.scores[s] += change.points[s];
        if (after.scores[s] > kMaxScore || after.scores[s] < -kMaxScore) return false;
    }
    Seat& own = after.seats[change.seat];
    own.more = static_cast<std::uint8_t>(own.more > change.more ? own.more : change.more);
    own.spared |= change.spared;
    if (held) {
        take(own, after.drawn);
        detail::look_at_hand(game, own);
        give(own, after.drawn);
    }
    table = after;
    for (int i = 0; i < change.indicators; ++i) detail::turn_dora(game, table, sink);
    return true;
}

}  // namespace ruka
