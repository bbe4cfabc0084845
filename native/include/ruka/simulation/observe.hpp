// What a seat sees, and what it may do, as small numbers for learners. A version never changes: whatever should look
// different becomes the next one beside it.
#pragma once

#include "ruka/table/legal.hpp"

namespace ruka {

inline constexpr int kPlayed = kFirstFlower;  // codes of tiles that hands are made of: 34 kinds and 3 red fives
inline constexpr int kPointDigits = 3;

struct SeenSet {
    std::int8_t type;     // 0 none, 1 chow, 2 pung, 3 kong of a discard, 4 added, 5 concealed
    std::int8_t kind;     // the lowest
    std::int8_t claimed;  // 1 + code of the tile that was taken, 0 none
    std::int8_t from;     // seats to the right of the owner, 0 nobody
};

struct SeenSeat {
    std::int8_t wind[kWinds];  // none for whoever sits out
    std::int8_t points[kPointDigits];
    std::int8_t riichi;
    std::int8_t norths;  // set aside
    std::int8_t flowers[kCodes - kFirstFlower];
    std::int8_t set_tiles[kKinds];
    std::int8_t set_reds[kSuits];
    SeenSet sets[kMaxMelds];
    std::int8_t thrown[kKinds];  // claimed ones too
};

struct SeenDiscard {
    std::int8_t tile;  // 1 + code, 0 none
    std::int8_t seat;
    std::int8_t drawn, riichi, claimed;
};

// The first version. Seats are counted from the viewer: it, those in play from its right on, those who sit out.
struct Observation {
    std::int8_t hand[kKinds];
    std::int8_t reds[kSuits];    // among them
    std::int8_t drawn[kPlayed];  // the tile just drawn, when the viewer is in turn
    std::int8_t waits[kKinds];   // of the thirteen tiles
    std::int8_t furiten;
    std::int8_t asked[3];          // to act in turn, to claim, to show or hide
    std::int8_t offered[kPlayed];  // the tile that the viewer may claim
    std::int8_t offer[4];          // a discard, an added kong, a concealed kong, a north
    std::int8_t indicators[kPlayed];
    std::int8_t round, deal, honba, sticks, left;
    std::int8_t missing;  // the wind that is out of the game, 0 none
    std::int8_t turn[kMaxSeats];
    SeenSeat seats[kMaxSeats];
    SeenDiscard discards[kMaxDiscards];  // of everybody, the oldest first
};

namespace detail {

inline constexpr int kSmall = 127;

RUKA_FN inline std::int8_t small(int number) {
    return static_cast<std::int8_t>(number > kSmall ? kSmall : number < -kSmall ? -kSmall : number);
}

// The place of every seat in the viewer's eyes.
RUKA_FN inline void seats_from(const Table& table, const Flow& flow, int viewer, std::uint8_t (&places)[kMaxSeats]) {
    const bool plays = table.place[viewer] < flow.players;
    std::uint8_t next = 0;
    places[viewer] = next++;
    for (int i = plays ? 1 : 0; i < flow.players; ++i)
        places[plays ? seat_after(table, flow, viewer, i) : table.order[i]] = next++;
    for (int i = flow.players; i < flow.people; ++i) {
        if (table.order[i] != viewer) places[table.order[i]] = next++;
    }
}

RUKA_FN inline void see_set(const Placed& placed, bool added, SeenSet& seen) {
    const Meld& meld = placed.meld;
    seen.type = static_cast<std::int8_t>(added ? 4 : meld.concealed ? 5 : 1 + static_cast<int>(meld.type));
    seen.kind = static_cast<std::int8_t>(meld.kind);
    if (meld.concealed) return;
    seen.claimed = static_cast<std::int8_t>(1 + placed.claimed);
    seen.from = static_cast<std::int8_t>(placed.from);
}

// `pending`: a tile that lies beside a pung until nobody robs it, or kNoTile.
RUKA_FN inline void see_sets(const Seat& own, Code pending, SeenSeat& seen) {
    for (int i = 0; i < own.melds_count; ++i) {
        const Meld& meld = own.melds[i].meld;
        const bool joined = pending != kNoTile && meld.type == SetType::pung && meld.kind == kind_of(pending);
        see_set(own.melds[i], own.melds[i].added || joined, seen.sets[i]);
        const int reds = meld.reds + (joined && is_red(pending));
        if (meld.type == SetType::chow) {
            for (int step = 0; step < 3; ++step) ++seen.set_tiles[meld.kind + step];
        } else {
            seen.set_tiles[meld.kind] += meld.type == SetType::kong || joined ? kCopies : kCopies - 1;
        }
        if (meld.kind < kFirstHonour) {
            std::int8_t& held = seen.set_reds[suit_of(meld.kind)];
            held = static_cast<std::int8_t>(held + reds);
        }
    }
}

RUKA_FN inline void see_seat(const Table& table, const Flow& flow, int seat, SeenSeat& seen) {
    const Seat& own = table.seats[seat];
    const std::int32_t points = table.scores[seat];
    seen.points[0] = small(points / 10000);
    seen.points[1] = static_cast<std::int8_t>(points / 100 % 100);
    seen.points[2] = static_cast<std::int8_t>(points % 100);
    if (table.place[seat] >= flow.players) return;
    seen.wind[table.wind[seat]] = 1;
    seen.riichi = own.riichi > 0;
    const bool offers = table.phase == Phase::claim && seat == table.turn;
    seen.norths = static_cast<std::int8_t>(own.nuki + (offers && table.offer == Offer::nuki));
    for (int i = 0; i < kCodes - kFirstFlower; ++i) seen.flowers[i] = own.flowers >> i & 1;
    see_sets(own, offers && table.offer == Offer::added_kong ? table.offered : kNoTile, seen);
}

RUKA_FN inline void see_discards(const Table& table, const std::uint8_t (&places)[kMaxSeats], Observation& seen) {
    const int count = table.discards_count;  // the bytes written might alias it: it is read once
    for (int i = 0; i < count; ++i) {
        const Discard one = table.discards[i];
        const std::uint8_t place = places[one.seat];
        seen.discards[i] = {static_cast<std::int8_t>(1 + one.code), static_cast<std::int8_t>(place), one.drawn,
                            one.riichi, one.claimed};
        ++seen.seats[place].thrown[kind_of(one.code)];
    }
}

// Only what the viewer itself is asked: that others are asked would tell of their tiles.
RUKA_FN inline void see_question(const Table& table, int viewer, Observation& seen) {
    if (!is_asked(table, viewer)) return;
    seen.asked[static_cast<int>(table.phase) - static_cast<int>(Phase::turn)] = 1;
    if (table.phase == Phase::turn && table.drawn != kNoTile) seen.drawn[table.drawn] = 1;
    if (table.phase != Phase::claim) return;
    seen.offered[table.offered] = 1;
    seen.offer[static_cast<int>(table.offer)] = 1;
}

}  // namespace detail

static_assert(alignof(Observation) == 1, "every number is a byte, and there is nothing between them");

RUKA_FN inline void observe(const Game& game, const Table& table, int viewer, Observation& seen) {
    const Flow& flow = *game.flow;
    const Seat& own = table.seats[viewer];
    seen = {};
    for (int k = 0; k < kKinds; ++k) seen.hand[k] = static_cast<std::int8_t>(own.counts[k]);
    for (int s = 0; s < kSuits; ++s) seen.reds[s] = static_cast<std::int8_t>(own.reds[s]);
    for (Mask left = own.waits; left; left &= left - 1) seen.waits[lowest_bit(left)] = 1;
    seen.furiten = furiten_kinds(flow, own) != 0;
    detail::see_question(table, viewer, seen);
    for (int i = 0; i < table.dora_shown; ++i) ++seen.indicators[indicator(table, flow, i, false)];
    seen.round = detail::small(table.round);
    seen.deal = detail::small(table.deals_passed);
    seen.honba = detail::small(table.honba);
    seen.sticks = detail::small(table.sticks);
    seen.left = detail::small(table.left);
    seen.missing = static_cast<std::int8_t>(table.missing);
    std::uint8_t places[kMaxSeats];
    detail::seats_from(table, flow, viewer, places);
    seen.turn[places[table.turn]] = 1;
    for (int s = 0; s < flow.people; ++s) detail::see_seat(table, flow, s, seen.seats[places[s]]);
    detail::see_discards(table, places, seen);
}

// --- actions as numbers ---

// Where the numbers of each type begin; a discard of the tile just drawn is `kPlayed` after one from the hand.
namespace number {
inline constexpr int pass = 0, discard = 1, riichi = discard + 2 * kPlayed, tsumo = riichi + 2 * kPlayed,
                     ron = tsumo + 1, chow = ron + 1, pung = chow + 6, kong = pung + 3, concealed_kong = kong + 1,
                     added_kong = concealed_kong + kKinds, nuki = added_kong + kKinds, nine_orphans = nuki + 1,
                     show = nine_orphans + 1, hide = show + 1, count = hide + 1;
}  // namespace number

static_assert(number::count <= 256, "a number is a byte");

// Of an action that is legal at this table.
RUKA_FN inline std::uint8_t number_of(const Table& table, const Action& action) {
    const auto from = [](int first, int offset) { return static_cast<std::uint8_t>(first + offset); };
    switch (action.type) {
        case ActionType::discard: return from(number::discard, action.tile + (action.flag ? kPlayed : 0));
        case ActionType::riichi: return from(number::riichi, action.tile + (action.flag ? kPlayed : 0));
        case ActionType::tsumo: return number::tsumo;
        case ActionType::ron: return number::ron;
        case ActionType::chow: return from(number::chow, 2 * (kind_of(table.offered) - action.tile) + action.flag);
        case ActionType::pung: return from(number::pung, action.flag);
        case ActionType::kong: return number::kong;
        case ActionType::concealed_kong: return from(number::concealed_kong, action.tile);
        case ActionType::added_kong: return from(number::added_kong, kind_of(action.tile));
        case ActionType::nuki: return number::nuki;
        case ActionType::nine_orphans: return number::nine_orphans;
        case ActionType::show: return number::show;
        case ActionType::hide: return number::hide;
        default: return number::pass;
    }
}

}  // namespace ruka
