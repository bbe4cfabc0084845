// Four sets and a pair.
#pragma once

#include "ruka/hands/capped.hpp"
#include "ruka/hands/forms.hpp"

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

inline constexpr std::uint32_t kMeasured = ~std::uint32_t{0};

// One suit of a hand. By address, so that lanes are read straight from the tables; the index is kept because finding
// it is a good part of the work.
struct Part {
    const Lanes* near;
    std::uint32_t index;  // kMeasured: found without tables
};

// `space` keeps what is not in the tables.
RUKA_FN inline Part part_of(const Play& play, const Tiles& tiles, int suit, Lanes& space) {
    if (is_capped(tiles, suit)) {
        space = measured(play, tiles, suit, false).near;
        return {&space, kMeasured};
    }
    const std::uint32_t index = index_of(play, tiles.held, suit);
    return {&play.tables.distances[play.tables.distance_of[index]], index};
}

// The kinds of a suit that bring the whole hand nearer, when the other suits are `others`.
RUKA_FN inline Mask helping_kinds(const Play& play, const Tiles& tiles, int suit, const Part& part, const Lanes& others,
                                  int largest) {
    const Lanes missing = counterpart(others, tiles.sets);
    unsigned ranks;
    if (part.index == kMeasured) {
        ranks = helping(*part.near, missing, largest, measured(play, tiles, suit, true).helpers);
    } else {
        ranks = helping(*part.near, missing, largest, play.tables.helpers[play.tables.helpers_of[part.index]]);
        if (suit < kSuits && play.chowless[suit]) ranks = spread(ranks, play.chowless[suit]);
    }
    return Mask{ranks} << suit * kRanks;
}

}  // namespace detail

inline constexpr int kAllNear = (kSuits + 1) * kNear;

RUKA_FN inline int regular_shanten(const Play& play, const Tiles& tiles) {
    Lanes space[4];
    const auto near = [&](int suit) -> const Lanes& { return *detail::part_of(play, tiles, suit, space[suit]).near; };
    const Lanes left = joined(near(0), near(1)), right = joined(near(2), near(3));
    return kAllNear - nearest(left, counterpart(right, tiles.sets)) - 1;
}

RUKA_APART RUKA_FN inline Useful near_regular(const Play& play, const Tiles& tiles) {
    Lanes space[4];
    detail::Part part[4];
    for (int s = 0; s <= kSuits; ++s) part[s] = detail::part_of(play, tiles, s, space[s]);
    const Lanes left = joined(*part[0].near, *part[1].near), right = joined(*part[2].near, *part[3].near);
    const int largest = nearest(left, counterpart(right, tiles.sets));

    const Lanes others[4] = {joined(*part[1].near, right), joined(*part[0].near, right), joined(*part[3].near, left),
                             joined(*part[2].near, left)};
    Mask kinds = 0;
    for (int s = 0; s <= kSuits; ++s) kinds |= detail::helping_kinds(play, tiles, s, part[s], others[s], largest);
    return {kAllNear - largest - 1, kinds};
}

}  // namespace ruka
