// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/LaunchAssumption.h"

namespace warpgrain::transform {

using dependence::ReasonId;
using dependence::Verdict;

std::optional<Verdict> judgedForLaunches(KernelStudy &study, Verdict &verdict, const LaunchJudge &judge) {
  Verdict whatever = verdict;
  const auto why = judge(LaunchScope::any, whatever);
  if (!why) {
    verdict = std::move(whatever);
    return std::nullopt;
  }
  if (!study.launchesTell()) return why;
  if (auto stillWhy = judge(LaunchScope::ofUnit, verdict)) return stillWhy;
  verdict.assume(ReasonId::launchesAsInUnit, study.kernel().nameSpan);
  return std::nullopt;
}

} // namespace warpgrain::transform
