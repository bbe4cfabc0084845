// Discards, and what becomes of them when nobody wins.
#pragma once

#include "ruka/table/offer.hpp"

namespace ruka {

namespace detail {

template <class Sink>
RUKA_FN inline void discard(const Game& game, Table& table, const Action& action, Sink& sink) {
    turn_owed_dora(game, table, sink);
    Seat& own = table.seats[table.turn];
    const bool riichi = action.type == ActionType::riichi;
    if (riichi) own.riichi = table.uninterrupted && !own.acted ? 2 : 1;  // void again if the tile is won on
    else own.ippatsu = false;
    table.riichi_offered = riichi;
    take(own, action.tile);
    own.acted = true;
    if (own.barred && own.barred != kWholeHand) --own.barred;
    own.discarded |= bit(kind_of(action.tile));
    // The drawn tile thrown back changes nothing, and a turn brings a hand nearer by one at most.
    const bool changed = table.drawn == kNoTile || kind_of(table.drawn) != kind_of(action.tile);
    if (changed && --own.far <= 1) look_at_hand(game, own);
    table.forbidden = 0;
    table.drawn = kNoTile;
    table.discards[table.discards_count++] = {table.turn, action.tile, action.flag != 0, riichi, false};
    sink(event_of(EventType::discard, table.turn, action.tile, action.flag, riichi));
    offer(game, table, Offer::discard, action.tile, sink);
}

RUKA_FN inline void note_liability(const Game& game, const Table& table, Seat& own, Kind claimed, bool kong) {
    const Flow& flow = *game.flow;
    const auto fed = [&](Mask kinds, int enough) {
        int sets = 0;
        for (int i = 0; i < own.melds_count; ++i) {
            const Meld& meld = own.melds[i].meld;
            sets +=
                (kinds >> meld.kind & 1) && meld.type != SetType::chow && !(flow.pao_claimed_only && meld.concealed);
        }
        return (kinds >> claimed & 1) && sets == enough;
    };
    constexpr Mask dragons = Mask{7} << 31, winds = Mask{15} << 27;
    if (flow.pao_dragons && fed(dragons, 3)) own.feeder[0] = table.turn;
    if (flow.pao_winds && fed(winds, 4)) own.feeder[1] = table.turn;
    int kongs = 0;
    for (int i = 0; i < own.melds_count; ++i) kongs += own.melds[i].meld.type == SetType::kong;
    if (flow.pao_kongs && kong && kongs == 4) own.feeder[2] = table.turn;
}

template <class Sink>
RUKA_FN inline void claim(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    const int from = table.turn;
    Seat& own = table.seats[seat];
    const Kind kind = kind_of(table.offered);
    table.discards[table.discards_count - 1].claimed = true;
    table.seats[from].river_claimed = true;
    interrupt(game, table);
    if (own.passed == Furiten::passed) own.passed = Furiten::none;
    const Meld set = claimed_set(own, action, table.offered);
    take_for(own, action, kind);
    const int right = distance(table, *game.flow, seat, from);
    own.melds[own.melds_count++] = {set, static_cast<std::uint8_t>(right), table.offered, false};
    note_liability(game, table, own, kind, set.type == SetType::kong);
    const EventType event = set.type == SetType::chow   ? EventType::chow
                            : set.type == SetType::pung ? EventType::pung
                                                        : EventType::kong;
    sink(event_of(event, seat, table.offered, set.kind, from, set.reds - is_red(table.offered)));
    table.turn = static_cast<std::uint8_t>(seat);
    table.drawn = kNoTile;
    table.replacement = Replacement::none;
    table.turn_kongs = 0;
    if (game.flow->turns) --table.left;
    table.phase = Phase::turn;
    table.forbidden = swap_tiles(*game.flow, action, kind);
    if (set.type == SetType::kong) finish_kong(game, table, false, sink);
}

// Those who could have won on the tile and did not: furiten until their next turn, in riichi for good.
RUKA_FN inline void mark_passed(const Game& game, Table& table) {
    const PassedFuriten when = game.flow->passed_furiten;
    if (when == PassedFuriten::never || table.offer == Offer::concealed_kong) return;
    for (int s = 0; s < game.flow->people; ++s) {
        Seat& seat = table.seats[s];
        if (s == table.turn || !(seat.waits & bit(kind_of(table.offered)))) continue;
        if (when == PassedFuriten::in_riichi && !seat.riichi) continue;
        seat.passed = seat.riichi ? Furiten::riichi : seat.passed == Furiten::none ? Furiten::passed : seat.passed;
    }
}

template <class Sink>
RUKA_FN inline bool find_out(const Game& game, Table& table, Sink& sink);

template <class Sink>
RUKA_FN inline bool accept_riichi(const Game& game, Table& table, Sink& sink) {
    if (!table.riichi_offered) return false;
    const Flow& flow = *game.flow;
    table.riichi_offered = false;
    table.scores[table.turn] -= flow.bet;
    ++table.sticks;
    table.seats[table.turn].bet = true;
    table.seats[table.turn].ippatsu = true;
    sink(event_of(EventType::riichi, table.turn));
    if (!flow.four_riichi) return false;
    for (int i = 0; i < flow.players; ++i) {
        if (!table.seats[table.order[i]].riichi) return false;
    }
    if (find_out(game, table, sink)) return true;
    for (int i = 0; i < flow.players; ++i) sink(event_of(EventType::ready, table.order[i]));  // 3.4.3: all show
    abort_hand(game, table, Abort::four_riichi, table.turn, sink);
    return true;
}

RUKA_FN inline bool four_same_winds(const Game& game, const Table& table) {
    if (!game.flow->four_winds || !table.uninterrupted || table.discards_count != game.flow->players) return false;
    const Code first = table.discards[0].code;
    bool same = first >= kFirstHonour && first < kFirstHonour + 4;
    for (int i = 1; i < game.flow->players; ++i) same &= table.discards[i].code == first;
    return same;
}

template <class Sink>
RUKA_FN inline void resolve_discard(const Game& game, Table& table, int claimer, Sink& sink) {
    if (accept_riichi(game, table, sink)) return;
    if (four_same_winds(game, table)) return abort_hand(game, table, Abort::four_winds, table.turn, sink);
    if (table.abort_kongs) return abort_hand(game, table, Abort::four_kongs, table.turn, sink);
    if (claimer != kNobody) return claim(game, table, claimer, table.answers[claimer], sink);
    go_on(game, table, sink);
}

// Nobody has won on what was offered; `claimer` takes it for a set, or kNobody.
template <class Sink>
RUKA_FN inline void go_past(const Game& game, Table& table, int claimer, Sink& sink) {
    mark_passed(game, table);
    switch (table.offer) {
        case Offer::discard: return resolve_discard(game, table, claimer, sink);
        case Offer::concealed_kong: return finish_kong(game, table, true, sink);
        case Offer::added_kong:
            extend_pung(table.seats[table.turn], table.offered);
            return finish_kong(game, table, false, sink);
        case Offer::nuki: {
            interrupt(game, table);
            Seat& own = table.seats[table.turn];
            ++own.nuki;
            turn_owed_dora(game, table, sink);  // D-92: not before a win on the north
            look_at_hand(game, own);
            return draw(game, table, table.turn, Replacement::of_kong, sink);
        }
    }
}

}  // namespace detail

}  // namespace ruka
