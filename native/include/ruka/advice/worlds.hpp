// Worlds: whole tables that a seat cannot tell from its own, the likelier ones more often.
//
// Who is ready, and on what, is drawn by the chances of danger.hpp, which are calibrated; a hand that is not ready has
// grown for as many turns as its seat has had. Nothing is read but what the seat may see, so the table may be the real
// one or one that is empty where it is hidden.
#pragma once

#include "ruka/advice/danger.hpp"
#include "ruka/advice/sight.hpp"
#include "ruka/table/deal.hpp"
#include "ruka/table/shuffle.hpp"

namespace ruka {

namespace detail {

// The tiles that a seat does not see, flowers apart.
struct Pool {
    std::uint8_t kinds[kKinds];
    std::uint8_t reds[kSuits];
    int count;

    RUKA_FN Code take(Kind kind, Stream& stream) {
        const int all = kinds[kind]--;
        --count;
        if (!is_five(kind)) return kind;
        std::uint8_t& red = reds[suit_of(kind)];
        if (static_cast<int>(stream.below(static_cast<std::uint32_t>(all))) >= red) return kind;
        --red;
        return static_cast<Code>(kRedFive + suit_of(kind));
    }
    RUKA_FN void put_back(Code code) {
        ++kinds[kind_of(code)];
        ++count;
        if (is_red(code)) ++reds[code - kRedFive];
    }
    RUKA_FN Kind any(Stream& stream) const {
        int place = static_cast<int>(stream.below(static_cast<std::uint32_t>(count))), kind = 0;
        while ((place -= kinds[kind]) >= 0) ++kind;
        return static_cast<Kind>(kind);
    }
};

RUKA_FN inline Pool pool_of(const Game& game, const Table& table, int seat, const Sight& sight) {
    const Flow& flow = *game.flow;
    Pool pool{};
    for (int k = 0; k < kKinds; ++k) pool.kinds[k] = sight.unseen[k];
    pool.count = sight.hidden;
    int reds[kSuits];
    for (int s = 0; s < kSuits; ++s) reds[s] = flow.copies[kRedFive + s] - table.seats[seat].reds[s];
    const auto seen = [&](Code code) { reds[is_red(code) ? code - kRedFive : 0] -= is_red(code); };
    for (int s = 0; s < flow.people; ++s) {
        const Seat& one = table.seats[s];
        for (int i = 0; i < one.melds_count; ++i) {
            if (one.melds[i].meld.reds) reds[suit_of(one.melds[i].meld.kind)] -= one.melds[i].meld.reds;
        }
    }
    for (int i = 0; i < table.discards_count; ++i) {
        if (!table.discards[i].claimed) seen(table.discards[i].code);
    }
    for (int i = 0; i < table.dora_shown; ++i) seen(indicator(table, flow, i, false));
    for (int s = 0; s < kSuits; ++s) {
        const int left = pool.kinds[s * kRanks + 4];
        pool.reds[s] = static_cast<std::uint8_t>(reds[s] < 0 ? 0 : reds[s] < left ? reds[s] : left);
    }
    return pool;
}

RUKA_FN inline float part(Stream& stream) { return static_cast<float>(stream.word() >> 8) / (1 << 24); }

// One of a few, by their weights; -1 where there is none.
RUKA_FN inline int drawn_by(const float* weights, int count, Stream& stream) {
    float all = 0;
    for (int i = 0; i < count; ++i) all += weights[i];
    if (all <= 0) return -1;
    float at = all * part(stream);
    int last = -1;
    for (int i = 0; i < count; ++i) {
        if (weights[i] <= 0) continue;
        last = i;
        if ((at -= weights[i]) < 0) break;
    }
    return last;
}

// The hidden part of somebody's hand, tile by tile.
struct Holding {
    Seat& own;
    Pool& pool;
    Stream& stream;

    RUKA_FN void hold(Kind kind) { give(own, pool.take(kind, stream)); }
    RUKA_FN void let_go(Kind kind) {
        const bool red = is_five(kind) && own.reds[suit_of(kind)] == own.counts[kind];
        const Code code = red ? static_cast<Code>(kRedFive + suit_of(kind)) : kind;
        ruka::take(own, code);
        pool.put_back(code);
    }
    RUKA_FN void clear() {
        for (int k = 0; k < kKinds; ++k) {
            while (own.counts[k]) let_go(static_cast<Kind>(k));
        }
    }

