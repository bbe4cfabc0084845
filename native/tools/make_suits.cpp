// make_suits FILE: computes the suit tables (see suits.hpp) and writes them.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <map>
#include <numeric>
#include <vector>

#include "ruka/hands/suit_file.hpp"

namespace {

using namespace ruka;

constexpr int kMaxTiles = 14;
constexpr int kPowers[] = {1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125};

int digit(int code, int rank) { return code / kPowers[rank] % 5; }

// A wish is m sets and p pairs; its number is m + 5p, and a set of wishes is a bit mask.
constexpr int kWishes = 10;
constexpr int tiles_of_wish(int wish) { return wish % 5 * 3 + wish / 5 * 2; }
constexpr unsigned with_set(unsigned wishes) { return (wishes & 0b01111'01111) << 1; }
constexpr unsigned with_pair(unsigned wishes) { return (wishes & 0b11111) << 5; }

// One kind of suit, all its configurations by their code in base five.
struct Suit {
    int ranks;
    bool chows;
    std::vector<int> codes;  // at most fourteen tiles, fewest tiles first
    std::vector<int> tiles = std::vector<int>(kPowers[ranks]);
    std::vector<std::uint32_t> index = std::vector<std::uint32_t>(kPowers[ranks]);
    std::vector<std::array<int, kWishes>> distance = std::vector<std::array<int, kWishes>>(kPowers[ranks]);
};

// The wishes that a configuration is exactly.
unsigned fulfilled(const Suit& suit, const std::vector<unsigned>& smaller, int code) {
    if (code == 0) return 1;
    unsigned wishes = 0;
    for (int r = 0; r < suit.ranks; ++r) {
        if (digit(code, r) >= 2) wishes |= with_pair(smaller[code - 2 * kPowers[r]]);
        if (digit(code, r) >= 3) wishes |= with_set(smaller[code - 3 * kPowers[r]]);
        const bool chow =
            suit.chows && r + 2 < suit.ranks && digit(code, r) && digit(code, r + 1) && digit(code, r + 2);
        if (chow) wishes |= with_set(smaller[code - kPowers[r] - kPowers[r + 1] - kPowers[r + 2]]);
    }
    return wishes;
}

// For each configuration the wishes that some tiles may fulfil without taking one away.
std::vector<unsigned> within_reach(const Suit& suit) {
    std::vector<unsigned> reach(suit.tiles.size());
    for (int code : suit.codes) reach[code] = fulfilled(suit, reach, code);
    for (auto code = suit.codes.rbegin(); code != suit.codes.rend(); ++code) {
        for (int r = 0; r < suit.ranks; ++r) {
            if (digit(*code, r)) reach[*code - kPowers[r]] |= reach[*code];
        }
    }
    return reach;
}

// Missing tiles of each wish: either no tile held is too many, or the distance is that without one which is.
void measure(Suit& suit) {
    const std::vector<unsigned> reach = within_reach(suit);
    for (int code : suit.codes) {
        for (int wish = 0; wish < kWishes; ++wish) {
            int least = tiles_of_wish(wish) - suit.tiles[code];
            if (!(reach[code] >> wish & 1)) {
                least = kNear;
                for (int r = 0; r < suit.ranks; ++r) {
                    if (digit(code, r)) least = std::min(least, suit.distance[code - kPowers[r]][wish]);
                }
            }
            suit.distance[code][wish] = least;
        }
    }
}

Lanes lanes_of(const Suit& suit, int code) {
    Lanes lanes{};
    for (int wish = 0; wish < kWishes; ++wish) {
        lanes.byte[lane(wish % 5, wish / 5)] = static_cast<std::uint8_t>(kNear - suit.distance[code][wish]);
    }
    return lanes;
}

Helpers helpers_of(const Suit& suit, int code) {
    Helpers helpers{};
    if (suit.tiles[code] == kMaxTiles) return helpers;
    for (int r = 0; r < suit.ranks; ++r) {
        if (digit(code, r) == kCopies) continue;
        for (int wish = 0; wish < kWishes; ++wish) {
            const bool nearer = suit.distance[code + kPowers[r]][wish] < suit.distance[code][wish];
            helpers.ranks[lane(wish % 5, wish / 5)] |= static_cast<std::uint16_t>(nearer << r);
        }
    }
    return helpers;
}

struct Blocks {
    std::vector<std::uint32_t> low;
    std::vector<std::uint16_t> high;
};

// Numbers the configurations from `first` on, as suits.hpp says.
Blocks number(Suit& suit, std::uint32_t first) {
    Blocks blocks{std::vector<std::uint32_t>(kLowCodes), std::vector<std::uint16_t>(kPowers[suit.ranks - 4])};
    std::vector<int> order(blocks.high.size());
    std::iota(order.begin(), order.end(), 0);
    const auto tiles = [&](int high) { return suit.tiles[high * kLowCodes]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return tiles(a) < tiles(b); });
    for (std::size_t place = 0; place < order.size(); ++place)
        blocks.high[order[place]] = static_cast<std::uint16_t>(place);

    for (int low = 0; low < kLowCodes; ++low) {
        blocks.low[low] = first;
        for (int high : order) {
            if (suit.tiles[low] + tiles(high) > kMaxTiles) break;
            suit.index[high * kLowCodes + low] = first++;
        }
    }
    return blocks;
}

Suit make_suit(int ranks, bool chows) {
    Suit suit{.ranks = ranks, .chows = chows, .codes = {}};
    for (int code = 0; code < kPowers[ranks]; ++code) {
        for (int r = 0; r < ranks; ++r) suit.tiles[code] += digit(code, r);
        if (suit.tiles[code] <= kMaxTiles) suit.codes.push_back(code);
    }
    std::stable_sort(suit.codes.begin(), suit.codes.end(), [&](int a, int b) { return suit.tiles[a] < suit.tiles[b]; });
    measure(suit);
    return suit;
}

// Distinct records, in the order of their first use.
template <class Record, class Id>
struct Distinct {
    using Key = std::array<char, sizeof(Record)>;
    std::map<Key, Id> ids;
    std::vector<Record> records;
    std::vector<Id> of = std::vector<Id>(kConfigs);

    void put(std::uint32_t index, const Record& record) {
        const auto [place, fresh] = ids.try_emplace(std::bit_cast<Key>(record), static_cast<Id>(records.size()));
        if (fresh) records.push_back(record);
        of[index] = place->second;
    }
};

template <class T>
bool write(std::FILE* file, const std::vector<T>& values) {
    return std::fwrite(values.data(), sizeof(T), values.size(), file) == values.size();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) return std::fputs("usage: make_suits FILE\n", stderr), 2;

    Suit suits[] = {make_suit(kRanks, true), make_suit(kHonours, false)};
    const Blocks ranked = number(suits[0], 0);
    const Blocks honours = number(suits[1], kSuitConfigs);
    Distinct<Lanes, std::uint8_t> distances;
    Distinct<Helpers, std::uint32_t> helpers;
    for (const Suit& suit : suits) {
        for (int code : suit.codes) {
            distances.put(suit.index[code], lanes_of(suit, code));
            helpers.put(suit.index[code], helpers_of(suit, code));
        }
    }

    TableFile header{};
    header.version = kTableVersion;
    header.distances = static_cast<std::uint32_t>(distances.records.size());
    header.helpers = static_cast<std::uint32_t>(helpers.records.size());
    std::memcpy(header.magic, kTableMagic, sizeof header.magic);
    header.bytes = static_cast<std::uint32_t>(table_bytes(header.distances, header.helpers));

    std::FILE* file = std::fopen(argv[1], "wb");
    if (!file) return std::perror(argv[1]), 1;
    bool good = write(file, std::vector{header}) && write(file, helpers.records) && write(file, distances.records) &&
                write(file, helpers.of) && write(file, ranked.low) && write(file, honours.low) &&
                write(file, ranked.high) && write(file, honours.high) && write(file, distances.of);
    good = std::fclose(file) == 0 && good;
    if (!good) return std::perror(argv[1]), 1;
    return 0;
}
