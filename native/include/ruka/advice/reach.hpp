// All whole hands within reach, counted part by part instead of listed: a hand far from ready has thousands.
#pragma once

#include "ruka/advice/goals.hpp"

namespace ruka {

inline constexpr int kParts = kSuits + 1;  // the honours are the last
inline constexpr int kMaxPieces = 1536;    // of a part
inline constexpr int kLayers = 2;          // goals as near as the hand is, and those a tile farther
inline constexpr int kNothing = kKinds;    // in the place of a kind that is thrown

// What one part of the tiles may give to a whole hand: sets, perhaps the pair.
struct Piece {
    std::uint32_t counts;         // of its kinds, three bits each
    std::uint16_t wanted, spare;  // its kinds that are to come, and those that it can do without
    std::uint8_t cell;
    float ways;
};

// Cells: sets, the pair, chows (where the rules limit them), tiles missing.
RUKA_FN constexpr int cell_of(int sets, int pair, int chows, int missing) {
    return sets << 5 | pair << 4 | chows << 3 | missing;
}
inline constexpr int kCells = cell_of(kMaxMelds, 1, 1, 7) + 1;

struct Cells {
    float ways[kCells] = {}, number[kCells] = {};
    Mask wanted[kCells] = {};
    std::uint8_t used[kCells];
    int count = 0;

    RUKA_FN void clear() {
        for (int i = 0; i < count; ++i) ways[used[i]] = number[used[i]] = 0, wanted[used[i]] = 0;
        count = 0;
    }

    RUKA_FN void add(int cell, float more, float pieces, Mask kinds) {
        if (number[cell] == 0) used[count++] = static_cast<std::uint8_t>(cell);
        ways[cell] += more;
        number[cell] += pieces;
        wanted[cell] |= kinds;
    }
};

// What is asked for: a hand of so many sets and a pair, with at most so many chows, at most so many tiles away.
struct Wish {
    int sets, chows, most;

    RUKA_FN bool limited() const { return chows < kMaxMelds; }
    RUKA_FN int chows_limit() const { return limited() ? chows : 0; }
};

namespace detail {

// Walks through all pieces of a part.
struct Pieces {
    const Wish& wish;
    const std::uint8_t *held, *unseen;
    const float* sooner;    // pungs of each kind are made
    int kinds;              // in the part
    const bool (*open)[8];  // whether it can come to anything: by sets and tiles missing
    Piece* list;
    int count = 0;
    std::uint8_t counts[kRanks] = {}, pungs[kRanks] = {}, runs[kRanks] = {};

    RUKA_FN int lacks(int kind, int more) const {
        const int before = counts[kind] > held[kind] ? counts[kind] - held[kind] : 0;
        const int after = counts[kind] + more > held[kind] ? counts[kind] + more - held[kind] : 0;
        return after > unseen[kind] ? 8 : after - before;
    }

    RUKA_FN void put(int sets, int pair, int chows, int missing) {
        if (count == kMaxPieces) return;
        float most = 1;  // the honours are one part: of several pungs, one comes sooner
        Piece& piece = list[count++];
        piece = {0, 0, 0, static_cast<std::uint8_t>(cell_of(sets, pair, chows, missing)), 1};
        for (int k = 0; k < kinds; ++k) {
            piece.counts |= static_cast<std::uint32_t>(counts[k]) << 3 * k;
            if (counts[k] < held[k]) piece.spare |= static_cast<std::uint16_t>(1 << k);
            for (int n = held[k], left = unseen[k]; n < counts[k]; ++n, --left) {
                piece.wanted |= static_cast<std::uint16_t>(1 << k);
                piece.ways *= static_cast<float>(left) / static_cast<float>(n - held[k] + 1);
            }
            if (sooner && counts[k] >= 3 && held[k] < 3 && sooner[k] > most) most = sooner[k];
        }
        piece.ways *= most;
    }

    RUKA_FN bool viable(int sets, int pair, int missing) const {
        return missing <= wish.most && open[sets << 1 | pair][missing];
    }

    // The same tiles with the pair where the pung is: 11 123 444 and 111 234 44.
    RUKA_FN bool counted_otherwise(int kind) const { return kind + 3 < kinds && runs[kind] && pungs[kind + 3]; }

