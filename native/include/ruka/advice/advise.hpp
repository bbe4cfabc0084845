// What each legal action of a seat is worth: what the hand then promises, less what it may cost.
#pragma once

#include "ruka/advice/at_draw.hpp"
#include "ruka/advice/laid.hpp"
#include "ruka/advice/outlook.hpp"
#include "ruka/advice/taste.hpp"
#include "ruka/table/step.hpp"

namespace ruka {

struct Option {
    Action action;
    Outlook outlook;
    Code then = kNoTile;  // the discard after a claim
    bool sure = false;    // done without a thought
    bool folds = false;   // the hand is given up
    bool none = false;    // surely no hand as near wins
    float loss = 0;       // by this discard
    float push = 0;       // by those to come
    float bet = 0;        // points that a bet loses on average
    float place = 0;      // what it changes about places, beside its points
    float feared = 0;     // ... of that, by this discard
    float ready = 0;      // chance to be ready where nobody wins
    float draw = 0;       // points that this brings on average
    float taste = 0;      // by which good players throw it later than others, in points
    float value = 0;
    int worlds = 0;                // played on with it
    float brought = 0, width = 0;  // what it brought in them on average, and half of the interval of that
    float searched = 0;            // by which they change its value
};

struct Options {
    Option list[kMaxActions];
    int count = 0;
    int best = 0;
};

// By which prices the options score, for whoever asks: found while the hands that they lead to are still known.
struct Reasons {
    static constexpr int kTold = 3;  // the best of each kind of action
    Ways of[kMaxActions];            // in the order of the options

    RUKA_FN void clear() {
        for (Ways& ways : of) ways.all = 0;
    }
};

namespace detail {

RUKA_FN inline bool offers(const Actions& actions, ActionType type) {
    for (int i = 0; i < actions.count; ++i) {
        if (actions.list[i].type == type) return true;
    }
    return false;
}

// One question to one seat.
struct Weighing {
    const Game& game;
    const Table& table;
    const Advisor& advisor;
    Prospect& space;
    const Sight& sight;
    const Dangers& dangers;
    float threats, mean;  // seats that are probably ready, added up; what an average discard of the hand costs
    const Seat& own;
    Reasons* reasons = nullptr;  // where somebody asks for them
    AtDraw drawn{};
    float places[kKinds] = {};  // what dealing in with each kind changes about places, times its chance
    float mean_place = 0;
    float taste[kKinds] = {};  // of each discard, in points: 0 for the one thrown most readily

    RUKA_FN const AttackWeights& weights() const { return advisor.style.attack; }

    RUKA_FN void look_at(const Hand& hand, bool bet) { look(game, table, advisor, sight, hand, bet, threats, space); }

    // The share of a ready hand's wins that its own discards leave.
    RUKA_FN Outlook seen(Mask thrown, int farthest = kMaxNeeds) {
        Outlook found = outlook(advisor, sight, space, thrown, farthest);
        if (found.missing != 1 || game.flow->furiten == OwnDiscards::none) return found;
        const Mask gone = own.discarded | (thrown == kAnyTile ? 0 : thrown);
        if (!(found.useful & gone)) return found;
        const float ron = space.pace.ron;
        const bool all = game.flow->furiten == OwnDiscards::any_wait;
        const float part = all ? 1
                               : static_cast<float>(left_among(found.useful & gone, sight.unseen)) /
                                     static_cast<float>(found.left > 0 ? found.left : 1);
        space.pace.ron = ron * (1 - part);
        found = outlook(advisor, sight, space, thrown, farthest);
        space.pace.ron = ron;
        return found;
    }

    RUKA_FN void settle(Option& option) const {
        const float gain = option.outlook.gain, missing = static_cast<float>(option.outlook.missing);
        const float discards = 0.5f + 1.6f * (missing - 1) < sight.turns ? 0.5f + 1.6f * (missing - 1) : sight.turns;
        option.push = weights().ahead * mean * (option.outlook.missing ? discards : sight.turns);
        const float promise = option.outlook.place, kept = weights().fold_keeps;
        const float pushed = mean > 0 ? option.push * mean_place / mean : 0;
        const float on = gain - option.push, place = promise - pushed;
        option.folds = mean > 0 && (gain + promise) * kept > on + place;
        option.feared = lost_place(option);
        option.place = (option.folds ? promise * kept : place) - option.feared;
        const float drawn_ready = option.outlook.drawn > 0 ? option.outlook.ready / option.outlook.drawn : 0;
        option.ready = drawn_ready < 1 ? drawn_ready : 1;  // by goals of different distances
        if (option.folds) option.ready *= kept;
        option.draw = option.outlook.drawn * (option.ready * drawn.gets - (1 - option.ready) * drawn.pays);
        option.value = (option.folds ? gain * kept : on) - option.loss - option.bet + option.place + option.draw;
        if (option.folds) option.taste = 0;  // which is about hands that go on
        option.value += option.taste;
    }

