// Four sets and a pair.
#pragma once

#include "capped.hpp"
#include "forms.hpp"

namespace ruka {

namespace detail {

// The ranks in play of a suit without chows, pushed together as if they were honours.
RUKA_FN inline std::uint64_t squeezed(const Packed& hand, int suit, unsigned ranks) {
    std::uint64_t word = 0;
    for (int place = 0; ranks; ranks &= ranks - 1, ++place) {
        word |= static_cast<std::uint64_t>(count_of(hand, suit, lowest_bit(ranks))) << 8 * place;
    }
    return word;
}

// The other way, for a mask: bit i goes to the i-th rank in play.
RUKA_FN inline unsigned spread(unsigned mask, unsigned ranks) {
    unsigned result = 0;
    for (; ranks; ranks &= ranks - 1, mask >>= 1) result |= (mask & 1) << lowest_bit(ranks);
    return result;
}

// Whether the tables may hope for a tile of this suit that lies in the player's own sets. Fewer than three tiles of a
// kind in sets and hand leave enough for whatever may be made of them.
RUKA_FN inline bool is_capped(const Tiles& tiles, int suit) {
    if (!tiles.melded) return false;
    const auto scarce = [](std::uint64_t held, std::uint64_t shown) {
        return at_least(shown, 1) & at_least(held + shown, 3);
    };
    const std::uint64_t nine = suit < kSuits ? std::uint64_t{0xff} << 8 * suit : 0;
    return scarce(tiles.held.suit[suit], tiles.shown.suit[suit]) |
           scarce(tiles.held.nines & nine, tiles.shown.nines & nine);
}

RUKA_FN inline CappedNear measured(const Play& play, const Tiles& tiles, int suit, bool with_helpers) {
    const bool honours = suit == kSuits;
    CappedSuit capped{honours ? kHonours : kRanks, !honours, {}, {}};
    for (int rank = 0; rank < capped.ranks; ++rank) {
        const bool in_play = play.kinds >> (suit * kRanks + rank) & 1;
        const int left = in_play ? kCopies - count_of(tiles.shown, suit, rank) : 0;
        capped.counts[rank] = static_cast<std::uint8_t>(count_of(tiles.held, suit, rank));
        capped.most[rank] = static_cast<std::uint8_t>(left);
    }
    return measured(capped, with_helpers);
}

RUKA_FN inline std::uint32_t index_of(const Play& play, const Packed& held, int suit) {
    if (suit == kSuits) return honour_index(play.tables, held.suit[suit]);
    if (play.chowless[suit]) return honour_index(play.tables, squeezed(held, suit, play.chowless[suit]));
    return suit_index(play.tables, held.suit[suit], held.nines >> 8 * suit & 0xff);
}

RUKA_FN inline Lanes near_suit(const Play& play, const Tiles& tiles, int suit) {
    if (is_capped(tiles, suit)) return measured(play, tiles, suit, false).near;
    return play.tables.distances[play.tables.distance_of[index_of(play, tiles.held, suit)]];
}

// The kinds of a suit that bring the whole hand nearer, when the other suits are `others`.
RUKA_FN inline Mask helping_kinds(const Play& play, const Tiles& tiles, int suit, const Lanes& near,
                                  const Lanes& others, int largest) {
    const Lanes missing = counterpart(others, tiles.sets);
    unsigned ranks;
    if (is_capped(tiles, suit)) {
        ranks = helping(near, missing, largest, measured(play, tiles, suit, true).helpers);
    } else {
        const std::uint32_t record = play.tables.helpers_of[index_of(play, tiles.held, suit)];
        ranks = helping(near, missing, largest, play.tables.helpers[record]);
        if (suit < kSuits && play.chowless[suit]) ranks = spread(ranks, play.chowless[suit]);
    }
    return Mask{ranks} << suit * kRanks;
}

}  // namespace detail

inline constexpr int kAllNear = (kSuits + 1) * kNear;

RUKA_FN inline int regular_shanten(const Play& play, const Tiles& tiles) {
    const Lanes left = joined(detail::near_suit(play, tiles, 0), detail::near_suit(play, tiles, 1));
    const Lanes right = joined(detail::near_suit(play, tiles, 2), detail::near_suit(play, tiles, 3));
    return kAllNear - nearest(left, counterpart(right, tiles.sets)) - 1;
}

RUKA_APART RUKA_FN inline Useful near_regular(const Play& play, const Tiles& tiles) {
    Lanes near[4];
    for (int s = 0; s <= kSuits; ++s) near[s] = detail::near_suit(play, tiles, s);
    const Lanes left = joined(near[0], near[1]), right = joined(near[2], near[3]);
    const int largest = nearest(left, counterpart(right, tiles.sets));

    const Lanes others[4] = {joined(near[1], right), joined(near[0], right), joined(near[3], left),
                             joined(near[2], left)};
    Mask kinds = 0;
    for (int s = 0; s <= kSuits; ++s) kinds |= detail::helping_kinds(play, tiles, s, near[s], others[s], largest);
    return {kAllNear - largest - 1, kinds};
}

}  // namespace ruka
