// The flow of a game as a rule set wants it: small numbers and switches, no code.
#pragma once

#include "ruka/scoring/program.hpp"

namespace ruka {

inline constexpr int kMaxSeats = 5;
inline constexpr int kMaxWall = 144;

enum class Winners : std::uint8_t { all, first, abort_at_three };
enum class KongDora : std::uint8_t { at_once, after_discard, never };  // of open and added kongs; concealed: at once
enum class Ura : std::uint8_t { none, first, all };
enum class OwnDiscards : std::uint8_t { none, same_tile, any_wait };  // furiten: what one's own discards forbid
enum class PassedFuriten : std::uint8_t { never, in_riichi, always };
enum class FuritenEnds : std::uint8_t { own_turn_or_claim, own_turn };  // of the passing kind (D-09)
enum class RiichiKong : std::uint8_t { never, keeps_waits, stays_ready };
enum class RobKongs : std::uint8_t { none, added, added_or_orphans };  // only thirteen orphans rob a concealed one
enum class Nagashi : std::uint8_t { none, as_win, as_draw };           // D-11: honba and bets go with it, or stay
enum class LeaderStops : std::uint8_t { never, win, win_or_ready };    // the leading dealer, after the last hand
enum class DealerStays : std::uint8_t { never, win, win_or_ready };
enum class FirstDealer : std::uint8_t { first_seat, duel, dice, tiles };  // dice and tiles: in every round
enum class Counters : std::uint8_t { none, draws_too, stays };            // D-23
enum class Ties : std::uint8_t { shared, seat };
enum class BetsLeft : std::uint8_t { winner, nobody };  // at the end of the game (D-81)

// 3.4.6 and 3.4.7 of the EMA rules, and 002: what is wrong, and what it costs.
enum class Offence : std::uint8_t {
    none,
    false_win,
    false_riichi,
    wrong_kong,
    wrong_call,
    dead_claim,
    changed_mind,  // a set is taken back
    wrong_count,   // of tiles in the hand
    shown_tile,    // of one's own hand
    shown_many,    // more than five
    shown_other,   // of another's hand or of the dead wall
};
inline constexpr int kOffences = 11;
enum class Penalty : std::uint8_t { none, chombo, dead_hand, fine, barred, pay_each, no_win };

struct Flow {
    std::int32_t players, people;  // in a hand; with those who sit out
    std::int32_t start_points[kMaxSeats];
    std::int32_t target, rounds, extra_rounds, hands_to_win, bust_below;
    std::int32_t bet, noten_total, riichi_tiles, riichi_floor;  // floor: points needed to bet
    std::int32_t dead_wall, replacement_tiles, hand_tiles, deal_share, turns, indicators, most_kongs;
    std::int32_t uma[kMaxSeats], oka, fine, chombo;
    bool chows, nuki, swap_calling, riichi, forced_win, tsumo_after_pass;
    bool ready_on_own;  // D-82: waiting on a kind of which all four are in one's own sets on the table
    bool dealer_takes_two, winds_out, last_of_kind;
    bool nine_orphans, four_winds, four_riichi, four_kongs;  // abortive draws
    bool nagashi_concealed, nagashi_noten, hide_tenpai;
    bool open_discipline;  // wrong declarations are accepted, and punished when they are found
    bool barred_next_hand;
    bool bust, own_bet_back, honba_to_first;
    bool pao_dragons, pao_winds, pao_kongs, pao_claimed_only;
    Winners winners;
    KongDora kong_dora;
    Ura ura;
    OwnDiscards furiten;
    PassedFuriten passed_furiten;
    FuritenEnds furiten_ends;
    RiichiKong riichi_kong;
    RobKongs rob_kongs;
    Nagashi nagashi;
    LeaderStops leader_stops;
    DealerStays dealer_stays;
    FirstDealer first_dealer;
    Counters counters;
    Ties ties;
    BetsLeft bets_left;
    Penalty penalties[kOffences];
    std::uint8_t copies[kCodes];  // how many of each code are in the box
};

}  // namespace ruka
