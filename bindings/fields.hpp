// Policies come from Python as dicts; here their fields are read.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>

#include <initializer_list>
#include <string>

namespace nb = nanobind;

template <class To>
To field(const nb::dict& from, const char* name) {
    return nb::cast<To>(from[name]);
}

// A word of a closed list, as the value of an enum that has them in this order.
template <class Enum>
Enum choice(const nb::dict& from, const char* name, std::initializer_list<const char*> words) {
    const std::string word = field<std::string>(from, name);
    int index = 0;
    for (const char* known : words) {
        if (word == known) return static_cast<Enum>(index);
        ++index;
    }
    throw nb::value_error(word.c_str());
}
