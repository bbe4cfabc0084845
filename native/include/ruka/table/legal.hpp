// What each seat may do now.
#pragma once

#include "ruka/scoring/score.hpp"
#include "ruka/table/events.hpp"

namespace ruka {

// Rules and working memory of a table; many tables of one rule set share it in one thread.
struct Game {
    const Program* program;
    const Program* unfinished;  // counts hands that did not win; nullptr where they count nothing
    const Flow* flow;
    Play play;     // every form of the rules
    Play orphans;  // thirteen orphans alone: only they rob a concealed kong
    Block<4>* block;
};

namespace detail {

// The tiles that decide whether a seat is ready: what lies in its own sets cannot come again, unless the rules look
// at the concealed part alone (D-82).
RUKA_FN inline Tiles tiles_to_wait(const Game& game, const Seat& seat) {
    return game.flow->ready_on_own ? make_tiles(seat.counts) : make_tiles(hand_of_seat(seat));
}

RUKA_FN inline Mask waits_of(const Game& game, const Seat& seat) { return waits(game.play, tiles_to_wait(game, seat)); }

// After every change of a seat's thirteen tiles. Its own sets only make a hand farther; most are far without looking at
// them, which is much quicker.
RUKA_FN inline void look_at_hand(const Game& game, Seat& seat) {
    seat.far = static_cast<std::int8_t>(shanten(game.play, make_tiles(seat.counts)));
    seat.waits = 0;
    if (seat.far > 1) return;
    const Tiles tiles = tiles_to_wait(game, seat);
    if (seat.melds_count) seat.far = static_cast<std::int8_t>(shanten(game.play, tiles));
    if (seat.far == 0) seat.waits = waits(game.play, tiles);
}

RUKA_FN inline std::uint16_t circumstances(const Game& game, const Table& table, int seat, bool draw) {
    const Seat& own = table.seats[seat];
    const auto when = [](bool on, int flag) { return static_cast<std::uint16_t>(on ? flag : 0); };
    const bool robbing = !draw && (table.offer == Offer::added_kong || table.offer == Offer::concealed_kong);
    std::uint16_t flags = when(draw, kDraw);
    flags |= when(own.riichi > 0, kRiichi) | when(own.riichi > 1, kDoubleRiichi) | when(own.ippatsu, kIppatsu);
    flags |= when(table.left == 0, kLastTile);
    const bool for_flower = table.replacement == Replacement::of_flower && game.program->flower_replacements;
    const bool replaced = draw && (table.replacement == Replacement::of_kong || for_flower);
    flags |= when(replaced, kAfterKong) | when(replaced && table.turn_kongs > 1, kSecondReplacement);
    flags |= when(robbing, kRobbingKong);
    flags |= when(table.uninterrupted && !own.acted, kFirstTurn);
    return flags;
}

}  // namespace detail

// The seat's hand completed by a tile; by draw the tile is in the hand already.
RUKA_FN inline Hand completed_hand(const Seat& seat, Code tile, bool draw) {
    Hand hand = hand_of_seat(seat);
    if (!draw) {
        ++hand.counts[kind_of(tile)];
        if (is_red(tile)) ++hand.reds[tile - kRedFive];
    }
    hand.winning = tile;
    return hand;
}

// The other three lie among the discards and in open sets.
RUKA_FN inline bool is_last_of_kind(const Flow& flow, const Table& table, bool draw) {
    std::uint8_t seen[kKinds] = {};
    for (int i = 0; i < table.discards_count; ++i) seen[kind_of(table.discards[i].code)] += !table.discards[i].claimed;
    for (int s = 0; s < flow.people; ++s) {
        Hand open = hand_of_seat(table.seats[s]);
        int sets = 0;
        for (int i = 0; i < open.melds_count; ++i) {
            if (!open.melds[i].concealed) open.melds[sets++] = open.melds[i];
        }
        open.melds_count = static_cast<std::uint8_t>(sets);
        add_meld_tiles(open, seen);
    }
    const bool thrown = !draw && table.offer == Offer::discard;  // the winning tile itself lies there
    return seen[kind_of(draw ? table.drawn : table.offered)] - thrown == kCopies - 1;
}

RUKA_FN inline int ura_shown(const Table& table, const Flow& flow, int seat) {
    if (!table.seats[seat].riichi || flow.ura == Ura::none) return 0;
    return flow.ura == Ura::first && table.dora_shown ? 1 : table.dora_shown;
}

RUKA_FN inline Win win_of(const Game& game, const Table& table, int seat, bool draw) {
    const Flow& flow = *game.flow;
    Win win{};
    win.flags = detail::circumstances(game, table, seat, draw);
    if (flow.last_of_kind && is_last_of_kind(flow, table, draw)) win.flags |= kLastOfKind;
    win.seat = table.wind[seat];
    win.round = table.round % kWinds;
    win.honba = table.honba;  // the minimum may depend on it (3.4.11)
    win.nuki = table.seats[seat].nuki;
    win.discarder = draw ? kNobody : table.wind[table.turn];
    win.feeder = kNobody;
    win.dora_count = table.dora_shown;
    win.ura_count = static_cast<std::uint8_t>(ura_shown(table, flow, seat));
    for (int i = 0; i < table.dora_shown; ++i) {
        win.dora[i] = indicator(table, flow, i, false);
        win.ura[i] = indicator(table, flow, i, true);
    }
    return win;
}

// Complete, and worth the minimum.
RUKA_FN inline bool wins_with(const Game& game, const Table& table, int seat, Code tile, bool draw) {
    const Seat& own = table.seats[seat];
    const bool opening = game.program->opening_forms && draw && table.uninterrupted && !own.acted;
    if (!(own.waits & bit(kind_of(tile))) && !opening) return false;
    if (own.dead || own.barred) return false;
    if (draw && own.passed == Furiten::riichi && !game.flow->tsumo_after_pass) return false;
    const Hand hand = completed_hand(own, tile, draw);
    Win win = win_of(game, table, seat, draw);
    win.ura_count = 0;  // hidden, and no help to the minimum
    bool wins = false;
    for_each_scored_block(*game.block, *game.program, game.play, hand, win, [&](const Block<4>& block) {
        for (int row = 0; row < block.rows; ++row) wins |= block.scores[row].qualified();
    });
    return wins;
}

// The kinds on whose discard the seat may not win.
RUKA_FN inline Mask furiten_kinds(const Flow& flow, const Seat& seat) {
    if (seat.passed != Furiten::none) return kAllKinds;
    const Mask thrown = seat.waits & seat.discarded;
    if (flow.furiten == OwnDiscards::any_wait) return thrown ? kAllKinds : 0;
    return flow.furiten == OwnDiscards::same_tile ? thrown : 0;
}

namespace detail {

// 3.3.12: a kong after riichi changes no wait, and its tiles were a pung in every reading; or the rules ask less.
RUKA_FN inline bool kong_keeps_riichi(const Game& game, const Table& table, Kind kind) {
    if (game.flow->riichi_kong == RiichiKong::never) return false;
    Seat before = table.seats[table.turn];
    take(before, table.drawn);
    Seat after = before;
    after.counts[kind] = 0;
    after.melds[after.melds_count++] = {{SetType::kong, true, kind, 0}, 0, kNoTile, false};
    const Mask waits = waits_of(game, after);
    if (game.flow->riichi_kong == RiichiKong::stays_ready) return waits != 0;
    if (waits != before.waits || (waits & bit(kind))) return false;  // its fourth tile was waited on
    for (Mask left = before.waits; left; left &= left - 1) {
        const Hand hand = completed_hand(before, static_cast<Code>(lowest_bit(left)), false);
        bool always = true;
        for_each_reading(hand, game.program->forms, [&](const Reading& reading) {
            bool pung = false;
            for (int i = 0; i < reading.sets_count; ++i) {
                pung |= reading.sets[i].type == SetType::pung && reading.sets[i].kind == kind;
            }
            always &= pung;
        });
        if (!always) return false;
    }
    return true;
}

RUKA_FN inline void add_kongs(const Game& game, const Table& table, Actions& actions) {
    const Seat& seat = table.seats[table.turn];
    if (table.kongs >= game.flow->most_kongs || table.left == 0) return;
    for (Mask left = kinds_held(packed(seat.counts), kCopies); left; left &= left - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(left));
        if (seat.riichi && (kind_of(table.drawn) != kind || !kong_keeps_riichi(game, table, kind))) continue;
        actions.add(ActionType::concealed_kong, kind);
    }
    for (int i = 0; i < seat.melds_count; ++i) {
        const Meld& meld = seat.melds[i].meld;
        if (meld.type != SetType::pung || seat.counts[meld.kind] == 0) continue;
        const bool red = reds_of(seat, meld.kind) > 0;
        actions.add(ActionType::added_kong, red ? kRedFive + suit_of(meld.kind) : meld.kind);
    }
}

template <class Each>
RUKA_FN inline void for_each_discard(const Table& table, const Seat& seat, Each&& each) {
    const auto offer_tile = [&](Code tile, int held) {
        const bool drawn = tile == table.drawn;
        if (held > (drawn ? 1 : 0)) each(tile, false);
        if (held > 0 && drawn) each(tile, true);
    };
    for (Mask left = kinds_held(packed(seat.counts), 1) & ~table.forbidden; left; left &= left - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(left));
        const int reds = reds_of(seat, kind);
        offer_tile(kind, seat.counts[kind] - reds);
        if (reds) offer_tile(static_cast<Code>(kRedFive + suit_of(kind)), reds);
    }
}

