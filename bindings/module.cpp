// ruka._core: the native core for Python. The contract is src/ruka/_core.pyi.
#include "module.hpp"

#include <exception>
#include <typeinfo>

#include "ruka/hands/forms.hpp"
#include "suits.hpp"

NB_MODULE(_core, module) {
    module.attr("REGULAR") = static_cast<int>(ruka::kRegular);
    module.attr("PAIRS") = static_cast<int>(ruka::kSevenPairs);
    module.attr("ORPHANS") = static_cast<int>(ruka::kThirteenOrphans);
    module.attr("KNITTED") = static_cast<int>(ruka::kKnitted);
    module.attr("HONOURS_KNITTED") = static_cast<int>(ruka::kHonoursKnitted);
    module.attr("UNRELATED") = static_cast<int>(ruka::kUnrelated);
    module.attr("PAIRS_REPEAT") = static_cast<int>(ruka::kPairsRepeat);
    module.attr("KNITTED_ANY") = static_cast<int>(ruka::kKnittedAny);
    module.attr("ONE_CHOW") = static_cast<int>(ruka::kOneChow);
    module.attr("SNAKE") = static_cast<int>(ruka::kSnake);
    module.attr("GATES") = static_cast<int>(ruka::kGates);
    module.attr("TRIPLES") = static_cast<int>(ruka::kTriples);
    module.attr("COUPLES") = static_cast<int>(ruka::kCouples);
    module.attr("ORPHAN_PAIRS") = static_cast<int>(ruka::kOrphanPairs);
    module.attr("RIICHI_FORMS") = ruka::kRiichiForms;
    module.attr("MCR_FORMS") = ruka::kMcrForms;

    // What is not of the type that is cast to: a TypeError in our words, whichever call it was.
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const std::bad_cast&) {
            PyErr_SetString(PyExc_TypeError, "an argument is of a type that cannot be used here");
        }
    });
    nb::set_leak_warnings(false);  // what caches still hold when Python exits is not lost memory
    tables_beside(module);
    bind_tiles(module);
    bind_hands(module);
    bind_readings(module);
    bind_batch(module);
    bind_policies(module);
    bind_rules(module);
    bind_wins(module);
    bind_scores(module);
    bind_settle(module);
    bind_score_batch(module);
    bind_table(module);
    bind_play(module);
    bind_simulate(module);
    bind_advice(module);
    bind_advisors(module);
    bind_env(module);
}
