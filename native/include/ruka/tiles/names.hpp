// Tiles by name, and hands written in the notation.
#pragma once

#include <cstddef>

#include "ruka/tiles/hand.hpp"

namespace ruka {

inline constexpr int kHonourSuit = 3, kFlowerSuit = 4;

RUKA_FN constexpr char letter_of_suit(int suit) { return "mpszf"[suit]; }

// m p s z f in either case as 0..4, else -1.
RUKA_FN constexpr int suit_of_letter(char c) {
    switch (c) {
        case 'm':
        case 'M': return 0;
        case 'p':
        case 'P': return 1;
        case 's':
        case 'S': return 2;
        case 'z':
        case 'Z': return kHonourSuit;
        case 'f':
        case 'F': return kFlowerSuit;
        default: return -1;
    }
}

// East, south, west, north, white, green (fa), red (chung), where the letter stands alone.
RUKA_FN constexpr Code honour_of_letter(char c) {
    switch (c) {
        case 'E': return kFirstHonour;
        case 'S': return kFirstHonour + 1;
        case 'W': return kFirstHonour + 2;
        case 'N': return kFirstHonour + 3;
        case 'P': return kFirstHonour + 4;
        case 'F': return kFirstHonour + 5;
        case 'C': return kFirstHonour + 6;
        default: return kNoTile;
    }
}

// The code of a digit in a suit; kNoTile where there is no such tile.
RUKA_FN constexpr Code code_of(int digit, int suit) {
    if (suit < kSuits) return static_cast<Code>(digit == 0 ? kRedFive + suit : suit * kRanks + digit - 1);
    const int tiles = suit == kHonourSuit ? kHonours : kCodes - kFirstFlower;
    if (digit < 1 || digit > tiles) return kNoTile;
    return static_cast<Code>((suit == kHonourSuit ? kFirstHonour : kFirstFlower) + digit - 1);
}

// U+1F000..1F029: winds; red, green, white; characters, bamboos, dots; flowers, with bamboo before chrysanthemum.
RUKA_FN constexpr Code code_of_unicode(unsigned point) {
    if (point < 0x1F000 || point > 0x1F029) return kNoTile;
    const int place = static_cast<int>(point - 0x1F000);
    if (place < 4) return static_cast<Code>(kFirstHonour + place);
    if (place < 7) return static_cast<Code>(kFirstHonour + 10 - place);
    if (place < 16) return static_cast<Code>(place - 7);
    if (place < 25) return static_cast<Code>(2 * kRanks + place - 16);
    if (place < 34) return static_cast<Code>(kRanks + place - 25);
    if (place == 36 || place == 37) return static_cast<Code>(kFirstFlower + 39 - place);
    return static_cast<Code>(kFirstFlower + place - 34);
}

// The suit by its letter: honours and flowers are suits too.
RUKA_FN constexpr int letter_suit(Code code) { return is_flower(code) ? kFlowerSuit : suit_of(kind_of(code)); }

RUKA_FN constexpr char digit_of(Code code) {
    if (is_flower(code)) return static_cast<char>('1' + code - kFirstFlower);
    return static_cast<char>(is_red(code) ? '0' : '1' + rank_of(code));
}

RUKA_FN constexpr void tile_name(Code code, char (&name)[2]) {
    name[0] = digit_of(code);
    name[1] = letter_of_suit(letter_suit(code));
}

// The codes of a meld as they are written: a red five stands where a five stands, before the plain ones.
RUKA_FN constexpr int meld_codes(const Meld& meld, Code (&codes)[4]) {
    const int count = meld.type == SetType::kong ? 4 : 3;
    int reds = meld.reds;
    for (int i = 0; i < count; ++i) {
        const Kind kind = static_cast<Kind>(meld.kind + (meld.type == SetType::chow ? i : 0));
        const bool red = reds > 0 && kind < kFirstHonour && rank_of(kind) == 4;
        codes[i] = static_cast<Code>(red ? kRedFive + suit_of(kind) : kind);
        reds -= red;
    }
    return count;
}

// The codes in the hand in order, the winning tile among them unless it is left out.
RUKA_FN constexpr int hand_codes(const Hand& hand, bool with_winning, Code (&codes)[kKinds * kCopies]) {
    int count = 0;
    for (Kind kind = 0; kind < kKinds; ++kind) {
        const bool five = kind < kFirstHonour && rank_of(kind) == 4;
        const Code red = static_cast<Code>(kRedFive + suit_of(kind));
        const bool one_less = !with_winning && hand.winning != kNoTile && kind_of(hand.winning) == kind;
        int reds = five ? hand.reds[suit_of(kind)] : 0;
        int plain = hand.counts[kind] - reds;
        (hand.winning == red ? reds : plain) -= one_less;
        for (; reds > 0; --reds) codes[count++] = red;
        for (; plain > 0; --plain) codes[count++] = kind;
    }
    return count;
}

// Writes text into a buffer that is long enough.
struct Writer {
    char* text;
    std::size_t size = 0;

    RUKA_FN void put(char c) { text[size++] = c; }

    RUKA_FN void space() {
        if (size > 0) put(' ');
    }

    // One run for each suit, in the order given.
    RUKA_FN void tiles(const Code* codes, int count) {
        for (int i = 0; i < count; ++i) {
            const int suit = letter_suit(codes[i]);
            put(digit_of(codes[i]));
            const bool last = i + 1 == count;
            if (!last && letter_suit(codes[i + 1]) == suit) continue;
            put(letter_of_suit(suit));
            if (!last) put(' ');
        }
    }
};

inline constexpr std::size_t kHandText = 128;  // enough for every hand

// "234m 66p 45678s [777z] 13f +9s".
RUKA_FN inline std::size_t write_hand(const Hand& hand, char (&text)[kHandText]) {
    Writer writer{text};
    Code codes[kKinds * kCopies];
    writer.tiles(codes, hand_codes(hand, false, codes));
    for (int i = 0; i < hand.melds_count; ++i) {
        Code tiles[4];
        writer.space();
        writer.put(hand.melds[i].concealed ? '<' : '[');
        writer.tiles(tiles, meld_codes(hand.melds[i], tiles));
        writer.put(hand.melds[i].concealed ? '>' : ']');
    }
    int flowers = 0;
    for (int f = 0; f < 8; ++f) {
        if (hand.flowers >> f & 1) codes[flowers++] = static_cast<Code>(kFirstFlower + f);
    }
    if (flowers) writer.space();
    writer.tiles(codes, flowers);
    if (hand.winning != kNoTile) {
        writer.space();
        writer.put('+');
        writer.tiles(&hand.winning, 1);
    }
    return writer.size;
}

}  // namespace ruka
