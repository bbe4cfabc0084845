// The table machine: an action in, facts out, the next question asked.
#pragma once

#include "settlement.hpp"

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

// The next tile of the wall, or of its end, which comes nearer; turns are not counted by replacements.
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

// --- offers ---

// What is offered may be won on: a discard always, a kong where the rules let it be robbed.
RUKA_FN inline bool may_rob(const Game& game, const Table& table, const Seat& own) {
    if (table.offer == Offer::added_kong) return game.flow->rob_kongs != RobKongs::none;
    if (table.offer != Offer::concealed_kong) return true;
    return game.flow->rob_kongs == RobKongs::added_or_orphans &&
           (waits_of(game.orphans, own) & bit(kind_of(table.offered)));
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
        const bool asked = table.may[s] || game.flow->open_discipline;  // anybody may declare wrongly
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
    look_at_hand(game.play, table.seats[seat]);
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
    if (own.barred && own.barred != kWholeHand) --own.barred;
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
    const int right = distance(table, *game.flow, seat, from);
    own.melds[own.melds_count++] = {{type, false, low, reds}, static_cast<std::uint8_t>(right), table.offered, false};
    note_liability(game, table, own, kind, type == SetType::kong);
    const EventType event = type == SetType::chow   ? EventType::chow
                            : type == SetType::pung ? EventType::pung
                                                    : EventType::kong;
    sink(event_of(event, seat, table.offered, low, from, own_reds));
    table.turn = static_cast<std::uint8_t>(seat);
    table.drawn = kNoTile;
    table.replacement = Replacement::none;
    table.turn_kongs = 0;
    if (game.flow->turns) --table.left;
    table.phase = Phase::turn;
    table.forbidden = swap_tiles(*game.flow, action, kind);
    if (type == SetType::kong) finish_kong(game, table, false, sink);
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
            turn_owed_dora(game, table, sink);
            look_at_hand(game.play, own);
            return draw(game, table, table.turn, Replacement::of_kong, sink);
        }
    }
}

template <class Sink>
RUKA_FN inline void punish(const Game& game, Table& table, int seat, Offence offence, Sink& sink);

// Everybody has answered: wins go before pungs and kongs, these before chows.
template <class Sink>
RUKA_FN inline void resolve(const Game& game, Table& table, Sink& sink) {
    std::uint8_t winners[kMaxSeats];
    int count = 0, false_winner = kNobody, claimer = kNobody;
    for (int i = 1; i < game.flow->players; ++i) {
        const int seat = seat_after(table, *game.flow, table.turn, i);
        const ActionType type = table.answers[seat].type;
        if (type == ActionType::ron) {
            const bool right = (table.may[seat] & kMayWin) && table.seats[seat].hidden == Offence::none;
            if (right) winners[count++] = static_cast<std::uint8_t>(seat);
            else if (false_winner == kNobody) false_winner = seat;
        } else if (type != ActionType::pass) {
            const bool first = claimer == kNobody || table.answers[claimer].type == ActionType::chow;
            if (first) claimer = seat;
        }
    }
    if (count > 0) {
        if (table.riichi_offered) table.seats[table.turn].riichi = 0;  // 3.3.12: void
        table.riichi_offered = false;
        return settle_wins(game, table, winners, count, table.offered, false, sink);
    }
    if (false_winner != kNobody) {  // annulled by a valid win at the same moment
        const Offence hidden = table.seats[false_winner].hidden;
        return punish(game, table, false_winner, hidden == Offence::none ? Offence::false_win : hidden, sink);
    }
    go_past(game, table, claimer, sink);
}

// --- the end of the wall ---

