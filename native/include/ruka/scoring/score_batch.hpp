// Many won hands at once: their rows are gathered into blocks of 64 and scored column-wise.
#pragma once

#include "ruka/scoring/score.hpp"

namespace ruka {

struct Case {
    Hand hand;
    Win win;
};

// What a batch answers for each case; the layout is SCORE in ruka/batch.py.
struct CaseScore {
    std::uint64_t hits[2];  // items that count
    std::int32_t value, total, pay_dealer, pay_others, pay_discarder, pay_feeder, honba;
    std::int16_t fan, fu, base, limits;
    std::uint8_t complete, wins;
    std::uint8_t unused[2];  // named, so that equal answers are equal bytes
};

namespace detail {

RUKA_FN inline bool is_sound(const Meld& meld) {
    unsigned char concealed;
    std::memcpy(&concealed, &meld.concealed, 1);
    if (static_cast<int>(meld.type) > 2 || concealed > 1 || meld.kind >= kKinds || meld.reds > kCopies) return false;
    if (meld.type == SetType::chow) return !concealed && meld.kind < kFirstHonour && rank_of(meld.kind) <= 6;
    return !concealed || meld.type == SetType::kong;
}

// Memory from outside holds a hand of fourteen tiles and a win that can be.
RUKA_FN inline bool is_sound(const Case& c, const Program& program) {
    const Hand& hand = c.hand;
    const Win& win = c.win;
    if (hand.melds_count > kMaxMelds || win.dora_count > kMaxIndicators || win.ura_count > kMaxIndicators) return false;
    for (int i = 0; i < hand.melds_count; ++i) {
        if (!is_sound(hand.melds[i])) return false;
    }
    for (int i = 0; i < win.dora_count; ++i) {
        if (win.dora[i] >= kFirstFlower) return false;
    }
    for (int i = 0; i < win.ura_count; ++i) {
        if (win.ura[i] >= kFirstFlower) return false;
    }
    const Packed held = packed(hand.counts);
    if (!can_be_held(held) || tiles_of(held) + 3 * hand.melds_count != 14) return false;
    std::uint8_t all[kKinds];
    std::memcpy(all, hand.counts, sizeof all);
    add_meld_tiles(hand, all);
    if (!can_be_held(packed(all))) return false;
    if (win.round >= kWinds || hand.flowers & ~program.flowers || hand.winning >= kFirstFlower) return false;
    return hand.counts[kind_of(hand.winning)] > 0 &&
           check(hand, win, program.seats, program.flower_replacements) == WinError::none;
}

template <int W>
RUKA_FN inline CaseScore answer(const Block<W>& block, int row) {
    CaseScore result{};
    if (row < 0) return result;
    const RowScore& score = block.scores[row];
    result.complete = 1;
    result.wins = score.qualified();
    for (int w = 0; w < 2; ++w) result.hits[w] = score.hits[w] & ~score.excluded[w];
    result.value = score.value;
    result.fan = static_cast<std::int16_t>(score.fan + score.bonus);
    result.fu = static_cast<std::int16_t>(score.points);
    result.base = static_cast<std::int16_t>(rounded_points(block.program->formula, score.points));
    result.limits = static_cast<std::int16_t>(score.limits);
    if (!result.wins) return result;
    const Pay pay = pay_of_row(block, row);
    result.total = total_of(block.program->payment, score, pay);
    result.pay_dealer = pay.dealer;
    result.pay_others = pay.others;
    result.pay_discarder = pay.discarder;
    result.pay_feeder = pay.feeder;
    result.honba = pay.honba;
    return result;
}

}  // namespace detail

inline constexpr int kBlock = 64;

// A block with the hands whose rows it holds.
struct Gathering {
    Block<kBlock> block;
    CaseScore* target[kBlock];
    int end[kBlock];  // where the rows of each hand end
    int hands;

    RUKA_FN void score_all() {
        score_rows(block);
        for (int h = 0, from = 0; h < hands; from = end[h++]) {
            *target[h] = detail::answer(block, best_row(block, from, end[h]));
        }
        block.rows = hands = 0;
    }

    RUKA_FN void add(const Case& c, CaseScore* result) {
        Reading found[kBlock];
        int count = 0;
        for_each_reading(c.hand, forms_of(*block.program, c.win), [&](const Reading& reading) {
            if (count < kBlock) found[count++] = reading;
        });
        if (block.rows + count > kBlock) score_all();
        if (count > 0) {
            const WholeHand whole = whole_hand(*block.program, c.hand, c.win);
            for (int i = 0; i < count; ++i) block.add({&c.hand, &c.win}, whole, found[i]);
        }
        target[hands] = result;
        end[hands++] = block.rows;
        if (hands == kBlock) score_all();
    }
};

// Scores cases [0, count) and answers the first that is unsound, or `count`.
RUKA_FN inline std::size_t score_cases(Gathering& gathering, const Program& program, const Play& play,
                                       const Case* cases, std::size_t count, CaseScore* results) {
    gathering.block.start(program, play, false);
    gathering.hands = 0;
    std::size_t done = 0;
    for (; done < count && detail::is_sound(cases[done], program); ++done) gathering.add(cases[done], results + done);
    gathering.score_all();
    return done;
}

}  // namespace ruka
