#include "arguments.hpp"

#include <nanobind/stl/string.h>

#include <cstring>
#include <string>

#include "errors.hpp"
#include "suits.hpp"

namespace {

void check_size(const ruka::Hand& hand, int least, int most) {
    const int size = size_of(hand);
    if (size >= least && size <= most) return;
    std::string expected = std::to_string(least);
    if (most != least) expected += "–" + std::to_string(most);
    nb::dict words;
    words["expected"] = expected;
    words["actual"] = size;
    raise("wrong-tile-count", words);
}

}  // namespace

Text::Text(nb::handle text) {
    Py_ssize_t length = 0;
    data = PyUnicode_AsUTF8AndSize(text.ptr(), &length);
    if (!data) {  // a lone surrogate; the reader will name it as the unknown character that it is
        PyErr_Clear();
        keep = nb::steal(PyUnicode_AsEncodedString(text.ptr(), "utf-8", "surrogatepass"));
        if (!keep.is_valid()) throw nb::python_error();
        data = PyBytes_AS_STRING(keep.ptr());
        length = PyBytes_GET_SIZE(keep.ptr());
    }
    size = static_cast<std::size_t>(length);
}

ListedTiles::ListedTiles(nb::handle argument) {
    const Text text(argument);
    if (text.size == 0) return;
    const ruka::Problem problem = ruka::parse_tiles(text.data, text.size, codes, count);
    if (problem.fault != ruka::Fault::none) raise_notation(problem, text.data);
}

const ruka::Hand& hand_of(nb::handle argument, ruka::Hand& space) {
    if (!PyUnicode_Check(argument.ptr())) {
        const ruka::Hand* hand = nullptr;
        if (!nb::try_cast(argument, hand) || !hand) {
            throw nb::type_error("a hand is a Hand or its notation, such as 123m 456p 11z");
        }
        return *hand;
    }
    const Text text(argument);
    const ruka::Problem problem = ruka::parse_hand(text.data, text.size, space);
    if (problem.fault != ruka::Fault::none) raise_notation(problem, text.data);
    return space;
}

int size_of(const ruka::Hand& hand) { return ruka::tiles_in_hand(hand) + 3 * hand.melds_count; }

void check_tiles(const ruka::Hand& hand, int least, int most, ruka::Mask kinds) {
    check_size(hand, least, most);
    if (kinds == ruka::kAllKinds) return;
    std::uint8_t held[ruka::kKinds];
    std::memcpy(held, hand.counts, sizeof held);
    ruka::add_meld_tiles(hand, held);
    for (ruka::Kind kind = 0; kind < ruka::kKinds; ++kind) {
        if (held[kind] && !(kinds & ruka::bit(kind))) raise("tile-not-in-play", "tile", name_of(kind));
    }
}

ruka::Play checked_play(int forms, ruka::Mask kinds) {
    constexpr int known = ruka::kFormBits | ruka::kUnrelated | ruka::kPairsRepeat | ruka::kKnittedAny | ruka::kOneChow;
    if (!(forms & ruka::kFormBits) || forms & ~known) raise("bad-forms", "value", forms);
    if (!kinds || kinds & ~ruka::kAllKinds) raise("bad-kinds", "value", kinds);
    return ruka::make_play(suit_tables(), forms, kinds);
}

Question::Question(nb::handle argument, int forms, ruka::Mask kinds, int least, int most)
    : hand(hand_of(argument, space)), play(checked_play(forms, kinds)) {
    check_tiles(hand, least, most, kinds);
    if (hand.melds_count) ruka::add_meld_tiles(hand, shown);
}
