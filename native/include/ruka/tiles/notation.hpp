// Reading hands in notation: "234m 66p [777z] 456s 78s +9s".
#pragma once

#include "ruka/tiles/hand.hpp"
#include "ruka/tiles/tokens.hpp"

namespace ruka {

inline constexpr int kMaxTiles = 14;

// Tiles counted as they are read: no fifth copy, no flower twice.
struct Counted {
    std::uint8_t copies[kKinds] = {};
    std::uint8_t flowers = 0;

    RUKA_FN Fault add(Code code) {
        if (!is_flower(code)) return ++copies[kind_of(code)] > kCopies ? Fault::fifth_tile : Fault::none;
        const std::uint8_t flower = static_cast<std::uint8_t>(1u << (code - kFirstFlower));
        if (flowers & flower) return Fault::duplicate_flower;
        flowers |= flower;
        return Fault::none;
    }
};

// The set that three or four codes make; false when they make none.
RUKA_FN inline bool make_meld(const Code* codes, int count, bool concealed, Meld& meld) {
    if (count != 3 && count != 4) return false;
    Mask kinds = 0;
    int reds = 0;
    for (int i = 0; i < count; ++i) {
        kinds |= bit(kind_of(codes[i]));
        reds += is_red(codes[i]);
    }
    Kind lowest = 0;
    while (!(kinds & bit(lowest))) ++lowest;
    const bool alike = kinds == bit(lowest);
    const bool chow =
        count == 3 && kinds == Mask{7} << lowest && lowest < kFirstHonour && rank_of(lowest) <= kRanks - 3;
    const SetType type = chow ? SetType::chow : count == 3 ? SetType::pung : SetType::kong;
    meld = {type, concealed, lowest, static_cast<std::uint8_t>(reds)};
    return (alike || chow) && (!concealed || type == SetType::kong);
}

class HandReader {
 public:
    RUKA_FN HandReader(const char* text, std::size_t size, Hand& hand) : text_(text), tokens_(text, size), hand_(hand) {
        hand_ = {};
        hand_.winning = kNoTile;
    }

    RUKA_FN Problem read() {
        Token token{};
        do {
            token = tokens_.next();
        } while (take(token) && token.type != Token::end);
        return problem_;
    }

 private:
    static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

    // Each of these is false when something is wrong.
    RUKA_FN bool take(const Token& token) {
        switch (token.type) {
            case Token::tile: return tile(token);
            case Token::open: return open(token.place);
            case Token::close: return close(token.place);
            case Token::plus: return plus(token.place);
            case Token::end: return end();
            default: problem_ = tokens_.problem(); return false;
        }
    }

    RUKA_FN bool fail(Fault fault, std::uint32_t place) {
        problem_ = {fault, place, place, place + 1, {}, fault == Fault::too_many_sets ? kMaxMelds : kMaxTiles};
        return false;
    }

    RUKA_FN bool fail(Fault fault, const Token& token) {
        fail(fault, token.place);
        tile_name(fault == Fault::fifth_tile ? kind_of(token.code) : token.code, problem_.tile);
        return false;
    }

    RUKA_FN bool in_set() const { return set_ != kNowhere; }
    RUKA_FN bool awaits_winning() const { return plus_ != kNowhere && hand_.winning == kNoTile; }

    RUKA_FN bool tile(const Token& token) {
        if (const Fault fault = counted_.add(token.code); fault != Fault::none) return fail(fault, token);
        if (is_flower(token.code)) return flower(token);
        return in_set() ? into_set(token) : into_hand(token);
    }

    RUKA_FN bool flower(const Token& token) {
        if (in_set()) return fail(Fault::flower_in_set, token);
        if (awaits_winning()) return fail(Fault::winning_flower, token);
        hand_.flowers = counted_.flowers;
        return true;
    }

    RUKA_FN bool into_set(const Token& token) {
        if (set_count_ < 4) set_codes_[set_count_] = token.code;
        ++set_count_;
        return true;
    }

    RUKA_FN bool into_hand(const Token& token) {
        if (won_before_ && token.in_run) return fail(Fault::winning_tile_twice, token);
        won_before_ = awaits_winning();
        if (won_before_) hand_.winning = token.code;
        if (++tiles_ > kMaxTiles) return fail(Fault::too_many_tiles, token);
        ++hand_.counts[kind_of(token.code)];
        if (is_red(token.code)) ++hand_.reds[token.code - kRedFive];
        return true;
    }

    RUKA_FN bool open(std::uint32_t place) {
        if (in_set()) return fail(Fault::nested_set, place);
        if (awaits_winning()) return fail(Fault::winning_tile_missing, plus_);
        if (hand_.melds_count == kMaxMelds) return fail(Fault::too_many_sets, place);
        set_ = place;
        set_count_ = 0;
        return true;
    }

    RUKA_FN bool close(std::uint32_t place) {
        if (!in_set()) return fail(Fault::unopened_set, place);
        const bool concealed = text_[set_] == '<';
        if (concealed != (text_[place] == '>')) return fail(Fault::wrong_bracket, place);
        if (!make_meld(set_codes_, set_count_, concealed, hand_.melds[hand_.melds_count])) {
            problem_ = {concealed ? Fault::not_a_concealed_kong : Fault::not_a_set, set_, set_ + 1, place, {}, 0};
            return false;
        }
        ++hand_.melds_count;
        tiles_ += 3;
        if (tiles_ > kMaxTiles) return fail(Fault::too_many_tiles, set_);
        set_ = kNowhere;
        return true;
    }

    RUKA_FN bool plus(std::uint32_t place) {
        if (in_set()) return fail(Fault::winning_tile_in_set, place);
        if (plus_ != kNowhere) return fail(Fault::winning_tile_twice, place);
        plus_ = place;
        return true;
    }

    RUKA_FN bool end() {
        if (in_set()) return fail(Fault::unclosed_set, set_);
        if (awaits_winning()) return fail(Fault::winning_tile_missing, plus_);
        if (tiles_ == 0 && !hand_.flowers) return fail(Fault::empty, 0);
        return true;
    }

    const char* text_;
    Tokens tokens_;
    Hand& hand_;
    Problem problem_;
    Counted counted_;
    int tiles_ = 0;                  // a set counts as three
    std::uint32_t set_ = kNowhere;   // the bracket of the set that is open
    std::uint32_t plus_ = kNowhere;  // the '+'
    bool won_before_ = false;        // the tile before is the winning tile
    Code set_codes_[4] = {};
    int set_count_ = 0;
};

// Reads a hand; `hand` is whole only when there is no fault.
RUKA_FN inline Problem parse_hand(const char* text, std::size_t size, Hand& hand) {
    return HandReader(text, size, hand).read();
}

inline constexpr int kMaxListed = kCopies * kKinds + 8;

// Reads a list of tiles, such as discards, in their order; brackets and '+' are passed over.
RUKA_FN inline Problem parse_tiles(const char* text, std::size_t size, Code (&codes)[kMaxListed], int& count) {
    Tokens tokens(text, size);
    Counted counted;
    count = 0;
    for (Token token = tokens.next(); token.type != Token::end; token = tokens.next()) {
        if (token.type == Token::wrong) return tokens.problem();
        if (token.type != Token::tile) continue;
        if (const Fault fault = counted.add(token.code); fault != Fault::none) {
            Problem problem{fault, token.place, token.place, token.place + 1, {}, 0};
            tile_name(fault == Fault::fifth_tile ? kind_of(token.code) : token.code, problem.tile);
            return problem;
        }
        codes[count++] = token.code;
    }
    return {};
}

}  // namespace ruka
