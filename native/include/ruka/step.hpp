// The table machine: an action in, facts out, the next question asked.
#pragma once

#include "settlement.hpp"

namespace ruka {

namespace detail {

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
RUKA_FN inline void draw(const Game& game, Table& table, int seat, bool replacement, Sink& sink) {
    table.turn = static_cast<std::uint8_t>(seat);
    table.drawn = replacement ? table.wall[table.wall_size - 1 - table.replaced] : table.wall[table.dealt];
    ++(replacement ? table.replaced : table.dealt);
    table.replacement = replacement;
    table.phase = Phase::turn;
    table.forbidden = 0;
    Seat& own = table.seats[seat];
    if (own.passed == Furiten::passed) own.passed = Furiten::none;
    give(own, table.drawn);
    Event event = event_of(EventType::draw, seat, table.drawn, replacement);
    event.secret = true;
    sink(event);
    (void)game;
}

// A claim or a kong breaks the turn: no ippatsu, no first turn, and passing furiten where the rules end it so.
RUKA_FN inline void interrupt(const Game& game, Table& table) {
    table.uninterrupted = false;
    for (int s = 0; s < game.flow->players; ++s) {
        Seat& seat = table.seats[s];
        seat.ippatsu = false;
        const bool ends = game.flow->furiten_ends == FuritenEnds::own_turn_or_claim;
        if (ends && seat.passed == Furiten::passed) seat.passed = Furiten::none;
    }
}

template <class Sink>
RUKA_FN inline void exhaust(const Game& game, Table& table, Sink& sink);

// The next draw, or the end of the wall.
template <class Sink>
RUKA_FN inline void go_on(const Game& game, Table& table, Sink& sink) {
    if (tiles_left(table, *game.flow) == 0) return exhaust(game, table, sink);
    draw(game, table, seat_after(table.turn, 1, game.flow->players), false, sink);
}

// --- offers ---

RUKA_FN inline std::uint8_t claims_of(const Game& game, const Table& table, int seat) {
    const Flow& flow = *game.flow;
    const Seat& own = table.seats[seat];
    const Kind kind = kind_of(table.offered);
    std::uint8_t may = 0;
    if ((own.waits & bit(kind)) && !is_furiten(own)) {
        const bool robs = table.offer != Offer::concealed_kong || (waits_of(game.orphans, own) & bit(kind));
        if (robs && wins_with(game, table, seat, table.offered, false)) may |= kMayWin;
    }
    if (table.offer != Offer::discard || own.riichi || own.dead || tiles_left(table, flow) == 0) return may;
    Actions possible;
    if (own.counts[kind] >= 2) {
        add_pungs(flow, own, kind, possible);
        if (possible.count) may |= kMayPung;
        if (own.counts[kind] == 3 && table.kongs < 4) may |= kMayKong;
    }
    if (flow.chows && seat == seat_after(table.turn, 1, flow.players)) {
        possible.count = 0;
        add_chows(flow, own, kind, possible);
        if (possible.count) may |= kMayChow;
    }
    return may;
}

template <class Sink>
RUKA_FN inline void resolve(const Game& game, Table& table, Sink& sink);

template <class Sink>
RUKA_FN inline void offer(const Game& game, Table& table, Offer what, Code tile, Sink& sink) {
    table.offer = what;
    table.offered = tile;
    table.waiting = 0;
    for (int s = 0; s < game.flow->players; ++s) {
        table.answers[s] = {ActionType::pass, 0, 0};
        table.may[s] = s == table.turn ? 0 : claims_of(game, table, s);
        const bool asked =
            table.may[s] || (game.flow->open_discipline && s != table.turn);  // anybody may declare wrongly
        if (asked) table.waiting |= static_cast<std::uint8_t>(1 << s);
    }
    table.phase = Phase::claim;
    if (!table.waiting) resolve(game, table, sink);
}

// --- kongs ---

template <class Sink>
RUKA_FN inline void finish_kong(const Game& game, Table& table, bool concealed_kong, Sink& sink) {
    interrupt(game, table);
    turn_owed_dora(game, table, sink);
    ++table.kongs;
    const int seat = table.turn;
    int own = 0;
    for (int i = 0; i < table.seats[seat].melds_count; ++i)
        own += table.seats[seat].melds[i].meld.type == SetType::kong;
    table.abort_kongs = game.flow->four_kongs && table.kongs == 4 && own < 4;
    if (concealed_kong || game.flow->kong_dora == KongDora::at_once) turn_dora(game, table, sink);
    else ++table.dora_owed;
    look_at_hand(game.play, table.seats[seat]);
    draw(game, table, seat, true, sink);
}

template <class Sink>
RUKA_FN inline void declare_concealed_kong(const Game& game, Table& table, Kind kind, Sink& sink) {
    Seat& own = table.seats[table.turn];
    const std::uint8_t reds = static_cast<std::uint8_t>(reds_of(own, kind));
    own.counts[kind] = 0;
    if (is_five(kind)) own.reds[suit_of(kind)] = 0;
    own.melds[own.melds_count++] = {{SetType::kong, true, kind, reds}, 0, kNoTile, false};
    sink(event_of(EventType::concealed_kong, table.turn, kind, reds));
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

// --- discards and claims ---

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
    own.discarded |= bit(kind_of(action.tile));
    // The drawn tile thrown back changes nothing, and a turn brings a hand nearer by one at most.
    const bool changed = table.drawn == kNoTile || kind_of(table.drawn) != kind_of(action.tile);
    if (changed && --own.far <= 1) look_at_hand(game.play, own);
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
    const int own_reds = action.type == ActionType::kong ? reds_of(own, kind) : action.flag;
    take_for(own, action, kind);
    const SetType type = action.type == ActionType::chow   ? SetType::chow
                         : action.type == ActionType::pung ? SetType::pung
                                                           : SetType::kong;
    const Kind low = type == SetType::chow ? action.tile : kind;
    const std::uint8_t reds = static_cast<std::uint8_t>(own_reds + is_red(table.offered));
    const int right = distance(seat, from, game.flow->players);
    own.melds[own.melds_count++] = {{type, false, low, reds}, static_cast<std::uint8_t>(right), table.offered, false};
    note_liability(game, table, own, kind, type == SetType::kong);
    const EventType event = type == SetType::chow   ? EventType::chow
                            : type == SetType::pung ? EventType::pung
                                                    : EventType::kong;
    sink(event_of(event, seat, table.offered, low, from, own_reds));
    table.turn = static_cast<std::uint8_t>(seat);
    table.drawn = kNoTile;
    table.replacement = false;
    table.phase = Phase::turn;
    table.forbidden = swap_tiles(*game.flow, action, kind);
    if (type == SetType::kong) finish_kong(game, table, false, sink);
}

// Those who could have won on the tile and did not: furiten until their next turn, in riichi for good.
RUKA_FN inline void mark_passed(const Game& game, Table& table) {
    for (int s = 0; s < game.flow->players; ++s) {
        Seat& seat = table.seats[s];
        if (s == table.turn || !(seat.waits & bit(kind_of(table.offered)))) continue;
        if (table.offer == Offer::concealed_kong) continue;
        seat.passed = seat.riichi ? Furiten::riichi : seat.passed == Furiten::none ? Furiten::passed : seat.passed;
    }
}

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
    for (int s = 0; s < flow.players; ++s) {
        if (!table.seats[s].riichi) return false;
    }
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
RUKA_FN inline void resolve_discard(const Game& game, Table& table, Sink& sink) {
    const int players = game.flow->players;
    if (accept_riichi(game, table, sink)) return;
    if (four_same_winds(game, table)) return abort_hand(game, table, Abort::four_winds, table.turn, sink);
    if (table.abort_kongs) return abort_hand(game, table, Abort::four_kongs, table.turn, sink);
    for (int round = 0; round < 2; ++round) {  // pungs and kongs go before chows
        const bool chows = round == 1;
        for (int i = 1; i < players; ++i) {
            const int seat = seat_after(table.turn, i, players);
            const ActionType type = table.answers[seat].type;
            if (type != ActionType::pass && (type == ActionType::chow) == chows) {
                return claim(game, table, seat, table.answers[seat], sink);
            }
        }
    }
    go_on(game, table, sink);
}

// Everybody has answered.
template <class Sink>
RUKA_FN inline void resolve(const Game& game, Table& table, Sink& sink) {
    const int players = game.flow->players;
    std::uint8_t winners[kMaxSeats];
    int count = 0;
    int false_winner = -1;
    for (int i = 1; i < players; ++i) {
        const int seat = seat_after(table.turn, i, players);
        if (table.answers[seat].type != ActionType::ron) continue;
        const bool right = (table.may[seat] & kMayWin) && table.seats[seat].hidden == Offence::none;
        if (right) winners[count++] = static_cast<std::uint8_t>(seat);
        else if (false_winner < 0) false_winner = seat;
    }
    if (count > 0) {
        if (table.riichi_offered) table.seats[table.turn].riichi = 0;  // 3.3.12: void
        table.riichi_offered = false;
        return settle_wins(game, table, winners, count, table.offered, false, sink);
    }
    if (false_winner >= 0) {  // annulled by a valid win at the same moment
        const Offence hidden = table.seats[false_winner].hidden;
        return chombo(game, table, false_winner, hidden == Offence::none ? Offence::false_win : hidden, sink);
    }
    mark_passed(game, table);
    switch (table.offer) {
        case Offer::discard: return resolve_discard(game, table, sink);
        case Offer::concealed_kong: return finish_kong(game, table, true, sink);
        case Offer::added_kong:
            extend_pung(table.seats[table.turn], table.offered);
            return finish_kong(game, table, false, sink);
        case Offer::nuki: {
            interrupt(game, table);
            Seat& own = table.seats[table.turn];
            ++own.nuki;
            turn_owed_dora(game, table, sink);
            look_at_hand(game.play, own);
            return draw(game, table, table.turn, true, sink);
        }
    }
}

// --- the end of the wall ---

// The next seat from the dealer on that has a ready hand and may hide it, or the settlement.
template <class Sink>
RUKA_FN inline void ask_ready(const Game& game, Table& table, int from, Sink& sink) {
    const Flow& flow = *game.flow;
    for (int i = from; i < flow.players; ++i) {
        const int seat = seat_after(table.dealer, i, flow.players);
        const Seat& own = table.seats[seat];
        if (!own.waits || own.dead) continue;
        if (flow.hide_tenpai && !own.riichi) {
            table.phase = Phase::show;
            table.waiting = static_cast<std::uint8_t>(1 << seat);
            return;
        }
        table.ready |= static_cast<std::uint8_t>(1 << seat);
        sink(event_of(EventType::ready, seat));
    }
    table.waiting = 0;
    settle_draw(game, table, sink);
}

template <class Sink>
RUKA_FN inline void exhaust(const Game& game, Table& table, Sink& sink) {
    for (int i = 0; i < game.flow->players; ++i) {
        const int seat = seat_after(table.dealer, i, game.flow->players);
        if (table.seats[seat].hidden != Offence::none) return chombo(game, table, seat, table.seats[seat].hidden, sink);
    }
    table.ready = 0;
    ask_ready(game, table, 0, sink);
}

}  // namespace detail

// A fresh table for a game.
RUKA_FN inline Table new_table(const Flow& flow) {
    Table table{};
    for (int s = 0; s < flow.players; ++s) table.scores[s] = flow.start_points;
    table.phase = Phase::hand_over;
    return table;
}

// Deals from a wall: four tiles at a time, then one each; the dealer's first draw is the next tile.
template <class Sink>
RUKA_FN inline void start_hand(const Game& game, Table& table, const Code* wall, int size, Sink& sink) {
    const Flow& flow = *game.flow;
    for (int i = 0; i < size; ++i) table.wall[i] = wall[i];
    table.wall_size = static_cast<std::uint8_t>(size);
    table.dealt = table.replaced = table.dora_shown = table.dora_owed = table.kongs = table.discards_count = 0;
    table.uninterrupted = true;
    table.riichi_offered = table.abort_kongs = table.replacement = false;
    table.forbidden = 0;
    table.ready = table.waiting = 0;
    ++table.hands;
    sink(detail::event_of(EventType::hand, table.dealer, kNoTile, table.round, table.honba, table.sticks));
    for (Seat& seat : table.seats) {
        seat = Seat{};
        for (std::uint8_t& feeder : seat.feeder) feeder = kNobody;
    }
    for (int left = flow.hand_tiles; left > 0; left -= 4) {
        for (int i = 0; i < flow.players; ++i) {
            const int seat = seat_after(table.dealer, i, flow.players);
            for (int n = 0; n < (left < 4 ? left : 4); ++n) {
                const Code tile = table.wall[table.dealt++];
                give(table.seats[seat], tile);
                Event event = detail::event_of(EventType::deal, seat, tile);
                event.secret = true;
                sink(event);
            }
        }
    }
    for (int s = 0; s < flow.players; ++s) detail::look_at_hand(game.play, table.seats[s]);
    detail::turn_dora(game, table, sink);
    detail::draw(game, table, table.dealer, false, sink);
}

// The action must be legal for the seat.
template <class Sink>
RUKA_FN inline void apply(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    if (table.phase == Phase::turn) {
        switch (action.type) {
            case ActionType::tsumo: {
                const Offence hidden = table.seats[seat].hidden;
                if (hidden != Offence::none) return chombo(game, table, seat, hidden, sink);
                const std::uint8_t winner = static_cast<std::uint8_t>(seat);
                return settle_wins(game, table, &winner, 1, table.drawn, true, sink);
            }
            case ActionType::nine_orphans: return abort_hand(game, table, Abort::nine_orphans, seat, sink);
            case ActionType::concealed_kong: return detail::declare_concealed_kong(game, table, action.tile, sink);
            case ActionType::added_kong: return detail::declare_added_kong(game, table, action.tile, sink);
            case ActionType::nuki: return detail::set_north_aside(game, table, sink);
            default: return detail::discard(game, table, action, sink);
        }
    }
    if (table.phase == Phase::claim) {
        table.answers[seat] = action;
        table.waiting &= static_cast<std::uint8_t>(~(1 << seat));
        if (!table.waiting) detail::resolve(game, table, sink);
        return;
    }
    if (action.type == ActionType::show) {
        table.ready |= static_cast<std::uint8_t>(1 << seat);
        sink(detail::event_of(EventType::ready, seat));
    }
    detail::ask_ready(game, table, wind_of(table, seat, game.flow->players) + 1, sink);
}

// Open discipline: a wrong declaration, one of wrong_actions(). What is not found at once comes out later.
template <class Sink>
RUKA_FN inline void declare(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    Seat& own = table.seats[seat];
    if (action.type == ActionType::wrong_call) {
        if (own.dead) return chombo(game, table, seat, Offence::dead_claim, sink);
        own.dead = true;
        sink(Event{EventType::offence,
                   static_cast<std::uint8_t>(seat),
                   kNoTile,
                   static_cast<std::uint8_t>(Offence::wrong_call),
                   0,
                   0,
                   false,
                   {}});
        return apply(game, table, seat, {ActionType::pass, 0, 0}, sink);
    }
    if (action.type == ActionType::tsumo) return chombo(game, table, seat, Offence::false_win, sink);
    if (action.type == ActionType::riichi) own.hidden = Offence::false_riichi;
    if (action.type == ActionType::concealed_kong) own.hidden = Offence::wrong_kong;
    apply(game, table, seat, action, sink);
}

}  // namespace ruka
