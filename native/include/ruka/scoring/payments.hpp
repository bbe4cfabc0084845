// From points to payments: who owes what to the winner and what for, in shares. Everybody who pays, tells or explains
// a win reads these.
#pragma once

#include "ruka/scoring/formula.hpp"
#include "ruka/scoring/win.hpp"

namespace ruka {

// By draw everybody pays; by discard the discarder, unless the rules make no difference.
RUKA_FN inline bool everybody_pays(const Payment& payment, const Win& win) {
    return (win.flags & kDraw) || payment.discard_as_draw;
}

// A hand may be counted without limits, and what is paid for it has one: what all pay together fits 32 bits, and at a
// table what several winners get.
constexpr std::int64_t kMostPaid = 1'800'000'000, kMostAtTable = 300'000'000;

RUKA_FN inline std::int32_t at_most(std::int64_t most, std::int64_t owed) {
    return static_cast<std::int32_t>(owed > most ? most : owed < -most ? -most : owed);
}

// A part of what a payer, or each of several, owes for a win: `times` × `each`, rounded up to `points`.
struct Share {
    Payer payer;
    Reason reason;
    std::uint8_t number;  // of such payers
    std::int32_t points, times, each;
};

// What is paid for: a value, of which `liable` is the part that the feeder answers for (3.3.6, D-04); a discarder who
// is `alone` pays for everybody.
struct Due {
    std::int32_t value, liable;
    bool alone;
};

namespace detail {

// How many times the value somebody pays, and how many such payers there are.
struct Owing {
    Payer payer;
    std::int32_t times;
    int number;
};

struct Owings {
    Owing list[2];
    int count = 0, payers = 0, parts = 1;  // of the value: somebody may be liable for one

    RUKA_FN void add(Payer payer, std::int32_t times, int number) {
        if (number <= 0) return;
        list[count++] = {payer, times, number};
        payers += number;
    }

