// What a draw brings and costs, by who is ready then.
#pragma once

#include "ruka/advice/danger.hpp"

namespace ruka {

// What is paid at a draw: to a hand that is ready, and by one that is not.
struct AtDraw {
    float gets = 0, pays = 0;
};

RUKA_FN inline AtDraw at_draw(const Flow& flow, const Dangers& dangers, const Table& table, int seat, float later,
                              float turns) {
    AtDraw found;
    if (!flow.noten_total) return found;
    float ready[kMaxSeats + 1] = {1};
    int others = 0;
    for (int i = 0; i < flow.players; ++i) {
        const int other = table.order[i];
        if (other == seat) continue;
        const float chance = 1 - (1 - dangers.seats[other].ready) * std::exp(-later * turns);
        ++others;
        for (int n = others; n > 0; --n) ready[n] = ready[n] * (1 - chance) + ready[n - 1] * chance;
        ready[0] *= 1 - chance;
    }
    const float total = static_cast<float>(flow.noten_total);
    for (int n = 0; n <= others; ++n) {
        if (n < others) found.gets += ready[n] * total / static_cast<float>(n + 1);
        if (n > 0) found.pays += ready[n] * total / static_cast<float>(others + 1 - n);
    }
    return found;
}

}  // namespace ruka
