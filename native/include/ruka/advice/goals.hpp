// Goals: whole hands within reach of the tiles that are held, and what is still to come for each.
#pragma once

#include "ruka/advice/sight.hpp"

namespace ruka {

inline constexpr int kGroups = 55;  // a pung of each kind, then a chow on each of the 21 that can begin one
inline constexpr int kMaxNeeds = 7;
inline constexpr int kMaxGoals = 320;

using GroupMask = std::uint64_t;
inline constexpr GroupMask kPungs = (GroupMask{1} << kKinds) - 1;
inline constexpr GroupMask kAllGroups = (GroupMask{1} << kGroups) - 1;

RUKA_FN constexpr bool is_pung(int group) { return group < kKinds; }
RUKA_FN constexpr Kind first_kind(int group) {
    return static_cast<Kind>(group < kKinds ? group : (group - kKinds) / 7 * kRanks + (group - kKinds) % 7);
}

RUKA_FN constexpr int group_of(const Meld& meld) {
    return meld.type == SetType::chow ? kKinds + suit_of(meld.kind) * 7 + rank_of(meld.kind) : meld.kind;
}

// Where a hand may go: sets and pairs that it may be made of, sets that it must have. Nothing here names a pattern.
struct Plan {
    GroupMask groups = kAllGroups;
    Mask pairs = kAllKinds;
    std::uint8_t forced[3] = {};
    std::uint8_t forced_count = 0;
    std::uint8_t chows = kMaxMelds;  // at most, with those on the table
};

// What a whole hand has that wins.
struct Priced {
    std::uint64_t hits[2];    // prices
    std::int32_t least, fan;  // what it needs and what it has
    bool by_draw;             // by discard it does not win
};

struct Goal {
    std::uint8_t counts[kKinds];  // of the tiles in hand in the end
    std::uint8_t needs[kMaxNeeds];
    std::uint8_t missing;  // how many of them
    Mask wanted;           // kinds that are to come
    Mask spare;            // kinds of which more are held than it takes
    float ways;            // in which they can come
    float value;           // what the winner gets; 0: it may not win
    float place;           // what that changes about places
    bool priced;           // asked of the rules, not taken from others as near: what it `has` is known
    Priced has;

    RUKA_FN bool has_by_draw() const { return priced && has.by_draw; }
};

struct Goals {
    Goal list[kMaxGoals];
    int count = 0;
    std::uint64_t known[1024] = {};  // goals by their tiles: never more than half full

    RUKA_FN bool full() const { return count == kMaxGoals; }

    // False where it is there already; no hand has the name 0.
    RUKA_FN bool note(std::uint64_t name) {
        std::size_t place = name * 0x9e3779b97f4a7c15u >> 54;
        while (known[place]) {
            if (known[place] == name) return false;
            place = (place + 1) & 1023;
        }
        known[place] = name;
        return true;
    }
};

// Sets that the hand has a tile of, in the order of what they lack: the same for all its plans.
struct Order {
    std::uint8_t group[kGroups], lacks[kGroups];
    int count;
};

namespace detail {

// A whole hand becomes a goal: what it takes more than is held must be unseen.
RUKA_FN inline void add_goal(Goals& goals, const std::uint8_t* counts, const std::uint8_t* held, const Sight& sight) {
    if (goals.full()) return;
    Goal& goal = goals.list[goals.count];
    goal.missing = 0;
    goal.wanted = goal.spare = 0;
    goal.ways = 1;
    float sooner = 1;
    goal.value = 0;
    goal.priced = false;
    std::uint64_t name = 0;
    for (int k = 0; k < kKinds; ++k) {
        goal.counts[k] = counts[k];
        name = name * 5 + counts[k];  // tiles in base five; what does not fit falls out at the top
        if (counts[k] < held[k]) goal.spare |= Mask{1} << k;
        int left = sight.unseen[k];
        for (int n = held[k]; n < counts[k]; ++n) {
            if (goal.missing == kMaxNeeds || left <= 0) return;
            goal.needs[goal.missing++] = static_cast<std::uint8_t>(k);
            goal.wanted |= Mask{1} << k;
            goal.ways *= static_cast<float>(left) / static_cast<float>(n - held[k] + 1);
            --left;
        }
        if (counts[k] >= 3 && held[k] < 3 && sight.pung[k] > sooner) sooner = sight.pung[k];  // of several, one
    }
    if (goal.missing > 1) goal.ways *= sooner;  // the last tile of a hand is anybody's, whatever it makes
    if (!goals.note(name)) return;
    ++goals.count;
}

// Tiles that a set costs beside those that are used.
RUKA_FN inline int lacking(int group, const std::uint8_t* used, const std::uint8_t* held, const Sight& sight) {
    const int kind = first_kind(group);
    int lacks = 0;
    if (is_pung(group)) {
        const int free = held[kind] - used[kind];
        lacks = free >= 3 ? 0 : free > 0 ? 3 - free : 3;
        return sight.unseen[kind] + held[kind] - used[kind] >= 3 ? lacks : kMaxNeeds + 1;
    }
    for (int k = kind; k < kind + 3; ++k) {
        if (used[k] < held[k]) continue;
        if (used[k] >= held[k] + sight.unseen[k]) return kMaxNeeds + 1;
        ++lacks;
    }
    return lacks;
}

// Looks for the sets of a plan that miss least.
struct Search {
    const Plan& plan;
    const std::uint8_t* held;
    const Sight& sight;
    Goals& goals;
    int most;          // tiles that may be missing
    int until;         // goals are enough then
    int tries = 4000;  // sets looked at: what takes longer is not worth it
    std::uint8_t counts[kKinds] = {};
    std::uint8_t order[kGroups], cost[kGroups];
    int groups = 0;

