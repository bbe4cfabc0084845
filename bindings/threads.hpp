// Rows shared out over the cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

inline constexpr std::size_t kChunk = 4096;  // rows; large against the cost of taking one
inline constexpr std::size_t kWins = 512;    // won hands, each as much work as many rows

// Calls work(first, last) for all chunks of `rows` on so many threads (0: all cores).
template <class Work>
void share_out(std::size_t rows, int threads, std::size_t chunk, Work work) {
    std::atomic<std::size_t> next{0};
    const auto take = [&] {
        for (std::size_t first; (first = next.fetch_add(chunk)) < rows;) work(first, std::min(first + chunk, rows));
    };
    const std::size_t cores =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1u, std::thread::hardware_concurrency());
    const std::size_t helpers = std::min(cores, (rows + chunk - 1) / chunk);
    std::vector<std::thread> others;
    try {
        for (std::size_t i = 1; i < helpers; ++i) others.emplace_back(take);
    } catch (const std::system_error&) {
        // No more threads to be had: those there are do the work.
    }
    take();
    for (std::thread& other : others) other.join();
}

template <class Work>
void share_out(std::size_t rows, int threads, Work work) {
    share_out(rows, threads, kChunk, work);
}
