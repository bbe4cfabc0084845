// Randomness of a game: ChaCha20 (RFC 8439) keyed by SHA-256 (FIPS 180-4) of the seeds and the hand's number.
#pragma once

#include <cstddef>

#include "ruka/table/table.hpp"

namespace ruka {

struct Key {
    std::uint8_t bytes[32];
};

namespace detail {

RUKA_FN constexpr std::uint32_t rotl(std::uint32_t x, int n) { return x << n | x >> (32 - n); }
RUKA_FN constexpr std::uint32_t rotr(std::uint32_t x, int n) { return x >> n | x << (32 - n); }

struct Sha256 {
    std::uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::uint8_t block[64];
    std::size_t filled = 0;
    std::uint64_t length = 0;

    RUKA_FN void add(const std::uint8_t* bytes, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            block[filled++] = bytes[i];
            if (filled == 64) mix();
        }
        length += count;
    }

    RUKA_FN Key finish() {
        const std::uint64_t bits = length * 8;
        block[filled++] = 0x80;
        if (filled == 64) mix();
        while (filled != 56) {
            block[filled++] = 0;
            if (filled == 64) mix();
        }
        for (int i = 7; i >= 0; --i) block[filled++] = static_cast<std::uint8_t>(bits >> 8 * i);
        mix();
        Key key;
        for (int i = 0; i < 32; ++i) key.bytes[i] = static_cast<std::uint8_t>(state[i / 4] >> 8 * (3 - i % 4));
        return key;
    }

