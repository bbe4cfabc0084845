// Reading the notation of hands: "234m 66p [777z] 456s 78s +9s". The faults are listed in faults.hpp.
#pragma once

#include <cstring>

#include "faults.hpp"
#include "hand.hpp"
#include "names.hpp"

namespace ruka {

inline constexpr int kMaxTiles = 14;

// A piece of the text: a tile, a bracket, a '+', the end, or something wrong.
struct Token {
    enum Type : std::uint8_t { tile, open, close, plus, end, wrong } type;
    Code code = kNoTile;
    bool in_run = false;  // a tile that shares its suit letter with the one before
    std::size_t place = 0;
    Problem problem = {};
};

class Tokens {
  public:
    RUKA_FN Tokens(const char* text, std::size_t size) : text_(text), size_(size) {}

    RUKA_FN Token next() {
        while (at_ < size_ && (is_space(text_[at_]) || is_letter_of_run() || is_style())) skip();
        if (at_ == size_) return {Token::end, kNoTile, false, at_};
        const char c = text_[at_];
        if (is_digit(c)) return digit();
        if (static_cast<unsigned char>(c) >= 0x80) return beyond_ascii();
        const std::size_t place = at_++;
        switch (c) {
            case '[':
            case '<': return {Token::open, kNoTile, false, place};
            case ']':
            case '>': return {Token::close, kNoTile, false, place};
            case '+': return {Token::plus, kNoTile, false, place};
        }
        if (const Code honour = honour_of_letter(c); honour != kNoTile) return {Token::tile, honour, false, place};
        return wrong(suit_of_letter(c) >= 0 ? Fault::suit_without_digits : Fault::unknown_character, place, at_);
    }

  private:
    RUKA_FN static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
    RUKA_FN static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    RUKA_FN bool is_letter_of_run() const { return run_suit_ >= 0 && at_ == run_end_; }

    // The mark behind a unicode tile that asks for a plain or a coloured picture.
    RUKA_FN bool is_style() const {
        return size_ - at_ >= 3 && text_[at_] == '\xEF' && text_[at_ + 1] == '\xB8' && (text_[at_ + 2] | 1) == '\x8F';
    }

    RUKA_FN void skip() {
        if (is_letter_of_run()) run_suit_ = -1;
        at_ += is_style() ? 3 : 1;
    }

    RUKA_FN static Token wrong(Fault fault, std::size_t begin, std::size_t end) {
        Token token{Token::wrong, kNoTile, false, begin};
        token.problem = {fault, begin, end, {}, 0, begin};
        return token;
    }

    // A digit of a run: its suit letter comes behind the last one.
    RUKA_FN Token digit() {
        const bool in_run = run_suit_ >= 0;
        std::size_t behind = at_;
        if (!in_run) {
            for (run_end_ = at_; run_end_ < size_ && (is_digit(text_[run_end_]) || is_space(text_[run_end_])); ++run_end_) {
                if (is_digit(text_[run_end_])) behind = run_end_ + 1;
            }
            if (run_end_ < size_) run_suit_ = suit_of_letter(text_[run_end_]);
            if (run_suit_ < 0) return wrong(Fault::digits_without_suit, at_, behind);
        }
        const std::size_t place = at_++;
        const Code code = code_of(text_[place] - '0', run_suit_);
        if (code != kNoTile) return {Token::tile, code, in_run, place};
        Token token = wrong(Fault::bad_rank, place, at_);
        token.problem.tile[0] = text_[place];
        token.problem.tile[1] = kSuitLetters[run_suit_];
        return token;
    }

    RUKA_FN Token beyond_ascii() {
        unsigned char bytes[4]{};
        const unsigned char first = static_cast<unsigned char>(text_[at_]);
        std::size_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (length > size_ - at_) length = size_ - at_;
        std::memcpy(bytes, text_ + at_, length);
        const std::size_t place = at_;
        at_ += length;
        const unsigned point = (bytes[0] & 7u) << 18 | (bytes[1] & 63u) << 12 | (bytes[2] & 63u) << 6 | (bytes[3] & 63u);
        const Code code = length == 4 ? code_of_unicode(point) : kNoTile;
        if (code == kNoTile) return wrong(Fault::unknown_character, place, at_);
        return {Token::tile, code, false, place};
    }

    const char* text_;
    std::size_t size_;
    std::size_t at_ = 0;
    std::size_t run_end_ = 0;  // where the suit letter of the current run is
    int run_suit_ = -1;        // -1: in no run
};

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
    meld = {SetType::pung, concealed, kKinds, 0};
    for (int i = 0; i < count; ++i) {
        const Kind kind = kind_of(codes[i]);
        kinds |= bit(kind);
        if (kind < meld.kind) meld.kind = kind;
        meld.reds = static_cast<std::uint8_t>(meld.reds + is_red(codes[i]));
    }
    if (kinds == bit(meld.kind)) {
        meld.type = count == 4 ? SetType::kong : SetType::pung;
        return true;
    }
    meld.type = SetType::chow;
    return count == 3 && kinds == Mask{7} << meld.kind && meld.kind < kFirstHonour && rank_of(meld.kind) <= kRanks - 3;
}

class HandReader {
  public:
    RUKA_FN HandReader(const char* text, std::size_t size, Hand& hand) : text_(text), tokens_(text, size), hand_(hand) {
        hand_ = {};
        hand_.winning = kNoTile;
    }

