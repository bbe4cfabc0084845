// Four sets and a pair.
#pragma once

#include "capped.hpp"
#include "forms.hpp"

namespace ruka {

// The ranks in play, pushed together as if they were honours: eight bytes of counts.
RUKA_FN inline std::uint64_t squeezed(const std::uint8_t* counts, unsigned ranks) {
    std::uint64_t word = 0;
    for (int place = 0; ranks; ranks &= ranks - 1, ++place) {
        word |= std::uint64_t{counts[lowest_bit(ranks)]} << 8 * place;
    }
    return word;
}

// The other way, for a mask: bit i goes to the i-th rank in play.
RUKA_FN inline unsigned spread(unsigned mask, unsigned ranks) {
    unsigned result = 0;
    for (; ranks; ranks &= ranks - 1, mask >>= 1) result |= (mask & 1) << lowest_bit(ranks);
    return result;
}

// A suit whose tiles are held up in sets on the table: all four of a kind are the player's own, some in the hand.
RUKA_FN inline bool is_capped(const Tiles& tiles, int suit) {
    if (!tiles.shown) return false;
    for (int k = suit * kRanks; k < suit * kRanks + kRanks && k < kKinds; ++k) {
        if (tiles.shown[k] && tiles.counts[k] && tiles.shown[k] + tiles.counts[k] >= kCopies) return true;
    }
    return false;
}

RUKA_FN inline CappedSuit capped_suit(const Play& play, const Tiles& tiles, int suit) {
    const bool honours = suit == kSuits;
    CappedSuit result{honours ? kHonours : kRanks, !honours, {}, {}};
    for (int r = 0; r < result.ranks; ++r) {
        const Kind kind = static_cast<Kind>(suit * kRanks + r);
        result.counts[r] = tiles.counts[kind];
        result.most[r] = play.kinds & bit(kind) ? static_cast<std::uint8_t>(kCopies - tiles.shown[kind]) : 0;
    }
    return result;
}

RUKA_FN inline std::uint32_t part_index(const Play& play, const Tiles& tiles, int suit) {
    if (suit == kSuits) return honour_index(play.tables, tiles.packed.suit[suit]);
    if (play.chowless[suit]) {
        return honour_index(play.tables, squeezed(tiles.counts + suit * kRanks, play.chowless[suit]));
    }
    return suit_index(play.tables, tiles.packed.suit[suit], tiles.packed.nines >> 8 * suit & 0xff);
}

// The four parts of a hand. `useful` reads the helpers, plain shanten does not.
struct Parts {
    std::uint32_t index[4];
    bool capped[4];
    Lanes near[4];
};

RUKA_FN inline Parts parts_of(const Play& play, const Tiles& tiles) {
    Parts parts;
    for (int s = 0; s <= kSuits; ++s) {
        parts.capped[s] = is_capped(tiles, s);
        if (parts.capped[s]) {
            parts.near[s] = distances(capped_suit(play, tiles, s));
        } else {
            parts.index[s] = part_index(play, tiles, s);
            parts.near[s] = play.tables.distances[play.tables.distance_of[parts.index[s]]];
        }
    }
    return parts;
}

// The kinds of one suit that bring the whole hand nearer, the other three suits being `others`.
RUKA_FN inline Mask helping_kinds(const Play& play, const Tiles& tiles, const Parts& parts, int suit,
                                  const Lanes& others, int largest) {
    const Lanes missing = counterpart(others, tiles.sets);
    unsigned ranks;
    if (parts.capped[suit]) {
        ranks = helping(parts.near[suit], missing, largest, helpers(capped_suit(play, tiles, suit)));
    } else {
        const Helpers& helpers = play.tables.helpers[play.tables.helpers_of[parts.index[suit]]];
        ranks = helping(parts.near[suit], missing, largest, helpers);
        if (suit < kSuits && play.chowless[suit]) ranks = spread(ranks, play.chowless[suit]);
    }
    return Mask{ranks} << suit * kRanks;
}

RUKA_FN inline Useful near_regular(const Play& play, const Tiles& tiles) {
    const Parts parts = parts_of(play, tiles);
    const Lanes* near = parts.near;
    const Lanes left = joined(near[0], near[1]), right = joined(near[2], near[3]);
    const int largest = nearest(left, counterpart(right, tiles.sets));

    Mask kinds = helping_kinds(play, tiles, parts, 0, joined(near[1], right), largest) |
                 helping_kinds(play, tiles, parts, 1, joined(near[0], right), largest) |
                 helping_kinds(play, tiles, parts, 2, joined(near[3], left), largest) |
                 helping_kinds(play, tiles, parts, 3, joined(near[2], left), largest);
    return {4 * kNear - largest - 1, kinds};
}

}  // namespace ruka