    RUKA_FN void pairs(int sets, int chows, int missing) {
        for (int k = 0; k < kinds; ++k) {
            const int more = lacks(k, 2);
            if (!viable(sets, 1, missing + more) || counted_otherwise(k)) continue;
            counts[k] = static_cast<std::uint8_t>(counts[k] + 2);
            put(sets, 1, chows, missing + more);
            counts[k] = static_cast<std::uint8_t>(counts[k] - 2);
        }
    }

    // Pungs first, then chows; three of one chow are three pungs.
    RUKA_FN void walk(int from, int sets, int chows, int missing) {
        if (viable(sets, 0, missing)) put(sets, 0, chows, missing);
        pairs(sets, chows, missing);
        if (sets == wish.sets) return;
        const int groups = kinds == kRanks ? kRanks + 7 : kinds;
        for (int g = from; g < groups; ++g) {
            const bool pung = g < kinds;
            const int k = pung ? g : g - kRanks;
            if (!pung && (runs[k] == 2 || (wish.limited() && chows == wish.chows))) continue;
            int more = 0;
            if (pung) more = lacks(k, 3);
            else
                for (int i = k; i < k + 3; ++i) more += lacks(i, 1);
            if (missing + more > wish.most || !on(sets + 1, missing + more)) continue;
            take(pung, k, 1);
            walk(pung ? g + 1 : g, sets + 1, chows + (!pung && wish.limited()), missing + more);
            take(pung, k, -1);
        }
    }

    RUKA_FN bool on(int sets, int missing) const {
        for (int s = sets; s <= wish.sets; ++s) {
            if (open[s << 1][missing] || open[s << 1 | 1][missing]) return true;
        }
        return false;
    }

    RUKA_FN void take(bool pung, int kind, int times) {
        std::uint8_t& number = pung ? pungs[kind] : runs[kind];
        number = static_cast<std::uint8_t>(number + times);
        for (int k = kind; k < kind + (pung ? 1 : 3); ++k)
            counts[k] = static_cast<std::uint8_t>(counts[k] + (pung ? 3 : 1) * times);
    }
};

// Two parts together.
RUKA_FN inline void combine(const Wish& wish, const Cells& a, const Cells& b, Cells& both) {
    both.clear();
    for (int i = 0; i < a.count; ++i) {
        const int x = a.used[i];
        for (int j = 0; j < b.count; ++j) {
            const int y = b.used[j];
            const int sets = (x >> 5) + (y >> 5), chows = (x >> 3 & 1) + (y >> 3 & 1), missing = (x & 7) + (y & 7);
            if (sets > wish.sets || (x & y & 1 << 4) || chows > wish.chows_limit() || missing > wish.most) continue;
            both.add(x + y, a.ways[x] * b.ways[y], a.number[x] * b.number[y], a.wanted[x] | b.wanted[y]);
        }
    }
}

}  // namespace detail

// Every piece of a hand, and what they add up to.
struct Reach {
    bool counted;  // there are some
    Wish wish;
    int near;                          // tiles that the nearest goals lack
    Piece pieces[kParts][kMaxPieces];  // in the order of their cells
    int counts[kParts];
    std::uint16_t first[kParts][kCells];  // where those of a cell begin
    Cells parts[kParts], others[kParts], last_two;
    float whole[16];                  // ways by chows and tiles missing
    float number[kLayers];            // of goals
    float ways[kLayers][kKinds + 1];  // by what is thrown
    Mask wanted[kLayers][kKinds + 1];

