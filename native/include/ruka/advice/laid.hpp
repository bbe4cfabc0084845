// The hand that a claim or a kong leads to.
#pragma once

#include "ruka/table/legal.hpp"

namespace ruka::detail {

// The hand with the offered tile laid down.
RUKA_FN inline Hand with_claim(const Table& table, const Seat& own, const Action& action) {
    Seat after = own;
    take_for(after, action, kind_of(table.offered));
    Hand hand = hand_of_seat(after);
    hand.melds[hand.melds_count++] = claimed_set(own, action, table.offered);
    return hand;
}

// The hand with a kong of its own laid down.
RUKA_FN inline Hand with_kong(const Seat& own, const Action& action) {
    Hand hand = hand_of_seat(own);
    const Kind kind = kind_of(action.tile);
    if (action.type == ActionType::added_kong) {
        for (int i = 0; i < hand.melds_count; ++i) {
            if (hand.melds[i].type == SetType::pung && hand.melds[i].kind == kind) {
                hand.melds[i].type = SetType::kong;
                hand.melds[i].reds = static_cast<std::uint8_t>(hand.melds[i].reds + reds_of(own, kind));
            }
        }
    } else {
        const auto reds = static_cast<std::uint8_t>(reds_of(own, kind));
        hand.melds[hand.melds_count++] = {SetType::kong, true, kind, reds};
    }
    hand.counts[kind] = 0;
    if (is_five(kind)) hand.reds[suit_of(kind)] = 0;
    return hand;
}

}  // namespace ruka::detail