    RUKA_FN bool hold_pair() {
        for (int tries = 0; tries < 16; ++tries) {
            const Kind kind = pool.any(stream);
            if (pool.kinds[kind] < 2) continue;
            hold(kind), hold(kind);
            return true;
        }
        return false;
    }

    RUKA_FN bool hold_set(bool chows) {
        for (int tries = 0; tries < 24; ++tries) {
            const Kind kind = pool.any(stream);
            const bool pung = kind >= kFirstHonour || !chows || stream.below(6) == 0;
            if (pung) {
                if (pool.kinds[kind] < 3) continue;
                for (int i = 0; i < 3; ++i) hold(kind);
                return true;
            }
            const int low = kind - static_cast<int>(stream.below(3));
            if (low < suit_of(kind) * kRanks || low > suit_of(kind) * kRanks + 6) continue;
            if (!pool.kinds[low] || !pool.kinds[low + 1] || !pool.kinds[low + 2]) continue;
            for (int k = low; k < low + 3; ++k) hold(static_cast<Kind>(k));
            return true;
        }
        return false;
    }

    // The part of a ready hand that waits on this kind; what is left to make: sets, and a pair.
    RUKA_FN bool wait_on(Kind kind, const DangerWeights& weights, int& sets, bool& pair) {
        constexpr float two = kCopies * kCopies, pairs = kCopies * (kCopies - 1);
        enum { high, middle, low, twice, once };
        const auto left = [&](int k) { return static_cast<float>(pool.kinds[k]); };
        float by[5] = {};
        if (kind < kFirstHonour && sets) {
            const int rank = rank_of(kind);
            if (rank >= 2)
                by[high] = left(kind - 2) * left(kind - 1) / two * (rank == 2 ? weights.edge : weights.two_sided[1]);
            if (rank >= 1 && rank <= 7) by[middle] = left(kind - 1) * left(kind + 1) / two * weights.closed[1];
            if (rank <= 6)
                by[low] = left(kind + 1) * left(kind + 2) / two * (rank == 6 ? weights.edge : weights.two_sided[1]);
        }
        if (sets) by[twice] = left(kind) * (left(kind) - 1) / pairs * weights.pair[1];
        by[once] = left(kind) / kCopies * weights.single[1];
        const int how = drawn_by(by, 5, stream);
        if (how < 0) return false;
        pair = how != once;
        if (how == once) return hold(kind), true;
        --sets;
        if (how == twice) return hold(kind), hold(kind), true;
        for (int k = kind - 2 + how; k <= kind + how; ++k) {
            if (k != kind) hold(static_cast<Kind>(k));
        }
        return true;
    }

    RUKA_FN bool ready(const Threat& threat, const DangerWeights& weights, int sets, bool chows) {
        const int kind = drawn_by(threat.deal_in, kKinds, stream);
        bool pair = false, made = kind >= 0 && wait_on(static_cast<Kind>(kind), weights, sets, pair);
        while (made && sets-- > 0) made = hold_set(chows);
        if (made && (!pair || hold_pair())) return true;
        clear();
        return false;
    }

