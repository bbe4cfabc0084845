// Rows: the features of each reading of a won hand, laid into columns.
#pragma once

#include "ruka/hands/readings.hpp"
#include "ruka/scoring/evaluate.hpp"
#include "ruka/scoring/win.hpp"

namespace ruka {

// What all readings of one hand share.
struct WholeHand {
    Mask kinds[4];  // held at least once, twice, ...
    Mask winning, own_wind, round_wind, one_short;
    std::uint64_t shown, flowers, red, dora, ura, nuki, concealed_dora, honba, circumstances;
    Kind dora_kinds[kMaxIndicators];
    int dora_count;
};

namespace detail {

inline constexpr Kind kNorth = kFirstHonour + 3;

struct DoraCount {
    int all, concealed;
};

// Norths that were set aside are tiles of the hand here.
RUKA_FN inline DoraCount doras(const Program& program, const Win& win, const std::uint8_t* all, const std::uint8_t* own,
                               const Code* indicators, int count) {
    DoraCount found{0, 0};
    for (int i = 0; i < count; ++i) {
        const Kind dora = program.dora_of[kind_of(indicators[i])];
        found.all += all[dora] + (dora == kNorth ? win.nuki : 0);
        found.concealed += own[dora];
    }
    return found;
}

// A set finished by a discard is open, so its tiles belong to no concealed set (D-50).
RUKA_FN inline std::uint64_t concealed_dora(const WholeHand& whole, const Reading& reading, bool draw) {
    std::uint64_t found = whole.concealed_dora;
    if (draw || !found || reading.completed == kNoSet) return found;
    const Set& set = reading.sets[reading.completed];
    for (int i = 0; i < whole.dora_count; ++i) {
        const Kind dora = whole.dora_kinds[i];
        if (set.type == SetType::chow) found -= dora >= set.kind && dora < set.kind + 3;
        else if (dora == set.kind) found -= 3;
    }
    return found;
}

}  // namespace detail

RUKA_FN inline WholeHand whole_hand(const Program& program, const Hand& hand, const Win& win) {
    std::uint8_t all[kKinds], own[kKinds];
    for (int k = 0; k < kKinds; ++k) all[k] = own[k] = hand.counts[k];
    add_meld_tiles(hand, all);
    WholeHand whole{};
    whole.red = hand.reds[0] + hand.reds[1] + hand.reds[2];
    for (int i = 0; i < hand.melds_count; ++i) {
        const Meld& meld = hand.melds[i];
        whole.red += meld.reds;
        whole.shown += !meld.concealed;
        if (meld.concealed) own[meld.kind] = kCopies;
    }
    const Packed held = packed(all);
    for (int n = 0; n < 4; ++n) whole.kinds[n] = kinds_held(held, n + 1);
    whole.winning = hand.winning == kNoTile ? 0 : bit(kind_of(hand.winning));
    whole.own_wind = bit(static_cast<Kind>(kFirstHonour + win.seat));
    whole.round_wind = bit(static_cast<Kind>(kFirstHonour + win.round));
    whole.flowers = hand.flowers;
    whole.nuki = win.nuki;
    whole.honba = win.honba;
    const auto dora = detail::doras(program, win, all, own, win.dora, win.dora_count);
    whole.dora = static_cast<std::uint64_t>(dora.all);
    whole.concealed_dora = static_cast<std::uint64_t>(dora.concealed);
    whole.dora_count = win.dora_count;
    for (int i = 0; i < win.dora_count; ++i) whole.dora_kinds[i] = program.dora_of[kind_of(win.dora[i])];
    if (win.flags & kRiichi) {
        whole.ura = static_cast<std::uint64_t>(detail::doras(program, win, all, own, win.ura, win.ura_count).all);
    }
    whole.circumstances = win.flags & ~(kConcealed | kDealer | kOtherDiscarded);
    if (whole.shown == 0) whole.circumstances |= kConcealed;
    if (win.seat == 0) whole.circumstances |= kDealer;
    if (hand.winning != kNoTile && all[kind_of(hand.winning)] - own[kind_of(hand.winning)] == kCopies - 1)
        whole.circumstances |= kLastOfKind;  // the others are in the winner's own sets
    if (win.discarder != 0 && win.discarder != kNobody) whole.circumstances |= kOtherDiscarded;
    return whole;
}

template <int W>
RUKA_FN inline void put_row(Columns<W>& columns, int row, const WholeHand& whole, const Reading& reading, bool draw) {
    Mask chows[4] = {}, pungs = 0, concealed_pungs = 0, kongs = 0, shown_chows = 0, shown_pungs = 0;
    Mask completed_chow = 0, completed_pung = 0, pairs = 0;
    std::uint64_t chow_count = 0;
    for (int i = 0; i < reading.sets_count; ++i) {
        const Set& set = reading.sets[i];
        const Mask at = bit(set.kind);
        const bool completed = i == reading.completed;
        if (set.type == SetType::chow) {
            ++chow_count;
            for (int n = 3; n > 0; --n) chows[n] |= chows[n - 1] & at;
            chows[0] |= at;
            if (set.shown) shown_chows |= at;
            if (completed) completed_chow |= at;
            continue;
        }
        pungs |= at;
        if (set.type == SetType::kong) kongs |= at;
        if (set.shown) shown_pungs |= at;
        if (completed) completed_pung |= at;
        if (!set.shown && (draw || !completed)) concealed_pungs |= at;  // finished by a discard it is open
    }
    for (int i = 0; i < reading.pairs_count; ++i) pairs |= bit(reading.pairs[i]);
    const auto put = [&](Feature feature, Mask word) { columns.reg[feature][row] = word; };
    for (int n = 0; n < 4; ++n) put(static_cast<Feature>(f_chows + n), chows[n]);
    for (int n = 0; n < 4; ++n) put(static_cast<Feature>(f_kinds1 + n), whole.kinds[n]);
    put(f_pungs, pungs);
    put(f_concealed_pungs, concealed_pungs);
    put(f_kongs, kongs);
    put(f_concealed_kongs, kongs & concealed_pungs);
    put(f_shown_chows, shown_chows);
    put(f_shown_pungs, shown_pungs);
    put(f_pairs, pairs);
    put(f_winning, whole.winning);
    put(f_completed_chow, completed_chow);
    put(f_completed_pung, completed_pung);
    put(f_own_wind, whole.own_wind);
    put(f_round_wind, whole.round_wind);
    put(f_chow_count, chow_count);
    put(f_shown_count, whole.shown);
    put(f_flowers, whole.flowers);
    put(f_red, whole.red);
    put(f_dora, whole.dora);
    put(f_ura, whole.ura);
    put(f_nuki, whole.nuki);
    put(f_concealed_dora, detail::concealed_dora(whole, reading, draw));
    put(f_honba, whole.honba);
    put(f_form, reading.form);
    put(f_role, reading.role == Role::none ? 0 : std::uint64_t{1} << static_cast<int>(reading.role));
    put(f_circumstances, whole.circumstances);
    put(f_one_short, whole.one_short);
    put(f_total_points, 0);
}

}  // namespace ruka
