// Hand, Meld and the notation.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "errors.hpp"
#include "module.hpp"
#include "ruka/tiles/notation.hpp"

namespace {

constexpr const char* kDocOfHand = R"(A hand: its tiles, the sets on the table, the winning tile and flowers. Immutable.

>>> from ruka import Hand
>>> hand = Hand("234m 66p 45678s [777z] +9s")
>>> hand.size, hand == Hand(str(hand)), hand.winning
(14, True, 26)
>>> hand
Hand('234m 66p 45678s [777z] +9s')
>>> print(Hand([0, 1, 2, 27, 27], winning=27))  # from codes of tiles, as the core numbers them
123m 1z +1z
)";

constexpr const char* kDocOfMeld =
    R"(A set on the table: its type, lowest kind, whether it is a concealed kong, red fives.

>>> from ruka import Hand
>>> (dragons,) = Hand("234m 66p 45678s [777z] +9s").melds
>>> dragons.kind, dragons.tiles, dragons.concealed
(33, (33, 33, 33), False)
)";

constexpr const char* kDocOfParse = R"(A hand from its notation; `Hand(text)` is the same.

>>> from ruka import parse
>>> print(parse("78s 456s 66p 234m [777z] +9s"))
234m 66p 45678s [777z] +9s
)";

using ruka::Code;
using ruka::Hand;
using ruka::Meld;
using ruka::SetType;

nb::tuple tuple_of(const Code* codes, int count) {
    nb::list list;
    for (int i = 0; i < count; ++i) list.append(codes[i]);
    return nb::tuple(list);
}

Code checked_code(long value, bool flower) {
    const bool in_range = value >= 0 && value < ruka::kCodes;
    if (!in_range || ruka::is_flower(static_cast<Code>(value)) != flower) raise("bad-tile-code", "value", value);
    return static_cast<Code>(value);
}

// What a Meld claims to be must be what its own tiles make.
Meld make_meld(int type, int kind, bool concealed, int reds) {
    const Meld meld{static_cast<SetType>(type), concealed, static_cast<ruka::Kind>(kind),
                    static_cast<std::uint8_t>(reds)};
    bool good = type >= 0 && type <= static_cast<int>(SetType::kong) && kind >= 0 && kind < ruka::kKinds && reds >= 0;
    good = good && (!concealed || meld.type == SetType::kong);
    if (good) {
        Code codes[4];
        const int count = ruka::meld_codes(meld, codes);
        int red = 0;
        for (int i = 0; i < count; ++i) red += ruka::is_red(codes[i]);
        Meld made;
        good = red == reds && ruka::make_meld(codes, count, concealed, made) &&
               std::memcmp(&made, &meld, sizeof made) == 0;
    }
    if (!good) {
        raise("bad-meld", "value",
              "type " + std::to_string(type) + ", kind " + std::to_string(kind) + ", reds " + std::to_string(reds));
    }
    return meld;
}

void count_tile(ruka::Counted& counted, Code code) {
    const ruka::Fault fault = counted.add(code);
    if (fault == ruka::Fault::fifth_tile) raise("fifth-tile", "tile", name_of(ruka::kind_of(code)));
    if (fault != ruka::Fault::none) raise("duplicate-flower", "tile", name_of(code));
}

void add_tile(Hand& hand, Code code) {
    ++hand.counts[ruka::kind_of(code)];
    if (ruka::is_red(code)) ++hand.reds[code - ruka::kRedFive];
}

void check_winning(const Hand& hand) {
    const ruka::Kind kind = ruka::kind_of(hand.winning);
    const int reds = kind < ruka::kFirstHonour && ruka::rank_of(kind) == 4 ? hand.reds[ruka::suit_of(kind)] : 0;
    const int held = ruka::is_red(hand.winning) ? reds : hand.counts[kind] - reds;
    if (held == 0) raise("winning-tile-not-held", "tile", name_of(hand.winning));
}

Hand make_hand(const std::vector<long>& tiles, const std::vector<Meld>& melds, std::optional<long> winning,
               const std::vector<long>& flowers) {
    Hand hand{};
    ruka::Counted counted;
    if (melds.size() > ruka::kMaxMelds) raise("too-many-sets", "limit", ruka::kMaxMelds);
    if (tiles.size() + 3 * melds.size() > ruka::kMaxTiles) raise("too-many-tiles", "limit", ruka::kMaxTiles);
    for (long tile : tiles) {
        const Code code = checked_code(tile, false);
        count_tile(counted, code);
        add_tile(hand, code);
    }
    for (const Meld& meld : melds) {
        Code codes[4];
        const int count = ruka::meld_codes(meld, codes);
        for (int i = 0; i < count; ++i) count_tile(counted, codes[i]);
        hand.melds[hand.melds_count++] = meld;
    }
    for (long flower : flowers) count_tile(counted, checked_code(flower, true));
    hand.flowers = counted.flowers;
    hand.winning = ruka::kNoTile;
    if (winning) {
        hand.winning = checked_code(*winning, false);
        check_winning(hand);
    }
    return hand;
}

constexpr const char* kOfAHand =
    "a hand is made of its notation, or of a list of tile codes, sets, a winning tile and flowers";
constexpr const char* kOfAMeld = "a set is made of its type and kind, whether it is concealed, and its red fives";
constexpr const char* kOfParse = "parse takes one text: the notation of a hand";

// What no other signature takes: said in our words, not the binding's.
template <class... Self>
auto refuse(const char* words) {
    return [words](Self..., const nb::args&, const nb::kwargs&) { throw nb::type_error(words); };
}

template <class Value>
Value cast_or_refuse(nb::handle from) {
    Value value;
    if (!nb::try_cast(from, value)) throw nb::type_error(kOfAHand);
    return value;
}

