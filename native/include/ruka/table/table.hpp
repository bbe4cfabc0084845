// The table: one flat struct, copied freely. Rules are kept beside it; nothing in it points anywhere.
#pragma once

#include "ruka/scoring/win.hpp"
#include "ruka/table/flow.hpp"
#include "ruka/tiles/hand.hpp"

namespace ruka {

// Phases: at hand_over the next hand is to be dealt; in a turn the seat acts on its fourteen tiles; at a claim others
// may claim a discard, rob a kong or win on a set-aside tile; seats in turn show or hide a hand: a ready one at a draw,
// any after a false win.

// What `tile` and `flag` say: of a discard or riichi, the code and whether it is the drawn one; of a chow, the lowest
// kind and whether a red five of one's own is in it; of a pung, its red fives; of a concealed kong, the kind; of an
// added kong, the code.
struct Action {
    ActionType type;
    std::uint8_t tile;
    std::uint8_t flag;

    RUKA_FN friend constexpr bool operator==(const Action& a, const Action& b) {
        return a.type == b.type && a.tile == b.tile && a.flag == b.flag;
    }
};

inline constexpr int kMaxActions = 64;

struct Actions {
    Action list[kMaxActions];
    int count = 0;

    RUKA_FN void add(ActionType type, int tile = 0, int flag = 0) {
        list[count++] = {type, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(flag)};
    }
    RUKA_FN bool has(const Action& action) const {
        for (int i = 0; i < count; ++i) {
            if (list[i] == action) return true;
        }
        return false;
    }
};

// A set on the table with where it came from.
struct Placed {
    Meld meld;
    std::uint8_t from;  // seats to the right of the owner; 0: nobody
    Code claimed;       // the tile that was taken
    bool added;
};

struct Discard {
    std::uint8_t seat;
    Code code;
    bool drawn, riichi, claimed;
};

inline constexpr int kMaxDiscards = 140;

enum class Offer : std::uint8_t { discard, added_kong, concealed_kong, nuki };

// What a seat may do with a tile that is offered to it.
enum Claim : std::uint8_t { kMayWin = 1, kMayPung = 2, kMayKong = 4, kMayChow = 8 };

enum class Furiten : std::uint8_t { none, passed, riichi };

enum class Replacement : std::uint8_t { none, of_kong, of_flower };

inline constexpr std::uint8_t kWholeHand = 255;  // barred from winning in all of it

struct Seat {
    std::uint8_t counts[kKinds];
    std::uint8_t reds[kSuits];
    std::uint8_t melds_count, nuki;
    std::uint8_t flowers;  // bit i: flower i+1
    std::uint8_t riichi;   // 0, 1, 2 double
    bool ippatsu;
    Furiten passed;          // a winning tile was let go
    bool acted;              // has had a turn of its own in this hand
    bool river_claimed;      // somebody took one of its discards
    bool bet;                // its bet of this hand is on the table
    bool dead;               // no win, no claim, never ready
    Offence hidden;          // done, and not found yet
    std::uint8_t barred;     // turns in which it may not win
    std::uint8_t fines;      // its fines that lie in the middle
    std::uint8_t more;       // times more that its win is paid in this hand
    bool spared;             // pays nothing for a win of this hand
    std::uint8_t feeder[3];  // liable for dragons, winds, kongs; kNobody
    Placed melds[kMaxMelds];
    Mask waits;       // of thirteen tiles
    std::int8_t far;  // their shanten, or less: exact from 1 down
    Mask discarded;   // kinds, claimed ones too
};

struct Table {
    std::int32_t scores[kMaxSeats];
    Seat seats[kMaxSeats];
    Code wall[kMaxWall];
    Discard discards[kMaxDiscards];
    std::uint8_t discards_count;
    std::uint8_t wall_size, dealt, replaced, dora_shown, dora_owed, kongs;
    std::uint8_t round, dealer, honba, sticks;
    bool new_round;                   // the first dealer is still to be found
    std::uint8_t deals_passed;        // changes of the dealer in this round
    std::uint8_t dealer_dice[2];      // thrown before this hand for the first dealer
    std::uint8_t circle[kMaxSeats];   // everybody in the order of dealing
    std::uint8_t order[kMaxSeats];    // the seats of this hand from the dealer on; those beyond `players` sit out
    std::uint8_t place[kMaxSeats];    // of each seat in that order
    std::uint8_t wind[kMaxSeats];     // of each seat, 0 east
    std::uint8_t missing;             // the wind that is out, 0: none
    std::uint8_t left;                // draws until the hand ends, by the wall or by the turns
    std::uint8_t turn_kongs;          // kongs of this turn
    std::uint8_t won[kMaxSeats];      // hands, where they decide the match
    std::uint8_t chombos[kMaxSeats];  // of this match
    std::uint8_t offender;            // whoever declared a false win that the others answer
    std::uint8_t barred_next;         // seats that may not win in the next hand
    std::uint16_t hands;              // dealt so far
    Phase phase;
    std::uint8_t turn;
    Code drawn;  // the tile just drawn by the seat in turn, kNoTile after a claim
    Replacement replacement;
    bool uninterrupted;   // no claim and no kong since the deal
    bool riichi_offered;  // the last discard declares riichi that is not yet accepted
    bool abort_kongs;     // the fourth kong was made: a draw unless the next discard wins
    Mask forbidden;       // kinds that swap calling rules out for this discard
    Offer offer;
    Code offered;
    std::uint8_t may[kMaxSeats];  // claims open to each seat
    std::uint8_t waiting;         // seats that have not answered
    Action answers[kMaxSeats];
    std::uint8_t ready;  // seats that show a ready hand at a draw
};

RUKA_FN inline int seat_after(const Table& table, const Flow& flow, int seat, int steps) {
    const int place = table.place[seat] + steps;
    return table.order[place < flow.players ? place : place - flow.players];
}
// Steps to the right from one seat to another.
RUKA_FN inline int distance(const Table& table, const Flow& flow, int from, int to) {
    const int steps = table.place[to] - table.place[from];
    return steps < 0 ? steps + flow.players : steps;
}

static_assert(sizeof(Table) <= 2048, "tables are copied freely");

// Who sits where in a new round, and how it was found.
struct Seating {
    std::uint8_t circle[kMaxSeats];
    std::uint8_t dealer;
    std::uint8_t dice[2];
};

// Three players: west is out, after a change of the dealer south, after the next north, and in every round again.
RUKA_FN inline std::uint8_t missing_wind(const Table& table, const Flow& flow) {
    constexpr std::uint8_t out[] = {2, 1, 3};
    return flow.winds_out ? out[table.deals_passed % 3] : std::uint8_t{0};
}

// Where everybody sits in this hand: round the circle from the dealer on, each with the next wind in play.
RUKA_FN inline void take_seats(Table& table, const Flow& flow) {
    int dealer = 0;
    while (table.circle[dealer] != table.dealer) ++dealer;
    int wind = 0;
    for (int i = 0; i < flow.people; ++i, ++wind) {
        const int seat = table.circle[(dealer + i) % flow.people];
        if (wind && wind == table.missing) ++wind;
        table.order[i] = static_cast<std::uint8_t>(seat);
        table.place[seat] = static_cast<std::uint8_t>(i);
        table.wind[seat] = static_cast<std::uint8_t>(wind);
    }
}

// Indicators come after the replacement tiles; the ura lies under each.
RUKA_FN inline Code indicator(const Table& table, const Flow& flow, int index, bool ura) {
    return table.wall[table.wall_size - flow.replacement_tiles - 1 - 2 * index - (ura ? 1 : 0)];
}

RUKA_FN inline bool concealed(const Seat& seat) {
    for (int i = 0; i < seat.melds_count; ++i) {
        if (!seat.melds[i].meld.concealed) return false;
    }
    return true;
}

RUKA_FN inline void give(Seat& seat, Code code) {
    ++seat.counts[kind_of(code)];
    if (is_red(code)) ++seat.reds[code - kRedFive];
}

RUKA_FN inline void take(Seat& seat, Code code) {
    --seat.counts[kind_of(code)];
    if (is_red(code)) --seat.reds[code - kRedFive];
}

RUKA_FN inline bool is_five(Kind kind) { return kind < kFirstHonour && rank_of(kind) == 4; }

RUKA_FN inline int reds_of(const Seat& seat, Kind kind) { return is_five(kind) ? seat.reds[suit_of(kind)] : 0; }

RUKA_FN inline bool holds(const Seat& seat, Code code) {
    if (is_red(code)) return seat.reds[code - kRedFive] > 0;
    return seat.counts[code] > reds_of(seat, code);
}

// The seat's tiles as a hand, without a winning tile.
RUKA_FN inline Hand hand_of_seat(const Seat& seat) {
    Hand hand{};
    for (int k = 0; k < kKinds; ++k) hand.counts[k] = seat.counts[k];
    for (int s = 0; s < kSuits; ++s) hand.reds[s] = seat.reds[s];
    hand.melds_count = seat.melds_count;
    hand.flowers = seat.flowers;
    for (int i = 0; i < seat.melds_count; ++i) hand.melds[i] = seat.melds[i].meld;
    hand.winning = kNoTile;
    return hand;
}

}  // namespace ruka
