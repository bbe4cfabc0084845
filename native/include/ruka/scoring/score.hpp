// Scores won hands: rows in, lines and values out, the best reading chosen.
#pragma once

#include "ruka/scoring/lines.hpp"
#include "ruka/scoring/payments.hpp"

namespace ruka {

// The best of the rows [from, to), or -1 when there are none.
template <int W>
RUKA_FN inline int best_row(const Block<W>& block, int from, int to) {
    int best = from < to ? from : -1;
    for (int row = from + 1; row < to; ++row) {
        if (is_better(*block.program, block.scores[row], block.scores[best])) best = row;
    }
    return best;
}

// What is paid for a row.
RUKA_FN inline Due due_of(const Program& program, const RowScore& score) {
    const std::int32_t fed = program.formula.limit * score.liable_limits / program.formula.limit_parts;
    const bool all = fed > score.value || (fed && program.payment.pao_whole);
    return {score.value, all ? score.value : fed, score.discarder_alone};
}

template <int W>
RUKA_FN inline Pay pay_of_row(const Block<W>& block, int row) {
    const Program& program = *block.program;
    return pay_of(program.payment, program.players, due_of(program, block.scores[row]), *block.owner[row].win);
}

// What people call the total of a hand.
RUKA_FN inline std::int32_t total_of(const Payment& payment, const RowScore& score, const Pay& pay) {
    return payment.total_is_value ? score.value : pay.total;
}

// The forms that the hand may have, won like this.
RUKA_FN inline int forms_of(const Program& program, const Win& win) {
    const bool dealt = (win.flags & (kFirstTurn | kDraw)) == (kFirstTurn | kDraw) && win.seat == 0;
    return dealt ? program.forms | program.opening_forms : program.forms;
}

// A reading, what it is worth and who pays.
struct ScoredRow {
    bool complete;
    Reading reading;
    RowScore row;
    Pay pay;
    Mask one_short;  // of a hand that did not win: what it is one tile short of
};

template <int W>
RUKA_FN inline void take_row(ScoredRow& scored, const Block<W>& block, int row) {
    scored.complete = true;
    scored.reading = block.readings[row];
    scored.row = block.scores[row];
    scored.pay = pay_of_row(block, row);
    scored.one_short = block.columns.reg[f_one_short][row];
}

// Scores the readings of one hand W at a time and hands each scored block on.
template <int W, class Scored>
RUKA_FN inline void for_each_scored_block(Block<W>& block, const Program& program, const Play& play, const Hand& hand,
                                          const Win& win, Scored&& scored) {
    const WholeHand whole = whole_hand(program, hand, win);
    block.start(program, play, false);
    const auto flush = [&] {
        if (block.rows == 0) return;
        score_rows(block);
        scored(block);
        block.rows = 0;
    };
    for_each_reading(hand, forms_of(program, win), [&](const Reading& reading) {
        if (block.rows == W) flush();
        block.add({&hand, &win}, whole, reading);
    });
    flush();
}

// The reading that pays most.
template <int W>
RUKA_FN inline void score_best(Block<W>& block, const Program& program, const Play& play, const Hand& hand,
                               const Win& win, ScoredRow& best) {
    best.complete = false;
    for_each_scored_block(block, program, play, hand, win, [&](const Block<W>& scored) {
        const int row = best_row(scored, 0, scored.rows);
        if (!best.complete || is_better(program, scored.scores[row], best.row)) take_row(best, scored, row);
    });
}

// One reading once more, with the answers of all items: what explanations are made of.
template <int W>
RUKA_FN inline void answer_all(Block<W>& block, const Program& program, const Play& play, const Hand& hand,
                               const Win& win, const Reading& reading, Mask one_short = 0) {
    block.start(program, play, true);
    WholeHand whole = whole_hand(program, hand, win);
    whole.one_short = one_short;
    block.add({&hand, &win}, whole, reading);
    score_rows(block);
}

// What the hand would have with one more tile, drawn: a bit for each of the prices that are asked about that.
template <int W>
RUKA_FN inline Mask one_tile_short(Block<W>& block, const Program& won, const Play& play, const Hand& hand, Win win) {
    Mask found = 0;
    win.flags |= kDraw;
    for (Mask left = waits(play, make_tiles(hand)); left; left &= left - 1) {
        Hand drawn = hand;
        drawn.winning = static_cast<Code>(lowest_bit(left));
        ++drawn.counts[drawn.winning];
        for_each_scored_block(block, won, play, drawn, win, [&](const Block<W>& scored) {
            std::uint64_t hits[2] = {};
            for (int row = 0; row < scored.rows; ++row) {
                for (int w = 0; w < 2; ++w) hits[w] |= scored.hits[w][row];
            }
            for (int i = 0; i < won.items_count; ++i) {
                const bool has = hits[i / 64] >> i % 64 & 1;
                if (has && won.items[i].one_short >= 0) found |= Mask{1} << won.items[i].one_short;
            }
        });
    }
    return found;
}

// The hand of somebody who did not win, by the prices of such hands.
template <int W>
RUKA_FN inline void score_unfinished(Block<W>& block, const Program& won, const Program& program, const Play& play,
                                     const Hand& hand, const Win& win, ScoredRow& scored) {
    const Mask one_short = program.asks_one_short ? one_tile_short(block, won, play, hand, win) : 0;
    answer_all(block, program, play, hand, win, unfinished_reading(hand), one_short);
    take_row(scored, block, 0);
}

}  // namespace ruka