RUKA_FN inline bool may_bet(const Game& game, const Table& table, const Seat& seat) {
    const Flow& flow = *game.flow;
    return flow.riichi && !seat.riichi && seat.far <= 1 && table.left >= flow.riichi_tiles &&
           table.scores[table.turn] >= flow.riichi_floor && concealed(seat);
}

RUKA_FN inline void add_riichi(const Game& game, const Table& table, Actions& actions) {
    const Seat& seat = table.seats[table.turn];
    if (!may_bet(game, table, seat)) return;
    if (shanten(game.play, tiles_to_wait(game, seat)) > 0) return;
    Kind last = kNoTile;
    bool ready = false;
    for_each_discard(table, seat, [&](Code tile, bool drawn) {
        if (kind_of(tile) != last) {
            Seat after = seat;
            take(after, tile);
            last = kind_of(tile);
            ready = waits_of(game, after) != 0;
        }
        if (ready) actions.add(ActionType::riichi, tile, drawn);
    });
}

RUKA_FN inline int different_orphans(const Seat& seat) { return bits(kinds_held(packed(seat.counts), 1) & kOrphans); }

}  // namespace detail

RUKA_FN inline void turn_actions(const Game& game, const Table& table, Actions& actions) {
    const Flow& flow = *game.flow;
    const Seat& seat = table.seats[table.turn];
    if (table.drawn != kNoTile && !seat.dead) {
        if (wins_with(game, table, table.turn, table.drawn, true)) actions.add(ActionType::tsumo);
        if (actions.count && flow.forced_win && seat.riichi) return;
        const bool first = table.uninterrupted && !seat.acted;
        if (flow.nine_orphans && first && detail::different_orphans(seat) >= 9) actions.add(ActionType::nine_orphans);
        detail::add_kongs(game, table, actions);
        const bool north = seat.counts[detail::kNorth] > 0 && (!seat.riichi || kind_of(table.drawn) == detail::kNorth);
        if (flow.nuki && north && table.left > 0) actions.add(ActionType::nuki);
        detail::add_riichi(game, table, actions);
        if (seat.riichi) return actions.add(ActionType::discard, table.drawn, 1);
    }
    detail::for_each_discard(table, seat,
                             [&](Code tile, bool drawn) { actions.add(ActionType::discard, tile, drawn); });
}

