// Compiled several times, as kernels.cpp is and under the same conditions.
#include "table_kernels.hpp"

#include "ruka/simulation/episode.hpp"

namespace ruka {
namespace {

Game game_of(const Tables& tables) {
    thread_local Block<4> block;
    const Program& program = *static_cast<const Program*>(tables.program);
    const SuitTables& suits = *static_cast<const SuitTables*>(tables.suits);
    return {&program,
            static_cast<const Program*>(tables.unfinished),
            static_cast<const Flow*>(tables.flow),
            make_play(suits, program.forms, program.kinds),
            make_play(suits, kThirteenOrphans, program.kinds),
            &block};
}

Key seed_of(const Tables& tables) {
    Key key;
    for (std::size_t i = 0; i < sizeof key.bytes; ++i) key.bytes[i] = tables.seed[i];
    return key;
}

// The memory of the next table is on its way while this one is played.
void fetch(const void* from, std::size_t size) {
    for (std::size_t i = 0; i < size; i += 64) __builtin_prefetch(static_cast<const char*>(from) + i);
}

void answer(const Game& game, const Episode& episode, std::size_t row, const Answers& answers) {
    answers.seats[row] = static_cast<std::int8_t>(episode.seat);
    auto* seen = reinterpret_cast<Observation*>(answers.observations + row * sizeof(Observation));
    see(game, episode, *seen, answers.masks + row * number::count);
}

void begin_tables(const Tables& tables, std::size_t first, std::size_t last, const Answers& answers) {
    const Game game = game_of(tables);
    const Key seed = seed_of(tables);
    Episode* episodes = static_cast<Episode*>(tables.episodes);
    for (std::size_t row = first; row < last; ++row) {
        begin(game, episodes[row], seed, row);
        answer(game, episodes[row], row, answers);
    }
}

void step_tables(const Tables& tables, std::size_t first, std::size_t last, const std::int64_t* actions,
                 const Answers& answers) {
    const Game game = game_of(tables);
    const Key seed = seed_of(tables);
    Episode* episodes = static_cast<Episode*>(tables.episodes);
    for (std::size_t row = first; row < last; ++row) {
        Episode& episode = episodes[row];
        if (row + 1 < last) {
            fetch(episodes + row + 1, sizeof(Episode));
            fetch(answers.observations + (row + 1) * sizeof(Observation), sizeof(Observation));
        }
        const int choice = episode.find(static_cast<int>(actions[row]));
        const bool over =
            advance(game, episode, choice, answers.rewards + row * static_cast<std::size_t>(tables.people));
        if (over) begin(game, episode, seed, episode.game + tables.count);
        answers.dones[row] = over;
        answer(game, episode, row, answers);
    }
}

void choose_actions(const Tables& tables, std::size_t first, std::size_t last, int player, std::int64_t* actions) {
    const Game game = game_of(tables);
    Episode* episodes = static_cast<Episode*>(tables.episodes);
    for (std::size_t row = first; row < last; ++row) {
        Episode& episode = episodes[row];
        const Player plays{static_cast<Plays>(player)};
        const Action action = choose(game, episode.table, episode.seat, episode.legal, plays, episode.stream);
        actions[row] = number_of(episode.table, action);
    }
}

}  // namespace

extern const TableKernels step_kernels;
const TableKernels step_kernels{begin_tables, step_tables, choose_actions};

}  // namespace ruka
