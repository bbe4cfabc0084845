#include "suits.hpp"

#include <nanobind/stl/string.h>

#include <string>

#include "errors.hpp"
#include "ruka/hands/suit_file.hpp"

#if __has_include(<sys/mman.h>)
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <cstdio>
#include <vector>
#endif

namespace {

PyObject* core;  // alive as long as the functions that ask

struct Mapped {
    const void* data = nullptr;
    std::size_t size = 0;
};

#if __has_include(<sys/mman.h>)

Mapped map_file(const char* path) {
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    struct stat status;
    Mapped mapped;
    if (fstat(file, &status) == 0 && status.st_size > 0) {
        mapped.size = static_cast<std::size_t>(status.st_size);
        mapped.data = mmap(nullptr, mapped.size, PROT_READ, MAP_PRIVATE, file, 0);
        if (mapped.data == MAP_FAILED) mapped = {};
    }
    close(file);
    return mapped;
}

#else

Mapped map_file(const char* path) {
    static std::vector<ruka::Helpers> held;  // of the widest alignment in the file
    std::FILE* file = std::fopen(path, "rb");
    if (!file) return {};
    std::fseek(file, 0, SEEK_END);
    const std::size_t size = static_cast<std::size_t>(std::ftell(file));
    std::rewind(file);
    held.resize(size / sizeof(ruka::Helpers) + 1);
    const bool whole = std::fread(held.data(), 1, size, file) == size;
    std::fclose(file);
    return whole ? Mapped{held.data(), size} : Mapped{};
}

#endif

ruka::SuitTables load() {
    std::string path = nb::cast<std::string>(nb::handle(core).attr("__file__"));
    path.replace(path.find_last_of("/\\") + 1, std::string::npos, "suits.bin");
    const Mapped mapped = map_file(path.c_str());
    if (!mapped.data) raise("tables-missing", "path", path);
    ruka::SuitTables tables;
    if (!ruka::view_tables(mapped.data, mapped.size, tables)) raise("tables-broken", "path", path);
    return tables;
}

}  // namespace

void tables_beside(nb::module_ module) { core = module.ptr(); }

const ruka::SuitTables& suit_tables() {
    static const ruka::SuitTables tables = load();
    return tables;
}
