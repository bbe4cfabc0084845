// A main() for fuzz targets, for compilers without libFuzzer: fuzz_x [seconds] [seed].
// With libFuzzer, build with -fsanitize=fuzzer -DRUKA_LIBFUZZER.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Ends the run with the place where something does not hold.
#define RUKA_HOLDS(condition)                                                                  \
    do {                                                                                       \
        if (!(condition)) {                                                                    \
            std::fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
            std::abort();                                                                      \
        }                                                                                      \
    } while (false)

#if !defined(RUKA_LIBFUZZER)

#include <chrono>
#include <random>
#include <vector>

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);

int main(int argc, char** argv) {
    LLVMFuzzerInitialize(&argc, &argv);
    const std::chrono::duration<double> limit(argc > 1 ? std::atof(argv[1]) : 10);
    std::mt19937_64 random(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::uint8_t> input;
    long runs = 0;
    for (; std::chrono::steady_clock::now() - start < limit; ++runs) {
        input.resize(random() % 160);
        for (std::uint8_t& byte : input) byte = static_cast<std::uint8_t>(random());
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
    std::printf("%ld inputs\n", runs);
}

#endif
