// Places: what uma and oka a seat may expect when the match ends, and what the points of this hand change about that.
//
// Two seats are apart at the end by what they are now, give or take a spread that grows with the hands to come; with
// the chance that each of the others is ahead, places follow as the number of those who are.
#pragma once

#include <cmath>

#include "ruka/advice/sight.hpp"
#include "ruka/style.hpp"

namespace ruka {

struct Places {
    static constexpr int kKept = 32;

    int people = 0;  // 0: the match counts no places
    int me = 0;
    const Flow* flow = nullptr;
    float scores[kMaxSeats] = {};
    float worth[kMaxSeats] = {};       // of each place
    float hands = 0;                   // to come after this one
    bool last = false;                 // this may be the last hand
    float swing = 0;                   // how far two seats come apart in a hand
    float part = 0;                    // with which places count
    float discard = 0;                 // of my wins, by discard
    float shares[kMaxSeats] = {};      // of my win by draw that each seat pays
    float now = 0;                     // expected while nobody has won this hand
    float known[kKept], found[kKept];  // wins that were asked about

    RUKA_FN explicit operator bool() const { return people > 0; }
};

namespace detail {

inline constexpr float kRepeats = 1.25f;  // hands for each deal: dealers stay
inline constexpr float kFurther = 2;      // hands that follow the last one where nobody has the target

RUKA_FN inline float hands_after(const Places& of, const float* scores) {
    float high = scores[0], low = scores[0];
    for (int s = 1; s < of.people; ++s)
        high = scores[s] > high ? scores[s] : high, low = scores[s] < low ? scores[s] : low;
    if (of.flow->bust && low < static_cast<float>(of.flow->bust_below)) return 0;
    const bool enough = !of.flow->target || !of.flow->extra_rounds || high >= static_cast<float>(of.flow->target);
    return of.last && !enough ? of.hands + kFurther : of.hands;
}

}  // namespace detail

// What places bring on average from these points, with so many hands to come.
RUKA_FN inline float expected(const Places& of, const float* scores, float hands) {
    const float spread = of.swing * std::sqrt(hands);
    float ahead[kMaxSeats + 1] = {1};
    int others = 0;
    for (int s = 0; s < of.people; ++s) {
        if (s == of.me) continue;
        const float apart = scores[s] - scores[of.me];
        const float even = of.flow->ties == Ties::shared ? 0.5f : s < of.me ? 1.0f : 0.0f;
        float chance = apart > 0 ? 1 : apart < 0 ? 0 : even;
        if (spread > 0) chance = 1 / (1 + std::exp(-1.702f * apart / spread));  // as near to a normal one as it need be
        ++others;
        for (int n = others; n > 0; --n) ahead[n] = ahead[n] * (1 - chance) + ahead[n - 1] * chance;
        ahead[0] *= 1 - chance;
    }
    float sum = 0;
    for (int n = 0; n <= others; ++n) sum += ahead[n] * of.worth[n];
    return sum;
}

// What points that change hands bring or cost in places, beside themselves.
RUKA_FN inline float moved(const Places& of, const float* scores) {
    return of.part * (expected(of, scores, detail::hands_after(of, scores)) - of.now);
}

RUKA_FN inline Places places_of(const Game& game, const Table& table, int seat, const AttackWeights& weights) {
    const Flow& flow = *game.flow;
    Places of;
    bool counted = flow.oka != 0;
    for (int s = 0; s < flow.people; ++s) counted |= flow.uma[s] != flow.uma[0];
    if (!counted || weights.places <= 0 || !flow.rounds) return of;
    of.people = flow.people;
    of.me = seat;
    of.flow = &flow;
    for (int s = 0; s < flow.people; ++s) {
        of.scores[s] = static_cast<float>(table.scores[s]);
        of.worth[s] = static_cast<float>(flow.uma[s] + (s ? 0 : flow.oka));
    }
    const int deals = (flow.rounds - 1 - table.round) * flow.people + flow.people - 1 - table.deals_passed;
    of.last = deals <= 0;
    of.hands = deals > 0 ? detail::kRepeats * static_cast<float>(deals) : 0;
    of.swing = weights.swing;
    of.part = weights.places;
    of.discard = weights.ron / (1 + weights.ron);
    float whole = 0;
    const bool dealer = table.place[seat] == 0;
    for (int i = 0; i < flow.players; ++i) {
        const int other = table.order[i];
        if (other == seat) continue;
        const int times = dealer ? flow.dealer_draw_each : i == 0 ? flow.other_draw_dealer : flow.other_draw_others;
        whole += of.shares[other] = static_cast<float>(times);
    }
    for (float& share : of.shares) share = whole > 0 ? share / whole : 0;
    of.now = expected(of, of.scores, detail::hands_after(of, of.scores) + 1);  // somebody wins this one
    for (float& known : of.known) known = -1;
    return of;
}

// A win of mine: on a discard of any of the others, or by draw.
RUKA_FN inline float by_win(Places& of, float points) {
    if (!of) return 0;
    const int place = static_cast<int>(points / 100) % Places::kKept;
    if (of.known[place] == points) return of.found[place];
    float scores[kMaxSeats], sum = 0;
    int payers = 0;
    for (int s = 0; s < of.people; ++s) payers += of.shares[s] > 0;
    for (int payer = 0; payer <= of.people; ++payer) {  // the last: by draw
        const bool draw = payer == of.people;
        if (!draw && of.shares[payer] <= 0) continue;
        for (int s = 0; s < of.people; ++s)
            scores[s] = of.scores[s] - points * (draw ? of.shares[s] : s == payer ? 1.0f : 0.0f);
        scores[of.me] += points;
        sum += moved(of, scores) * (draw ? 1 - of.discard : of.discard / static_cast<float>(payers ? payers : 1));
    }
    of.known[place] = points;
    return of.found[place] = sum;
}

// A win of another: all of it paid by me, or by the others.
RUKA_FN inline float by_loss(const Places& of, int winner, float points, bool mine) {
    if (!of) return 0;
    float scores[kMaxSeats];
    int payers = 0;
    for (int s = 0; s < of.people; ++s) payers += s != winner && s != of.me && of.shares[s] > 0;
    for (int s = 0; s < of.people; ++s) {
        const bool pays = mine ? s == of.me : s != winner && s != of.me && of.shares[s] > 0;
        scores[s] = of.scores[s] - (pays ? points / static_cast<float>(mine || !payers ? 1 : payers) : 0);
    }
    scores[winner] += points;
    return moved(of, scores);
}

}  // namespace ruka
