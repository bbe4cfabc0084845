// The tiles of one player: plain data, copied freely.
#pragma once

#include "ruka/tiles/tiles.hpp"

namespace ruka {

enum class SetType : std::uint8_t { chow, pung, kong };

// A set laid on the table, or a concealed kong. `kind` is the lowest tile of a chow.
struct Meld {
    SetType type;
    bool concealed;  // only a kong can be
    Kind kind;
    std::uint8_t reds;  // red fives in it
};

inline constexpr int kMaxMelds = 4;

struct Hand {
    std::uint8_t counts[kKinds];  // in the hand, the winning tile included, sets on the table not
    std::uint8_t reds[kSuits];    // red fives among them
    std::uint8_t melds_count;
    std::uint8_t flowers;  // bit i: flower i+1
    Code winning;          // kNoTile when the notation has no '+'
    Meld melds[kMaxMelds];
};

RUKA_FN constexpr int tiles_in_hand(const Hand& hand) {
    int total = 0;
    for (int k = 0; k < kKinds; ++k) total += hand.counts[k];
    return total;
}

// How many tiles of each kind lie in the sets on the table.
RUKA_FN inline void add_meld_tiles(const Hand& hand, std::uint8_t (&counts)[kKinds]) {
    for (int i = 0; i < hand.melds_count; ++i) {
        const Meld& meld = hand.melds[i];
        if (meld.type == SetType::chow) {
            for (int step = 0; step < 3; ++step) ++counts[meld.kind + step];
        } else {
            counts[meld.kind] += meld.type == SetType::kong ? 4 : 3;
        }
    }
}

}  // namespace ruka
