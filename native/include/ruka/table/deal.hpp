// A new table, and the deal of each hand.
#pragma once

#include "ruka/table/draw.hpp"

namespace ruka {

// A fresh table for a game.
RUKA_FN inline Table new_table(const Flow& flow) {
    Table table{};
    for (int s = 0; s < flow.people; ++s) {
        table.scores[s] = flow.start_points[s];
        table.circle[s] = static_cast<std::uint8_t>(s);
    }
    take_seats(table, flow);
    table.phase = Phase::hand_over;
    table.new_round = true;
    table.offender = kNobody;
    return table;
}

namespace detail {

// A few tiles at a time, then the last one each; flowers are shown and replaced from the dealer on.
template <class Sink>
RUKA_FN inline void deal_hands(const Game& game, Table& table, Sink& sink) {
    const Flow& flow = *game.flow;
    std::uint8_t flowers[kMaxSeats] = {};
    for (int left = flow.hand_tiles; left > 0; left -= flow.deal_share) {
        for (int i = 0; i < flow.players; ++i) {
            const int seat = table.order[i];
            for (int n = 0; n < (left < flow.deal_share ? left : flow.deal_share); ++n) {
                const Code tile = table.wall[table.dealt++];
                if (is_flower(tile)) flowers[seat] |= static_cast<std::uint8_t>(1 << (tile - kFirstFlower));
                else give(table.seats[seat], tile);
                Event event = event_of(EventType::deal, seat, tile);
                event.secret = true;
                sink(event);
            }
        }
    }
    for (int i = 0; i < flow.players; ++i) {
        const int seat = table.order[i];
        for (int code = kFirstFlower; code < kCodes; ++code) {
            if (flowers[seat] >> (code - kFirstFlower) & 1) show_flower(table, seat, static_cast<Code>(code), sink);
        }
        for (int owed = bits(flowers[seat]); owed > 0;) {
            const Code tile = next_tile(flow, table, true);
            tell_draw(seat, tile, true, sink);
            if (is_flower(tile)) show_flower(table, seat, tile, sink);
            else give(table.seats[seat], tile), --owed;
        }
        look_at_hand(game, table.seats[seat]);
    }
}

// The dealer's last two tiles lie next to each other: the second is the first draw, after the last tile of the others.
RUKA_FN inline void move_second_tile(Table& table, const Flow& flow) {
    const int second = flow.players * (flow.hand_tiles - 1) + 1;
    const Code tile = table.wall[second];
    for (int i = second; i < second + flow.players - 1; ++i) table.wall[i] = table.wall[i + 1];
    table.wall[second + flow.players - 1] = tile;
}

}  // namespace detail

// Deals from a wall; the dealer's first draw is the next tile. `seating`: found by dice or tiles for a new round.
template <class Sink>
RUKA_FN inline void start_hand(const Game& game, Table& table, const Code* wall, int size, const Seating* seating,
                               Sink& sink) {
    const Flow& flow = *game.flow;
    for (int i = 0; i < size; ++i) table.wall[i] = wall[i];
    table.wall_size = static_cast<std::uint8_t>(size);
    table.dealt = table.replaced = table.dora_shown = table.dora_owed = table.kongs = table.discards_count = 0;
    table.turn_kongs = 0;
    table.left = static_cast<std::uint8_t>(flow.turns ? flow.turns * flow.players
                                                      : size - flow.dead_wall - flow.players * flow.hand_tiles);
    table.uninterrupted = true;
    table.riichi_offered = table.abort_kongs = false;
    table.replacement = Replacement::none;
    table.forbidden = 0;
    table.ready = table.waiting = 0;
    table.dealer_dice[0] = table.dealer_dice[1] = 0;
    if (seating) {
        for (int i = 0; i < flow.people; ++i) table.circle[i] = seating->circle[i];
        for (int i = 0; i < 2; ++i) table.dealer_dice[i] = seating->dice[i];
        table.dealer = seating->dealer;
    }
    table.new_round = false;
    table.missing = missing_wind(table, flow);
    take_seats(table, flow);
    ++table.hands;
    sink(event_of(EventType::hand, table.dealer, kNoTile, table.round, table.honba, table.sticks));
    for (int s = 0; s < kMaxSeats; ++s) {
        Seat& seat = table.seats[s] = Seat{};
        for (std::uint8_t& feeder : seat.feeder) feeder = kNobody;
        seat.barred = table.barred_next >> s & 1 ? kWholeHand : 0;
    }
    table.barred_next = 0;
    if (flow.dealer_takes_two) detail::move_second_tile(table, flow);
    detail::deal_hands(game, table, sink);
    for (int i = 0; i < flow.indicators; ++i) detail::turn_dora(game, table, sink);
    detail::draw(game, table, table.dealer, Replacement::none, sink);
}

}  // namespace ruka
