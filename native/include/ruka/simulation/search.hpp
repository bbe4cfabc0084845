// Search: sampled worlds are played on with the quick policy until the seat is asked again, and what it then expects
// is weighed. The same worlds for all actions; those that fall behind are dropped.
#pragma once

#include "ruka/advice/worlds.hpp"
#include "ruka/simulation/quick.hpp"

namespace ruka {

namespace detail {

inline constexpr int kMostTried = 8, kRound = 8;  // worlds after which bad actions are dropped

struct Unheard {
    RUKA_FN void operator()(const Event&) const {}
};

// Somebody who looks ahead, at one question.
struct Ahead {
    const Game& game;
    const Advisor& advisor;
    Prospect& space;
    int seat;
    const Places places;  // as the points are now

    // What the seat expects when it is asked in a world; `acts`: it would not pass.
    RUKA_FN float expects(const Table& world, const Actions& actions, bool& acts) {
        Options options;
        Dangers dangers;
        weigh_all(game, world, seat, actions, advisor, space, dangers, options);
        acts = options.list[options.best].action.type != ActionType::pass;
        return options.list[options.best].value - options.list[options.best].taste;
    }

    // Points that an action brings until the seat is asked again, with what it then expects. Who would win on its own
    // discard lets it pass: that is weighed by the dangers, which need no luck.
    RUKA_FN float play_on(Table& world, const Option& option) {
        const Unheard sink;
        const std::int32_t before = world.scores[seat];
        const auto gained = [&] { return static_cast<float>(world.scores[seat] - before); };
        apply(game, world, seat, option.action, sink);
        if (option.then != kNoTile) {
            const Code tile = reds_of(world.seats[seat], option.then) == world.seats[seat].counts[option.then]
                                  ? static_cast<Code>(kRedFive + suit_of(option.then))
                                  : option.then;
            apply(game, world, seat, {ActionType::discard, tile, 0}, sink);
        }
        const int thrown = world.discards_count;
        while (world.phase != Phase::hand_over && world.phase != Phase::over) {
            const int who = world.phase == Phase::turn ? world.turn : lowest_bit(world.waiting);
            const Actions actions = legal_actions(game, world, who);
            const bool own_tile = world.phase == Phase::claim && world.turn == seat && world.discards_count == thrown;
            Action action = own_tile ? Action{ActionType::pass, 0, 0} : greedy_action(game, world, actions);
            const bool wins = action.type == ActionType::tsumo || action.type == ActionType::ron;
            if (who == seat && !wins && world.phase != Phase::show) {
                bool acts = true;
                const float value = expects(world, actions, acts);
                if (acts) return gained() + value;
                action = {ActionType::pass, 0, 0};
            }
            apply(game, world, who, action, sink);
        }
        float scores[kMaxSeats];
        for (int s = 0; s < kMaxSeats; ++s) scores[s] = static_cast<float>(world.scores[s]);
        return gained() + (places ? moved(places, scores) : 0);
    }
};

inline constexpr float kSure = 1.96f;  // errors to each side

struct Sample {
    float sum = 0, square = 0;

    RUKA_FN void add(float value) {
        sum += value;
        square += value * value;
    }
    RUKA_FN float mean(int count) const { return sum / static_cast<float>(count); }
    RUKA_FN float error(int count) const {
        const float spread = square / static_cast<float>(count) - mean(count) * mean(count);
        return spread > 0 ? std::sqrt(spread / static_cast<float>(count)) : 0;
    }
    // Half of the interval in which the mean probably is.
    RUKA_FN float width(int count) const { return kSure * error(count); }
};

// Each unseen tile is the seat's next draw about as often as any other, sooner than chance alone would have it: steps
// of the golden ratio through all of them in order, and the world's tile of that kind changes places.
RUKA_FN inline void choose_draw(const Game& game, const Sight& sight, int number, Table& world) {
    if (!sight.hidden) return;
    constexpr double golden = 0.61803398874989485;
    const double step = golden * number;
    int place = static_cast<int>((step - static_cast<int>(step)) * sight.hidden), kind = 0;
    while ((place -= sight.unseen[kind]) >= 0) ++kind;
    const bool turn = world.phase == Phase::turn;
    const int before = turn ? game.flow->players - 1 : distance(world, *game.flow, world.turn, sight.seat) - 1;
    const int next = world.dealt + before, end = world.wall_size - game.flow->replacement_tiles - 2 * kMaxIndicators;
    for (int i = world.dealt; i < end && next < end; ++i) {
        if (is_flower(world.wall[i]) || kind_of(world.wall[i]) != kind) continue;
        const Code drawn = world.wall[i];
        world.wall[i] = world.wall[next];
        world.wall[next] = drawn;
        return;
    }
}

// An action that is tried.
struct Tried {
    int option = 0;
    int worlds = 0;
    bool open = true;
    Sample brought, more;  // points; more than the first action does in the same world, with what taste adds

