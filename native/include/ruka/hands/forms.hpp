// The forms of a complete hand, and what is asked about a hand.
#pragma once

#include "ruka/hands/suits.hpp"
#include "ruka/tiles/hand.hpp"

namespace ruka {

// A bit for each form; three of them change how others are read.
enum Forms : int {
    kRegular = 1,  // four sets and a pair
    kSevenPairs = 2,
    kThirteenOrphans = 4,
    kKnitted = 8,          // a knitted straight, a set and a pair
    kHonoursKnitted = 16,  // honours and knitted tiles, all different
    kUnrelated = 32,       // thirteen unrelated tiles and a pair to one of them: as dealt, nobody plays for it
    kPairsRepeat = 64,     // four of a kind are two pairs
    kKnittedAny = 128,     // D-64: any split of 1-9, three ranks a suit, but not into three chows
    kOneChow = 256,        // four sets, of which one may be a chow
    kSnake = 512,          // templates (shapes.hpp)
    kGates = 1024,
    kTriples = 2048,
    kCouples = 4096,
    kOrphanPairs = 8192,
};
inline constexpr int kTemplates = kSnake | kGates | kTriples | kCouples | kOrphanPairs;
inline constexpr int kStandardForms = kRegular | kSevenPairs | kThirteenOrphans | kKnitted | kHonoursKnitted;
inline constexpr int kFormBits = kStandardForms | kTemplates;  // those that a hand can be played for
inline constexpr int kRiichiForms = kRegular | kSevenPairs | kThirteenOrphans;
inline constexpr int kMcrForms = kStandardForms | kPairsRepeat;

// The question, the same for every hand of a batch.
struct Play {
    SuitTables tables;
    int forms;
    Mask kinds;                 // in play
    unsigned chowless[kSuits];  // ranks of a suit where no chow can be made (three players' characters); else 0
};

RUKA_FN inline Play make_play(const SuitTables& tables, int forms, Mask kinds) {
    Play play{tables, forms, kinds, {}};
    for (int s = 0; s < kSuits; ++s) {
        const unsigned ranks = kinds >> s * kRanks & 0x1ff;
        if (!(ranks & ranks >> 1 & ranks >> 2) && bits(ranks) <= kHonours) play.chowless[s] = ranks;
    }
    return play;
}

// The tiles that the question is about.
struct Tiles {
    Packed held;
    Packed shown;  // in sets on the table
    bool melded;   // there are such sets
    int sets;      // still to be made of the tiles held
    int chows;     // among the sets on the table
};

RUKA_FN inline Tiles make_tiles(const std::uint8_t* counts, const std::uint8_t* shown = nullptr) {
    Tiles tiles{packed(counts), {}, shown != nullptr, 0, 0};
    if (shown) tiles.shown = packed(shown);
    tiles.sets = tiles_of(tiles.held) / 3;
    return tiles;
}

RUKA_FN inline Tiles make_tiles(const Hand& hand) {
    if (!hand.melds_count) return make_tiles(hand.counts);
    std::uint8_t shown[kKinds] = {};
    add_meld_tiles(hand, shown);
    Tiles tiles = make_tiles(hand.counts, shown);
    for (int i = 0; i < hand.melds_count; ++i) tiles.chows += hand.melds[i].type == SetType::chow;
    return tiles;
}

// Kinds that the player can still draw: in play, and not all four in the player's own sets and hand.
RUKA_FN inline Mask drawable(const Play& play, const Tiles& tiles) {
    if (!tiles.melded) return play.kinds;
    return play.kinds & ~kinds_held(added(tiles.held, tiles.shown), kCopies);
}

inline constexpr int kImpossible = 127;  // shanten of a hand that none of the forms fits

// Shanten, and the kinds that lower it.
struct Useful {
    int shanten;
    Mask kinds;
};

inline constexpr Useful kNoForm{kImpossible, 0};

RUKA_FN inline Useful nearer_of(const Useful& a, const Useful& b) {
    if (a.shanten == b.shanten) return {a.shanten, a.kinds | b.kinds};
    return a.shanten < b.shanten ? a : b;
}

}  // namespace ruka
