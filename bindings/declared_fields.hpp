// How fields of policies are read, for what tools/declared.py makes of the declaration (declared_copies.hpp).
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <span>
#include <string_view>
#include <vector>

#include "ruka/declared.hpp"

namespace nb = nanobind;

enum class Holds { number, list, either };

// The numbers that a field takes, or each number of a list.
struct Range {
    const char* name;
    int low, high;
    Holds holds = Holds::number;
};

// The closed list of words of a field, in the order of the core's enum.
struct Words {
    const char* name;
    std::span<const std::string_view> words;
};

// The place of a word in its list; another is refused.
int place_of(std::span<const std::string_view> words, const char* field, nb::handle value);

// The fields below were checked.

template <class To>
To field(const nb::dict& from, const char* name) {
    return nb::cast<To>(from[name]);
}

template <class Enum>
Enum word_of(std::span<const std::string_view> words, const nb::dict& from, const char* name) {
    return static_cast<Enum>(place_of(words, name, from[name]));
}

// The other way round: the word of a value.
template <class Enum, std::size_t kCount>
nb::str word_of(const std::string_view (&words)[kCount], Enum value) {
    const std::string_view word = words[static_cast<std::size_t>(value)];
    return nb::str(word.data(), word.size());
}

inline nb::object listed(const nb::dict& from, const char* name) { return from[name]; }

template <class Number, int kRoom>
void put_list(const nb::dict& from, const char* name, Number (&to)[kRoom], int length) {
    const auto numbers = field<std::vector<int>>(from, name);
    if (numbers.size() != static_cast<std::size_t>(length) || length > kRoom) throw nb::value_error(name);
    for (int i = 0; i < length; ++i) to[i] = static_cast<Number>(numbers[static_cast<std::size_t>(i)]);
}

// Pairs of words: the second belongs to the first.
template <class Enum, int kRoom>
void put_pairs(const nb::dict& from, const char* name, std::span<const std::string_view> keys,
               std::span<const std::string_view> words, Enum (&to)[kRoom]) {
    for (const nb::handle pair : listed(from, name))
        to[place_of(keys, name, pair[0])] = static_cast<Enum>(place_of(words, name, pair[1]));
}

// A weight of a style.
inline void put_weight(const nb::dict& from, const char* name, float& to) { to = field<float>(from, name); }

template <int kRoom>
void put_weights(const nb::dict& from, const char* name, float (&to)[kRoom]) {
    const auto numbers = field<std::vector<float>>(from, name);
    if (numbers.size() != kRoom) throw nb::value_error(name);
    for (int i = 0; i < kRoom; ++i) to[i] = numbers[static_cast<std::size_t>(i)];
}
