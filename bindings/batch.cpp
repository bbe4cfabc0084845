// Batches of hands: NumPy arrays in and out, without copies and without the GIL.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <array>
#include <cstring>
#include <vector>

#include "arguments.hpp"
#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "ruka/hands/readings.hpp"
#include "threads.hpp"

namespace {

using ruka::Mask;
using Array = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

template <class T>
using Column = nb::ndarray<nb::numpy, T, nb::ndim<1>>;

// Memory that becomes a NumPy array.
template <class T>
struct Owned {
    T* data;
    nb::capsule owner;

    explicit Owned(std::size_t size)
        : data(new T[size]), owner(data, [](void* memory) noexcept { delete[] static_cast<T*>(memory); }) {}

    Column<T> column(std::size_t size) const { return {data, {size}, owner}; }
};

const std::uint8_t* checked_rows(nb::handle argument, std::size_t& rows, std::size_t width, const char* expected) {
    Array array;
    const bool is_array = nb::try_cast(argument, array, false);
    if (!is_array || array.dtype() != nb::dtype<std::uint8_t>()) raise("bad-shape", "expected", expected);
    const bool shaped = width == 1 ? array.ndim() == 1 : array.ndim() == 2 && array.shape(1) == width;
    if (!shaped) raise("bad-shape", "expected", expected);
    rows = array.shape(0);
    return static_cast<const std::uint8_t*>(array.data());
}

constexpr const char* kCountsShape = "(N, 34) uint8";

// Runs one of the loops over all rows and names the first bad one.
template <class Loop>
void run(std::size_t rows, int threads, Loop loop) {
    std::atomic<std::size_t> bad{rows};
    {
        nb::gil_scoped_release released;
        share_out(rows, threads, [&](std::size_t first, std::size_t last) {
            const std::size_t stopped = loop(first, last);
            if (stopped == last) return;
            std::size_t before = bad.load();
            while (stopped < before && !bad.compare_exchange_weak(before, stopped)) {
            }
        });
    }
    if (bad < rows) raise("bad-counts", "row", bad.load());
}

Column<std::int8_t> shanten_batch(nb::handle counts, int forms, Mask kinds, int threads) {
    const ruka::Play play = checked_play(forms, kinds);
    std::size_t count;
    const Rows rows{&play.tables, forms, kinds, checked_rows(counts, count, ruka::kKinds, kCountsShape)};
    const Owned<std::int8_t> shanten(count);
    run(count, threads,
        [&](std::size_t first, std::size_t last) { return kernels().shanten(rows, first, last, shanten.data); });
    return shanten.column(count);
}

nb::tuple useful_batch(nb::handle counts, int forms, Mask kinds, int threads) {
    const ruka::Play play = checked_play(forms, kinds);
    std::size_t count;
    const Rows rows{&play.tables, forms, kinds, checked_rows(counts, count, ruka::kKinds, kCountsShape)};
    const Owned<std::int8_t> shanten(count);
    const Owned<Mask> useful(count);
    run(count, threads, [&](std::size_t first, std::size_t last) {
        return kernels().useful(rows, first, last, shanten.data, useful.data);
    });
    return nb::make_tuple(shanten.column(count), useful.column(count));
}

Column<Mask> waits_batch(nb::handle counts, int forms, Mask kinds, int threads) {
    const ruka::Play play = checked_play(forms, kinds);
    std::size_t count;
    const Rows rows{&play.tables, forms, kinds, checked_rows(counts, count, ruka::kKinds, kCountsShape)};
    const Owned<Mask> waits(count);
    run(count, threads,
        [&](std::size_t first, std::size_t last) { return kernels().waits(rows, first, last, waits.data); });
    return waits.column(count);
}

using PackedReading = std::array<std::uint16_t, 13>;

PackedReading pack(const ruka::Reading& reading) {
    PackedReading packed{reading.form, static_cast<std::uint16_t>(reading.role), reading.completed, reading.sets_count};
    for (int i = 0; i < ruka::kMaxSets; ++i) {
        packed[4 + 2 * i] = i < reading.sets_count ? static_cast<std::uint16_t>(reading.sets[i].type) : ruka::kNoSet;
        packed[5 + 2 * i] = i < reading.sets_count ? reading.sets[i].kind : ruka::kNoTile;
    }
    packed[12] = reading.pairs_count == 1 ? reading.pairs[0] : ruka::kNoTile;
    return packed;
}

// A row of counts with its winning tile as a hand without sets on the table; false when it is not one.
bool make_hand(const std::uint8_t* counts, ruka::Code winning, ruka::Hand& hand) {
    hand = {};
    hand.winning = winning;
    std::memcpy(hand.counts, counts, ruka::kKinds);
    int tiles = 0;
    for (std::uint8_t count : hand.counts) {
        if (count > ruka::kCopies) return false;
        tiles += count;
    }
    const bool held = winning == ruka::kNoTile || (winning < ruka::kKinds && counts[winning] > 0);
    return held && tiles == kComplete;
}

nb::tuple readings_batch(nb::handle counts, nb::handle winning, int forms, int threads) {
    checked_play(forms, ruka::kAllKinds);
    std::size_t count, winning_count;
    const std::uint8_t* rows = checked_rows(counts, count, ruka::kKinds, kCountsShape);
    const std::uint8_t* tiles = checked_rows(winning, winning_count, 1, "(N,) uint8");
    if (winning_count != count) raise("bad-shape", "expected", "(N,) uint8");

    const Owned<std::int64_t> offsets(count + 1);
    std::vector<std::vector<PackedReading>> chunks((count + kChunk - 1) / kChunk);
    run(count, threads, [&](std::size_t first, std::size_t last) {
        std::vector<PackedReading>& found = chunks[first / kChunk];
        for (std::size_t row = first; row < last; ++row) {
            ruka::Hand hand;
            if (!make_hand(rows + row * ruka::kKinds, tiles[row], hand)) return row;
            const std::size_t before = found.size();
            ruka::for_each_reading(hand, forms, [&](const ruka::Reading& reading) { found.push_back(pack(reading)); });
            offsets.data[row + 1] = static_cast<std::int64_t>(found.size() - before);
        }
        return last;
    });

    offsets.data[0] = 0;
    for (std::size_t row = 0; row < count; ++row) offsets.data[row + 1] += offsets.data[row];
    const std::size_t total = static_cast<std::size_t>(offsets.data[count]);
    const Owned<std::uint16_t> packed(total * std::tuple_size_v<PackedReading>);
    std::uint16_t* place = packed.data;
    for (const std::vector<PackedReading>& chunk : chunks) {
        if (chunk.empty()) continue;
        std::memcpy(place, chunk.data(), chunk.size() * sizeof(PackedReading));
        place += chunk.size() * std::tuple_size_v<PackedReading>;
    }
    using Table = nb::ndarray<nb::numpy, std::uint16_t, nb::ndim<2>>;
    const std::size_t columns = std::tuple_size_v<PackedReading>;
    return nb::make_tuple(offsets.column(count + 1), Table(packed.data, {total, columns}, packed.owner));
}

}  // namespace

void bind_batch(nb::module_& module) {
    const int forms = ruka::kRiichiForms;
    const Mask kinds = ruka::kAllKinds;
    module.def("shanten_batch", &shanten_batch, "counts"_a, "forms"_a = forms, "kinds"_a = kinds, "threads"_a = 0);
    module.def("useful_batch", &useful_batch, "counts"_a, "forms"_a = forms, "kinds"_a = kinds, "threads"_a = 0);
    module.def("waits_batch", &waits_batch, "counts"_a, "forms"_a = forms, "kinds"_a = kinds, "threads"_a = 0);
    module.def("readings_batch", &readings_batch, "counts"_a, "winning"_a, "forms"_a = forms, "threads"_a = 0);
}