    RUKA_FN void add(float value, float ahead) {
        ++worlds;
        brought.add(value);
        more.add(ahead);
    }
    RUKA_FN float mean() const { return more.mean(worlds); }
    // Worlds alone, whatever the evaluation says, put it so many errors ahead of the first.
    RUKA_FN bool leads(float errors) const { return mean() > errors * more.error(worlds); }
};

// One of a kind stands for all: which of them is thrown, a hand does not care.
RUKA_FN inline bool same_throw(const Option& one, const Option& other) {
    return kind_of(one.action.tile) == kind_of(other.action.tile);
}

// The best options by the evaluation, at most so many and none that is far behind: which tile to throw, bet or not.
// Claims, kongs and bets are left to the evaluation. It weighs them as what comes of them shows, and what a world is
// worth in a turn does not compare with what it is worth in a claim.
RUKA_FN inline int to_try(const Options& options, const SearchWeights& weights, Tried (&tried)[kMostTried]) {
    const Option& first = options.list[options.best];
    const float far = weights.near * first.outlook.gain + weights.near_loss * (first.loss + first.push);
    int count = 0;
    tried[count++].option = options.best;
    while (count < kMostTried && count < static_cast<int>(weights.actions)) {
        int next = -1;
        for (int i = 0; i < options.count; ++i) {
            bool out = options.list[i].value < first.value - far || options.list[i].action.type != first.action.type;
            for (int t = 0; t < count; ++t) out |= same_throw(options.list[tried[t].option], options.list[i]);
            if (!out && (next < 0 || options.list[i].value > options.list[next].value)) next = i;
        }
        if (next < 0) break;
        tried[count++].option = next;
    }
    return count;
}

// Those that are surely worse than the best are tried no more; the first is what the others are compared with.
RUKA_FN inline int drop_worse(Tried* tried, int count) {
    float best = 0;
    for (int t = 1; t < count; ++t) best = tried[t].open && tried[t].mean() > best ? tried[t].mean() : best;
    int left = 1;
    for (int t = 1; t < count; ++t) {
        tried[t].open &= tried[t].mean() + tried[t].more.width(tried[t].worlds) >= best;
        left += tried[t].open;
    }
    return left;
}

}  // namespace detail

// Weighs the options that are near the best once more, by playing worlds on. `enough()` ends it early.
template <class Enough>
RUKA_FN inline void search(const Game& game, const Table& table, const Advisor& advisor, Prospect& space,
                           const Dangers& dangers, int seat, const Key& key, const Enough& enough, Options& options) {
    const SearchWeights& weights = advisor.style.search;
    detail::Tried tried[detail::kMostTried];
    const int count = detail::to_try(options, weights, tried);
    if (count < 2) return;
    const Sight sight = sight_of(game, table, seat);
    Stream stream(key);
    Advisor later = advisor;
    later.style.attack.made_up = 0;  // worlds show what a hand makes up
    detail::Ahead ahead{game, later, space, seat, places_of(game, table, seat, advisor.style.attack)};
    int worlds = 0, left = count;
    Table world;
    while (worlds < static_cast<int>(weights.worlds) && left > 1 && !enough()) {
        imagine(game, table, sight, dangers, advisor.style.danger, stream, world);
        detail::choose_draw(game, sight, worlds, world);
        float reference = 0;
        for (int t = 0; t < count; ++t) {
            if (!tried[t].open) continue;
            Table copy = world;
            const Option& option = options.list[tried[t].option];
            const float value = ahead.play_on(copy, option) - option.loss - option.feared;
            if (t == 0) reference = value + option.taste;
            tried[t].add(value, value + option.taste - reference);
        }
        if (++worlds % detail::kRound == 0) left = detail::drop_worse(tried, count);
    }
    if (!worlds) return;
    const float value = options.list[options.best].value;
    int best = options.best;
    for (int t = 0; t < count; ++t) {
        Option& option = options.list[tried[t].option];
        const float n = static_cast<float>(tried[t].worlds), trust = n / (n + weights.prior);
        option.worlds = tried[t].worlds;
        option.brought = tried[t].brought.mean(option.worlds);
        option.width = tried[t].brought.width(option.worlds);
        const float more = trust * (value + tried[t].mean() - option.value);  // nothing for the first
        const float level = value - option.value;
        const bool held = !tried[t].leads(weights.caution) && more > level;
        option.searched = held ? level : more;
        option.value += option.searched;
        if (tried[t].open && option.value > options.list[best].value) best = tried[t].option;
    }
    options.best = best;
}

// What a seat's options are worth, to somebody who looks ahead or does not. `key()` seeds the worlds.
template <class Keys, class Enough>
RUKA_FN inline void weigh_ahead(const Game& game, const Table& table, int seat, const Actions& actions,
                                const Advisor& advisor, Prospect& space, const Keys& key, const Enough& enough,
                                Dangers& dangers, Options& options, Reasons* reasons = nullptr) {
    weigh(game, table, seat, actions, advisor, space, dangers, options, reasons);
    const ActionType best = options.list[options.best].action.type;
    const bool throws = best == ActionType::discard || best == ActionType::riichi;
    if (advisor.style.search.worlds <= 0 || options.list[options.best].sure || !throws) return;
    search(game, table, advisor, space, dangers, seat, key(), enough, options);
}

}  // namespace ruka