    // What some parts add to a piece of another, so that a hand comes of it which lacks so many tiles.
    template <class Visit>
    RUKA_FN void rest(const Cells& of, int cell, int missing, const Visit& visit) const {
        const int left = missing - (cell & 7);
        if (left < 0) return;
        for (int chows = 0; chows <= wish.chows_limit() - (cell >> 3 & 1); ++chows) {
            const int other = cell_of(wish.sets - (cell >> 5), 1 - (cell >> 4 & 1), chows, left);
            if (of.number[other] > 0) visit(other);
        }
    }
};

namespace detail {

// Which cells of a part can come to anything, by what the other parts lack at least.
RUKA_FN inline void open_cells(const Wish& wish, const Lanes& own, const Lanes& others, bool (&open)[10][8]) {
    for (int sets = 0; sets <= wish.sets; ++sets) {
        for (int pair = 0; pair < 2; ++pair) {
            const int least = kNear - own.byte[lane(sets, pair)];
            const int more = 3 * kNear - others.byte[lane(wish.sets - sets, 1 - pair)];
            for (int missing = 0; missing < 8; ++missing)
                open[sets << 1 | pair][missing] = (missing > least ? missing : least) + more <= wish.most;
        }
    }
}

RUKA_FN inline void sort_pieces(const Piece* found, int count, int part, Reach& reach) {
    const Cells& cells = reach.parts[part];
    std::uint16_t next[kCells], place = 0;
    for (int i = 0; i < cells.count; ++i) {
        const int cell = cells.used[i];
        reach.first[part][cell] = next[cell] = place;
        place = static_cast<std::uint16_t>(place + static_cast<int>(cells.number[cell]));
    }
    for (int i = 0; i < count; ++i) reach.pieces[part][next[found[i].cell]++] = found[i];
}

RUKA_FN inline void find_pieces(const Play& play, const Tiles& tiles, const std::uint8_t* held, const Sight& sight,
                                Reach& reach) {
    Lanes space[kParts];
    const Lanes* own[kParts];
    for (int p = 0; p < kParts; ++p) own[p] = part_of(play, tiles, p, space[p]).near;
    const Lanes left = joined(*own[0], *own[1]), right = joined(*own[2], *own[3]);
    const Lanes others[kParts] = {joined(*own[1], right), joined(*own[0], right), joined(*own[3], left),
                                  joined(*own[2], left)};
    for (int p = 0; p < kParts; ++p) {
        bool open[10][8] = {};
        open_cells(reach.wish, *own[p], others[p], open);
        const int first = p * kRanks;
        Piece found[kMaxPieces];
        Pieces walk{reach.wish,
                    held + first,
                    sight.unseen + first,
                    reach.near > 1 ? sight.pung + first : nullptr,
                    p == kSuits ? kHonours : kRanks,
                    open,
                    found};
        walk.walk(0, 0, 0, 0);
        reach.counts[p] = walk.count;
        Cells& cells = reach.parts[p];
        cells.clear();
        for (int i = 0; i < walk.count; ++i) cells.add(found[i].cell, found[i].ways, 1, Mask{found[i].wanted} << first);
        sort_pieces(found, walk.count, p, reach);
    }
}

RUKA_FN inline void sum_up(const std::uint8_t* held, Reach& reach) {
    const Wish& wish = reach.wish;
    Cells first_two;
    combine(wish, reach.parts[0], reach.parts[1], first_two);
    combine(wish, reach.parts[2], reach.parts[3], reach.last_two);
    combine(wish, reach.parts[1], reach.last_two, reach.others[0]);
    combine(wish, reach.parts[0], reach.last_two, reach.others[1]);
    combine(wish, reach.parts[3], first_two, reach.others[2]);
    combine(wish, reach.parts[2], first_two, reach.others[3]);
    for (int layer = 0; layer < kLayers; ++layer) {
        reach.number[layer] = 0;
        for (int k = 0; k <= kKinds; ++k) reach.ways[layer][k] = 0, reach.wanted[layer][k] = 0;
    }
    for (float& ways : reach.whole) ways = 0;
    for (int p = 0; p < kParts; ++p) {
        const int first = p * kRanks;
        unsigned hand = 0;
        for (int k = 0; k < (p == kSuits ? kHonours : kRanks); ++k) hand |= held[first + k] ? 1u << k : 0;
        if (!hand && p) continue;
        for (int i = 0; i < reach.counts[p]; ++i) {
            const Piece& piece = reach.pieces[p][i];
            for (int layer = 0; layer < kLayers; ++layer) {
                reach.rest(reach.others[p], piece.cell, reach.near + layer, [&](int other) {
                    const float ways = piece.ways * reach.others[p].ways[other];
                    const Mask wanted = Mask{piece.wanted} << first | reach.others[p].wanted[other];
                    for (unsigned left = piece.spare; left; left &= left - 1) {
                        const int kind = first + lowest_bit(left);
                        reach.ways[layer][kind] += ways;
                        reach.wanted[layer][kind] |= wanted;
                    }
                    if (p) return;
                    reach.whole[(piece.cell + other) & 15] += ways;
                    reach.number[layer] += reach.others[p].number[other];
                    reach.ways[layer][kNothing] += ways;
                    reach.wanted[layer][kNothing] |= wanted;
                });
            }
        }
    }
}

}  // namespace detail

// Counts the goals of a hand that lack `near` tiles or one more.
RUKA_FN inline void count_goals(const Play& play, const Tiles& tiles, const std::uint8_t* held, int chows, int near,
                                const Sight& sight, Reach& reach) {
    reach.wish = {tiles.sets, chows, near + kLayers - 1 < 7 ? near + kLayers - 1 : 7};
    reach.near = near;
    detail::find_pieces(play, tiles, held, sight, reach);
    detail::sum_up(held, reach);
    reach.counted = reach.number[0] > 0;
}

namespace detail {

// One goal out of those counted, by a number below their ways: what is left of it after each choice makes the next.
struct Draw {
    const Reach& reach;
    double left;
    std::uint8_t counts[kKinds] = {};