namespace detail {

// What may not be thrown after a claim (kuikae): the claimed tile, and the other end of the chow.
RUKA_FN inline Mask swap_tiles(const Flow& flow, const Action& action, Kind claimed) {
    if (flow.swap_calling) return 0;
    Mask kinds = bit(claimed);
    if (action.type == ActionType::chow) {
        const int rank = rank_of(action.tile);
        if (claimed == action.tile && rank + 3 < kRanks) kinds |= bit(static_cast<Kind>(action.tile + 3));
        if (claimed == action.tile + 2 && rank > 0) kinds |= bit(static_cast<Kind>(action.tile - 1));
    }
    return kinds;
}

// The seat's own tiles that go into the set.
RUKA_FN inline void take_for(Seat& seat, const Action& action, Kind claimed) {
    const auto take_kind = [&](Kind kind, bool red) {
        take(seat, red ? static_cast<Code>(kRedFive + suit_of(kind)) : kind);
    };
    if (action.type == ActionType::chow) {
        for (int step = 0; step < 3; ++step) {
            const Kind kind = static_cast<Kind>(action.tile + step);
            if (kind != claimed) take_kind(kind, action.flag && is_five(kind));
        }
    } else if (action.type == ActionType::pung) {
        for (int i = 0; i < 2; ++i) take_kind(claimed, i < action.flag);
    } else {
        seat.counts[claimed] = 0;
        if (is_five(claimed)) seat.reds[suit_of(claimed)] = 0;
    }
}

// The set that a claim makes with the offered tile.
RUKA_FN inline Meld claimed_set(const Seat& seat, const Action& action, Code offered) {
    const Kind kind = kind_of(offered);
    const SetType type = action.type == ActionType::chow   ? SetType::chow
                         : action.type == ActionType::pung ? SetType::pung
                                                           : SetType::kong;
    const int own_reds = type == SetType::kong ? reds_of(seat, kind) : action.flag;
    const Kind low = type == SetType::chow ? action.tile : kind;
    return {type, false, low, static_cast<std::uint8_t>(own_reds + is_red(offered))};
}

// Something is left to discard.
RUKA_FN inline bool can_go_on(const Flow& flow, const Seat& seat, const Action& action, Kind claimed) {
    const Mask banned = swap_tiles(flow, action, claimed);
    if (!banned) return true;
    Seat after = seat;
    take_for(after, action, claimed);
    return (kinds_held(packed(after.counts), 1) & ~banned) != 0;
}

RUKA_FN inline void add_if_possible(const Flow& flow, const Seat& seat, Kind claimed, Actions& actions, Action action) {
    if (can_go_on(flow, seat, action, claimed)) actions.add(action.type, action.tile, action.flag);
}

RUKA_FN inline void add_chows(const Flow& flow, const Seat& seat, Kind kind, Actions& actions) {
    if (kind >= kFirstHonour) return;
    for (int low = kind - 2; low <= kind; ++low) {
        if (low < suit_of(kind) * kRanks || suit_of(kind) != low / kRanks || rank_of(static_cast<Kind>(low)) > 6)
            continue;
        bool held = true;
        int plain = 1, red = 0;  // can the seat's own five be a plain one, a red one?
        for (int k = low; k < low + 3; ++k) {
            const Kind own = static_cast<Kind>(k);
            if (own == kind) continue;
            held &= seat.counts[own] > 0;
            if (is_five(own)) {
                red = reds_of(seat, own) > 0;
                plain = seat.counts[own] > reds_of(seat, own);
            }
        }
        if (!held) continue;
        const std::uint8_t tile = static_cast<std::uint8_t>(low);
        if (plain) add_if_possible(flow, seat, kind, actions, {ActionType::chow, tile, 0});
        if (red) add_if_possible(flow, seat, kind, actions, {ActionType::chow, tile, 1});
    }
}

RUKA_FN inline void add_pungs(const Flow& flow, const Seat& seat, Kind kind, Actions& actions) {
    const int red = reds_of(seat, kind), plain = seat.counts[kind] - red;
    for (int reds = 0; reds <= 2 && reds <= red; ++reds) {
        if (2 - reds <= plain) {
            add_if_possible(flow, seat, kind, actions, {ActionType::pung, kind, static_cast<std::uint8_t>(reds)});
        }
    }
}

}  // namespace detail

