// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"

#include <functional>
#include <optional>

namespace warpgrain::transform {

/// Judges a step for a set of launches. Returns the refusing verdict; if it allows the step, it returns no value and
/// adds its assumptions to `verdict`.
using LaunchJudge = std::function<std::optional<dependence::Verdict>(LaunchScope scope, dependence::Verdict &verdict)>;

/// Judges a step for any launch. If that is refused and the unit has launches that say more, judges it for these; in
/// the second case it adds the assumption that there are no other launches (ReasonId::launchesAsInUnit). Returns the
/// refusing verdict, or no value if the step is allowed.
std::optional<dependence::Verdict> judgedForLaunches(KernelStudy &study, dependence::Verdict &verdict,
                                                     const LaunchJudge &judge);

} // namespace warpgrain::transform
