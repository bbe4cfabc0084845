// Shanten, useful tiles, discards and waits of one hand.
#include <nanobind/nanobind.h>

#include "arguments.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/hands/shanten.hpp"
#include "ruka/tiles/names.hpp"

namespace {

using ruka::Kind;
using ruka::Mask;

// How many copies of each kind are left: four less the hand's own tiles, sets on the table and what is seen elsewhere.
struct Left {
    int tiles[ruka::kKinds];

    Left(const Question& question, nb::sequence visible) {
        for (int k = 0; k < ruka::kKinds; ++k) tiles[k] = ruka::kCopies - question.hand.counts[k] - question.shown[k];
        const std::size_t length = nb::len(visible);
        if (length == 0) return;
        if (length != ruka::kKinds) {
            nb::dict words;
            words["expected"] = ruka::kKinds;
            words["actual"] = length;
            raise("bad-visible-length", words);
        }
        for (Kind k = 0; k < ruka::kKinds; ++k) {
            long seen = 0;
            if (!nb::try_cast(visible[k], seen)) throw nb::type_error("visible holds whole numbers");
            if (seen < 0 || seen > tiles[k]) raise("bad-visible", "tile", name_of(k));
            tiles[k] -= static_cast<int>(seen);
        }
    }

    nb::list of(Mask kinds) const {
        nb::list result;
        for (; kinds; kinds &= kinds - 1) {
            const int kind = ruka::lowest_bit(kinds);
            result.append(nb::make_tuple(kind, tiles[kind]));
        }
        return result;
    }
};

int checked(int shanten) {
    if (shanten == ruka::kImpossible) raise("no-form");
    return shanten;
}

// Where a table looks at the concealed part alone, the hand's own sets take no tile away (D-82).
ruka::Tiles tiles_of(const Question& question, bool concealed_only) {
    return concealed_only ? ruka::make_tiles(question.hand.counts) : question.tiles();
}

int shanten(nb::handle hand, int forms, Mask kinds, bool concealed_only) {
    const Question question(hand, forms, kinds, kWaiting, kComplete);
    return checked(ruka::shanten(question.play, tiles_of(question, concealed_only)));
}

nb::dict shanten_by_form(nb::handle hand, int forms, Mask kinds) {
    Question question(hand, forms, kinds, kWaiting, kComplete);
    nb::dict result;
    for (int form = 1; form < ruka::kFormBits; form *= 2) {
        if (!(forms & form & ruka::kFormBits)) continue;
        question.play.forms = form | (forms & ~ruka::kFormBits);
        const int distance = ruka::shanten(question.play, question.tiles());
        if (distance != ruka::kImpossible) result[nb::int_(form)] = distance;
    }
    return result;
}

nb::tuple useful(nb::handle hand, int forms, Mask kinds, nb::sequence visible) {
    const Question question(hand, forms, kinds, kWaiting, kWaiting);
    const ruka::Useful found = ruka::useful(question.play, question.tiles());
    return nb::make_tuple(checked(found.shanten), Left(question, visible).of(found.kinds));
}

nb::list discards(nb::handle hand, int forms, Mask kinds, nb::sequence visible) {
    Question question(hand, forms, kinds, kComplete, kComplete);
    const Left left(question, visible);
    ruka::Code codes[ruka::kKinds * ruka::kCopies];
    const int count = ruka::hand_codes(question.hand, true, codes);
    nb::list result;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && codes[i] == codes[i - 1]) continue;
        ruka::Hand after = question.hand;
        --after.counts[ruka::kind_of(codes[i])];
        const ruka::Useful found = ruka::useful(question.play, ruka::make_tiles(after));
        result.append(nb::make_tuple(codes[i], checked(found.shanten), left.of(found.kinds)));
    }
    return result;
}

nb::list waits(nb::handle hand, int forms, Mask kinds, nb::sequence visible, bool concealed_only) {
    const Question question(hand, forms, kinds, kWaiting, kWaiting);
    return Left(question, visible).of(ruka::waits(question.play, tiles_of(question, concealed_only)));
}

}  // namespace

void bind_hands(nb::module_& module) {
    const int forms = ruka::kRiichiForms;
    const Mask kinds = ruka::kAllKinds;
    const nb::tuple none;
    module.def("shanten", &shanten, "hand"_a.none(), "forms"_a = forms, "kinds"_a = kinds, "concealed_only"_a = false);
    module.def("shanten_by_form", &shanten_by_form, "hand"_a.none(), "forms"_a = forms, "kinds"_a = kinds);
    module.def("useful", &useful, "hand"_a.none(), "forms"_a = forms, "kinds"_a = kinds, "visible"_a = none);
    module.def("discards", &discards, "hand"_a.none(), "forms"_a = forms, "kinds"_a = kinds, "visible"_a = none);
    module.def("waits", &waits, "hand"_a.none(), "forms"_a = forms, "kinds"_a = kinds, "visible"_a = none,
               "concealed_only"_a = false);
}
