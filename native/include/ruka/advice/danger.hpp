// Who may be ready, on what, and what it would cost to throw each kind, as one seat may see it.
//
// A ready hand waits with one of the shapes that the unseen tiles can make. Each has its weight: of its type, times the
// ways to hold it, times what the seat's discards and sets say about it; the chance to be waited on is a kind's share
// of them. Suji, no chance and safe tiles follow by counting.
#pragma once

#include <cmath>

#include "ruka/advice/river.hpp"
#include "ruka/style.hpp"

namespace ruka {

// Another seat, as seen.
struct Threat {
    float ready;            // chance that it is ready now
    float cost;             // what I lose if I deal into it, on average (points)
    Mask safe_own;          // its own discards, where furiten forbids them
    Mask safe_passed;       // thrown by anybody since its hand last changed (riichi: since then) and not taken
    float deal_in[kKinds];  // chance that it wins on this kind if I throw it now: ready already multiplied in
};

inline constexpr float kByDiscard = 0.65F;  // of the wins

struct Dangers {
    Threat seats[kMaxSeats];
    float deal_in[kKinds],
        loss[kKinds];  // sums over seats: chance, expected points beside what is paid if it wins anyway
};

namespace detail {

// How much of its hand is hidden, the place of weights that depend on it: 0 riichi, 1 closed, 2 open.
RUKA_FN inline int hidden(const River& river, const Laid& laid) { return river.riichi ? 0 : laid.open ? 2 : 1; }

RUKA_FN inline float fewer(int number, int most) { return static_cast<float>(number < most ? number : most); }

// The suit that all its sets are of, beside honours; or kSuits.
RUKA_FN inline int collected_suit(const Laid& laid) {
    int suit = kSuits;
    for (int s = 0; s < kSuits; ++s) {
        if (!laid.suits[s]) continue;
        if (suit != kSuits) return kSuits;
        suit = s;
    }
    return suit;
}

RUKA_FN inline float chance_ready(const River& river, const Laid& laid, const DangerWeights& weights) {
    constexpr int late = 10, most_drawn = 8, most_answers = 3;
    if (river.riichi) return 1.0F;
    const int count = river.count;
    float odds = weights.ready_sets[laid.sets] + weights.ready_turns[laid.sets] * static_cast<float>(count);
    if (count < kEarly) odds += weights.ready_early * static_cast<float>(kEarly - count);
    if (count > late) odds += weights.ready_late * static_cast<float>(count - late);
    odds += weights.ready_drawn[laid.sets] * fewer(river.drawn, most_drawn);
    if (river.cut < kFirstHonour && rank_of(river.cut) >= 2 && rank_of(river.cut) <= 6) odds += weights.ready_middle;
    odds += weights.ready_pushed * fewer(river.pushed, most_answers);
    odds += weights.ready_folded * fewer(river.folded, most_answers);
    if (laid.sets >= 2 && collected_suit(laid) != kSuits) odds += weights.ready_suit;
    return 1.0F / (1.0F + std::exp(-odds));
}

// The shapes of one seat, added up for every kind that they wait on.
struct Shapes {
    const DangerWeights& weights;
    const std::uint8_t* unseen;
    Mask barring = 0;   // who waits on one of these may not win at all
    Mask excluded = 0;  // on these alone it may not
    Mask passed = 0, thrown = 0, early = 0, late = 0, cut = 0, dora = 0;
    float sums[kKinds] = {};
    float total = 0.0F;

    RUKA_FN float where(Mask tiles, const float (&factors)[3]) const {
        if (tiles & cut) return factors[2];
        if (tiles & late) return factors[1];
        return tiles & early ? factors[0] : 1.0F;
    }

    // A shape of `tiles` that waits on a kind or two; `outer` are tiles that it might have had once.
    RUKA_FN void add(Mask tiles, Mask outer, Kind wait, Kind other, float weight) {
        const Mask waits = bit(wait) | bit(other);
        if ((waits & barring) || !(waits & ~excluded)) {
            total += weight * weights.furiten;
            return;
        }
        if (waits & thrown) weight *= weights.thrown;
        if (waits & passed) weight *= weights.passed;
        weight *= where(tiles, weights.held) * where(outer, weights.outer);
        if ((tiles | waits) & dora) weight *= weights.dora;
        total += weight;
        if (!(excluded & bit(wait))) sums[wait] += weight;
        if (other != wait && !(excluded & bit(other))) sums[other] += weight;
    }

