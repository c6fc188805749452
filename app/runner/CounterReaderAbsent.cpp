// SPDX-License-Identifier: Apache-2.0
#if !__has_include(<cupti_range_profiler.h>)

#include "app/runner/CounterReader.h"

namespace warpgrain::runner {

Counted readCounters(const Gpu &, Trials &) {
  return {.reason = "This warpgrain-runner was built without CUPTI's headers and cannot read the GPU's counters; build "
                    "it where the CUDA toolkit's CUPTI is installed."};
}

} // namespace warpgrain::runner

#endif
