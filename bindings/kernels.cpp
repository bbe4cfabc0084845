// Compiled several times for x86-64, each time with other flags and with the namespace renamed by -Druka=ruka_v3 or
// so: functions of one name and different instructions must never meet in the linker. For the same reason nothing of
// the standard library is used here.
#include "kernels.hpp"

#include "ruka/scoring/score_batch.hpp"
#include "ruka/simulation/simulate.hpp"

namespace ruka {
namespace {

constexpr int kMostTiles = 14;

// At most four of a kind and fourteen together: 3n+1 tiles, or 3n+2 where a complete hand may be asked about.
bool is_hand(const Packed& hand, bool complete_too) {
    if (!can_be_held(hand)) return false;
    const int tiles = tiles_of(hand);
    return tiles <= kMostTiles && (tiles % 3 == 1 || (complete_too && tiles % 3 == 2));
}

template <class Each>
std::size_t over(const Rows& rows, std::size_t first, std::size_t last, bool complete_too, Each each) {
    const Play play = make_play(*static_cast<const SuitTables*>(rows.tables), rows.forms, rows.kinds);
    for (std::size_t row = first; row < last; ++row) {
        const Tiles tiles = make_tiles(rows.counts + row * kKinds);
        if (!is_hand(tiles.held, complete_too)) return row;
        each(row, play, tiles);
    }
    return last;
}

// Flattened: in one piece with what they call, the loops know that there are no sets on the table, and skip what is
// only for those. Whatever else is in this file, they are then a third faster.
[[gnu::flatten]] std::size_t shanten_rows(const Rows& rows, std::size_t first, std::size_t last, std::int8_t* result) {
    return over(rows, first, last, true, [=](std::size_t row, const Play& play, const Tiles& tiles) {
        result[row] = static_cast<std::int8_t>(shanten(play, tiles));
    });
}

[[gnu::flatten]] std::size_t useful_rows(const Rows& rows, std::size_t first, std::size_t last, std::int8_t* result,
                                         std::uint64_t* kinds) {
    return over(rows, first, last, false, [=](std::size_t row, const Play& play, const Tiles& tiles) {
        const Useful found = useful(play, tiles);
        result[row] = static_cast<std::int8_t>(found.shanten);
        kinds[row] = found.kinds;
    });
}

[[gnu::flatten]] std::size_t waits_rows(const Rows& rows, std::size_t first, std::size_t last, std::uint64_t* kinds) {
    return over(rows, first, last, false,
                [=](std::size_t row, const Play& play, const Tiles& tiles) { kinds[row] = waits(play, tiles); });
}

Play play_of(const Program& rules, const void* tables) {
    return make_play(*static_cast<const SuitTables*>(tables), rules.forms, rules.kinds);
}

void score_one(const void* program, const void* tables, const void* hand, const void* win, void* scored) {
    thread_local Block<1> block;  // most hands have one reading
    const Program& rules = *static_cast<const Program*>(program);
    score_best(block, rules, play_of(rules, tables), *static_cast<const Hand*>(hand), *static_cast<const Win*>(win),
               *static_cast<ScoredRow*>(scored));
}

std::size_t score_many(const void* program, const void* tables, const void* cases, std::size_t count, void* scores) {
    thread_local Gathering gathering;
    const Program& rules = *static_cast<const Program*>(program);
    const Case* first = static_cast<const Case*>(cases);
    return score_cases(gathering, rules, play_of(rules, tables), first, count, static_cast<CaseScore*>(scores));
}

Game game_of(const void* program, const void* unfinished, const void* flow, const void* tables) {
    thread_local Block<4> block;
    const Program& rules = *static_cast<const Program*>(program);
    const SuitTables& suits = *static_cast<const SuitTables*>(tables);
    return {&rules,
            static_cast<const Program*>(unfinished),
            static_cast<const Flow*>(flow),
            make_play(suits, rules.forms, rules.kinds),
            make_play(suits, kThirteenOrphans, rules.kinds),
            &block};
}

void weigh_one(const void* program, const void* unfinished, const void* flow, const void* tables, const void* table,
               int seat, const void* actions, const void* advisor, const std::uint8_t* seed,
               bool (*enough)(const void*), const void* until, void* space, void* dangers, void* options,
               void* reasons) {
    Key key;
    for (std::size_t i = 0; i < sizeof key.bytes; ++i) key.bytes[i] = seed[i];
    weigh_ahead(
        game_of(program, unfinished, flow, tables), *static_cast<const Table*>(table), seat,
        *static_cast<const Actions*>(actions), *static_cast<const Advisor*>(advisor), *static_cast<Prospect*>(space),
        [&] { return key; }, [&] { return enough(until); }, *static_cast<Dangers*>(dangers),
        *static_cast<Options*>(options), static_cast<Reasons*>(reasons));
}

void simulate(const void* program, const void* unfinished, const void* flow, const void* tables,
              const std::uint8_t* seed, const std::uint8_t* players, const void* const* advisors, std::uint64_t first,
              std::size_t count, bool checked, void* summaries, void (*take)(void*, const void*), void* to) {
    const Game game = game_of(program, unfinished, flow, tables);
    Player seats[kMaxSeats];
    thread_local Prospect space;
    for (int s = 0; s < kMaxSeats; ++s) {
        const Advisor* advisor = static_cast<const Advisor*>(advisors[s]);
        seats[s] = {advisor ? Plays::advised : static_cast<Plays>(players[s]), advisor, &space};
    }
    const HandSink hands{take, to};
    for (std::size_t i = 0; i < count; ++i) {
        Running running(*game.flow, key_of(seed, 32, first + i), first + i, take ? &hands : nullptr);
        running.finish(game, seats, checked);
        static_cast<GameSummary*>(summaries)[i] = running.summary;
    }
}

}  // namespace

extern const Kernels batch_kernels;
const Kernels batch_kernels{shanten_rows, useful_rows, waits_rows, score_one, score_many, simulate, weigh_one};

}  // namespace ruka
