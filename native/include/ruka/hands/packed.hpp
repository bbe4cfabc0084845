// The 34 counts of a hand in machine words: eight ranks of a suit in a word, the nines apart.
#pragma once

#include <cstring>

#include "ruka/tiles/tiles.hpp"

namespace ruka {

inline constexpr std::uint64_t kEachByte = 0x0101010101010101u;

struct Packed {
    std::uint64_t suit[4];  // ranks 1..8 of characters, dots and bamboos; the seven honours
    std::uint64_t nines;    // of the three suits
};

RUKA_FN inline Packed packed(const std::uint8_t* counts) {
    Packed hand;
    for (int s = 0; s < kSuits; ++s) std::memcpy(&hand.suit[s], counts + s * kRanks, 8);
    std::memcpy(&hand.suit[3], counts + kFirstHonour - 1, 8);  // one byte early, so as not to read past the end
    hand.suit[3] >>= 8;
    hand.nines = counts[8] | std::uint64_t{counts[17]} << 8 | std::uint64_t{counts[26]} << 16;
    return hand;
}

RUKA_FN constexpr int count_of(const Packed& hand, int suit, int rank) {
    return static_cast<int>((rank < 8 ? hand.suit[suit] >> 8 * rank : hand.nines >> 8 * suit) & 0xff);
}

// The top bit of every byte that is at least `least` (of counts up to four).
RUKA_FN constexpr std::uint64_t at_least(std::uint64_t counts, int least) {
    return (counts + kEachByte * static_cast<std::uint64_t>(128 - least)) & kEachByte * 128;
}

RUKA_FN constexpr int sum_of_bytes(std::uint64_t counts) { return static_cast<int>(counts * kEachByte >> 56); }

RUKA_FN constexpr int tiles_of(const Packed& hand) {
    return sum_of_bytes(hand.suit[0] + hand.suit[1] + hand.suit[2] + hand.suit[3] + hand.nines);
}

RUKA_FN constexpr Packed added(Packed hand, const Packed& more) {
    for (int s = 0; s <= kSuits; ++s) hand.suit[s] += more.suit[s];
    hand.nines += more.nines;
    return hand;
}

RUKA_FN constexpr Packed without(Packed hand, const Packed& taken) {
    for (int s = 0; s <= kSuits; ++s) hand.suit[s] -= taken.suit[s];
    hand.nines -= taken.nines;
    return hand;
}

// No kind has more tiles than there are; for bytes from outside.
RUKA_FN constexpr bool can_be_held(const Packed& hand) {
    std::uint64_t high = hand.nines | (hand.nines + kEachByte * (127 - kCopies));
    for (int s = 0; s <= kSuits; ++s) high |= hand.suit[s] | (hand.suit[s] + kEachByte * (127 - kCopies));
    return !(high & kEachByte * 128);
}

// One tile of each kind of a mask.
RUKA_FN constexpr Packed one_each(Mask kinds) {
    Packed tiles{};
    for (int s = 0; s <= kSuits; ++s) {
        const std::uint64_t ranks = kinds >> s * kRanks & 0xff;
        tiles.suit[s] = at_least(ranks * kEachByte & 0x8040201008040201u, 1) >> 7;
    }
    tiles.nines = (kinds >> 8 & 1) | (kinds >> 17 & 1) << 8 | (kinds >> 26 & 1) << 16;
    return tiles;
}

RUKA_FN inline int bits(std::uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __popcll(word);
#else
    return __builtin_popcountll(word);
#endif
}

RUKA_FN inline int lowest_bit(std::uint64_t word) {
#if defined(__CUDA_ARCH__)
    return __ffsll(static_cast<long long>(word)) - 1;
#else
    return __builtin_ctzll(word);
#endif
}

// The top bits of eight bytes, side by side.
RUKA_FN constexpr std::uint64_t gathered(std::uint64_t tops) { return (tops >> 7) * 0x0102040810204080u >> 56; }

// The kinds held at least this many times.
RUKA_FN constexpr Mask kinds_held(const Packed& hand, int least) {
    const std::uint64_t nines = gathered(at_least(hand.nines, least));
    Mask held = gathered(at_least(hand.suit[3], least)) << kFirstHonour;
    for (int s = 0; s < kSuits; ++s) {
        const std::uint64_t suit = gathered(at_least(hand.suit[s], least)) | (nines >> s & 1) << 8;
        held |= suit << s * kRanks;
    }
    return held;
}

}  // namespace ruka
