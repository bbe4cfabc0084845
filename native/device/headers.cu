// Compiled by `./dev check` where there is an nvcc: the core's headers are device code too.
#include "ruka/advice/danger.hpp"
#include "ruka/scoring/score_batch.hpp"
#include "ruka/simulation/episode.hpp"
#include "ruka/simulation/simulate.hpp"
#include "ruka/tiles/notation.hpp"

// One hand a thread: shanten, useful kinds and the number of readings.
__global__ void questions(ruka::SuitTables tables, const ruka::Hand* hands, int count, int forms, int* shanten,
                          ruka::Mask* useful, int* readings) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    const ruka::Play play = ruka::make_play(tables, forms, ruka::kAllKinds);
    const ruka::Tiles tiles = ruka::make_tiles(hands[i]);
    shanten[i] = ruka::shanten(play, tiles);
    useful[i] = ruka::useful(play, tiles).kinds;
    readings[i] = 0;
    ruka::for_each_reading(hands[i], forms, [&](const ruka::Reading&) { ++readings[i]; });
}

__global__ void parse(const char* text, std::size_t size, ruka::Hand* hand, ruka::Problem* problem) {
    *problem = ruka::parse_hand(text, size, *hand);
}

// One game a thread, from the first deal to the last point.
__global__ void play(ruka::Game game, ruka::Block<4>* blocks, ruka::Running* games, const ruka::Player* players,
                     int count) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    game.block = blocks + i;
    games[i].finish(game, players);
}

// One decision a thread, and what the next seat sees.
__global__ void step(ruka::Game game, ruka::Block<4>* blocks, ruka::Episode* episodes, const int* choices,
                     std::int32_t* rewards, ruka::Observation* seen, bool* masks, int count) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    game.block = blocks + i;
    if (ruka::advance(game, episodes[i], choices[i], rewards + i * ruka::kMaxSeats)) return;
    ruka::see(game, episodes[i], seen[i], masks + i * ruka::number::count);
}

// One seat's beliefs a thread.
__global__ void believe(ruka::Game game, const ruka::Table* tables, int count, ruka::DangerWeights weights,
                        ruka::Dangers* found) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    if (i >= count) return;
    std::uint8_t unseen[ruka::kKinds];
    ruka::count_unseen(game, tables[i], tables[i].turn, unseen);
    ruka::dangers(game, tables[i], tables[i].turn, unseen, weights, found[i]);
}

__global__ void score(ruka::Gathering* gatherings, const ruka::Program* program, ruka::Play play,
                      const ruka::Case* cases, int each, ruka::CaseScore* scores) {
    const int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
    ruka::score_cases(gatherings[i], *program, play, cases + i * each, static_cast<std::size_t>(each),
                      scores + i * each);
}
