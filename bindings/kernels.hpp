// The loops over rows of a batch, compiled once for each level of the processor (see kernels.cpp).
#pragma once

#include <cstddef>
#include <cstdint>

// Rows of 34 counts and what is asked of them.
struct Rows {
    const void* tables;  // a SuitTables; each level has its own name for it
    int forms;
    std::uint64_t kinds;
    const std::uint8_t* counts;
};

// Each works on the rows first..last and answers the first that is no hand, or `last`.
struct Kernels {
    std::size_t (*shanten)(const Rows& rows, std::size_t first, std::size_t last, std::int8_t* shanten);
    std::size_t (*useful)(const Rows& rows, std::size_t first, std::size_t last, std::int8_t* shanten,
                          std::uint64_t* kinds);
    std::size_t (*waits)(const Rows& rows, std::size_t first, std::size_t last, std::uint64_t* kinds);
    // One Hand with its Win, scored into a ScoredRow by a Program.
    void (*score_one)(const void* program, const void* tables, const void* hand, const void* win, void* scored);
    // Plain memory of score_batch.hpp's Case and CaseScore; answers the first case that is unsound, or `count`.
    std::size_t (*score_many)(const void* program, const void* tables, const void* cases, std::size_t count,
                              void* scores);
    // Games [first, first + count) under a 32-byte seed, each summed up in a GameSummary; a seat
    // with an Advisor plays by it; where `take` is given it is
    // told the HandSummary of each hand.
    void (*simulate)(const void* program, const void* unfinished, const void* flow, const void* tables,
                     const std::uint8_t* seed, const std::uint8_t* players, const void* const* advisors,
                     std::uint64_t first, std::size_t count, bool checked, void* summaries,
                     void (*take)(void* to, const void* hand), void* to);
    // The Options of a seat at a Table, by an Advisor; where it looks ahead, with worlds of this 32-byte seed, until
    // `enough`. The Prospect and the Dangers are left as they were found.
    void (*weigh)(const void* program, const void* unfinished, const void* flow, const void* tables, const void* table,
                  int seat, const void* actions, const void* advisor, const std::uint8_t* seed,
                  bool (*enough)(const void* until), const void* until, void* space, void* dangers, void* options,
                  void* reasons);
};

// Those for the processor at hand.
const Kernels& kernels();