    // Dealing in with each kind, beside what the seat takes by winning without me.
    RUKA_FN void fear_for_places(const Style& style) {
        float sum = 0;
        for (int s = 0; s < game.flow->people; ++s) {
            const Threat& threat = dangers.seats[s];
            if (s == sight.seat || threat.ready <= 0) continue;
            const float anyway = style.danger.anyway * by_loss(space.places, s, threat.cost, false);
            const float cost = style.heeds * (anyway - by_loss(space.places, s, threat.cost, true));
            for (int k = 0; k < kKinds; ++k) places[k] += threat.deal_in[k] * cost;
        }
        for (int k = 0; k < kKinds; ++k) sum += places[k] * static_cast<float>(sight.unseen[k]);
        mean_place = sum / static_cast<float>(sight.hidden ? sight.hidden : 1);
    }

    RUKA_FN float lost_place(const Option& option) const {
        if (option.then != kNoTile) return places[option.then];
        const bool throws = option.action.type == ActionType::discard || option.action.type == ActionType::riichi;
        return throws ? places[kind_of(option.action.tile)] : 0;
    }

    RUKA_FN Option discard(const Action& action, const Outlook& promised) const {
        Option option{action, promised, kNoTile, false, false, false, dangers.loss[kind_of(action.tile)]};
        option.taste = taste[kind_of(action.tile)];
        settle(option);
        return option;
    }

    // How readily each of these kinds is thrown out of a hand.
    RUKA_FN void taste_all(const Hand& hand, const Outlook (&by_kind)[kKinds], Mask known) {
        const TasteWeights& by = advisor.style.taste;
        if (by.counts <= 0) return;
        float parts[kKinds], promise = 0, chance = 0, most = -1e9f;
        tastes(game, table, dangers, hand, sight.seat, by, parts);
        for (Mask left = known; left; left &= left - 1) {
            Option one{{}, by_kind[lowest_bit(left)]};
            settle(one);
            const float kept = one.folds ? weights().fold_keeps * one.outlook.gain : one.outlook.gain - one.push;
            promise = kept > promise ? kept : promise;
            chance = one.outlook.chance > chance ? one.outlook.chance : chance;
        }
        for (Mask left = known; left; left &= left - 1) {
            const int kind = lowest_bit(left);
            const float slower = chance > 0 ? 1 - by_kind[kind].chance / chance : 0;
            taste[kind] = by.counts * (promise * (parts[kind] - by.quick * slower) - by.wary * dangers.loss[kind]);
            most = taste[kind] > most ? taste[kind] : most;
        }
        for (Mask left = known; left; left &= left - 1) taste[lowest_bit(left)] -= most;
    }

    // Notes by what the option at this place scores; the hand looked at last is the one that it leads to.
    RUKA_FN void note(const Options& options, int place, Mask thrown) {
        if (reasons) ways_of(space, options.list[place].outlook.missing, thrown, reasons->of[place]);
    }

    // ... and those of the best discards from this place on.
    RUKA_FN void note_best(const Options& options, int from) {
        for (int told = 0; reasons && told < Reasons::kTold; ++told) {
            int best = -1;
            for (int i = from; i < options.count; ++i) {
                if (reasons->of[i].all > 0 || !options.list[i].outlook.missing) continue;
                if (best < 0 || options.list[i].value > options.list[best].value) best = i;
            }
            if (best < 0) return;
            note(options, best, bit(kind_of(options.list[best].action.tile)));
        }
    }

