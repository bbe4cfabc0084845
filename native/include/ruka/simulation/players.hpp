// Players of the core: random legal actions, greedy acceptance, and whoever weighs what it does.
#pragma once

#include "ruka/simulation/search.hpp"

namespace ruka {

enum class Plays : std::uint8_t { random, greedy, advised };

struct Player {
    Plays plays;
    const Advisor* advisor = nullptr;
    Prospect* space = nullptr;  // to think in
};

// What the values of options may be off by.
RUKA_FN inline float advisor_errs(const Player& player, const Options& options) {
    return player.advisor->style.errs * options.list[options.best].outlook.gain;
}

RUKA_FN inline Action advised_action(const Game& game, const Table& table, int seat, const Actions& actions,
                                     const Player& player, Stream& stream) {
    Options options;
    Dangers dangers;
    const auto key = [&] {
        Key made;
        for (std::uint8_t& byte : made.bytes) byte = static_cast<std::uint8_t>(stream.word());
        return made;
    };
    weigh_ahead(
        game, table, seat, actions, *player.advisor, *player.space, key, [] { return false; }, dangers, options);
    const float errs = advisor_errs(player, options);
    int best = options.best;
    for (int i = 0; errs > 0 && i < options.count; ++i) {
        constexpr int parts = 1024;  // as far off to both sides
        const float off = static_cast<float>(stream.below(2 * parts + 1)) / parts - 1;
        options.list[i].value += errs * off;
        if (options.list[i].value > options.list[best].value) best = i;
    }
    return options.list[best].action;
}

RUKA_FN inline Action choose(const Game& game, const Table& table, int seat, const Actions& actions,
                             const Player& player, Stream& stream) {
    switch (player.plays) {
        case Plays::advised: return advised_action(game, table, seat, actions, player, stream);
        case Plays::greedy: return greedy_action(game, table, actions);
        case Plays::random: break;
    }
    return actions.list[actions.count > 1 ? stream.below(static_cast<std::uint32_t>(actions.count)) : 0];
}

}  // namespace ruka
