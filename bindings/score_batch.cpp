// Batches of won hands: plain records in, plain records out.
#include "ruka/scoring/score_batch.hpp"

#include <nanobind/ndarray.h>

#include <atomic>
#include <cstring>

#include "arguments.hpp"
#include "errors.hpp"
#include "kernels.hpp"
#include "module.hpp"
#include "scoring.hpp"
#include "suits.hpp"
#include "threads.hpp"

namespace {

using Bytes = nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<2>>;

template <class Record>
struct Records {
    std::uint8_t* memory;
    Bytes array;

    explicit Records(std::size_t count) : memory(new std::uint8_t[count * sizeof(Record) + 1]) {
        const nb::capsule owner(memory, [](void* p) noexcept { delete[] static_cast<std::uint8_t*>(p); });
        array = Bytes(memory, {count, sizeof(Record)}, owner);
    }
};

Bytes pack_cases(const nb::sequence& hands, const nb::sequence& wins) {
    const std::size_t count = nb::len(hands);
    if (nb::len(wins) != count) raise("bad-shape", "expected", "as many wins as hands");
    const Records<ruka::Case> records(count);
    for (std::size_t i = 0; i < count; ++i) {
        const nb::object hand = hands[i], win = wins[i];
        ruka::Case c{};
        ruka::Hand space;
        c.hand = hand_of(hand, space);
        c.win = nb::cast<const ruka::Win&>(win);
        std::memcpy(records.memory + i * sizeof c, &c, sizeof c);
    }
    return records.array;
}

Bytes score_batch(const Rules& rules, nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu> cases,
                  int threads) {
    if (cases.shape(1) != sizeof(ruka::Case)) raise("bad-shape", "expected", "what pack_cases made");
    const std::size_t count = cases.shape(0);
    const Records<ruka::CaseScore> records(count);
    const ruka::SuitTables& tables = suit_tables();
    std::atomic<std::size_t> bad{count};
    {
        nb::gil_scoped_release released;
        share_out(count, threads, kWins, [&](std::size_t first, std::size_t last) {
            const std::size_t done =
                first + kernels().score_many(&rules.program, &tables, cases.data() + first * sizeof(ruka::Case),
                                             last - first, records.memory + first * sizeof(ruka::CaseScore));
            std::size_t before = bad.load();
            while (done < last && done < before && !bad.compare_exchange_weak(before, done)) {
            }
        });
    }
    if (bad < count) raise("bad-case", "row", bad.load());
    return records.array;
}

}  // namespace

void bind_score_batch(nb::module_& module) {
    module.def("pack_cases", &pack_cases, "hands"_a, "wins"_a);
    module.def("score_batch", &score_batch, "rules"_a, "cases"_a, "threads"_a = 0);
}