    // A hand that is not ready makes up later for a part of what a discard loses.
    RUKA_FN void make_up(Outlook (&by_kind)[kKinds], Mask known) const {
        float best = 0;
        for (Mask left = known; left; left &= left - 1) {
            const Outlook& one = by_kind[lowest_bit(left)];
            best = one.missing > 1 && one.chance > best ? one.chance : best;
        }
        for (Mask left = known; left; left &= left - 1) {
            Outlook& one = by_kind[lowest_bit(left)];
            if (one.missing < 2 || one.chance <= 0) continue;
            const float more = std::pow(best / one.chance, weights().made_up);
            one.gain *= more;
            one.place *= more;
            one.chance *= more;
        }
    }

    RUKA_FN void throws(const Actions& actions, ActionType type, bool bet, Options& options) {
        const int from = options.count;
        look_at(hand_of_seat(own), bet);
        const bool bets = type == ActionType::riichi, riichi = bets || own.riichi;
        if (riichi) space.pace.ron *= weights().warned;
        Outlook by_kind[kKinds];
        Mask known = 0;
        for (int i = 0; i < actions.count; ++i) {
            if (actions.list[i].type != type) continue;
            const Kind kind = kind_of(actions.list[i].tile);
            if (!(known & bit(kind))) by_kind[kind] = seen(bit(kind), riichi ? 1 : kMaxNeeds), known |= bit(kind);
        }
        make_up(by_kind, known);
        if (!bets) taste_all(space.hand, by_kind, known);
        for (int i = 0; i < actions.count; ++i) {
            const Action& action = actions.list[i];
            if (action.type != type) continue;
            Option option = discard(action, by_kind[kind_of(action.tile)]);
            if (bets) {
                option.bet = (1 - option.outlook.chance) * weights().lost_bet * static_cast<float>(game.flow->bet);
                settle(option);
            }
            options.list[options.count++] = option;
        }
        note_best(options, from);
    }

    RUKA_FN Option standing(const Action& action, const Hand& hand) {
        look_at(hand, game.flow->riichi && shown_sets(hand) == 0);
        Option option{action, seen(kAnyTile), kNoTile};
        settle(option);
        return option;
    }

    RUKA_FN void turn(const Actions& actions, Options& options) {
        const bool bets = offers(actions, ActionType::riichi);
        const bool closed = game.flow->riichi && concealed(own) && !own.riichi;
        throws(actions, ActionType::discard, own.riichi || (closed && !bets), options);
        if (bets) throws(actions, ActionType::riichi, true, options);
        options.best = best_of(options);
        for (int i = 0; i < actions.count; ++i) {
            const Action& action = actions.list[i];
            if (action.type != ActionType::concealed_kong && action.type != ActionType::added_kong) continue;
            Option& option = options.list[options.count++] = standing(action, with_kong(own, action));
            note(options, options.count - 1, kAnyTile);
            const Option& best = options.list[options.best];
            const bool near = option.outlook.missing <= best.outlook.missing;
            const bool calm = option.outlook.missing == 1 || threats < 0.5f;
            if (near && calm && option.value >= best.value - (1 - weights().kong_share) * best.outlook.gain)
                options.best = options.count - 1;
        }
    }

    RUKA_FN static int best_of(const Options& options) {
        int best = 0;
        for (int i = 1; i < options.count; ++i) {
            const Option &one = options.list[i], &known = options.list[best];
            const bool plain = one.value == known.value && is_red(known.action.tile);  // a red five is kept
            if (one.value > known.value || plain) best = i;
        }
        return best;
    }

    RUKA_FN Option claim(const Action& action) {
        const Hand hand = with_claim(table, own, action);
        if (action.type == ActionType::kong) return standing(action, hand);
        look_at(hand, false);
        const Mask none = swap_tiles(*game.flow, action, kind_of(table.offered));
        Outlook by_kind[kKinds];
        Mask known = 0;
        for (int k = 0; k < kKinds; ++k) {
            if (hand.counts[k] && !(none >> k & 1)) by_kind[k] = seen(Mask{1} << k), known |= Mask{1} << k;
        }
        taste_all(hand, by_kind, known);
        Option best{action, {}, kNoTile};
        best.value = -1e9f;
        for (Mask left = known; left; left &= left - 1) {
            const int k = lowest_bit(left);
            Option option{action, by_kind[k], static_cast<Code>(k), false, false, false, dangers.loss[k]};
            option.taste = taste[k];
            settle(option);
            if (option.value > best.value) best = option;
        }
        best.value -= best.taste;  // which is about discards, not about claims
        best.taste = 0;
        best.none = !best.outlook.missing && best.then != kNoTile && cannot_win(game, space, bit(best.then));
        return best;
    }

