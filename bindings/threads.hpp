// Rows shared out over the cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <memory>
#include <system_error>
#include <thread>

inline constexpr std::size_t kChunk = 4096;  // rows; large against the cost of taking one
inline constexpr std::size_t kWins = 512;    // won hands, each as much work as many rows

// Calls work(first, last) for all chunks of `rows` on this many threads (0: all). A thread that the machine starts
// too late finds nothing left and is not waited for: only chunks that somebody has taken are.
template <class Work>
void share_out(std::size_t rows, int threads, std::size_t chunk, const Work& work) {
    struct Shared {
        std::atomic<std::size_t> next{0}, done{0};
    };
    const auto shared = std::make_shared<Shared>();
    const auto take = [&work, shared, rows, chunk] {
        for (std::size_t first; (first = shared->next.fetch_add(chunk)) < rows;) {
            const std::size_t last = std::min(first + chunk, rows);
            work(first, last);
            shared->done.fetch_add(last - first);
            shared->done.notify_all();
        }
    };
    const std::size_t cores =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1u, std::thread::hardware_concurrency());
    const std::size_t helpers = std::min(cores, (rows + chunk - 1) / chunk);
    try {
        for (std::size_t i = 1; i < helpers; ++i) std::thread(take).detach();
    } catch (const std::system_error&) {
        // No more threads to be had: those there are do the work.
    }
    take();
    for (std::size_t done; (done = shared->done.load()) < rows;) shared->done.wait(done);
}

template <class Work>
void share_out(std::size_t rows, int threads, const Work& work) {
    share_out(rows, threads, kChunk, work);
}
