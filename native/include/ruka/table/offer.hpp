// A tile that others may claim or win on: a discard, a kong, a north set aside.
#pragma once

#include "ruka/table/draw.hpp"

namespace ruka {

namespace detail {

// What is offered may be won on: a discard always, a kong where the rules let it be robbed.
RUKA_FN inline bool may_rob(const Game& game, const Table& table, const Seat& own) {
    if (table.offer == Offer::added_kong) return game.flow->rob_kongs != RobKongs::none;
    if (table.offer != Offer::concealed_kong) return true;
    return game.flow->rob_kongs == RobKongs::added_or_orphans &&
           (waits(game.orphans, make_tiles(hand_of_seat(own))) & bit(kind_of(table.offered)));
}

RUKA_FN inline std::uint8_t claims_of(const Game& game, const Table& table, int seat) {
    const Flow& flow = *game.flow;
    const Seat& own = table.seats[seat];
    const Kind kind = kind_of(table.offered);
    std::uint8_t may = 0;
    if ((own.waits & bit(kind)) && !(furiten_kinds(flow, own) & bit(kind))) {
        if (may_rob(game, table, own) && wins_with(game, table, seat, table.offered, false)) may |= kMayWin;
    }
    if (table.offer != Offer::discard || own.riichi || own.dead || table.left == 0) return may;
    Actions possible;
    if (own.counts[kind] >= 2) {
        add_pungs(flow, own, kind, possible);
        if (possible.count) may |= kMayPung;
        if (own.counts[kind] == 3 && table.kongs < flow.most_kongs) may |= kMayKong;
    }
    if (flow.chows && seat == seat_after(table, flow, table.turn, 1)) {
        possible.count = 0;
        add_chows(flow, own, kind, possible);
        if (possible.count) may |= kMayChow;
    }
    return may;
}

template <class Sink>
RUKA_FN inline void go_past(const Game& game, Table& table, int claimer, Sink& sink);

template <class Sink>
RUKA_FN inline void offer(const Game& game, Table& table, Offer what, Code tile, Sink& sink) {
    table.offer = what;
    table.offered = tile;
    table.waiting = 0;
    table.may[table.turn] = 0;
    for (int i = 1; i < game.flow->players; ++i) {
        const int s = seat_after(table, *game.flow, table.turn, i);
        table.answers[s] = {ActionType::pass, 0, 0};
        table.may[s] = claims_of(game, table, s);
        const bool asked = table.may[s] || game.flow->is_open();  // anybody may declare wrongly
        if (asked) table.waiting |= static_cast<std::uint8_t>(1 << s);
    }
    table.phase = Phase::claim;
    if (!table.waiting) go_past(game, table, kNobody, sink);
}

// --- kongs ---

template <class Sink>
RUKA_FN inline void finish_kong(const Game& game, Table& table, bool concealed_kong, Sink& sink) {
    interrupt(game, table);
    turn_owed_dora(game, table, sink);
    ++table.kongs;
    ++table.turn_kongs;
    const int seat = table.turn;
    int own = 0;
    for (int i = 0; i < table.seats[seat].melds_count; ++i)
        own += table.seats[seat].melds[i].meld.type == SetType::kong;
    table.abort_kongs = game.flow->four_kongs && table.kongs == game.flow->most_kongs && own < table.kongs;
    const KongDora when = game.flow->kong_dora;
    if (when == KongDora::at_once || (concealed_kong && when != KongDora::never)) turn_dora(game, table, sink);
    else if (when == KongDora::after_discard) ++table.dora_owed;
    look_at_hand(game, table.seats[seat]);
    draw(game, table, seat, Replacement::of_kong, sink);
}

template <class Sink>
RUKA_FN inline void declare_concealed_kong(const Game& game, Table& table, Kind kind, Sink& sink) {
    Seat& own = table.seats[table.turn];
    const std::uint8_t reds = static_cast<std::uint8_t>(reds_of(own, kind));
    own.counts[kind] = 0;
    if (is_five(kind)) own.reds[suit_of(kind)] = 0;
    own.melds[own.melds_count++] = {{SetType::kong, true, kind, reds}, 0, kNoTile, false};
    sink(event_of(EventType::concealed_kong, table.turn, kind, reds));
    interrupt(game, table);  // 3.1: as soon as it is declared, robbed or not
    offer(game, table, Offer::concealed_kong, kind, sink);
}

template <class Sink>
RUKA_FN inline void declare_added_kong(const Game& game, Table& table, Code tile, Sink& sink) {
    take(table.seats[table.turn], tile);
    sink(event_of(EventType::added_kong, table.turn, tile));
    offer(game, table, Offer::added_kong, tile, sink);
}

RUKA_FN inline void extend_pung(Seat& own, Code tile) {
    for (int i = 0; i < own.melds_count; ++i) {
        Placed& placed = own.melds[i];
        if (placed.meld.type != SetType::pung || placed.meld.kind != kind_of(tile)) continue;
        placed.meld.type = SetType::kong;
        placed.meld.reds = static_cast<std::uint8_t>(placed.meld.reds + is_red(tile));
        placed.added = true;
    }
}

template <class Sink>
RUKA_FN inline void set_north_aside(const Game& game, Table& table, Sink& sink) {
    take(table.seats[table.turn], kNorth);
    sink(event_of(EventType::nuki, table.turn, kNorth));
    offer(game, table, Offer::nuki, kNorth, sink);
}

}  // namespace detail

}  // namespace ruka
