// Which of the batch loops suits the processor.
#include "kernels.hpp"
#include "table_kernels.hpp"

namespace ruka {
extern const Kernels batch_kernels;
extern const TableKernels step_kernels;
}  // namespace ruka

#if defined(RUKA_LEVELS)

namespace ruka_v2 {
extern const Kernels batch_kernels;
extern const TableKernels step_kernels;
}  // namespace ruka_v2
namespace ruka_v3 {
extern const Kernels batch_kernels;
extern const TableKernels step_kernels;
}  // namespace ruka_v3

namespace {

template <class Any>
const Any& suited(const Any& plain, const Any& v2, const Any& v3) {
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")) return v3;
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt") ? v2 : plain;
}

}  // namespace

const Kernels& kernels() { return suited(ruka::batch_kernels, ruka_v2::batch_kernels, ruka_v3::batch_kernels); }

const TableKernels& table_kernels() { return suited(ruka::step_kernels, ruka_v2::step_kernels, ruka_v3::step_kernels); }

#else

const Kernels& kernels() { return ruka::batch_kernels; }

const TableKernels& table_kernels() { return ruka::step_kernels; }

#endif
