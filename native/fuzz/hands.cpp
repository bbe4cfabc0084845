// Shanten, useful tiles, waits and readings of the same hand agree, with and without sets on the table.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "driver.hpp"
#include "ruka/hands/readings.hpp"
#include "ruka/hands/shanten.hpp"
#include "ruka/hands/suit_file.hpp"

namespace {

using namespace ruka;

std::vector<Helpers> file;  // of the widest alignment in it
SuitTables tables;

struct Dealt {
    Hand hand{};
    std::uint8_t shown[kKinds]{};

    Tiles tiles() const { return make_tiles(hand); }
    int left(int kind) const { return kCopies - hand.counts[kind] - shown[kind]; }
};

// Bytes as a hand of 13 tiles: some sets, then tiles, near each other so that sets and waits come up.
Dealt deal(const std::uint8_t* data, std::size_t size) {
    Dealt dealt;
    dealt.hand.winning = kNoTile;
    std::size_t at = 0;
    const auto next = [&] { return at < size ? data[at++] : static_cast<std::uint8_t>(at++ * 37); };
    const int melds = next() % 5, range = 4 + next() % 31;
    const int shift = next() % (kKinds + 1 - (range < kKinds ? range : kKinds));
    for (int tries = 0; dealt.hand.melds_count < melds && tries < 50; ++tries) {
        const Kind kind = static_cast<Kind>(next() % kKinds);
        const Meld meld{static_cast<SetType>(next() % 3), false, kind, 0};
        Dealt with = dealt;
        with.hand.melds[with.hand.melds_count++] = meld;
        if (meld.type == SetType::chow && (kind >= kFirstHonour || rank_of(kind) > 6)) continue;
        std::memset(with.shown, 0, sizeof with.shown);
        add_meld_tiles(with.hand, with.shown);
        bool fits = true;
        for (int k = 0; k < kKinds; ++k) fits &= with.left(k) >= 0;
        if (fits) dealt = with;
    }
    for (int tiles = 13 - 3 * dealt.hand.melds_count; tiles > 0; ++at) {
        const int kind = (shift + next() % range + static_cast<int>(at / 200)) % kKinds;
        if (dealt.left(kind) == 0) continue;
        ++dealt.hand.counts[kind];
        --tiles;
    }
    return dealt;
}

int readings_of(const Dealt& dealt, int forms) {
    int count = 0;
    for_each_reading(dealt.hand, forms, [&](const Reading&) { ++count; });
    return count;
}

void check(const Dealt& dealt, const Play& play) {
    const Tiles tiles = dealt.tiles();
    const Useful found = useful(play, tiles);
    const Mask ready = waits(play, tiles);
    RUKA_HOLDS(found.shanten == shanten(play, tiles));
    for (Kind kind = 0; kind < kKinds; ++kind) {
        if (dealt.left(kind) == 0) {
            RUKA_HOLDS(!(found.kinds & bit(kind)));
            continue;
        }
        Dealt drawn = dealt;
        ++drawn.hand.counts[kind];
        const int after = shanten(play, drawn.tiles());
        RUKA_HOLDS(after == found.shanten - static_cast<int>(found.kinds >> kind & 1));
        drawn.hand.winning = kind;
        RUKA_HOLDS((after == -1) == (readings_of(drawn, play.forms) > 0));
        RUKA_HOLDS((after == -1) == (ready >> kind & 1));
    }
}

// Every suit of the hand by its tables and without them.
void check_tables(const Dealt& dealt, const Play& play) {
    Tiles tiles = dealt.tiles();
    tiles.melded = false;
    tiles.shown = {};
    for (int s = 0; s <= kSuits; ++s) {
        Lanes space;
        const detail::Part part = detail::part_of(play, tiles, s, space);
        const CappedNear slow = detail::measured(play, tiles, s, true);
        const Helpers& helpers = tables.helpers[tables.helpers_of[part.index]];
        for (int m = 0; m <= kMaxSets; ++m) {
            for (int p = 0; p < 2; ++p) {
                RUKA_HOLDS(part.near->byte[lane(m, p)] == slow.near.byte[lane(m, p)]);
                RUKA_HOLDS(helpers.ranks[lane(m, p)] == slow.helpers.ranks[lane(m, p)]);
            }
        }
    }
}

}  // namespace

// suits.bin is beside the program.
extern "C" int LLVMFuzzerInitialize(int*, char*** argv) {
    std::string path = (*argv)[0];
    path.replace(path.find_last_of("/\\") + 1, std::string::npos, "suits.bin");
    std::ifstream stream(path, std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
    file.resize(bytes.size() / sizeof(Helpers) + 1);
    std::memcpy(file.data(), bytes.data(), bytes.size());
    RUKA_HOLDS(view_tables(file.data(), bytes.size(), tables));
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Dealt dealt = deal(data, size);
    check(dealt, make_play(tables, kRiichiForms, kAllKinds));
    check(dealt, make_play(tables, kMcrForms, kAllKinds));
    check(dealt, make_play(tables, kRegular | kOneChow | kThirteenOrphans | kTemplates, kAllKinds));
    check_tables(dealt, make_play(tables, kRegular, kAllKinds));
    return 0;
}