    // A hand that has grown for so many turns; what it throws may be anywhere.
    RUKA_FN void grow(const Game& game, int tiles, int turns, Mask thrown) {
        const auto draw = [&] {
            Kind kind = pool.any(stream);
            if (thrown & bit(kind)) kind = pool.any(stream);
            hold(kind);
        };
        for (int i = 0; i < tiles; ++i) draw();
        for (; turns > 0 && pool.count; --turns) {
            draw();
            const Tiles all = make_tiles(own.counts);
            int best = -1, least = kImpossible + 1;
            for (Mask left = kinds_held(all.held, 1); left; left &= left - 1) {
                const Kind kind = static_cast<Kind>(lowest_bit(left));
                Tiles after = all;
                after.held = without(all.held, one_each(bit(kind)));
                const int far = sets_shanten(game.play, after);
                if (far < least || (far == least && stream.below(3) == 0)) least = far, best = kind;
            }
            let_go(static_cast<Kind>(best));
        }
    }
};

// The rest of the tiles in a random order where the wall has still tiles.
RUKA_FN inline void lay_wall(const Game& game, const Table& seen, const Pool& pool, Stream& stream, Table& world) {
    const Flow& flow = *game.flow;
    Code tiles[kMaxWall];
    int count = 0;
    Pool rest = pool;
    for (int k = 0; k < kKinds; ++k) {
        while (rest.kinds[k]) tiles[count++] = rest.take(static_cast<Kind>(k), stream);
    }
    std::uint8_t shown = 0;
    int replaced = 0;
    world.kongs = 0;
    for (int s = 0; s < flow.people; ++s) {
        const Seat& one = seen.seats[s];
        shown |= one.flowers;
        replaced += one.nuki + bits(one.flowers);
        for (int i = 0; i < one.melds_count; ++i) world.kongs += one.melds[i].meld.type == SetType::kong;
    }
    replaced += world.kongs;
    for (int code = kFirstFlower; code < kCodes; ++code) {
        if (flow.copies[code] && !(shown >> (code - kFirstFlower) & 1)) tiles[count++] = static_cast<Code>(code);
    }
    for (int i = count - 1; i > 0; --i) {
        const std::uint32_t other = stream.below(static_cast<std::uint32_t>(i + 1));
        const Code tile = tiles[i];
        tiles[i] = tiles[other];
        tiles[other] = tile;
    }
    Code indicators[kMaxIndicators];
    for (int i = 0; i < seen.dora_shown; ++i) indicators[i] = indicator(seen, flow, i, false);
    world.wall_size = kMaxWall;
    world.replaced = static_cast<std::uint8_t>(replaced);
    for (Code& tile : world.wall) tile = kNoTile;
    for (int i = 0; i < seen.dora_shown; ++i) world.wall[kMaxWall - flow.replacement_tiles - 1 - 2 * i] = indicators[i];
    int place = kMaxWall - replaced;
    while (count && place) {
        if (world.wall[--place] == kNoTile) world.wall[place] = tiles[--count];
    }
    world.dealt = static_cast<std::uint8_t>(place);
    const int draws = kMaxWall - replaced - place - seen.dora_shown;  // a view made by hand may promise more
    if (world.left > draws) world.left = static_cast<std::uint8_t>(draws > 0 ? draws : 0);
}

}  // namespace detail

// A world for a seat that is asked.
RUKA_FN inline void imagine(const Game& game, const Table& seen, const Sight& sight, const Dangers& dangers,
                            const DangerWeights& weights, Stream& stream, Table& world) {
    const Flow& flow = *game.flow;
    const int me = sight.seat;
    world = seen;
    detail::Pool pool = detail::pool_of(game, seen, me, sight);
    for (int s = 0; s < flow.people; ++s) {
        if (s == me) continue;
        Seat& own = world.seats[s];
        for (std::uint8_t& count : own.counts) count = 0;
        for (std::uint8_t& red : own.reds) red = 0;
        own.passed = Furiten::none;
        own.ippatsu = false;
        own.hidden = Offence::none;
        own.waits = 0;
    }
    int thrown[kMaxSeats] = {};
    for (int i = 0; i < seen.discards_count; ++i) ++thrown[seen.discards[i].seat];
    for (int i = 0; i < 2 * flow.players; ++i) {  // those who are surely ready come first
        const int s = seen.order[i % flow.players];
        const Threat& threat = dangers.seats[s];
        if (s == me || (i < flow.players) != (threat.ready >= 1)) continue;
        Seat& own = world.seats[s];
        const int sets = (flow.hand_tiles - 1) / 3 - own.melds_count, tiles = 3 * sets + 1;
        detail::Holding holding{own, pool, stream};
        if (tiles > pool.count) continue;
        bool made = false;
        int tries = detail::part(stream) < threat.ready ? 8 : 0;  // what is left may not make the sets that were begun
        while (!made && tries-- > 0) made = holding.ready(threat, weights, sets, flow.chows);
        if (!made) holding.grow(game, tiles, thrown[s] / 2, own.discarded);
        detail::look_at_hand(game, own);
    }
    detail::lay_wall(game, seen, pool, stream, world);
    Seat& own = world.seats[me];
    if (seen.phase == Phase::claim) detail::look_at_hand(game, own);
    else own.far = 1;  // looked at after the discard
    world.drawn = kNoTile;
    world.replacement = Replacement::none;
    world.dora_owed = 0;
    world.abort_kongs = false;
    world.waiting = static_cast<std::uint8_t>(1 << me);
    for (Action& answer : world.answers) answer = {ActionType::pass, 0, 0};
}

}  // namespace ruka
