// What a seat shows to everybody: its discards, and its sets.
#pragma once

#include "ruka/table/legal.hpp"

namespace ruka {

inline constexpr int kEarly = 6;  // discards of a seat at the beginning of a hand

// What the discards of a hand tell about one seat.
struct River {
    Mask thrown, early;   // kinds; `early` among the first of them
    Mask passed;          // thrown by anybody since its hand last changed (after its riichi: since then) and not taken
    Kind cut;             // its last discard from the hand, or kNoTile
    std::uint8_t count;   // of its discards
    std::uint8_t drawn;   // thrown as drawn since its hand last changed
    std::uint8_t pushed;  // thrown before the riichi of another, and not safe against it
    std::uint8_t folded;  // ... and safe
    std::uint8_t suits[4];  // thrown of each suit, and of honours
    bool riichi;
};

// What lies before a seat.
struct Laid {
    std::uint8_t sets, chows;
    std::uint8_t suits[4];  // sets of each suit, and of honours
    std::uint8_t bonus;     // dora, red fives, norths set aside
    std::uint8_t valued;    // pungs of dragons, of the round's wind and its own
    bool open;              // a set was claimed
    bool own_kong;          // or a north: its hand may have changed in a turn that ended with the drawn tile
};

// The tiles of each kind that a seat does not see.
RUKA_FN inline void count_unseen(const Game& game, const Table& table, int seat, std::uint8_t (&unseen)[kKinds]) {
    const Flow& flow = *game.flow;
    int left[kKinds];
    for (int k = 0; k < kKinds; ++k) left[k] = flow.copies[k] - table.seats[seat].counts[k];
    for (int s = 0; s < kSuits; ++s) left[kind_of(static_cast<Code>(kRedFive + s))] += flow.copies[kRedFive + s];
    if (table.missing) left[kFirstHonour + table.missing] = 0;
    for (int s = 0; s < flow.people; ++s) {
        const Seat& other = table.seats[s];
        left[detail::kNorth] -= other.nuki;
        for (int i = 0; i < other.melds_count; ++i) {
            const Meld& meld = other.melds[i].meld;
            if (meld.type == SetType::chow) {
                for (int step = 0; step < 3; ++step) --left[meld.kind + step];
            } else {
                left[meld.kind] -= meld.type == SetType::kong ? kCopies : kCopies - 1;
            }
        }
    }
    for (int i = 0; i < table.discards_count; ++i) {
        const Discard& one = table.discards[i];
        if (!one.claimed && one.code < kFirstFlower) --left[kind_of(one.code)];
    }
    for (int i = 0; i < table.dora_shown; ++i) --left[kind_of(indicator(table, flow, i, false))];
    const bool beside = table.offer == Offer::added_kong || table.offer == Offer::nuki;  // in no set yet
    if (table.phase == Phase::claim && beside) --left[kind_of(table.offered)];
    for (int k = 0; k < kKinds; ++k) unseen[k] = static_cast<std::uint8_t>(left[k] > 0 ? left[k] : 0);
}

// Dora for each tile of a kind.
RUKA_FN inline void count_dora(const Game& game, const Table& table, std::uint8_t (&dora)[kKinds]) {
    for (int k = 0; k < kKinds; ++k) dora[k] = 0;
    for (int i = 0; i < table.dora_shown; ++i)
        ++dora[game.program->dora_of[kind_of(indicator(table, *game.flow, i, false))]];
}

RUKA_FN inline bool is_valued(const Table& table, int seat, Kind kind) {
    constexpr Kind first_dragon = kFirstHonour + kWinds;
    return kind >= first_dragon || kind == kFirstHonour + table.wind[seat] ||
           kind == kFirstHonour + table.round % kWinds;
}

RUKA_FN inline Laid laid_before(const Table& table, int seat, const std::uint8_t (&dora)[kKinds]) {
    const Seat& own = table.seats[seat];
    Laid laid{};
    laid.sets = own.melds_count;
    laid.own_kong = own.nuki > 0;
    int bonus = own.nuki * (1 + dora[detail::kNorth]);
    for (int i = 0; i < own.melds_count; ++i) {
        const Meld& meld = own.melds[i].meld;
        const int suit = suit_of(meld.kind);
        ++laid.suits[suit];
        laid.open |= !meld.concealed;
        laid.own_kong |= meld.concealed || own.melds[i].added;
        bonus += meld.reds;
        if (meld.type == SetType::chow) {
            ++laid.chows;
            for (int step = 0; step < 3; ++step) bonus += dora[meld.kind + step];
        } else {
            bonus += dora[meld.kind] * (meld.type == SetType::kong ? kCopies : kCopies - 1);
            laid.valued =
                static_cast<std::uint8_t>(laid.valued + (suit == kSuits && is_valued(table, seat, meld.kind)));
        }
    }
    laid.bonus = static_cast<std::uint8_t>(bonus);
    return laid;
}

namespace detail {

RUKA_FN inline void add_discard(River& own, const Discard& one, Kind kind, bool changed) {
    if (changed && !own.riichi) {
        own.passed = 0;
        own.drawn = 0;
    } else {
        own.passed |= bit(kind);
        ++own.drawn;
    }
    if (!one.drawn) own.cut = kind;
    if (own.count < kEarly) own.early |= bit(kind);
    own.thrown |= bit(kind);
    ++own.count;
    ++own.suits[suit_of(kind)];
    own.riichi |= one.riichi;
}

// Did it give way to those in riichi?
RUKA_FN inline void add_answer(const Flow& flow, River (&rivers)[kMaxSeats], int seat, Kind kind) {
    bool before = false, safe = true;
    for (int s = 0; s < flow.people; ++s) {
        if (s == seat || !rivers[s].riichi) continue;
        before = true;
        safe &= ((rivers[s].thrown | rivers[s].passed) & bit(kind)) != 0;
    }
    if (before) ++(safe ? rivers[seat].folded : rivers[seat].pushed);
}

}  // namespace detail

// All discards of the hand, read once for everybody. Who claims throws next, so that a claim changes a hand where the
// discard before was claimed; kongs of one's own leave no trace among the discards.
RUKA_FN inline void read_rivers(const Flow& flow, const Table& table, const Laid (&laid)[kMaxSeats],
                                River (&rivers)[kMaxSeats]) {
    for (int s = 0; s < kMaxSeats; ++s) {
        rivers[s] = {};
        rivers[s].cut = kNoTile;
    }
    const bool offered = table.phase == Phase::claim && table.offer == Offer::discard;
    const int count = table.discards_count;
    bool claimed = false;
    for (int i = 0; i < count; ++i) {
        const Discard one = table.discards[i];
        const bool changed = !one.drawn || one.riichi || claimed || laid[one.seat].own_kong;
        claimed = one.claimed;
        if (one.code >= kFirstFlower) continue;
        const Kind kind = kind_of(one.code);
        detail::add_answer(flow, rivers, one.seat, kind);
        detail::add_discard(rivers[one.seat], one, kind, changed);
        if (offered && i == count - 1) break;  // nobody has let it pass yet
        for (int s = 0; s < flow.people; ++s) {
            if (s != one.seat) rivers[s].passed |= bit(kind);
        }
    }
    const bool acts = claimed || (table.phase == Phase::claim && table.offer != Offer::discard);
    if (acts && !rivers[table.turn].riichi) rivers[table.turn].passed = 0;
}

}  // namespace ruka