    RUKA_FN void add_runs(int suit, float factor, float chosen) {
        constexpr std::uint8_t two_sided[] = {0, 0, 1, 2, 2, 1, 0}, closed[] = {0, 0, 1, 2, 3, 2, 1, 0};
        const Kind first = static_cast<Kind>(suit * kRanks);
        const Mask ranks = Mask{0x1ff} << first;
        const auto at = [&](int rank) { return static_cast<Kind>(first + rank); };
        for (int low = 0; low + 1 < kRanks; ++low) {
            const std::uint8_t* left = unseen + first + low;
            constexpr float all = kCopies * kCopies;
            const Mask tile = bit(at(low));
            if (const int ways = left[0] * left[1]) {
                const float weight = factor * static_cast<float>(ways) / all;
                const Mask outer = (tile >> 2 | tile << 3) & ranks;
                if (low == 0) add(tile | tile << 1, outer, at(2), at(2), weight * weights.edge * chosen);
                else if (low == 7) add(tile | tile << 1, outer, at(6), at(6), weight * weights.edge * chosen);
                else add(tile | tile << 1, outer, at(low - 1), at(low + 2), weight * weights.two_sided[two_sided[low]]);
            }
            if (low + 2 == kRanks) break;
            if (const int ways = left[0] * left[2]) {
                const float weight = factor * static_cast<float>(ways) / all * weights.closed[closed[low + 1]] * chosen;
                add(tile | tile << 2, (tile >> 2 | tile << 4) & ranks, at(low + 1), at(low + 1), weight);
            }
        }
    }