RUKA_FN inline void claim_actions(const Game& game, const Table& table, int seat, Actions& actions) {
    const Seat& own = table.seats[seat];
    const Kind kind = kind_of(table.offered);
    const std::uint8_t may = table.may[seat];
    if (may & kMayWin) actions.add(ActionType::ron);
    if (may & kMayPung) detail::add_pungs(*game.flow, own, kind, actions);
    if (may & kMayKong) actions.add(ActionType::kong, kind);
    if (may & kMayChow) detail::add_chows(*game.flow, own, kind, actions);
    if (!(may & kMayWin) || !game.flow->forced_win || !own.riichi) actions.add(ActionType::pass);
}

RUKA_FN inline bool is_asked(const Table& table, int seat) {
    if (table.phase == Phase::turn) return seat == table.turn;
    const bool asks = table.phase == Phase::claim || table.phase == Phase::show;
    return asks && (table.waiting >> seat & 1);
}

// Empty for a seat that is not asked.
RUKA_FN inline Actions legal_actions(const Game& game, const Table& table, int seat) {
    Actions actions;
    if (!is_asked(table, seat)) return actions;
    if (table.phase == Phase::turn) {
        turn_actions(game, table, actions);
    } else if (table.phase == Phase::claim) {
        claim_actions(game, table, seat, actions);
    } else {
        const bool false_win = table.offender != kNobody;  // what most would do is first: a false win is let go
        actions.add(false_win ? ActionType::hide : ActionType::show);
        actions.add(false_win ? ActionType::show : ActionType::hide);
    }
    return actions;
}

}  // namespace ruka
