// Rows of won hands side by side, and what the program answers about them.
#pragma once

#include "ruka/hands/finish.hpp"
#include "ruka/hands/shanten.hpp"
#include "ruka/scoring/row_score.hpp"

namespace ruka {

struct WonHand {
    const Hand* hand;
    const Win* win;
};

// How often a number counts: whatever an expression of house rules comes to, sums stay within 32 bits.
constexpr Mask kMostTimes = 999;

RUKA_FN inline int times_of(Mask number) { return static_cast<int>(number < kMostTimes ? number : kMostTimes); }

// A block of up to W rows of one or several hands, scored together.
template <int W>
struct Block {
    Columns<W> columns;
    alignas(64) Mask kept[kMaxItems][W];  // answers of items that are looked at afterwards
    alignas(64) std::uint64_t hits[2][W];
    alignas(64) Mask least[W];   // the minimum
    alignas(64) Mask liable[W];  // the discarder pays for everybody
    RowScore scores[W];
    WonHand owner[W];
    Reading readings[W];
    int rows;

    const Program* program;
    const Play* play;
    bool keep_all;  // for explanations

    RUKA_FN void start(const Program& rules, const Play& tables, bool keep) {
        program = &rules;
        play = &tables;
        keep_all = keep;
        rows = 0;
        columns.start(rules);
    }

    RUKA_FN void add(const WonHand& won, const WholeHand& whole, const Reading& reading) {
        owner[rows] = won;
        readings[rows] = reading;
        put_row(columns, rows, whole, reading, won.win->flags & kDraw);
        ++rows;
    }

    // --- what run() calls ---

    // Rows beyond `rows` hold what was left there; computing them too keeps the loops plain.
    template <class Answer>
    RUKA_FN void item(unsigned index, Answer answer) {
        const Item& item = program->items[index];
        std::uint64_t* word = hits[index / 64];
        const unsigned shift = index % 64;
        if (item.plain && !keep_all) {
            for (int i = 0; i < W; ++i) word[i] |= std::uint64_t{answer(i) != 0} << shift;
            return;
        }
        Mask* column = kept[index];
        for (int i = 0; i < W; ++i) column[i] = answer(i);
        for (int i = 0; i < W; ++i) word[i] |= std::uint64_t{column[i] != 0} << shift;
        if (item.tag == Tag::points) add_points(item, column);
    }

    RUKA_FN void minimum(const Mask* column) {
        for (int i = 0; i < W; ++i) least[i] = column[i];
    }

    RUKA_FN void liable_rows(const Mask* column) {
        for (int i = 0; i < W; ++i) liable[i] = column[i];
    }

    // Waits belong to the hand, so neighbouring rows share them.
    RUKA_FN void waits(Columns<W>& all, Feature which, const Mask* guard) {
        Mask* column = all.reg[which];
        for (int i = 0; i < rows; ++i) {
            if (!guard[i]) continue;
            if (readings[i].role == Role::none) {  // a row that nothing completed was not waiting
                column[i] = 0;
                continue;
            }
            const bool known = i > 0 && guard[i - 1] && owner[i].hand == owner[i - 1].hand;
            column[i] = known ? column[i - 1] : waits_before(*owner[i].hand, which == f_shape_waits);
        }
    }

 private:
    RUKA_FN Mask waits_before(Hand hand, bool of_shape) const {
        --hand.counts[kind_of(hand.winning)];
        const Tiles tiles = make_tiles(hand);
        const Mask found = waits_of(tiles);
        return of_shape ? found | finishing_fifths(*play, tiles) : found;
    }

    RUKA_FN Mask waits_of(const Tiles& tiles) const {
        if (!(play->forms & ~kFinishingForms)) return finishing(*play, tiles);
        const Useful near = useful(*play, tiles);
        return near.shanten == 0 ? near.kinds : 0;
    }

    RUKA_FN void add_points(const Item& item, const Mask* column) {
        switch (item.counts) {
            case Counts::once: return add_points(item, column, [](Mask a) { return Mask{a != 0}; });
            case Counts::number: return add_points(item, column, [](Mask a) { return Mask(times_of(a)); });
            case Counts::kinds: return add_points(item, column, [](Mask a) { return static_cast<Mask>(popcount(a)); });
            case Counts::sets: return;  // combinations are fan
        }
    }

    template <class Times>
    RUKA_FN void add_points(const Item& item, const Mask* column, Times times) {
        Mask* total = columns.reg[f_total_points];
        const Mask* circumstances = columns.reg[f_circumstances];
        const std::uint32_t open = static_cast<std::uint32_t>(item.open);
        const std::uint32_t concealed = static_cast<std::uint32_t>(item.concealed);
        if (open == concealed) {
            for (int i = 0; i < W; ++i) total[i] += times(column[i]) * open;
        } else {
            for (int i = 0; i < W; ++i)
                total[i] += times(column[i]) * (circumstances[i] & kConcealed ? concealed : open);
        }
    }
};

}  // namespace ruka
