// What a combination of sets is depends on these sets alone: tables of all pairs and triples of sets, filled once for
// each rule set that combines them.
#pragma once

#include "ruka/scoring/row.hpp"

namespace ruka {

inline constexpr int kChowCodes = 21;
inline constexpr int kSetCodes = kChowCodes + kKinds;  // chows, then pungs and kongs by kind
inline constexpr int kMaxCombining = 16;               // items that combine two sets, and as many that combine three

RUKA_FN constexpr int pairs_below(int code) { return code * (code + 1) / 2; }
RUKA_FN constexpr int triples_below(int code) { return code * (code + 1) * (code + 2) / 6; }

// Codes in rising order; chows come first, so that what is looked up most stands together.
struct Combinations {
    std::uint8_t items[2][kMaxCombining];  // those that combine two and three sets
    std::uint16_t of_two[pairs_below(kSetCodes)];
    std::uint16_t of_three[triples_below(kSetCodes)];  // a bit for each of the items
};

RUKA_FN inline int code_of(const Set& set) {
    if (set.type != SetType::chow) return kChowCodes + set.kind;
    return set.kind / kRanks * 7 + rank_of(set.kind);
}

RUKA_FN inline Set set_of(int code) {
    if (code >= kChowCodes) return {SetType::pung, false, static_cast<Kind>(code - kChowCodes)};
    return {SetType::chow, false, static_cast<Kind>(code / 7 * kRanks + code % 7)};
}

namespace detail {

// Rows of nothing but two or three sets, and where the answers go.
struct SetRows {
    static constexpr int kRows = 64;
    Columns<kRows> columns;
    std::uint16_t* target[kRows];
    int rows = 0, sets = 0;
    const Program* program;
    Combinations* tables;

    RUKA_FN void add(const Reading& reading, std::uint16_t* answer) {
        put_row(columns, rows, WholeHand{}, reading, true);
        target[rows++] = answer;
        if (rows == kRows) flush();
    }

    RUKA_FN void flush() {
        run(*program, columns, program->instructions_count, program->combining_end, *this);
        rows = 0;
    }

    template <class Answer>
    RUKA_FN void item(unsigned index, Answer answer) {
        if (program->items[index].sets != sets) return;
        int place = 0;
        while (tables->items[sets - 2][place] != index) ++place;
        for (int i = 0; i < rows; ++i) *target[i] |= static_cast<std::uint16_t>((answer(i) != 0) << place);
    }
    RUKA_FN void minimum(const Mask*) {}
    RUKA_FN void liable_rows(const Mask*) {}
    RUKA_FN void waits(Columns<kRows>&, Feature, const Mask*) {}
};

}  // namespace detail

// Asks the program about every pair and triple of sets; false where too many items combine sets.
RUKA_FN inline bool fill(Combinations& tables, const Program& program, detail::SetRows& rows) {
    tables = {};
    int count[2] = {};
    for (int i = 0; i < program.items_count; ++i) {
        const int sets = program.items[i].sets;
        if (sets != 2 && sets != 3) continue;
        if (count[sets - 2] == kMaxCombining) return false;
        tables.items[sets - 2][count[sets - 2]++] = static_cast<std::uint8_t>(i);
    }
    rows.program = &program;
    rows.tables = &tables;
    for (rows.sets = 2; rows.sets <= 3; ++rows.sets) {
        Reading reading{};
        reading.form = kRegular;
        reading.sets_count = static_cast<std::uint8_t>(rows.sets);
        std::uint16_t* answer = rows.sets == 2 ? tables.of_two : tables.of_three;
        for (int high = 0; high < kSetCodes; ++high) {
            for (int middle = 0; middle <= high; ++middle) {
                reading.sets[0] = set_of(high);
                reading.sets[1] = set_of(middle);
                if (rows.sets == 2) rows.add(reading, answer++);
                for (int low = 0; rows.sets == 3 && low <= middle; ++low) {
                    reading.sets[2] = set_of(low);
                    rows.add(reading, answer++);
                }
            }
        }
        rows.flush();
    }
    return true;
}

}  // namespace ruka