    RUKA_FN int missing(int group) const { return lacking(group, counts, held, sight); }
    RUKA_FN void use(int group, int times) {
        const int kind = first_kind(group);
        if (is_pung(group)) counts[kind] = static_cast<std::uint8_t>(counts[kind] + 3 * times);
        else
            for (int k = kind; k < kind + 3; ++k) counts[k] = static_cast<std::uint8_t>(counts[k] + times);
    }

    RUKA_FN void pair(int lacking) {
        for (Mask left = plan.pairs; left && goals.count < until; left &= left - 1) {
            const int kind = lowest_bit(left);
            const int free = held[kind] - counts[kind], lacks = free >= 2 ? 0 : free == 1 ? 1 : 2;
            if (lacking + lacks > most || (lacks == 2 && lacking + lacks != most)) continue;
            if (held[kind] + sight.unseen[kind] - counts[kind] < 2) continue;
            counts[kind] = static_cast<std::uint8_t>(counts[kind] + 2);
            add_goal(goals, counts, held, sight);
            counts[kind] = static_cast<std::uint8_t>(counts[kind] - 2);
        }
    }

    RUKA_FN void sets(int from, int left, int lacking, int chows) {
        if (left == 0) return pair(lacking);
        for (int i = from; i < groups && goals.count < until && tries > 0; ++i) {
            --tries;
            if (lacking + cost[i] * left > most) return;  // the rest costs no less
            const int group = order[i], lacks = missing(group);
            if (lacking + lacks > most || (!chows && !is_pung(group))) continue;
            use(group, 1);
            sets(is_pung(group) ? i + 1 : i, left - 1, lacking + lacks, is_pung(group) ? chows : chows - 1);
            use(group, -1);
        }
    }

    // Those of the plan. Sets that it must have may make them cost more, never less.
    RUKA_FN void choose(const Order& all) {
        for (int i = 0; i < all.count; ++i) {
            if (!(plan.groups >> all.group[i] & 1)) continue;
            order[groups] = all.group[i];
            cost[groups++] = all.lacks[i];
        }
    }
};

}  // namespace detail

RUKA_FN inline Order order_of(const std::uint8_t* held, const Sight& sight) {
    constexpr std::uint8_t none[kKinds] = {};
    Order order;
    order.count = 0;
    std::uint8_t lacks[kGroups];
    for (int group = 0; group < kGroups; ++group)
        lacks[group] = static_cast<std::uint8_t>(detail::lacking(group, none, held, sight));
    for (int most = 0; most < 3; ++most) {
        for (int group = 0; group < kGroups; ++group) {
            if (lacks[group] != most) continue;
            order.group[order.count] = static_cast<std::uint8_t>(group);
            order.lacks[order.count++] = static_cast<std::uint8_t>(most);
        }
    }
    return order;
}

// Goals of a plan for a hand that still makes `sets` sets and a pair, with at most so many chows, at most `most` tiles
// away. True where all of them were found.
RUKA_FN inline bool seek(const Plan& plan, const Order& order, const std::uint8_t* held, int sets, int chows,
                         const Sight& sight, int most, int until, Goals& goals) {
    if (plan.forced_count > sets) return true;
    chows = plan.chows < chows ? plan.chows : chows;
    detail::Search search{plan, held, sight, goals, most, until < kMaxGoals ? until : kMaxGoals};
    int lacking = 0;
    for (int i = 0; i < plan.forced_count; ++i) {
        lacking += search.missing(plan.forced[i]);
        if (lacking > most) return true;
        search.use(plan.forced[i], 1);
        chows -= !is_pung(plan.forced[i]);
    }
    if (chows < 0) return true;
    search.choose(order);
    search.sets(0, sets - plan.forced_count, lacking, chows);
    return search.tries > 0 && goals.count < search.until;
}

}  // namespace ruka
