// The chance that a hand is finished in time.
#pragma once

#include <cmath>

#include "ruka/advice/sight.hpp"

namespace ruka {

struct Pace {
    float turns;   // draws to come
    float claims;  // useful tiles that are claimed for each that is drawn
    float ron;     // the same of the last tile
    float others;  // chance that somebody else ends the hand: in the first go-round to come, and its growth
    float growth;
};

struct Chance {
    float win;
    float when;   // go-rounds it takes, where it is won
    float drawn;  // nobody wins
    float ready;  // ... and it is ready then
};

// `tiles[i]` bring a hand nearer that lacks i + 1 tiles; it lacks `missing`.
RUKA_FN inline Chance chance_of(const float* tiles, int missing, float hidden, const Pace& pace) {
    float rate[8], standing[9] = {};
    for (int i = 0; i < missing; ++i) {
        const float each = tiles[i] / hidden * (1 + (i == 0 ? pace.ron : pace.claims));
        rate[i] = each < 0.9f ? each : 0.9f;
    }
    standing[missing] = 1;
    Chance found{};
    float others = pace.others;
    const int turns = static_cast<int>(pace.turns + 0.5f);
    for (int turn = 1; turn <= turns; ++turn) {
        const float won = standing[1] * rate[0];
        found.win += won;
        found.when += won * static_cast<float>(turn);
        standing[1] -= won;
        for (int i = 2; i <= missing; ++i) {
            const float nearer = standing[i] * rate[i - 1];
            standing[i] -= nearer;
            standing[i - 1] += nearer;
        }
        const float on = others < 0.9f ? 1 - others : 0.1f;
        for (int i = 1; i <= missing; ++i) standing[i] *= on;
        others += pace.growth;
    }
    found.ready = standing[1];
    for (int i = 1; i <= missing; ++i) found.drawn += standing[i];
    if (found.win > 0) found.when /= found.win;
    return found;
}

// How many tiles help at each distance, from those that help now and the ways in which a hand can be finished: as many
// ways as there are orders of tiles, so the later distances share what the first leaves, as hands usually do.
RUKA_FN inline void tiles_by_distance(float now, float ways, int missing, float* tiles) {
    constexpr float usual[] = {1, 2.9f, 4.7f, 6.3f, 7.6f, 8.5f, 9};
    tiles[missing - 1] = now;
    if (missing == 1) return;
    float orders = ways;
    for (int i = 2; i <= missing; ++i) orders *= static_cast<float>(i);
    float rest = orders / now;
    for (int i = 0; i < missing - 1; ++i) rest /= usual[i];
    const float one = std::pow(rest, 1.0f / static_cast<float>(missing - 1));
    for (int i = 0; i < missing - 1; ++i) tiles[i] = one * usual[i];
}

}  // namespace ruka
