// The notation cut into tiles, brackets and '+'. The faults are listed in faults.hpp.
#pragma once

#include <cstring>

#include "ruka/tiles/faults.hpp"
#include "ruka/tiles/names.hpp"

namespace ruka {

struct Token {
    enum Type : std::uint8_t { tile, open, close, plus, end, wrong } type;
    Code code;    // of a tile
    bool in_run;  // a tile that shares its suit letter with the one before
    std::uint32_t place;
};

class Tokens {
 public:
    RUKA_FN Tokens(const char* text, std::size_t size) : text_(text), size_(static_cast<std::uint32_t>(size)) {}

    RUKA_FN Token next() {
        for (; at_ < size_; ++at_) {
            const char c = text_[at_];
            if (is_digit(c)) return digit();
            if (is_space(c)) continue;
            if (run_suit_ >= 0) {  // the letter after the digits
                run_suit_ = -1;
                continue;
            }
            if (static_cast<unsigned char>(c) >= 0x80) {
                if (!is_style()) return beyond_ascii();
                at_ += 2;
                continue;
            }
            return sign(c);
        }
        return {Token::end, kNoTile, false, at_};
    }

    // What is wrong, after a token that is.
    RUKA_FN const Problem& problem() const { return problem_; }

 private:
    RUKA_FN static bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
    RUKA_FN static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    // The mark after a unicode tile that asks for a plain or a coloured picture.
    RUKA_FN bool is_style() const {
        return size_ - at_ >= 3 && text_[at_] == '\xEF' && text_[at_ + 1] == '\xB8' && (text_[at_ + 2] | 1) == '\x8F';
    }

    RUKA_FN Token wrong(Fault fault, std::uint32_t begin, std::uint32_t end) {
        problem_ = {fault, begin, begin, end, {}, 0};
        return {Token::wrong, kNoTile, false, begin};
    }

    RUKA_FN Token sign(char c) {
        const std::uint32_t place = at_++;
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

    // A digit of a run: the suit letter comes after the last one.
    RUKA_FN Token digit() {
        const bool in_run = run_suit_ >= 0;
        if (!in_run) {
            std::uint32_t behind = at_, last = at_;
            for (; behind < size_ && (is_digit(text_[behind]) || is_space(text_[behind])); ++behind) {
                if (is_digit(text_[behind])) last = behind;
            }
            if (behind < size_) run_suit_ = suit_of_letter(text_[behind]);
            if (run_suit_ < 0) return wrong(Fault::digits_without_suit, at_, last + 1);
        }
        const std::uint32_t place = at_++;
        const Code code = code_of(text_[place] - '0', run_suit_);
        if (code != kNoTile) return {Token::tile, code, in_run, place};
        const Token token = wrong(Fault::bad_rank, place, at_);
        problem_.tile[0] = text_[place];
        problem_.tile[1] = letter_of_suit(run_suit_);
        return token;
    }

    RUKA_FN Token beyond_ascii() {
        unsigned char bytes[4]{};
        const unsigned char first = static_cast<unsigned char>(text_[at_]);
        std::uint32_t length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (length > size_ - at_) length = size_ - at_;
        std::memcpy(bytes, text_ + at_, length);
        const std::uint32_t place = at_;
        at_ += length;
        const unsigned point =
            (bytes[0] & 7u) << 18 | (bytes[1] & 63u) << 12 | (bytes[2] & 63u) << 6 | (bytes[3] & 63u);
        const Code code = length == 4 ? code_of_unicode(point) : kNoTile;
        if (code == kNoTile) return wrong(Fault::unknown_character, place, at_);
        return {Token::tile, code, false, place};
    }

    const char* text_;
    std::uint32_t size_;
    std::uint32_t at_ = 0;
    int run_suit_ = -1;  // the suit of the digits being read; -1: none
    Problem problem_;
};

}  // namespace ruka
