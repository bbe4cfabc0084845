// What good players throw sooner or later than its worth alone says: by what a tile is, and what it stands beside.
#pragma once

#include "ruka/advice/danger.hpp"
#include "ruka/advice/sight.hpp"
#include "ruka/style.hpp"

namespace ruka {

namespace detail {

inline constexpr float kSpell = 6;  // discards of a seat by which weights of time count

// One hand out of which a tile is thrown.
struct Tasting {
    const TasteWeights& weights;
    const Table& table;
    const Dangers& dangers;
    const Hand& hand;
    int seat;
    std::uint8_t dora[kKinds];
    float time;                        // discards of its own, in spells
    int in_suit[kSuits], honours = 0;  // tiles, sets on the table with them
    int simples = 0;                   // neither terminal nor honour

    RUKA_FN Tasting(const Game& game, const Table& at, const Dangers& known, const Hand& of, int who,
                    const TasteWeights& by)
        : weights(by), table(at), dangers(known), hand(of), seat(who), in_suit{} {
        count_dora(game, table, dora);
        int thrown = 0;
        for (int i = 0; i < table.discards_count; ++i) thrown += table.discards[i].seat == seat;
        time = static_cast<float>(thrown) / kSpell;
        std::uint8_t all[kKinds];
        for (int k = 0; k < kKinds; ++k) all[k] = hand.counts[k];
        add_meld_tiles(hand, all);
        for (int k = 0; k < kKinds; ++k) {
            (k < kFirstHonour ? in_suit[suit_of(static_cast<Kind>(k))] : honours) += all[k];
            if (!is_orphan(k)) simples += all[k];
        }
    }

    RUKA_FN static bool is_orphan(int kind) { return kind >= kFirstHonour || kind % kRanks % (kRanks - 1) == 0; }

    // Tiles of the same suit so many ranks away.
    RUKA_FN int beside(int kind, int step) const {
        const int rank = kind % kRanks + step;
        return rank < 0 || rank >= kRanks ? 0 : hand.counts[kind + step];
    }
    RUKA_FN bool near_dora(int kind, int step) const {
        const int rank = kind % kRanks + step;
        return rank >= 0 && rank < kRanks && dora[kind + step];
    }
    RUKA_FN bool red_near(int kind) const {
        const int rank = kind % kRanks, suit = kind / kRanks;
        return hand.reds[suit] && (rank == 3 || rank == 5);
    }

    RUKA_FN float honour(int kind) const {
        const bool own = kind == kFirstHonour + table.wind[seat],
                   of_round = kind == kFirstHonour + table.round % kWinds;
        const int place = own && of_round ? 2 : is_valued(table, seat, static_cast<Kind>(kind));
        const int count = hand.counts[kind];
        if (count == 1) return weights.honour[place] + time * weights.honour_later[place];
        return count == 2 ? weights.honour_pair[place] : 0;
    }

    RUKA_FN float suited(int kind) const {
        const int rank = kind % kRanks, place = rank < kRanks / 2 ? rank : kRanks - 1 - rank;
        const int two_below = beside(kind, -2), below = beside(kind, -1);
        const int above = beside(kind, 1), two_above = beside(kind, 2);
        const bool next = below || above, gap = two_below || two_above;
        if (hand.counts[kind] == 2) return weights.pair[place];
        if (hand.counts[kind] > 2) return 0;
        if (!next && !gap) {
            const bool three_away = beside(kind, -3) || beside(kind, 3);
            const float later = place < 2 ? time * weights.alone_later[place] : 0;
            return weights.alone[place] + later + (three_away ? weights.three_away : 0);
        }
        float taste = weights.joined[place];
        const bool run = (below && above) || (below && two_below) || (above && two_above);
        if (!run && next && !(below && above) && !gap) {
            const int low = below ? rank - 1 : rank;
            taste += low == 0 || low == kRanks - 2 ? weights.edge + time * weights.edge_later : weights.two_sided;
        }
        const bool beyond =
            (two_above && beside(kind, 3) && !two_below) || (two_below && beside(kind, -3) && !two_above);
        if (!next && beyond) taste += weights.beyond;
        if (below > 2 || above > 2) taste += weights.by_pung;
        return taste;
    }

    RUKA_FN float bonus(int kind) const {
        float taste = dora[kind] ? weights.dora + time * weights.dora_later : 0;
        if (kind >= kFirstHonour) return taste;
        if (near_dora(kind, -1) || near_dora(kind, 1)) taste += weights.next_dora;
        if (is_five(static_cast<Kind>(kind)) && hand.counts[kind] == 1 && hand.reds[kind / kRanks])
            taste += weights.red;
        return taste + (red_near(kind) ? weights.next_red : 0);
    }

    // Hands of one suit, and hands of simples.
    RUKA_FN float family(int kind) const {
        int most = 0;
        for (const int tiles : in_suit) most = tiles > most ? tiles : most;
        float taste = 0;
        const int in_one = most + honours;
        if (kind < kFirstHonour && in_suit[kind / kRanks] < most && in_one >= 10)
            taste += weights.off_suit[in_one >= 11];
        if (is_orphan(kind) && simples >= 9) taste += weights.orphan[simples < 12 ? simples - 9 : 3];
        return taste;
    }

    RUKA_FN float safety(int kind) const {
        float taste = 0;
        for (const Threat& threat : dangers.seats) {
            if (threat.safe_own >> kind & 1) taste += time * weights.safe_later;
            if (threat.ready >= 1 && (threat.safe_own | threat.safe_passed) >> kind & 1) taste += weights.safe;
        }
        return taste;
    }

    RUKA_FN float of(int kind) const {
        return (kind < kFirstHonour ? suited(kind) : honour(kind)) + bonus(kind) + family(kind) + safety(kind);
    }
};

}  // namespace detail

// How readily each kind of a hand is thrown, as a part of what the hand promises.
RUKA_FN inline void tastes(const Game& game, const Table& table, const Dangers& dangers, const Hand& hand, int seat,
                           const TasteWeights& weights, float (&found)[kKinds]) {
    const detail::Tasting tasting(game, table, dangers, hand, seat, weights);
    Tiles tiles = make_tiles(hand);
    const Packed held = tiles.held;
    int far[kKinds], nearest = kImpossible;
    for (int k = 0; k < kKinds; ++k) {
        found[k] = 0;
        if (!hand.counts[k]) continue;
        tiles.held = without(held, one_each(bit(static_cast<Kind>(k))));
        far[k] = shanten(game.play, tiles);
        nearest = far[k] < nearest ? far[k] : nearest;
    }
    const int place = nearest < 0 ? 0 : nearest < 4 ? nearest : 4;
    for (int k = 0; k < kKinds; ++k) {
        if (hand.counts[k]) found[k] = tasting.of(k) + weights.farther[place] * static_cast<float>(far[k] - nearest);
    }
}

}  // namespace ruka
