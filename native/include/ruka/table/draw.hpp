// Tiles come from the wall: draws, replacements, flowers, dora.
#pragma once

#include "ruka/table/settlement.hpp"

namespace ruka {

namespace detail {

template <class Sink>
RUKA_FN inline void turn_dora(const Game& game, Table& table, Sink& sink) {
    if (table.dora_shown == kMaxIndicators) return;
    sink(event_of(EventType::dora, 0, indicator(table, *game.flow, table.dora_shown++, false)));
}

template <class Sink>
RUKA_FN inline void turn_owed_dora(const Game& game, Table& table, Sink& sink) {
    for (; table.dora_owed > 0; --table.dora_owed) turn_dora(game, table, sink);
}

template <class Sink>
RUKA_FN inline void exhaust(const Game& game, Table& table, Sink& sink);

// The next tile of the wall, or of its end, which comes nearer; replacements do not count as turns.
RUKA_FN inline Code next_tile(const Flow& flow, Table& table, bool replacement) {
    if (!replacement) {
        --table.left;
        return table.wall[table.dealt++];
    }
    if (!flow.turns) --table.left;
    return table.wall[table.wall_size - 1 - table.replaced++];
}

template <class Sink>
RUKA_FN inline void tell_draw(int seat, Code tile, bool replacement, Sink& sink) {
    Event event = event_of(EventType::draw, seat, tile, replacement);
    event.secret = true;
    sink(event);
}

template <class Sink>
RUKA_FN inline void show_flower(Table& table, int seat, Code flower, Sink& sink) {
    table.seats[seat].flowers |= static_cast<std::uint8_t>(1 << (flower - kFirstFlower));
    sink(event_of(EventType::flower, seat, flower));
}

// A flower is shown and replaced at once; where no tile is left for that, the hand is drawn.
template <class Sink>
RUKA_FN inline void draw(const Game& game, Table& table, int seat, Replacement replacement, Sink& sink) {
    table.turn = static_cast<std::uint8_t>(seat);
    if (replacement == Replacement::none) table.turn_kongs = 0;
    table.phase = Phase::turn;
    table.forbidden = 0;
    for (;;) {
        table.drawn = next_tile(*game.flow, table, replacement != Replacement::none);
        tell_draw(seat, table.drawn, replacement != Replacement::none, sink);
        if (!is_flower(table.drawn)) break;
        show_flower(table, seat, table.drawn, sink);
        table.drawn = kNoTile;
        if (table.left == 0) return exhaust(game, table, sink);
        replacement = Replacement::of_flower;
    }
    table.replacement = replacement;
    Seat& own = table.seats[seat];
    if (own.passed == Furiten::passed) own.passed = Furiten::none;
    give(own, table.drawn);
}

// A claim or a kong breaks the turn: no ippatsu, no first turn, and passing furiten where the rules end it so.
RUKA_FN inline void interrupt(const Game& game, Table& table) {
    table.uninterrupted = false;
    for (int s = 0; s < game.flow->people; ++s) {
        Seat& seat = table.seats[s];
        seat.ippatsu = false;
        const bool ends = game.flow->furiten_ends == FuritenEnds::own_turn_or_claim;
        if (ends && seat.passed == Furiten::passed) seat.passed = Furiten::none;
    }
}

// The next draw, or the end of the wall.
template <class Sink>
RUKA_FN inline void go_on(const Game& game, Table& table, Sink& sink) {
    if (table.left == 0) return exhaust(game, table, sink);
    draw(game, table, seat_after(table, *game.flow, table.turn, 1), Replacement::none, sink);
}

}  // namespace detail

}  // namespace ruka
