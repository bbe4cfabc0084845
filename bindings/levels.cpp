// Which of the batch loops suits the processor.
#include "kernels.hpp"

namespace ruka {
extern const Kernels batch_kernels;
}

#if defined(RUKA_LEVELS)

namespace ruka_v2 {
extern const Kernels batch_kernels;
}
namespace ruka_v3 {
extern const Kernels batch_kernels;
}

const Kernels& kernels() {
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")) {
        return ruka_v3::batch_kernels;
    }
    return __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt") ? ruka_v2::batch_kernels
                                                                                : ruka::batch_kernels;
}

#else

const Kernels& kernels() { return ruka::batch_kernels; }

#endif
