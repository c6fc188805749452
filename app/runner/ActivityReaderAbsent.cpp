// SPDX-License-Identifier: Apache-2.0
#if !__has_include(<cupti_range_profiler.h>)

#include "app/runner/ActivityReader.h"

namespace warpgrain::runner {

ActivityTimes readActivity(Trials &, unsigned) {
  return {.reason = "This warpgrain-runner was built without CUPTI's headers and cannot read the kernels' own times; "
                    "build it where the CUDA toolkit's CUPTI is installed."};
}

} // namespace warpgrain::runner

#endif
