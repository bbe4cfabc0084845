// Scores won hands: rows in, lines and values out, the best reading chosen.
#pragma once

#include "finish.hpp"
#include "formula.hpp"
#include "select.hpp"
#include "shanten.hpp"

namespace ruka {

// Lines that count for each of several sets; four sets have few of them.
struct Repeated {
    static constexpr int kMost = 6;
    std::uint8_t count;
    std::uint8_t item[kMost], times[kMost];

    RUKA_FN void add(int index, int number) {
        if (number < 2 || count == kMost) return;
        item[count] = static_cast<std::uint8_t>(index);
        times[count++] = static_cast<std::uint8_t>(number);
    }

    RUKA_FN int times_of(int index) const {
        for (int i = 0; i < count; ++i) {
            if (item[i] == index) return times[i];
        }
        return 1;
    }
};

struct RowScore {
    std::uint64_t hits[2];      // items that the row has
    std::uint64_t excluded[2];  // of them, those that another takes away
    std::int32_t points, fan, bonus, limits, liable_limits, minimum;
    std::int32_t value;
    bool discarder_alone;  // who discarded pays for everybody
    Choice choice;         // where sets are combined
    Repeated repeated;     // lines that count more than once

    RUKA_FN bool qualified() const { return limits > 0 || fan >= minimum; }
};

// D-05: what pays most, then more fan, then more points; of equal readings the first.
RUKA_FN inline bool pays_more(const RowScore& a, const RowScore& b) {
    if (a.qualified() != b.qualified()) return a.qualified();
    if (a.value != b.value) return a.value > b.value;
    if (a.fan + a.bonus != b.fan + b.bonus) return a.fan + a.bonus > b.fan + b.bonus;
    return a.points > b.points;
}

// Where sets are combined: of equal readings the one with the line that stands first in the list.
RUKA_FN inline bool lists_earlier(const RowScore& a, const RowScore& b) {
    for (int w = 0; w < 2; ++w) {
        const std::uint64_t own = a.hits[w] & ~a.excluded[w], other = b.hits[w] & ~b.excluded[w];
        if (own != other) return own >> lowest_bit(own ^ other) & 1;
    }
    return false;
}

RUKA_FN inline bool is_better(const Program& program, const RowScore& a, const RowScore& b) {
    if (pays_more(a, b)) return true;
    return program.combinations && !pays_more(b, a) && lists_earlier(a, b);
}

struct WonHand {
    const Hand* hand;
    const Win* win;
};

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
    RUKA_FN void item(int index, const Mask* column) {
        const Item& item = program->items[index];
        if (item.kept || keep_all) {
            for (int i = 0; i < W; ++i) kept[index][i] = column[i];
        }
        std::uint64_t* word = hits[index / 64];
        const int shift = index % 64;
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
    RUKA_FN void waits(Columns<W>& all, const Mask* guard) {
        for (int i = 0; i < rows; ++i) {
            if (!guard[i]) continue;
            const bool known = i > 0 && guard[i - 1] && owner[i].hand == owner[i - 1].hand;
            all.reg[f_waits][i] = known ? all.reg[f_waits][i - 1] : waits_before(*owner[i].hand);
        }
    }

 private:
    RUKA_FN Mask waits_before(Hand hand) const {
        --hand.counts[kind_of(hand.winning)];
        const Tiles tiles = make_tiles(hand);
        if (!(play->forms & ~kFinishingForms)) return finishing(*play, tiles);
        const Useful near = useful(*play, tiles);
        return near.shanten == 0 ? near.kinds : 0;
    }

    RUKA_FN void add_points(const Item& item, const Mask* column) {
        switch (item.counts) {
            case Counts::once: return add_points(item, column, [](Mask a) { return Mask{a != 0}; });
            case Counts::number: return add_points(item, column, [](Mask a) { return a; });
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

namespace detail {

template <int W>
RUKA_FN inline int times(const Block<W>& block, const Item& item, int index, int row) {
    switch (item.counts) {
        case Counts::once: return 1;
        case Counts::number: return static_cast<int>(block.kept[index][row]);
        case Counts::kinds: return popcount(block.kept[index][row]);
        case Counts::sets: return times(block.scores[row].choice, index);
    }
    return 0;
}

// A line loses its instances that a counted one names.
template <int W>
RUKA_FN inline void narrow_lines(Block<W>& block, int row, bool only_counted) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    for (int n = 0; n < program.narrow_count; ++n) {
        const Narrow& narrow = program.narrow[n];
        const auto has = [&](int index) { return score.hits[index / 64] >> index % 64 & 1; };
        if (!has(narrow.owner) || !has(narrow.item)) continue;
        if (only_counted && score.excluded[narrow.owner / 64] >> narrow.owner % 64 & 1) continue;
        Mask& witness = block.kept[narrow.item][row];
        witness &= ~narrow.mask;
        if (!witness) score.excluded[narrow.item / 64] |= std::uint64_t{1} << narrow.item % 64;
    }
}

// Takes away what is priced nothing here and what other lines exclude.
template <int W>
RUKA_FN inline void exclude(Block<W>& block, int row, bool concealed) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    for (int word = 0; word < 2; ++word) {
        score.hits[word] = block.hits[word][row];
        score.excluded[word] = 0;
    }
    for (int word = 0; word < 2; ++word) {
        for (std::uint64_t left = score.hits[word]; left; left &= left - 1) {
            const int index = word * 64 + lowest_bit(left);
            const Item& item = program.items[index];
            if (!(concealed ? item.concealed : item.open)) {
                score.hits[word] &= ~(std::uint64_t{1} << index % 64);
                continue;
            }
            for (int w = 0; w < 2; ++w) score.excluded[w] |= item.excludes[w];
        }
    }
    for (int w = 0; w < 2; ++w) score.excluded[w] &= score.hits[w];
    narrow_lines(block, row, false);
}

// The same where sets are combined: lines stand from the highest down, an excluded one excludes nothing, and of the
// combinations those count that are worth most together.
template <int W>
RUKA_FN inline void select(Block<W>& block, int row, bool concealed) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    Candidates found;
    find_candidates(program, block.readings[row], concealed, found);
    for (int w = 0; w < 2; ++w) {
        score.hits[w] = block.hits[w][row] | found.items[w];
        score.excluded[w] = 0;
    }
    for (int word = 0; word < 2; ++word) {
        for (std::uint64_t left = score.hits[word]; left; left &= left - 1) {
            const int index = word * 64 + lowest_bit(left);
            const Item& item = program.items[index];
            if (!(concealed ? item.concealed : item.open)) score.hits[word] &= ~(std::uint64_t{1} << index % 64);
            else if (!(score.excluded[word] >> index % 64 & 1))
                for (int w = 0; w < 2; ++w) score.excluded[w] |= item.excludes[w];
        }
    }
    for (int w = 0; w < 2; ++w) score.excluded[w] &= score.hits[w];
    narrow_lines(block, row, true);
    choose(program, score.hits, concealed, block.readings[row].sets_count, found, score.excluded, score.choice);
}

template <int W>
RUKA_FN inline void add_up(Block<W>& block, int row, bool concealed) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    score.fan = score.bonus = score.limits = score.liable_limits = 0;
    score.repeated.count = 0;
    for (int word = 0; word < 2; ++word) {
        for (std::uint64_t left = score.hits[word] & ~score.excluded[word]; left; left &= left - 1) {
            const int index = word * 64 + lowest_bit(left);
            const Item& item = program.items[index];
            if (item.tag == Tag::points) continue;
            const int number = times(block, item, index, row);
            if (item.counts == Counts::kinds || item.counts == Counts::sets) score.repeated.add(index, number);
            const std::int32_t worth = number * (concealed ? item.concealed : item.open);
            if (item.tag == Tag::fan) {
                score.fan += worth;
            } else if (item.tag == Tag::bonus) {
                score.bonus += worth;
            } else {
                if (item.liable) score.liable_limits = worth;
                score.limits = program.formula.limits_add_up ? score.limits + worth
                               : worth > score.limits        ? worth
                                                             : score.limits;
            }
        }
    }
}

template <int W>
RUKA_FN inline void count_lines(Block<W>& block, int row) {
    const bool concealed = block.columns.reg[f_circumstances][row] & kConcealed;
    if (block.program->combinations) select(block, row, concealed);
    else exclude(block, row, concealed);
    add_up(block, row, concealed);
}

// What is worth less than the points of the row is none of its lines.
template <int W>
RUKA_FN inline void drop_limits(Block<W>& block, int row) {
    for (int i = 0; i < block.program->items_count; ++i) {
        if (block.program->items[i].tag == Tag::limit) block.scores[row].hits[i / 64] &= ~(std::uint64_t{1} << i % 64);
    }
}

// Whether the row has lines that speak of lines.
template <int W>
RUKA_FN inline bool has_second(const Block<W>& block, int row) {
    const int first = block.program->first_items, word = first / 64;
    return block.hits[word][row] >> first % 64 || (word == 0 && block.hits[1][row]);
}

}  // namespace detail

