// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/findings/Finding.h"
#include "core/tune/recommend/PlanEstimator.h"

#include <cstddef>

namespace warpgrain::findings {

/// How far steps that mend are looked for.
struct MendLimits {
  std::size_t judged = 24;   ///< candidates for one finding whose verdict is asked for
  std::size_t estimated = 8; ///< plans of one finding whose time is estimated
  std::size_t kept = 3;      ///< mends of one finding
};

/// Looks for steps that mend what was found: those on offer whose subject and phase fit the finding, with the steps
/// that must be made before, judged as for a plan. Where the launch's time can be estimated, steps that do not make it
/// shorter are left out. Adds findings of unused grain. `task` has no extents where the launch is not known: then
/// nothing is estimated.
void addMends(KernelFindings &findings, const tune::EstimateTask &task, const MendLimits &limits = {},
              const CancellationToken &cancel = {});

} // namespace warpgrain::findings
