// From the answers of a program to lines: what is excluded, what is combined, what it adds up to.
#pragma once

#include "ruka/scoring/block.hpp"
#include "ruka/scoring/formula.hpp"

namespace ruka {

namespace detail {

template <int W>
RUKA_FN inline int times(const Block<W>& block, const Item& item, int index, int row) {
    switch (item.counts) {
        case Counts::once: return 1;
        case Counts::number: return times_of(block.kept[index][row]);
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

// Takes away what is priced nothing here and what other lines exclude, all of them at once or in order.
template <int W>
RUKA_FN inline void exclude(Block<W>& block, int row, bool concealed) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    for (int w = 0; w < 2; ++w) score.excluded[w] = 0;
    for (int word = 0; word < 2; ++word) {
        for (std::uint64_t left = score.hits[word]; left; left &= left - 1) {
            const int index = word * 64 + lowest_bit(left);
            const Item& item = program.items[index];
            if (!(concealed ? item.concealed : item.open)) score.hits[word] &= ~(std::uint64_t{1} << index % 64);
            else if (!program.in_order || !(score.excluded[word] >> index % 64 & 1))
                for (int w = 0; w < 2; ++w) score.excluded[w] |= item.excludes[w];
        }
    }
    for (int w = 0; w < 2; ++w) score.excluded[w] &= score.hits[w];
    narrow_lines(block, row, program.in_order);
}

// The same where sets are combined: of the combinations those count that are worth most together.
template <int W>
RUKA_FN inline void select(Block<W>& block, int row, bool concealed) {
    const Program& program = *block.program;
    RowScore& score = block.scores[row];
    Candidates found;
    find_candidates(program, block.readings[row], concealed, found);
    for (int w = 0; w < 2; ++w) score.hits[w] |= found.items[w];
    exclude(block, row, concealed);
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
    for (int w = 0; w < 2; ++w) block.scores[row].hits[w] = block.hits[w][row];
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
        if (!program.second_needs_lines || detail::has_second(block, row)) detail::count_lines(block, row);
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

}  // namespace ruka