    // Two pairs, and the pair.
    RUKA_FN void add_same(Kind kind, int type, float factor) {
        const int left = unseen[kind];
        if (!left) return;
        constexpr float pairs = kCopies * (kCopies - 1), tiles = kCopies;
        const float two = static_cast<float>(left * (left - 1)) / pairs, one = static_cast<float>(left) / tiles;
        add(0, 0, kind, kind, factor * (weights.pair[type] * two + weights.single[type] * one));
    }
};

RUKA_FN inline float suit_factor(const River& river, const Laid& laid, int collected, int suit,
                                 const DangerWeights& weights) {
    constexpr int most = 5;
    const int thrown = river.suits[suit];
    const float factor = weights.suit_thrown[thrown < most ? thrown : most];
    if (collected == kSuits) return factor;
    const int place = laid.suits[collected] - 1;
    return factor * (suit == collected ? weights.suit_sets[place] : weights.suit_others[place]);
}

// 0 valued honours, 1 others, 2 terminals, 3 their neighbours, 4 the middle.
RUKA_FN inline int type_of(const Table& table, int seat, Kind kind) {
    if (kind >= kFirstHonour) return is_valued(table, seat, kind) ? 0 : 1;
    const int rank = rank_of(kind), end = rank < kRanks - 1 - rank ? rank : kRanks - 1 - rank;
    return end < 2 ? 2 + end : 4;
}

// Hands without sets: thirteen orphans, knitted tiles.
RUKA_FN inline void add_singles(const Game& game, const River& river, Shapes& shapes) {
    constexpr int knitted = kKnitted | kHonoursKnitted;
    const bool orphans = (game.program->forms & kThirteenOrphans) && bits(river.thrown & kOrphans) <= 2;
    Mask gone = 0;  // orphans that nobody can hold
    for (Mask left = orphans ? kOrphans : 0; left; left &= left - 1) {
        const Kind kind = static_cast<Kind>(lowest_bit(left));
        if (!shapes.unseen[kind]) gone |= bit(kind);
    }
    for (int k = 0; k < kKinds; ++k) {
        const Kind kind = static_cast<Kind>(k);
        if (orphans && (kOrphans & bit(kind)) && !(gone & ~bit(kind)))
            shapes.add(0, 0, kind, kind, shapes.weights.orphans);
        if ((game.program->forms & knitted) && (game.program->kinds & bit(kind)))
            shapes.add(0, 0, kind, kind, shapes.weights.knitted);
    }
}

RUKA_FN inline void add_shapes(const Game& game, const Table& table, int seat, const River& river, const Laid& laid,
                               Shapes& shapes) {
    const DangerWeights& weights = shapes.weights;
    const int collected = collected_suit(laid);
    const float chosen = river.riichi ? weights.chosen : 1.0F;
    float same = chosen;
    if (laid.sets) same *= laid.chows ? weights.chow_pairs : weights.pung_pairs[laid.sets - 1];
    float factors[kSuits + 1];
    for (int s = 0; s < kSuits; ++s) {
        factors[s] = suit_factor(river, laid, collected, s, weights);
        if (laid.sets < kMaxMelds) shapes.add_runs(s, factors[s], chosen);
    }
    factors[kSuits] = 1.0F;
    for (int k = 0; k < kKinds; ++k) {
        const Kind kind = static_cast<Kind>(k);
        shapes.add_same(kind, type_of(table, seat, kind), factors[suit_of(kind)] * same);
    }
    if (!laid.sets) add_singles(game, river, shapes);
}

// How somebody wins: on whose discard, or by draw.
enum class Source : std::uint8_t { mine, another, draw };

// What `me` pays for a hand of this many fan; between two whole numbers: between their payments.
RUKA_FN inline float paid_for(const Game& game, const Table& table, int winner, int me, float fan, float points,
                              Source source) {
    const Program& program = *game.program;
    Win win{};
    win.seat = table.wind[winner];
    win.discarder = source == Source::draw ? kNobody : table.wind[me];
    if (source == Source::draw) win.flags = kDraw;
    for (int i = 0; source == Source::another && i < game.flow->players; ++i) {
        if (table.order[i] != me && table.order[i] != winner) win.discarder = table.wind[table.order[i]];
    }
    win.feeder = kNobody;
    win.honba = table.honba;
    const auto paid = [&](int whole) {
        const Due due{value_of(program.formula, static_cast<std::int32_t>(points), whole, 0), 0, false};
        std::int32_t sum = 0;
        share_out(program.payment, program.players, due, win, [&](const Share& share) {
            if (is_payer(program.payment, share.payer, win, table.wind[me])) sum += share.points;
        });
        return static_cast<float>(sum);
    };
    const int low = fan > 0 ? static_cast<int>(fan) : 0;
    const float least = paid(low), part = fan > 0 ? fan - static_cast<float>(low) : 0;
    return least + part * (paid(low + 1) - least);
}

RUKA_FN inline float fan_of(const River& river, const Laid& laid, const DangerWeights& weights) {
    float fan = weights.usual_fan[hidden(river, laid)];
    fan += weights.fan_bonus * laid.bonus + weights.fan_valued * laid.valued;
    const int collected = collected_suit(laid);
    if (collected == kSuits || laid.suits[collected] < 2) return fan;
    return fan + weights.fan_suit * (laid.suits[collected] == 2 ? 0.5F : 1.0F);
}

RUKA_FN inline void weigh_shapes(const Game& game, const Table& table, int seat, const River& river, const Laid& laid,
                                 const std::uint8_t* unseen, Mask dora, const DangerWeights& weights, Threat& threat) {
    const Flow& flow = *game.flow;
    Shapes shapes{weights, unseen};
    const bool any_wait = flow.furiten == OwnDiscards::any_wait;
    (any_wait ? shapes.barring : shapes.excluded) = threat.safe_own;
    if (river.riichi && flow.passed_furiten != PassedFuriten::never) shapes.barring |= river.passed;
    shapes.passed = river.passed;
    shapes.thrown = river.thrown;
    shapes.early = river.early;
    shapes.late = river.thrown & ~river.early;
    shapes.cut = river.cut == kNoTile ? 0 : bit(river.cut);
    shapes.dora = dora;
    add_shapes(game, table, seat, river, laid, shapes);
    if (shapes.total <= 0.0F) return;
    const float share = weights.width[hidden(river, laid)] / shapes.total;
    for (int k = 0; k < kKinds; ++k) {
        const float waited = shapes.sums[k] * share;
        threat.deal_in[k] = threat.ready * (waited < 1.0F ? waited : 1.0F);
    }
}

}  // namespace detail

// `unseen`: of each kind, the tiles that `me` does not see.
RUKA_FN inline void dangers(const Game& game, const Table& table, int me, const std::uint8_t* unseen,
                            const DangerWeights& weights, Dangers& found) {
    const Flow& flow = *game.flow;
    std::uint8_t dora[kKinds];
    count_dora(game, table, dora);
    Mask dora_kinds = 0;
    for (int k = 0; k < kKinds; ++k) dora_kinds |= dora[k] ? bit(static_cast<Kind>(k)) : 0;
    Laid laid[kMaxSeats];
    River rivers[kMaxSeats];
    for (int s = 0; s < flow.people; ++s) laid[s] = laid_before(table, s, dora);
    read_rivers(flow, table, laid, rivers);
    found = {};
    for (int s = 0; s < flow.people; ++s) {
        const Seat& seat = table.seats[s];
        if (s == me || table.place[s] >= flow.players || seat.dead || seat.barred) continue;
        Threat& threat = found.seats[s];
        threat.ready = detail::chance_ready(rivers[s], laid[s], weights);
        threat.safe_own = flow.furiten == OwnDiscards::none ? 0 : rivers[s].thrown;
        threat.safe_passed = rivers[s].passed;
        const float fan = detail::fan_of(rivers[s], laid[s], weights);
        const auto paid = [&](float more, detail::Source source) {
            return detail::paid_for(game, table, s, me, fan + more, weights.usual_points, source);
        };
        using detail::Source;
        threat.cost = paid(0, Source::mine);
        const float other = kByDiscard * paid(0, Source::another) + (1 - kByDiscard) * paid(0, Source::draw);
        const float lost = threat.cost - weights.anyway * other;
        detail::weigh_shapes(game, table, s, rivers[s], laid[s], unseen, dora_kinds, weights, threat);
        for (int k = 0; k < kKinds; ++k) {
            found.deal_in[k] += threat.deal_in[k];
            found.loss[k] += threat.deal_in[k] * lost;
        }
        for (Mask left = dora_kinds; left; left &= left - 1) {  // it would be worth more
            const int k = lowest_bit(left);
            found.loss[k] += threat.deal_in[k] * (paid(dora[k], Source::mine) - threat.cost);
        }
    }
}

}  // namespace ruka
