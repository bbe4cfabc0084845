// Whatever is read either has a fault inside the text or can be written and read again.
#include "ruka/tiles/notation.hpp"

#include <cstring>
#include <string>

#include "driver.hpp"

namespace {

using namespace ruka;

// Half of the inputs are made of what notation is made of, so that whole hands come up.
std::string text_of(const std::uint8_t* data, std::size_t size) {
    if (size == 0 || data[0] % 2) return {reinterpret_cast<const char*>(data), size};
    constexpr const char* kPieces[] = {"1",       "2",      "3",  "4",   "5", "6",           "7",    "8",   "9",
                                       "0",       "m",      "p",  "s",   "z", "f",           "123m", "55p", "[234s]",
                                       "<7777z>", "[111z]", "+",  "+9m", "E", "C",           " ",    "[",   "]",
                                       "<",       ">",      "🀄", "🀙",   "ž", "\xEF\xB8\x8F"};
    std::string text;
    for (std::size_t i = 1; i < size && i < 20; ++i) text += kPieces[data[i] % std::size(kPieces)];
    return text;
}

void check_problem(const Problem& problem, const std::string& text) {
    RUKA_HOLDS(problem.place <= text.size() && problem.begin <= problem.end && problem.end <= text.size() + 1);
    const int column = column_of(text.data(), problem.place);
    RUKA_HOLDS(column >= 1 && column <= static_cast<int>(text.size()) + 1);
    RUKA_HOLDS(static_cast<std::size_t>(problem.fault) < std::size(kFaultNames));
}

void check_hand(const Hand& hand) {
    char text[kHandText];
    const std::size_t size = write_hand(hand, text);
    RUKA_HOLDS(size <= kHandText);
    Hand again;
    RUKA_HOLDS(parse_hand(text, size, again).fault == Fault::none);
    RUKA_HOLDS(std::memcmp(&hand, &again, sizeof hand) == 0);
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int*, char***) { return 0; }

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = text_of(data, size);
    Hand hand;
    const Problem problem = parse_hand(text.data(), text.size(), hand);
    if (problem.fault == Fault::none) {
        check_hand(hand);
    } else {
        check_problem(problem, text);
    }
    Code codes[kMaxListed];
    int count;
    const Problem of_list = parse_tiles(text.data(), text.size(), codes, count);
    if (of_list.fault != Fault::none) check_problem(of_list, text);
    return 0;
}