    // Cells of two parts that make one of both.
    RUKA_FN void split(const Cells& a, const Cells& b, int both, int& x, int& y) {
        int last = -1;
        for (int i = 0; i < a.count; ++i) {
            const int one = a.used[i], other = both - one;
            const bool fits = (one >> 5) <= (both >> 5) && (one & 16) <= (both & 16) && (one & 8) <= (both & 8) &&
                              (one & 7) <= (both & 7);
            if (!fits || b.number[other] == 0) continue;
            const double ways = static_cast<double>(a.ways[one]) * b.ways[other];
            last = one;
            if (left < ways) break;
            left -= ways;
        }
        x = last < 0 ? 0 : last;
        y = both - x;
    }

    // A piece of a cell; what is left is then a share of its ways, from 0 to 1.
    RUKA_FN void piece(int part, int cell) {
        const int number = static_cast<int>(reach.parts[part].number[cell]);
        const Piece* found = &reach.pieces[part][reach.first[part][cell]];
        for (int i = 1; i < number && left >= found->ways; ++i) left -= (found++)->ways;
        for (int k = 0; k < (part == kSuits ? kHonours : kRanks); ++k)
            counts[part * kRanks + k] = static_cast<std::uint8_t>(found->counts >> 3 * k & 7);
        left = left < found->ways ? left / found->ways : 0;
    }

    RUKA_FN void whole(int cell) {
        int own, others, second, two, third, fourth;
        split(reach.parts[0], reach.others[0], cell, own, others);
        left /= reach.others[0].ways[others];
        piece(0, own);
        left *= reach.others[0].ways[others];
        split(reach.parts[1], reach.last_two, others, second, two);
        left /= reach.last_two.ways[two];
        piece(1, second);
        left *= reach.last_two.ways[two];
        split(reach.parts[2], reach.parts[3], two, third, fourth);
        left /= reach.parts[3].ways[fourth];
        piece(2, third);
        left *= reach.parts[3].ways[fourth];
        piece(3, fourth);
    }
};

}  // namespace detail

// A fair sample of the goals of a layer, each for its share of their ways less those of the goals known before.
RUKA_FN inline void sample_goals(const Reach& reach, int layer, int number, const std::uint8_t* held,
                                 const Sight& sight, Goals& goals) {
    const int missing = reach.near + layer, from = goals.count;
    float known = 0;
    for (int i = 0; i < from; ++i) known += goals.list[i].missing == missing ? goals.list[i].ways : 0;
    const double all = reach.ways[layer][kNothing];
    for (int n = 0; n < number; ++n) {
        detail::Draw draw{reach, (n + 0.5) / number * all};
        for (int chows = 0; chows <= reach.wish.chows_limit(); ++chows) {
            const int cell = cell_of(reach.wish.sets, 1, chows, missing);
            const double ways = reach.whole[cell & 15];
            if (draw.left < ways) {
                draw.whole(cell);
                detail::add_goal(goals, draw.counts, held, sight);
                break;
            }
            draw.left -= ways;
        }
    }
    const float each = (static_cast<float>(all) - known) / static_cast<float>(goals.count - from);
    for (int i = from; i < goals.count; ++i) goals.list[i].ways = each > 0 ? each : 0;
}

}  // namespace ruka
