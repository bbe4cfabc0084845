// The flow of a game as a rule set wants it: small numbers and switches, no code.
#pragma once

#include "program.hpp"

namespace ruka {

inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxWall = 144;

enum class Winners : std::uint8_t { all, first, abort_at_three };
enum class KongDora : std::uint8_t { at_once, after_discard };  // of open and added kongs; concealed ones: at once
enum class FuritenEnds : std::uint8_t { own_turn_or_claim, own_turn };  // of the passing kind (D-09)
enum class Nagashi : std::uint8_t { none, as_win, as_draw };            // D-11: honba and bets go with it, or stay
enum class LeaderStops : std::uint8_t { never, win, win_or_ready };     // the leading dealer, after the last hand
enum class Ties : std::uint8_t { shared, seat };

struct Flow {
    std::int32_t players, start_points, target, rounds, extra_rounds;
    std::int32_t bet, noten_total, riichi_tiles, riichi_floor;  // floor: points needed to bet
    std::int32_t dead_wall, replacement_tiles, hand_tiles;
    std::int32_t uma[kMaxSeats], oka;
    bool chows, nuki, swap_calling, riichi;
    bool nine_orphans, four_winds, four_riichi, four_kongs;  // abortive draws
    bool nagashi_concealed, nagashi_noten, hide_tenpai;
    bool open_discipline;  // wrong declarations are accepted, and punished when they are found
    bool bust, own_bet_back, honba_to_first;
    bool pao_dragons, pao_winds, pao_kongs, pao_claimed_only;
    Winners winners;
    KongDora kong_dora;
    FuritenEnds furiten_ends;
    Nagashi nagashi;
    LeaderStops leader_stops;
    Ties ties;
    std::uint8_t copies[kCodes];  // how many of each code lie in the box
};

}  // namespace ruka