// The next seat from the dealer on that has a ready hand and may hide it, or the settlement.
template <class Sink>
RUKA_FN inline void ask_ready(const Game& game, Table& table, int from, Sink& sink) {
    const Flow& flow = *game.flow;
    for (int i = from; i < flow.players; ++i) {
        const int seat = table.order[i];
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
    const Flow& flow = *game.flow;
    for (int i = 0; i < flow.players; ++i) {
        const Offence hidden = table.seats[table.order[i]].hidden;
        if (hidden != Offence::none) return punish(game, table, table.order[i], hidden, sink);
    }
    table.ready = 0;
    const bool matters = flow.noten_total || flow.dealer_stays == DealerStays::win_or_ready;
    ask_ready(game, table, matters ? 0 : flow.players, sink);
}

// --- penalties ---

// Nobody has shown tiles after a false win: play goes on, and the claims of the others are still open.
template <class Sink>
RUKA_FN inline void play_on(const Game& game, Table& table, int offender, Sink& sink) {
    table.waiting = 0;
    const bool own_turn = offender == table.turn;
    table.phase = own_turn ? Phase::turn : Phase::claim;
    if (own_turn) return;
    table.answers[offender] = {ActionType::pass, 0, 0};
    resolve(game, table, sink);
}

// After a false win the others in turn show their tiles, or do not.
template <class Sink>
RUKA_FN inline void ask_to_show(const Game& game, Table& table, int steps, Sink& sink) {
    const Flow& flow = *game.flow;
    if (steps < flow.players) {
        table.phase = Phase::show;
        table.waiting = static_cast<std::uint8_t>(1 << seat_after(table, flow, table.offender, steps));
        return;
    }
    const int offender = table.offender;
    table.offender = kNobody;
    if (flow.barred_next_hand) table.barred_next |= static_cast<std::uint8_t>(1 << offender);
    else table.seats[offender].barred = offender == table.turn ? 2 : 1;  // D-36: to the end of its next turn
    play_on(game, table, offender, sink);
}

// The penalty that the rules have for an offence.
template <class Sink>
RUKA_FN inline void punish(const Game& game, Table& table, int seat, Offence offence, Sink& sink) {
    const Flow& flow = *game.flow;
    Seat& own = table.seats[seat];
    Payout payout{};
    const auto tell = [&] {
        sink(event_with(EventType::offence, seat, payout.by_seat, kNoTile, static_cast<int>(offence)));
        pay(table, payout);
    };
    switch (penalty_of(flow, offence)) {
        case Penalty::none: return;
        case Penalty::chombo: return chombo(game, table, seat, offence, sink);
        case Penalty::dead_hand: own.dead = true; return tell();
        case Penalty::fine:
            ++own.fines;
            payout.by_seat[seat] = -flow.fine;
            return tell();
        case Penalty::barred:
            tell();
            table.offender = static_cast<std::uint8_t>(seat);
            return ask_to_show(game, table, 1, sink);
        case Penalty::pay_each:
            for (int i = 0; i < flow.players; ++i) payout.by_seat[table.order[i]] = flow.fine;
            payout.by_seat[seat] = -flow.fine * (flow.players - 1);
            tell();
            return play_on(game, table, seat, sink);
    }
}

}  // namespace detail

// A fresh table for a game.
RUKA_FN inline Table new_table(const Flow& flow) {
    Table table{};
    for (int s = 0; s < flow.people; ++s) {
        table.scores[s] = flow.start_points;
        table.circle[s] = static_cast<std::uint8_t>(s);
    }
    take_seats(table, flow);
    table.phase = Phase::hand_over;
    table.new_round = true;
    table.offender = kNobody;
    return table;
}

namespace detail {

// So many tiles at a time, then the last one each; flowers are shown and replaced from the dealer on.
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
        look_at_hand(game.play, table.seats[seat]);
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

// The action must be legal for the seat.
template <class Sink>
RUKA_FN inline void apply(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    if (table.phase == Phase::turn) {
        switch (action.type) {
            case ActionType::tsumo: {
                const Offence hidden = table.seats[seat].hidden;
                if (hidden != Offence::none) return detail::punish(game, table, seat, hidden, sink);
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
    if (table.offender != kNobody) {
        const int offender = table.offender;
        if (action.type == ActionType::hide)
            return detail::ask_to_show(game, table, distance(table, *game.flow, offender, seat) + 1, sink);
        table.offender = kNobody;
        table.waiting = 0;
        sink(event_of(EventType::shown, seat));
        return pay_false_win(game, table, offender, sink);
    }
    if (action.type == ActionType::show) {
        table.ready |= static_cast<std::uint8_t>(1 << seat);
        sink(event_of(EventType::ready, seat));
    }
    detail::ask_ready(game, table, table.place[seat] + 1, sink);
}

// Open discipline: a wrong declaration, one of wrong_actions(). What is not found at once comes out later.
template <class Sink>
RUKA_FN inline void declare(const Game& game, Table& table, int seat, const Action& action, Sink& sink) {
    Seat& own = table.seats[seat];
    if (action.type == ActionType::wrong_call) {
        detail::punish(game, table, seat, own.dead ? Offence::dead_claim : Offence::wrong_call, sink);
        if (table.phase != Phase::claim) return;
        return apply(game, table, seat, {ActionType::pass, 0, 0}, sink);
    }
    if (action.type == ActionType::tsumo) return detail::punish(game, table, seat, Offence::false_win, sink);
    if (action.type == ActionType::riichi) own.hidden = Offence::false_riichi;
    if (action.type == ActionType::concealed_kong) own.hidden = Offence::wrong_kong;
    apply(game, table, seat, action, sink);
}

}  // namespace ruka
