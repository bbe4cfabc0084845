// Whole games without a call from outside.
#pragma once

#include "ruka/simulation/hand_summary.hpp"
#include "ruka/simulation/players.hpp"

namespace ruka {

// What a simulated game was like.
struct GameSummary {
    std::int32_t points[kMaxSeats];  // final, with uma
    std::int32_t scores[kMaxSeats];
    std::int32_t won_value[kMaxSeats];
    std::uint32_t decisions;
    std::uint16_t hands, draws, aborts;
    std::uint16_t wins[kMaxSeats], wins_by_draw[kMaxSeats], deal_ins[kMaxSeats], riichi[kMaxSeats];
    std::uint16_t violations;  // steps after which something was wrong, where the games are checked
    std::uint16_t taker;       // 1 + the seat that took the hands that decide the match, or 0
    std::uint16_t first;       // seats that share the first place: bets left over change no place (D-77)
};

namespace detail {

struct Statistics {
    const Game* game;
    const Table* table;
    GameSummary* summary;
    HandSummary* hand;
    const HandSink* hands;  // or nullptr

    RUKA_FN void operator()(const Event& event) const {
        if (hands && add_to_summary(*game, *table, event, *hand)) hands->take(hands->to, hand);
        switch (event.type) {
            case EventType::win:
                ++summary->wins[event.seat];
                summary->won_value[event.seat] += event.values[event.seat];
                if (event.a == event.seat) ++summary->wins_by_draw[event.seat];
                else ++summary->deal_ins[event.a];
                break;
            case EventType::riichi: ++summary->riichi[event.seat]; break;
            case EventType::exhausted:
            case EventType::nagashi: ++summary->draws; break;
            case EventType::aborted: ++summary->aborts; break;
            case EventType::over:
                for (int s = 0; s < game->flow->people; ++s) summary->points[s] = event.values[s];
                summary->taker = event.a;
                summary->first = event.b;
                break;
            default: break;
        }
    }
};

}  // namespace detail

// After every step: no tile and no point came from nowhere, and somebody can act.
RUKA_FN inline bool is_sound(const Game& game, const Table& table) {
    const Flow& flow = *game.flow;
    std::int32_t points = table.sticks * flow.bet;
    for (int s = 0; s < flow.people; ++s)
        points += table.scores[s] - flow.start_points[s] + flow.fine * table.seats[s].fines;
    if (points != 0) return false;
    if (table.phase == Phase::hand_over || table.phase == Phase::over) return true;
    std::uint8_t seen[kKinds] = {};
    int flowers = 0;
    for (int i = table.dealt; i < table.wall_size - table.replaced; ++i) {
        if (is_flower(table.wall[i])) ++flowers;
        else ++seen[kind_of(table.wall[i])];
    }
    for (int i = 0; i < table.discards_count; ++i) seen[kind_of(table.discards[i].code)] += !table.discards[i].claimed;
    for (int s = 0; s < flow.people; ++s) {
        const Seat& seat = table.seats[s];
        for (int k = 0; k < kKinds; ++k) seen[k] = static_cast<std::uint8_t>(seen[k] + seat.counts[k]);
        seen[detail::kNorth] = static_cast<std::uint8_t>(seen[detail::kNorth] + seat.nuki);
        add_meld_tiles(hand_of_seat(seat), seen);
        flowers += bits(seat.flowers);
    }
    const bool between =
        table.phase == Phase::claim && (table.offer == Offer::added_kong || table.offer == Offer::nuki);
    if (between) ++seen[kind_of(table.offered)];  // out of the hand, and not yet on the table
    for (int k = 0; k < kKinds; ++k) {
        const bool five = is_five(static_cast<Kind>(k));
        const int box = flow.copies[k] + (five ? flow.copies[kRedFive + k / kRanks] : 0);
        const bool out = table.missing && k == kFirstHonour + table.missing;
        if (seen[k] != (out ? 0 : box)) return false;
    }
    for (int code = kFirstFlower; code < kCodes; ++code) flowers -= flow.copies[code];
    if (flowers) return false;
    for (int s = 0; s < flow.people; ++s) {
        if (is_asked(table, s) && legal_actions(game, table, s).count > 0) return true;
    }
    return false;
}

// A running game: the table with its own randomness.
struct Running {
    Table table;
    Key seed;
    Stream stream;
    GameSummary summary;
    HandSummary hand;
    const HandSink* hands;

    RUKA_FN Running(const Flow& flow, const Key& key, std::uint64_t number = 0, const HandSink* hands = nullptr)
        : table(new_table(flow)),
          seed(key),
          stream(key_of(key.bytes, sizeof key.bytes, ~std::uint64_t{0})),
          summary{},
          hand{},
          hands(hands) {
        hand.game = number;
    }

    // One decision, or the deal of the next hand; false when the game is over.
    RUKA_FN bool step(const Game& game, const Player* players) {
        const detail::Statistics sink{&game, &table, &summary, &hand, hands};
        if (table.phase == Phase::over) return false;
        if (table.phase == Phase::hand_over) {
            const Deal deal = deal_of(*game.flow, table, key_of(seed.bytes, sizeof seed.bytes, table.hands));
            start_hand(game, table, deal.wall, deal.size, deal.seated ? &deal.seating : nullptr, sink);
            ++summary.hands;
            return true;
        }
        const int seat = table.phase == Phase::turn ? table.turn : lowest_bit(table.waiting);
        const Actions actions = legal_actions(game, table, seat);
        apply(game, table, seat, choose(game, table, seat, actions, players[seat], stream), sink);
        ++summary.decisions;
        return true;
    }

    RUKA_FN void finish(const Game& game, const Player* players, bool checked = false) {
        while (step(game, players)) {
            if (checked && !is_sound(game, table)) ++summary.violations;
        }
        for (int s = 0; s < game.flow->people; ++s) summary.scores[s] = table.scores[s];
    }
};

}  // namespace ruka