 private:
    RUKA_FN void mix() {
        constexpr std::uint32_t k[64] = {
            0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
            0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
            0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
            0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
            0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
            0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
            0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
            0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
        std::uint32_t w[64];
        for (int i = 0; i < 16; ++i) {
            w[i] = static_cast<std::uint32_t>(block[4 * i]) << 24 | static_cast<std::uint32_t>(block[4 * i + 1]) << 16 |
                   static_cast<std::uint32_t>(block[4 * i + 2]) << 8 | block[4 * i + 3];
        }
        for (int i = 16; i < 64; ++i) {
            const std::uint32_t s0 = rotr(w[i - 15], 7) ^ rotr(w[i - 15], 18) ^ w[i - 15] >> 3;
            const std::uint32_t s1 = rotr(w[i - 2], 17) ^ rotr(w[i - 2], 19) ^ w[i - 2] >> 10;
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        std::uint32_t v[8];
        for (int i = 0; i < 8; ++i) v[i] = state[i];
        for (int i = 0; i < 64; ++i) {
            const std::uint32_t s1 = rotr(v[4], 6) ^ rotr(v[4], 11) ^ rotr(v[4], 25);
            const std::uint32_t t1 = v[7] + s1 + ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
            const std::uint32_t s0 = rotr(v[0], 2) ^ rotr(v[0], 13) ^ rotr(v[0], 22);
            const std::uint32_t t2 = s0 + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
            for (int j = 7; j > 0; --j) v[j] = v[j - 1];
            v[4] += t1;
            v[0] = t1 + t2;
        }
        for (int i = 0; i < 8; ++i) state[i] += v[i];
        filled = 0;
    }
};

}  // namespace detail

// The key of one hand (or of anything else that is numbered) under a seed.
RUKA_FN inline Key key_of(const std::uint8_t* seed, std::size_t size, std::uint64_t number) {
    detail::Sha256 hash;
    hash.add(seed, size);
    std::uint8_t bytes[8];
    for (int i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(number >> 8 * i);
    hash.add(bytes, 8);
    return hash.finish();
}

// A stream of random words.
struct Stream {
    std::uint32_t input[16];
    std::uint32_t words[16];
    int used = 16;

    RUKA_FN explicit Stream(const Key& key) {
        constexpr std::uint32_t constants[4] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
        for (int i = 0; i < 4; ++i) input[i] = constants[i];
        for (int i = 0; i < 8; ++i) {
            const std::uint8_t* b = key.bytes + 4 * i;
            input[4 + i] = static_cast<std::uint32_t>(b[0]) | static_cast<std::uint32_t>(b[1]) << 8 |
                           static_cast<std::uint32_t>(b[2]) << 16 | static_cast<std::uint32_t>(b[3]) << 24;
        }
        for (int i = 12; i < 16; ++i) input[i] = 0;
    }

    RUKA_FN std::uint32_t word() {
        if (used == 16) refill();
        return words[used++];
    }

    // Uniform below `limit`, without bias.
    RUKA_FN std::uint32_t below(std::uint32_t limit) {
        const std::uint32_t reject = (0u - limit) % limit;
        for (;;) {
            const std::uint64_t product = std::uint64_t{word()} * limit;
            if (static_cast<std::uint32_t>(product) >= reject) return static_cast<std::uint32_t>(product >> 32);
        }
    }

 private:
    RUKA_FN static void quarter(std::uint32_t* x, int a, int b, int c, int d) {
        x[a] += x[b], x[d] = detail::rotl(x[d] ^ x[a], 16);
        x[c] += x[d], x[b] = detail::rotl(x[b] ^ x[c], 12);
        x[a] += x[b], x[d] = detail::rotl(x[d] ^ x[a], 8);
        x[c] += x[d], x[b] = detail::rotl(x[b] ^ x[c], 7);
    }

    RUKA_FN void refill() {
        for (int i = 0; i < 16; ++i) words[i] = input[i];
        for (int i = 0; i < 10; ++i) {
            for (int j = 0; j < 4; ++j) quarter(words, j, 4 + j, 8 + j, 12 + j);
            for (int j = 0; j < 4; ++j) quarter(words, j, 4 + (j + 1) % 4, 8 + (j + 2) % 4, 12 + (j + 3) % 4);
        }
        for (int i = 0; i < 16; ++i) words[i] += input[i];
        ++input[12];
        used = 0;
    }
};

struct Deal {
    Code wall[kMaxWall];
    int size;
    std::uint8_t dice[4];  // who breaks the wall, and where
    bool seated;           // a first dealer was found
    Seating seating;
};

namespace detail {

// Two dice are thrown for the first dealer, or everybody draws a tile for a place.
RUKA_FN inline Seating find_seats(const Flow& flow, const Table& table, Stream& stream) {
    Seating seating{};
    for (int s = 0; s < flow.people; ++s) seating.circle[s] = table.circle[s];
    if (flow.first_dealer == FirstDealer::tiles) {
        for (int i = flow.people - 1; i > 0; --i) {
            const std::uint32_t other = stream.below(static_cast<std::uint32_t>(i + 1));
            const std::uint8_t seat = seating.circle[i];
            seating.circle[i] = seating.circle[other];
            seating.circle[other] = seat;
        }
        seating.dealer = seating.circle[0];
        return seating;
    }
    int thrown = 0;
    do {
        for (std::uint8_t& die : seating.dice) die = static_cast<std::uint8_t>(1 + stream.below(6));
        thrown = seating.dice[0] + seating.dice[1];
    } while (flow.first_dealer == FirstDealer::duel && thrown == 6);  // 001: over 6 you, under 6 the other
    const int place = flow.first_dealer == FirstDealer::duel ? thrown < 6 : (thrown - 1) % flow.people;
    seating.dealer = seating.circle[place];
    return seating;
}

RUKA_FN inline bool needs_seats(const Flow& flow, const Table& table) {
    if (flow.first_dealer == FirstDealer::first_seat) return false;
    return flow.first_dealer == FirstDealer::duel ? table.hands == 0 : table.new_round;
}

}  // namespace detail

// Two rolls of two dice, then the tiles of the box in a random order; for a new round also who deals first.
RUKA_FN inline Deal deal_of(const Flow& flow, const Table& table, const Key& key) {
    Stream stream(key);
    Deal deal{};
    for (std::uint8_t& die : deal.dice) die = static_cast<std::uint8_t>(1 + stream.below(6));
    const int missing = missing_wind(table, flow);
    for (int code = 0; code < kCodes; ++code) {
        if (missing && code == kFirstHonour + missing) continue;
        for (int n = 0; n < flow.copies[code]; ++n) deal.wall[deal.size++] = static_cast<Code>(code);
    }
    for (int i = deal.size - 1; i > 0; --i) {
        const std::uint32_t other = stream.below(static_cast<std::uint32_t>(i + 1));
        const Code tile = deal.wall[i];
        deal.wall[i] = deal.wall[other];
        deal.wall[other] = tile;
    }
    deal.seated = detail::needs_seats(flow, table);
    if (deal.seated) deal.seating = detail::find_seats(flow, table, stream);
    return deal;
}

}  // namespace ruka
