// The circumstances of a win: everything about it that the tiles themselves do not say.
#pragma once

#include "ruka/declared.hpp"
#include "ruka/tiles/hand.hpp"

namespace ruka {

// Bits of Win::flags that follow and are never given: kConcealed from the hand, kDealer from the seat, kOtherDiscarded
// (one who is not the dealer) from the discarder; kLastOfKind, too, where the other three lie in the winner's own shown
// sets.
inline constexpr std::uint8_t kNobody = 255;
inline constexpr int kWinds = 4;

struct Win {
    std::uint16_t flags;
    std::uint8_t seat;   // 0 east .. 3 north
    std::uint8_t round;  // prevailing wind
    std::uint8_t honba;
    std::uint8_t sticks;     // bets on the table
    std::uint8_t nuki;       // norths set aside
    std::uint8_t discarder;  // a seat, or kNobody when it is not known or the win was by draw
    std::uint8_t feeder;     // who is liable (pao), or kNobody
    std::uint8_t dora_count;
    std::uint8_t ura_count;
    Code dora[kMaxIndicators];  // indicators
    Code ura[kMaxIndicators];
};

enum class WinError : std::uint8_t {
    none,
    no_winning_tile,
    ippatsu_without_riichi,
    ippatsu_after_kong,
    riichi_with_shown_sets,
    replacement_by_discard,
    replacement_without_kong,
    second_replacement_alone,
    robbing_by_draw,
    robbing_last_tile,
    first_turn_with_sets,
    first_turn_with_riichi,
    first_turn_and_last_tile,
    first_turn_and_kong,
    discarder_by_draw,
    discarder_is_winner,
    feeder_is_winner,
    bad_seat,
};

inline constexpr const char* kWinErrorCodes[] = {
    "",
    "no-winning-tile",
    "ippatsu-without-riichi",
    "ippatsu-after-kong",
    "riichi-with-shown-sets",
    "replacement-by-discard",
    "replacement-without-kong",
    "second-replacement-alone",
    "robbing-by-draw",
    "robbing-last-tile",
    "first-turn-with-sets",
    "first-turn-with-riichi",
    "first-turn-and-last-tile",
    "first-turn-and-kong",
    "discarder-by-draw",
    "discarder-is-winner",
    "feeder-is-winner",
    "bad-seat",
};

RUKA_FN inline int shown_sets(const Hand& hand) {
    int shown = 0;
    for (int i = 0; i < hand.melds_count; ++i) shown += !hand.melds[i].concealed;
    return shown;
}

// Circumstances that contradict each other or the hand.
// `seats`: the winds that somebody sits at; `flower_replacements`: the tile drawn for a flower is a replacement tile
// too.
RUKA_FN inline WinError check(const Hand& hand, const Win& win, unsigned seats, bool flower_replacements) {
    const auto has = [&](int flags) { return (win.flags & flags) != 0; };
    const auto sits = [&](std::uint8_t wind) { return wind < kWinds && (seats >> wind & 1); };
    if (hand.winning == kNoTile) return WinError::no_winning_tile;
    if (has(kIppatsu) && !has(kRiichi)) return WinError::ippatsu_without_riichi;
    if (has(kIppatsu) && has(kAfterKong)) return WinError::ippatsu_after_kong;
    if (has(kRiichi) && shown_sets(hand) > 0) return WinError::riichi_with_shown_sets;
    if (has(kAfterKong | kSecondReplacement)) {
        if (!has(kDraw)) return WinError::replacement_by_discard;
        int kongs = win.nuki;
        for (int i = 0; i < hand.melds_count; ++i) kongs += hand.melds[i].type == SetType::kong;
        if (kongs == 0 && !(flower_replacements && hand.flowers)) return WinError::replacement_without_kong;
        if (has(kSecondReplacement) && kongs < 2) return WinError::second_replacement_alone;
    }
    if (has(kRobbingKong) && has(kDraw)) return WinError::robbing_by_draw;
    if (has(kRobbingKong) && has(kLastTile)) return WinError::robbing_last_tile;
    if (has(kFirstTurn)) {
        if (hand.melds_count > 0) return WinError::first_turn_with_sets;
        if (has(kRiichi)) return WinError::first_turn_with_riichi;
        if (has(kLastTile)) return WinError::first_turn_and_last_tile;
        if (has(kRobbingKong)) return WinError::first_turn_and_kong;  // it has broken the turn (3.1)
    }
    if (!sits(win.seat)) return WinError::bad_seat;
    if (win.discarder != kNobody) {
        if (has(kDraw)) return WinError::discarder_by_draw;
        if (!sits(win.discarder)) return WinError::bad_seat;
        if (win.discarder == win.seat) return WinError::discarder_is_winner;
    }
    if (win.feeder != kNobody) {
        if (!sits(win.feeder)) return WinError::bad_seat;
        if (win.feeder == win.seat) return WinError::feeder_is_winner;
    }
    return WinError::none;
}

}  // namespace ruka
