// SPDX-License-Identifier: Apache-2.0
#include "core/steps/sync/UnreadAxes.h"

#include "core/dependence/relations/RelationContext.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

std::optional<Verdict> whySeveralThreads(KernelStudy &study, const access::KernelInstances &instances,
                                         Verdict &verdict) {
  const dependence::RelationContext context(study.unit(), instances);
  std::string axes;
  for (const Axis axis : allAxes) {
    if (context.hasThreads(axis) || instances.atoms.extents().block[indexOf(axis)]) continue;
    for (const Launch *launch : study.unit().launchesOf(study.id()))
      if (launch->blockExtents[axis].value_or(1) > 1)
        return Verdict::unknown({ReasonId::threadsNotTold, {letterOf(axis)}}, launch->spelling.span);
    axes += (axes.empty() ? "" : " and ") + std::string(1, letterOf(axis));
  }
  if (!axes.empty()) assumeOnce(study, verdict, {ReasonId::oneThreadAlongUnread, {axes}});
  return std::nullopt;
}

void assumeOnce(const KernelStudy &study, Verdict &verdict, Reason what) {
  verdict.assumeOnce(std::move(what), study.kernel().nameSpan);
}

} // namespace warpgrain::transform