Hand hand_from(nb::handle tiles, nb::handle melds, nb::handle winning, nb::handle flowers) {
    if (!PyUnicode_Check(tiles.ptr())) {
        return make_hand(cast_or_refuse<std::vector<long>>(tiles), cast_or_refuse<std::vector<Meld>>(melds),
                         cast_or_refuse<std::optional<long>>(winning), cast_or_refuse<std::vector<long>>(flowers));
    }
    const auto given = [](nb::handle more) { return !nb::isinstance<nb::tuple>(more) || nb::len(more) > 0; };
    if (given(melds) || !winning.is_none() || given(flowers)) throw nb::type_error(kOfAHand);  // the text says all
    Hand space;
    return hand_of(tiles, space);
}

nb::tuple tiles_of_hand(const Hand& hand) {
    Code codes[ruka::kKinds * ruka::kCopies];
    const int count = ruka::hand_codes(hand, true, codes);
    return tuple_of(codes, count);
}

nb::tuple melds_of_hand(const Hand& hand) {
    nb::list melds;
    for (int i = 0; i < hand.melds_count; ++i) melds.append(hand.melds[i]);
    return nb::tuple(melds);
}

nb::tuple flowers_of_hand(const Hand& hand) {
    Code codes[8];
    int count = 0;
    for (int f = 0; f < 8; ++f) {
        if (hand.flowers >> f & 1) codes[count++] = static_cast<Code>(ruka::kFirstFlower + f);
    }
    return tuple_of(codes, count);
}

nb::tuple tiles_of_meld(const Meld& meld) {
    Code codes[4];
    const int count = ruka::meld_codes(meld, codes);
    return tuple_of(codes, count);
}

std::string text_of(const Hand& hand) {
    char text[ruka::kHandText];
    return {text, ruka::write_hand(hand, text)};
}

// Plain data without gaps: equal bytes are equal values.
template <class Value>
nb::bytes bytes_of(const Value& value) {
    return nb::bytes(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class Value>
bool equal(const Value& a, nb::handle other) {
    return nb::isinstance<Value>(other) && std::memcmp(&a, nb::inst_ptr<Value>(other), sizeof a) == 0;
}

template <class Value>
Py_hash_t hash_of(const Value& value) {
    return nb::hash(bytes_of(value));
}

nb::tuple parse_tiles(nb::handle argument) {
    if (!PyUnicode_Check(argument.ptr())) throw nb::type_error("tiles are a text in notation, such as 123m 5z");
    const ListedTiles tiles(argument);
    return tuple_of(tiles.codes, tiles.count);
}

std::string format_tiles(const std::vector<long>& values) {
    std::vector<Code> codes;
    for (long value : values) codes.push_back(checked_code(value, value >= ruka::kFirstFlower));
    std::string text(3 * codes.size(), ' ');
    ruka::Writer writer{text.data()};
    writer.tiles(codes.data(), static_cast<int>(codes.size()));
    text.resize(writer.size);
    return text;
}

}  // namespace

void bind_tiles(nb::module_& module) {
    nb::class_<Meld>(module, "Meld", nb::is_final(), kDocOfMeld)
        .def(
            "__init__",
            [](Meld* self, int type, int kind, bool concealed, int reds) {
                *self = make_meld(type, kind, concealed, reds);
            },
            "type"_a, "kind"_a, "concealed"_a = false, "reds"_a = 0)
        .def("__init__", refuse<Meld*>(kOfAMeld))
        .def_prop_ro("type", [](const Meld& meld) { return static_cast<int>(meld.type); })
        .def_ro("concealed", &Meld::concealed)
        .def_ro("kind", &Meld::kind)
        .def_ro("reds", &Meld::reds)
        .def_prop_ro("tiles", &tiles_of_meld)
        .def("__eq__", &equal<Meld>)
        .def("__hash__", &hash_of<Meld>);

    nb::class_<Hand>(module, "Hand", nb::is_final(), kDocOfHand)
        .def(
            "__init__",
            [](Hand* self, nb::handle tiles, nb::handle melds, nb::handle winning, nb::handle flowers) {
                *self = hand_from(tiles, melds, winning, flowers);
            },
            "tiles"_a, "melds"_a.none() = nb::tuple(), "winning"_a.none() = nb::none(),
            "flowers"_a.none() = nb::tuple())
        .def("__init__", refuse<Hand*>(kOfAHand))
        .def_prop_ro("tiles", &tiles_of_hand)
        .def_prop_ro(
            "counts",
            [](const Hand& hand) { return nb::bytes(reinterpret_cast<const char*>(hand.counts), ruka::kKinds); })
        .def_prop_ro("melds", &melds_of_hand)
        .def_prop_ro("winning",
                     [](const Hand& hand) {
                         return hand.winning == ruka::kNoTile ? std::nullopt : std::optional<int>(hand.winning);
                     })
        .def_prop_ro("flowers", &flowers_of_hand)
        .def_prop_ro("size", &size_of)
        .def("__str__", &text_of)
        .def("__repr__", [](const Hand& hand) { return "Hand('" + text_of(hand) + "')"; })
        .def("__eq__", &equal<Hand>)
        .def("__hash__", &hash_of<Hand>);

    module.def(
        "parse",
        [](nb::str text) {
            Hand hand;
            return hand_of(text, hand);
        },
        "text"_a, kDocOfParse);
    module.def("parse", refuse<>(kOfParse));
    module.def("parse_tiles", &parse_tiles, "text"_a.none());
    module.def(
        "tile_name", [](long code) { return name_of(checked_code(code, code >= ruka::kFirstFlower)); }, "code"_a);
    module.def("format_tiles", &format_tiles, "codes"_a);
}