    RUKA_FN void claims(const Actions& actions, Options& options) {
        Option passing = standing({ActionType::pass, 0, 0}, hand_of_seat(own));
        options.list[options.count++] = passing;
        note(options, 0, kAnyTile);
        float needed = passing.value + (weights().call_margin - 1) * passing.outlook.gain;
        for (int i = 0; i < actions.count; ++i) {
            const ActionType type = actions.list[i].type;
            if (type != ActionType::chow && type != ActionType::pung && type != ActionType::kong) continue;
            const Option& option = options.list[options.count++] = claim(actions.list[i]);
            note(options, options.count - 1, option.then == kNoTile ? kAnyTile : bit(option.then));
            if (option.value > needed && option.outlook.missing)
                needed = option.value, options.best = options.count - 1;
        }
    }
};

RUKA_FN inline bool sure(const Game& game, const Table& table, int seat, const Actions& actions, Action& action) {
    action = actions.list[0];
    if (actions.count == 1 || table.phase == Phase::show) return true;
    constexpr ActionType kinds[] = {ActionType::tsumo, ActionType::ron, ActionType::nuki, ActionType::nine_orphans};
    for (const ActionType type : kinds) {
        if (!offers(actions, type)) continue;
        action = {type, 0, 0};
        if (type == ActionType::tsumo || type == ActionType::ron) return true;
        const Seat& own = table.seats[seat];
        const Tiles tiles = make_tiles(own.counts);
        const int orphans = own.melds_count ? kImpossible : orphans_shanten(game.orphans, tiles);
        if (orphans > 3 && (type == ActionType::nuki || shanten(game.play, tiles) > 2)) return true;
    }
    return false;
}

}  // namespace detail

// The options of a seat that is asked, and the best of them; the only one as well.
RUKA_FN inline void weigh_all(const Game& game, const Table& table, int seat, const Actions& actions,
                              const Advisor& advisor, Prospect& space, Dangers& dangers_found, Options& options,
                              Reasons* reasons = nullptr) {
    if (reasons) reasons->clear();
    options.count = options.best = 0;
    Sight sight = sight_of(game, table, seat);
    for (Kind k = kFirstHonour; k < kKinds && table.phase == Phase::turn; ++k)
        if (is_valued(table, seat, k)) sight.pung[k] = advisor.style.attack.valued;
    dangers(game, table, seat, sight.unseen, advisor.style.danger, dangers_found);
    for (float& cost : dangers_found.loss) cost *= advisor.style.heeds;
    float threats = 0, loss = 0;
    for (int s = 0; s < game.flow->people; ++s) threats += dangers_found.seats[s].ready;
    for (int k = 0; k < kKinds; ++k) loss += dangers_found.loss[k] * static_cast<float>(sight.unseen[k]);
    const float mean = loss / static_cast<float>(sight.hidden ? sight.hidden : 1);
    detail::Weighing weighing{game,    table, advisor,           space,  sight, dangers_found,
                              threats, mean,  table.seats[seat], reasons};
    const AttackWeights& weights = advisor.style.attack;
    weighing.drawn = at_draw(*game.flow, dangers_found, table, seat, weights.ready_later, sight.turns);
    space.places = places_of(game, table, seat, weights);
    if (space.places) weighing.fear_for_places(advisor.style);
    if (table.phase == Phase::turn) weighing.turn(actions, options);
    else weighing.claims(actions, options);
}

// The same, where nothing is to be done without a thought.
RUKA_FN inline void weigh(const Game& game, const Table& table, int seat, const Actions& actions,
                          const Advisor& advisor, Prospect& space, Dangers& dangers_found, Options& options,
                          Reasons* reasons = nullptr) {
    Action at_once;
    if (!detail::sure(game, table, seat, actions, at_once))
        return weigh_all(game, table, seat, actions, advisor, space, dangers_found, options, reasons);
    if (reasons) reasons->clear();
    options.count = 1;
    options.best = 0;
    options.list[0] = {at_once, {}, kNoTile, true};
}

}  // namespace ruka
