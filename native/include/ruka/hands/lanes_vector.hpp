// Lanes by the vector extensions of GCC and Clang. lanes_plain.hpp says the same in loops.
#pragma once

#include "ruka/hands/lanes.hpp"

namespace ruka {

using Bytes16 = std::uint8_t __attribute__((vector_size(16)));
using Words2 = std::uint64_t __attribute__((vector_size(16)));

inline Bytes16 bytes_of(const Lanes& lanes) { return __builtin_bit_cast(Bytes16, lanes); }
inline Words2 words_of(const Lanes& lanes) { return __builtin_bit_cast(Words2, lanes); }
inline Lanes lanes_of(Bytes16 bytes) { return __builtin_bit_cast(Lanes, bytes); }
inline Lanes lanes_of(Words2 words) { return __builtin_bit_cast(Lanes, words); }

inline Bytes16 larger(Bytes16 a, Bytes16 b) { return a > b ? a : b; }
inline Lanes larger(const Lanes& a, const Lanes& b) { return lanes_of(larger(bytes_of(a), bytes_of(b))); }

// The same tiles with this many more sets and, if asked, one more pair.
inline Lanes gained(const Lanes& lanes, int sets, bool pair) {
    const Words2 words = words_of(lanes) << 8 * sets;
    return lanes_of(pair ? Words2{0, words[0]} : words);
}

// This many tiles farther away; nothing is nearer than zero.
inline Lanes farther(const Lanes& lanes, int tiles) {
    const Bytes16 missing = Bytes16{} + static_cast<std::uint8_t>(tiles);
    return lanes_of(larger(bytes_of(lanes), missing) - missing);
}

// What two parts of a hand reach together, for every number of sets with and without the pair. Inline always: lanes
// that a call hands back go through memory in halves, and every shanten waits for them.
[[gnu::always_inline]] inline Lanes joined(const Lanes& a, const Lanes& b) {
    const Words2 whole = words_of(b), pairless = {0, whole[0]};  // of `b`, for the pair of `a`
    Bytes16 best = {};
    for (int sets = 0; sets <= kMaxSets; ++sets) {
        const Bytes16 without = bytes_of(lanes_of(whole << 8 * sets)) + a.byte[lane(sets, 0)];
        const Bytes16 with = bytes_of(lanes_of(pairless << 8 * sets)) + a.byte[lane(sets, 1)];
        best = larger(best, larger(without, with));
    }
    return lanes_of(best);
}

// What other parts must supply: lane (m, p) holds the lane (sets - m, 1 - p) of `b`.
inline Lanes counterpart(const Lanes& b, int sets) {
    const Bytes16 bytes = bytes_of(b);
    const Bytes16 turned = __builtin_shufflevector(bytes, bytes, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    return lanes_of(words_of(lanes_of(turned)) >> 8 * (7 - sets));
}

// The largest sum over the lanes.
inline int nearest(const Lanes& a, const Lanes& counterpart) {
    Bytes16 best = bytes_of(a) + bytes_of(counterpart);
    best = larger(best, bytes_of(lanes_of(Words2{words_of(lanes_of(best))[1], 0})));
    for (int shift = 32; shift >= 8; shift /= 2)
        best = larger(best, bytes_of(lanes_of(words_of(lanes_of(best)) >> shift)));
    return best[0];
}

// The ranks that help in any lane whose sum is the largest.
inline unsigned helping(const Lanes& a, const Lanes& counterpart, int largest, const Helpers& helpers) {
    using Signed16 = std::int8_t __attribute__((vector_size(16)));
    using Shorts16 = std::int16_t __attribute__((vector_size(32)));
    using Words4 = std::uint64_t __attribute__((vector_size(32)));
    const Signed16 chosen = bytes_of(a) + bytes_of(counterpart) == static_cast<std::uint8_t>(largest);
    const Words4 everywhere = __builtin_bit_cast(Words4, __builtin_convertvector(chosen, Shorts16));
    const Words4 ranks = everywhere & __builtin_bit_cast(Words4, helpers);
    std::uint64_t word = ranks[0] | ranks[1] | ranks[2] | ranks[3];
    word |= word >> 32;
    return static_cast<unsigned>(word | word >> 16) & 0xffff;
}

}  // namespace ruka