    RUKA_FN std::int32_t each(std::int32_t value, std::int32_t times) const {
        return at_most(kMostPaid / parts / payers, std::int64_t{value} * times);
    }
};

RUKA_FN inline Owings owings(const Payment& payment, int players, bool dealer, bool all_pay, bool fed) {
    Owings owed;
    owed.parts = fed ? 2 : 1;
    if (all_pay && dealer) {
        owed.add(Payer::others, payment.dealer_draw_each, players - 1);
    } else if (all_pay) {
        owed.add(Payer::dealer, payment.other_draw_dealer, 1);
        owed.add(Payer::others, payment.other_draw_others, players - 2);
    } else {
        owed.add(Payer::discarder, dealer ? payment.dealer_discard : payment.other_discard, 1);
        if (payment.discard_others || payment.flat) owed.add(Payer::others, payment.discard_others, players - 2);
    }
    return owed;
}

RUKA_FN inline std::int32_t owed_by_all(const Payment& payment, const Owings& owed, std::int32_t value) {
    std::int32_t total = 0;
    for (int i = 0; i < owed.count; ++i) {
        total +=
            (round_up(owed.each(value, owed.list[i].times), payment.round_up) + payment.flat) * owed.list[i].number;
    }
    return total;
}

// Everybody's own part of the value, rounded up one by one, and what is paid on top.
template <class Tell>
RUKA_FN inline void share_value(const Payment& payment, const Owings& owed, std::int32_t value, bool alone,
                                Tell& tell) {
    for (int i = 0; i < owed.count; ++i) {
        const auto [payer, times, number] = owed.list[i];
        const std::int32_t points = round_up(owed.each(value, times), payment.round_up);
        const auto payers = static_cast<std::uint8_t>(number);
        if (alone && payer == Payer::others) {
            const std::int32_t for_all = (points + payment.flat) * number;
            if (for_all) tell(Share{Payer::discarder, Reason::for_all, 1, for_all, 1, 0});
            continue;
        }
        if (points) tell(Share{payer, Reason::hand, payers, points, times, value});
        if (payment.flat) tell(Share{payer, Reason::flat, payers, payment.flat, 1, 0});
    }
}

}  // namespace detail

// Calls tell(share) for everything that is paid for a win.
template <class Tell>
RUKA_FN inline void share_out(const Payment& payment, int players, const Due& due, const Win& win, Tell&& tell) {
    const bool dealer = win.seat == 0, all = everybody_pays(payment, win);
    const bool fed = win.feeder != kNobody && due.liable > 0 && win.feeder != win.discarder;
    const detail::Owings owed = detail::owings(payment, players, dealer, all, fed);
    detail::share_value(payment, owed, fed ? due.value - due.liable : due.value, due.alone && !all, tell);
    if (fed) {
        const std::int32_t whole = detail::owed_by_all(payment, owed, due.liable);
        const std::int32_t half = all ? whole : round_up(whole / 2, payment.round_up);
        tell(Share{Payer::feeder, all ? Reason::liable : Reason::liable_half, 1, half, 1, 0});
        if (!all) tell(Share{Payer::discarder, Reason::liable_half, 1, whole - half, 1, 0});
    }
    const auto honba = [&](Payer payer, int number, std::int32_t each) {
        if (win.honba && each)
            tell(Share{payer, Reason::honba, static_cast<std::uint8_t>(number), win.honba * each, win.honba, each});
    };
    if (!all) {
        honba(fed && payment.pao_honba == PaoHonba::feeder ? Payer::feeder : Payer::discarder, 1,
              payment.honba_discard);
    } else if (fed) {
        honba(Payer::feeder, 1, payment.honba_draw_each * (players - 1));
    } else {
        for (int i = 0; i < owed.count; ++i) honba(owed.list[i].payer, owed.list[i].number, payment.honba_draw_each);
    }
}

// Is the seat of this wind, not the winner's, one of these payers?
RUKA_FN inline bool is_payer(const Payment& payment, Payer payer, const Win& win, int wind) {
    switch (payer) {
        case Payer::discarder: return wind == win.discarder;
        case Payer::dealer: return wind == 0;
        case Payer::feeder: return wind == win.feeder;
        case Payer::others: break;
    }
    return wind != (everybody_pays(payment, win) ? 0 : win.discarder);
}

// The shares of each payer added up; `feeder` is the liable player, who may be the discarder too.
struct Pay {
    std::int32_t dealer, others, discarder, feeder;
    std::int32_t total;  // for the hand alone
    std::int32_t honba;  // on top of it, from all payers together
};

RUKA_FN inline Pay pay_of(const Payment& payment, int players, const Due& due, const Win& win) {
    Pay pay{};
    share_out(payment, players, due, win, [&](const Share& share) {
        switch (share.payer) {
            case Payer::discarder: pay.discarder += share.points; break;
            case Payer::dealer: pay.dealer += share.points; break;
            case Payer::others: pay.others += share.points; break;
            case Payer::feeder: pay.feeder += share.points; break;
        }
        (share.reason == Reason::honba ? pay.honba : pay.total) += share.points * share.number;
    });
    return pay;
}

// What two who did not win settle between them: the first pays this much, or gets it where it is negative.
RUKA_FN inline std::int32_t owed_between(const Payment& payment, std::int32_t first_value, std::int32_t second_value,
                                         bool with_dealer) {
    const std::int64_t apart = std::int64_t{second_value} - first_value;
    return at_most(kMostAtTable, apart * (with_dealer ? payment.between_dealer : payment.between_losers));
}

// How bets and honba go to several winners of one discard, the one at place 0 first.
struct Claims {
    std::int32_t count;     // of those who are paid; 0: the hand is aborted
    std::int32_t own_bets;  // of all of them

    RUKA_FN static Claims of(const Payment& payment, int count, const bool* in_riichi) {
        if (payment.winners == Winners::abort_at_three && count >= 3) return {0, 0};
        if (payment.winners == Winners::first) count = 1;
        Claims claims{count, 0};
        for (int i = 0; i < count; ++i) claims.own_bets += payment.own_bet_back && in_riichi[i];
        return claims;
    }
    RUKA_FN std::int32_t bets(const Payment& payment, int place, bool in_riichi, std::int32_t sticks) const {
        const std::int32_t own = payment.own_bet_back && in_riichi, rest = sticks - own_bets;
        return own + (place == 0 && rest > 0 ? rest : 0);
    }
    RUKA_FN static int honba(const Payment& payment, int place, int honba) {
        return place == 0 || payment.honba_to == HonbaTo::each ? honba : 0;
    }
};

}  // namespace ruka
