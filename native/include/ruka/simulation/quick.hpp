// The quick policy: wins when it can, bets when it can, never calls, discards for the most useful tiles.
#pragma once

#include "ruka/advice/advise.hpp"

namespace ruka {

namespace detail {

// Tiles that a seat sees besides the wall: its hand, all sets, discards and indicators.
RUKA_FN inline void count_visible(const Game& game, const Table& table, int seat, std::uint8_t (&seen)[kKinds]) {
    for (int k = 0; k < kKinds; ++k) seen[k] = table.seats[seat].counts[k];
    for (int s = 0; s < game.flow->people; ++s) add_meld_tiles(hand_of_seat(table.seats[s]), seen);
    for (int i = 0; i < table.discards_count; ++i) {
        if (!table.discards[i].claimed) ++seen[kind_of(table.discards[i].code)];
    }
    for (int i = 0; i < table.dora_shown; ++i) ++seen[kind_of(indicator(table, *game.flow, i, false))];
}

RUKA_FN inline int tiles_of_kinds(Mask kinds, const std::uint8_t* seen) {
    int left = 0;
    for (; kinds; kinds &= kinds - 1) {
        const int count = kCopies - seen[lowest_bit(kinds)];
        left += count > 0 ? count : 0;
    }
    return left;
}

RUKA_FN inline Mask kinds_thrown(const Actions& actions, ActionType type) {
    Mask kinds = 0;
    for (int i = 0; i < actions.count; ++i) {
        if (actions.list[i].type == type) kinds |= bit(kind_of(actions.list[i].tile));
    }
    return kinds;
}

RUKA_FN inline Action first_throw(const Actions& actions, ActionType type, Kind kind) {
    int i = 0;
    while (actions.list[i].type != type || kind_of(actions.list[i].tile) != kind) ++i;
    return actions.list[i];
}

// The discard that keeps the hand nearest and leaves most tiles to improve it; of equals the first.
RUKA_FN inline Action best_discard(const Game& game, const Table& table, const Actions& actions, ActionType type) {
    if (actions.count == 1) return actions.list[0];  // every turn after riichi
    const Seat& own = table.seats[table.turn];
    std::uint8_t seen[kKinds];
    count_visible(game, table, table.turn, seen);
    const Tiles all = make_tiles(hand_of_seat(own));
    const auto after = [&](Kind kind) {
        Tiles tiles = all;
        tiles.held = without(all.held, one_each(bit(kind)));
        return tiles;
    };
    int far[kKinds], nearest = kImpossible, most = -1;
    const Mask kinds = kinds_thrown(actions, type);
    for (Mask left = kinds; left; left &= left - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(left));
        far[kind] = shanten(game.play, after(kind));
        if (far[kind] < nearest) nearest = far[kind];
    }
    Kind best = kNoTile;
    for (Mask left = kinds; left; left &= left - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(left));
        if (far[kind] != nearest) continue;
        const int tiles = tiles_of_kinds(useful(game.play, after(kind)).kinds, seen);
        if (tiles > most) most = tiles, best = kind;
    }
    return first_throw(actions, type, best);
}

}  // namespace detail

RUKA_FN inline Action greedy_action(const Game& game, const Table& table, const Actions& actions) {
    if (table.phase == Phase::claim) {
        const bool wins = detail::offers(actions, ActionType::ron);
        return {wins ? ActionType::ron : ActionType::pass, 0, 0};
    }
    if (table.phase == Phase::show) return actions.list[0];
    if (detail::offers(actions, ActionType::tsumo)) return {ActionType::tsumo, 0, 0};
    if (detail::offers(actions, ActionType::nuki)) return {ActionType::nuki, 0, 0};
    const bool bets = detail::offers(actions, ActionType::riichi);
    return detail::best_discard(game, table, actions, bets ? ActionType::riichi : ActionType::discard);
}

}  // namespace ruka
