#include "errors.hpp"

#include <cstring>

#include "ruka/tiles/names.hpp"

namespace {

// ruka.errors is imported only when there is something to say.
[[noreturn]] void raise_as(const char* type, const nb::dict& words, nb::object code) {
    const nb::object error = nb::module_::import_("ruka.errors").attr(type);
    const nb::object raised = error(code, **words);
    PyErr_SetObject(error.ptr(), raised.ptr());
    throw nb::python_error();
}

nb::object argument(const ruka::Problem& problem, const char* word, const char* text) {
    if (std::strcmp(word, "tile") == 0) return nb::str(problem.tile, sizeof problem.tile);
    if (std::strcmp(word, "limit") == 0) return nb::int_(problem.limit);
    return nb::steal(
        PyUnicode_DecodeUTF8(text + problem.begin, static_cast<Py_ssize_t>(problem.end - problem.begin), "replace"));
}

}  // namespace

void raise(const char* code, const nb::dict& words) { raise_as("RukaError", words, nb::str(code)); }

void raise_rules(const char* code, const nb::dict& words) { raise_as("RulesError", words, nb::str(code)); }

void raise_notation(const ruka::Problem& problem, const char* text) {
    const ruka::FaultName& name = ruka::kFaultNames[static_cast<int>(problem.fault)];
    nb::dict words;
    words["column"] = ruka::column_of(text, problem.place);
    if (name.argument) words[name.argument] = argument(problem, name.argument, text);
    raise_as("NotationError", words, nb::str(name.code));
}

nb::str name_of(ruka::Code code) {
    char name[2];
    ruka::tile_name(code, name);
    return nb::str(name, sizeof name);
}