// Fills block.scores for block.rows rows.
template <int W>
RUKA_FN inline void score_rows(Block<W>& block) {
    const Program& program = *block.program;
    for (int i = 0; i < W; ++i) block.hits[0][i] = block.hits[1][i] = 0;
    run(program, block.columns, 0, program.second_stage, block);
    if (program.second_needs_lines) {
        for (int row = 0; row < block.rows; ++row) {
            detail::count_lines(block, row);
            block.columns.reg[f_total_fan][row] = static_cast<Mask>(block.scores[row].fan);
            block.columns.reg[f_total_bonus][row] = static_cast<Mask>(block.scores[row].bonus);
            block.columns.reg[f_total_limit][row] = static_cast<Mask>(block.scores[row].limits);
        }
    }
    run(program, block.columns, program.second_stage, program.instructions_count, block);
    for (int row = 0; row < block.rows; ++row) {
        RowScore& score = block.scores[row];
        if (!program.combinations || detail::has_second(block, row)) detail::count_lines(block, row);
        score.minimum = static_cast<std::int32_t>(block.least[row]);
        score.discarder_alone = program.has_liability && block.liable[row];
        score.points = static_cast<std::int32_t>(block.columns.reg[f_total_points][row]);
        score.value = value_of(program.formula, score.points, score.fan + score.bonus, score.limits);
        const bool limited = score.limits && !program.formula.limit_adds;
        if (limited && score.value > value_by_limits(program.formula, score.limits)) {
            score.limits = score.liable_limits = 0;  // it counts by its points
            detail::drop_limits(block, row);
        }
    }
}

// The best of the rows [from, to), or -1 when there are none.
template <int W>
RUKA_FN inline int best_row(const Block<W>& block, int from, int to) {
    int best = from < to ? from : -1;
    for (int row = from + 1; row < to; ++row) {
        if (is_better(*block.program, block.scores[row], block.scores[best])) best = row;
    }
    return best;
}

template <int W>
RUKA_FN inline Pay pay_of_row(const Block<W>& block, int row) {
    const Program& program = *block.program;
    const RowScore& score = block.scores[row];
    const std::int32_t fed = program.formula.limit * score.liable_limits / program.formula.limit_parts;
    const bool all = fed > score.value || (fed && program.payment.pao_whole);
    return pay_of(program.payment, program.players, score.value, all ? score.value : fed, *block.owner[row].win,
                  score.discarder_alone);
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
