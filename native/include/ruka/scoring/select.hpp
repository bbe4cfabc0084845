// Which combinations of sets count: those worth most together, when every set may join the others only once.
#pragma once

#include "ruka/scoring/combinations.hpp"

namespace ruka {

// A value on some sets of the reading, a bit for each.
struct Combined {
    std::uint8_t item, sets;
};

inline constexpr int kMaxLinks = kMaxMelds - 1;  // four sets are joined by three links at most

struct Choice {
    std::uint8_t count;
    Combined lines[kMaxLinks];
};

RUKA_FN inline int times(const Choice& choice, int item) {
    int found = 0;
    for (int i = 0; i < choice.count; ++i) found += choice.lines[i].item == item;
    return found;
}

inline constexpr int kMaxCandidates = 32;

// The combinations that a reading has.
struct Candidates {
    std::uint64_t items[2];
    int count;
    Combined lines[kMaxCandidates];
};

namespace detail {

RUKA_FN inline void add_candidates(const Program& program, bool concealed, unsigned answers,
                                   const std::uint8_t (&items)[kMaxCombining], int sets, Candidates& found) {
    for (; answers; answers &= answers - 1) {
        const std::uint8_t index = items[lowest_bit(answers)];
        const Item& item = program.items[index];
        if (!(concealed ? item.concealed : item.open) || found.count == kMaxCandidates) continue;
        found.items[index / 64] |= std::uint64_t{1} << index % 64;
        found.lines[found.count++] = {index, static_cast<std::uint8_t>(sets)};
    }
}

// Sets of a reading by rising code; the two low bits say which set it is.
RUKA_FN inline void sort_codes(const Reading& reading, int (&codes)[kMaxMelds]) {
    for (int i = 0; i < reading.sets_count; ++i) {
        const int code = code_of(reading.sets[i]) << 2 | i;
        int place = i;
        for (; place > 0 && codes[place - 1] > code; --place) codes[place] = codes[place - 1];
        codes[place] = code;
    }
}

// A word of four nibbles: the sets that each set is joined with already, itself among them.
inline constexpr unsigned kApart = 0x8421;

// The same when these sets are joined, or 0 where two of them are joined already.
RUKA_FN inline unsigned joined(unsigned parts, unsigned sets) {
    unsigned merged = 0;
    for (unsigned left = sets; left; left &= left - 1) {
        const unsigned part = parts >> 4 * lowest_bit(left) & 15;
        if (part & merged) return 0;
        merged |= part;
    }
    for (unsigned left = merged; left; left &= left - 1) {
        const int shift = 4 * lowest_bit(left);
        parts = (parts & ~(15u << shift)) | merged << shift;
    }
    return parts;
}

struct Chooser {
    int count;
    Combined lines[kMaxCandidates];  // the dearest first
    int worth[kMaxCandidates];
    int chosen[kMaxLinks], best[kMaxLinks], best_count, best_worth;

    // Tries all that can follow; of equal choices the first found stays.
    RUKA_FN void choose(int from, unsigned parts, int links, int depth, int sum) {
        for (int i = from; i < count; ++i) {
            if (sum + links * worth[i] <= best_worth) return;
            const unsigned next = joined(parts, lines[i].sets);
            if (!next) continue;
            chosen[depth] = i;
            if (sum + worth[i] > best_worth) {
                best_worth = sum + worth[i];
                best_count = depth + 1;
                for (int d = 0; d <= depth; ++d) best[d] = chosen[d];
            }
            choose(i + 1, next, links - (bits(lines[i].sets) - 1), depth + 1, sum + worth[i]);
        }
    }
};

}  // namespace detail

RUKA_FN inline void find_candidates(const Program& program, const Reading& reading, bool concealed, Candidates& found) {
    found.items[0] = found.items[1] = 0;
    found.count = 0;
    const Combinations& tables = *program.combinations;
    int codes[kMaxMelds];
    detail::sort_codes(reading, codes);
    const auto code = [&](int i) { return codes[i] >> 2; };
    const auto set = [&](int i) { return 1 << (codes[i] & 3); };
    for (int high = 1; high < reading.sets_count; ++high) {
        for (int middle = 0; middle < high; ++middle) {
            const unsigned two = tables.of_two[pairs_below(code(high)) + code(middle)];
            detail::add_candidates(program, concealed, two, tables.items[0], set(high) | set(middle), found);
            for (int low = 0; low < middle; ++low) {
                const int place = triples_below(code(high)) + pairs_below(code(middle)) + code(low);
                detail::add_candidates(program, concealed, tables.of_three[place], tables.items[1],
                                       set(high) | set(middle) | set(low), found);
            }
        }
    }
}

// Chooses among the candidates that no line excludes and marks those lines as excluded of which nothing is chosen.
RUKA_FN inline void choose(const Program& program, const std::uint64_t (&hits)[2], bool concealed, int sets_count,
                           const Candidates& found, std::uint64_t (&excluded)[2], Choice& choice) {
    detail::Chooser chooser;
    chooser.count = chooser.best_count = chooser.best_worth = 0;
    const auto worth = [&](int index) {
        return static_cast<int>(concealed ? program.items[index].concealed : program.items[index].open);
    };
    const auto before = [&](const Combined& a, const Combined& b) {
        if (worth(a.item) != worth(b.item)) return worth(a.item) > worth(b.item);
        return a.item != b.item ? a.item < b.item : a.sets < b.sets;
    };
    const auto add = [&](const Combined& line) {
        if (excluded[line.item / 64] >> line.item % 64 & 1 || chooser.count == kMaxCandidates) return;
        int place = chooser.count++;
        for (; place > 0 && before(line, chooser.lines[place - 1]); --place) {
            chooser.lines[place] = chooser.lines[place - 1];
            chooser.worth[place] = chooser.worth[place - 1];
        }
        chooser.lines[place] = line;
        chooser.worth[place] = worth(line.item);
    };
    std::uint64_t combining[2];
    for (int w = 0; w < 2; ++w) combining[w] = found.items[w] | (hits[w] & program.of_all_sets[w]);
    for (int w = 0; w < 2; ++w) {
        for (std::uint64_t left = hits[w] & program.of_all_sets[w]; left; left &= left - 1) {
            add({static_cast<std::uint8_t>(w * 64 + lowest_bit(left)), (1 << kMaxMelds) - 1});
        }
    }
    for (int i = 0; i < found.count; ++i) add(found.lines[i]);
    if (chooser.count > 0) chooser.choose(0, detail::kApart, sets_count - 1, 0, 0);
    choice.count = static_cast<std::uint8_t>(chooser.best_count);
    for (int i = 0; i < chooser.best_count; ++i) {
        choice.lines[i] = chooser.lines[chooser.best[i]];
        combining[choice.lines[i].item / 64] &= ~(std::uint64_t{1} << choice.lines[i].item % 64);
    }
    for (int w = 0; w < 2; ++w) excluded[w] |= combining[w];
}

}  // namespace ruka
