// Steps of many tables at once, compiled for each level of the processor as the loops of kernels.hpp are.
#pragma once

#include <cstddef>
#include <cstdint>

// Rules of the tables, and those in memory: `episodes` are Episode of episode.hpp; each level has its own name for it.
struct Tables {
    const void *program, *unfinished, *flow, *suits;
    void* episodes;
    const std::uint8_t* seed;  // 32 bytes
    std::size_t count;
    int people;
};

// Where the answers go, a row for each table.
struct Answers {
    std::int8_t* observations;
    bool* masks;
    std::int8_t* seats;
    std::int32_t* rewards;
    bool* dones;
};

struct TableKernels {
    void (*begin)(const Tables& tables, std::size_t first, std::size_t last, const Answers& answers);
    // All actions are legal.
    void (*step)(const Tables& tables, std::size_t first, std::size_t last, const std::int64_t* actions,
                 const Answers& answers);
    void (*choose)(const Tables& tables, std::size_t first, std::size_t last, int player, std::int64_t* actions);
};

// Those for the processor at hand.
const TableKernels& table_kernels();
