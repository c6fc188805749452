// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <functional>
#include <optional>

namespace warpgrain::transform {

/// Says why not, or adds what its answer rests on.
using LaunchJudge = std::function<std::optional<dependence::Verdict>(LaunchScope scope, dependence::Verdict &verdict)>;

/// Asks for whatever launch there is; where that is refused, for those in the unit, and that there are no others is
/// then an assumption.
std::optional<dependence::Verdict> judgedForLaunches(KernelStudy &study, dependence::Verdict &verdict,
                                                     const LaunchJudge &judge);

} // namespace warpgrain::transform