    RUKA_FN Problem read() {
        Problem problem;
        Token token{};
        while (problem.fault == Fault::none && token.type != Token::end) {
            token = tokens_.next();
            problem = take(token);
        }
        return problem;
    }

  private:
    static constexpr std::size_t kNowhere = ~std::size_t{0};

    RUKA_FN Problem take(const Token& token) {
        switch (token.type) {
            case Token::tile: return tile(token);
            case Token::open: return open(token.place);
            case Token::close: return close(token.place);
            case Token::plus: return plus(token.place);
            case Token::end: return end();
            default: return token.problem;
        }
    }

    RUKA_FN static Problem at(Fault fault, std::size_t place) {
        return {fault, place, place + 1, {}, fault == Fault::too_many_sets ? kMaxMelds : kMaxTiles, place};
    }

    RUKA_FN static Problem at(Fault fault, const Token& token) {
        Problem problem = at(fault, token.place);
        tile_name(fault == Fault::fifth_tile ? kind_of(token.code) : token.code, problem.tile);
        return problem;
    }

    RUKA_FN bool in_set() const { return set_ != kNowhere; }
    RUKA_FN bool awaits_winning() const { return plus_ != kNowhere && hand_.winning == kNoTile; }

    RUKA_FN Problem tile(const Token& token) {
        if (is_flower(token.code) && in_set()) return at(Fault::flower_in_set, token);
        if (is_flower(token.code) && awaits_winning()) return at(Fault::winning_flower, token);
        if (const Fault fault = counted_.add(token.code); fault != Fault::none) return at(fault, token);
        if (is_flower(token.code)) {
            hand_.flowers = counted_.flowers;
            return {};
        }
        if (in_set()) {
            if (set_count_ < 4) set_codes_[set_count_] = token.code;
            ++set_count_;
            return {};
        }
        return into_hand(token);
    }

    RUKA_FN Problem into_hand(const Token& token) {
        if (won_in_run_ && token.in_run) return at(Fault::winning_tile_twice, token);
        won_in_run_ = awaits_winning();
        if (won_in_run_) hand_.winning = token.code;
        if (++tiles_ > kMaxTiles) return at(Fault::too_many_tiles, token);
        ++hand_.counts[kind_of(token.code)];
        if (is_red(token.code)) ++hand_.reds[token.code - kRedFive];
        return {};
    }

    RUKA_FN Problem open(std::size_t place) {
        if (in_set()) return at(Fault::nested_set, place);
        if (awaits_winning()) return at(Fault::winning_tile_missing, plus_);
        if (hand_.melds_count == kMaxMelds) return at(Fault::too_many_sets, place);
        set_ = place;
        set_count_ = 0;
        return {};
    }

    RUKA_FN Problem close(std::size_t place) {
        if (!in_set()) return at(Fault::unopened_set, place);
        const bool concealed = text_[set_] == '<';
        if (concealed != (text_[place] == '>')) return at(Fault::wrong_bracket, place);
        Meld& meld = hand_.melds[hand_.melds_count];
        const bool is_set = make_meld(set_codes_, set_count_, concealed, meld);
        if (!is_set || (concealed && meld.type != SetType::kong)) {
            return {concealed ? Fault::not_a_concealed_kong : Fault::not_a_set, set_ + 1, place, {}, 0, set_};
        }
        ++hand_.melds_count;
        tiles_ += 3;
        if (tiles_ > kMaxTiles) return at(Fault::too_many_tiles, set_);
        set_ = kNowhere;
        return {};
    }

    RUKA_FN Problem plus(std::size_t place) {
        if (in_set()) return at(Fault::winning_tile_in_set, place);
        if (plus_ != kNowhere) return at(Fault::winning_tile_twice, place);
        plus_ = place;
        return {};
    }

    RUKA_FN Problem end() const {
        if (in_set()) return at(Fault::unclosed_set, set_);
        if (awaits_winning()) return at(Fault::winning_tile_missing, plus_);
        if (tiles_ == 0 && !hand_.flowers) return at(Fault::empty, 0);
        return {};
    }

    const char* text_;
    Tokens tokens_;
    Hand& hand_;
    Counted counted_;
    int tiles_ = 0;                  // a set counts as three
    std::size_t set_ = kNowhere;     // the bracket of the set that is open
    std::size_t plus_ = kNowhere;    // the '+'
    bool won_in_run_ = false;        // the tile before is the winning tile
    Code set_codes_[4] = {};
    int set_count_ = 0;
};

// Reads a hand; `hand` is whole only when there is no fault.
RUKA_FN inline Problem parse_hand(const char* text, std::size_t size, Hand& hand) {
    return HandReader(text, size, hand).read();
}

inline constexpr int kMaxListed = 4 * kKinds + 8;

// Reads plain tiles, such as discards or indicators, in their order.
RUKA_FN inline Problem parse_tiles(const char* text, std::size_t size, Code (&codes)[kMaxListed], int& count) {
    Tokens tokens(text, size);
    Counted counted;
    count = 0;
    for (Token token = tokens.next(); token.type != Token::end; token = tokens.next()) {
        if (token.type == Token::wrong) return token.problem;
        Problem problem{Fault::unknown_character, token.place, token.place + 1, {}, 0, token.place};
        if (token.type != Token::tile) return problem;
        problem.fault = counted.add(token.code);
        tile_name(problem.fault == Fault::fifth_tile ? kind_of(token.code) : token.code, problem.tile);
        if (problem.fault != Fault::none) return problem;
        codes[count++] = token.code;
    }
    return {};
}

}  // namespace ruka
