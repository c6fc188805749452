// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/FuseOrder.h"

#include "core/plan/LoopStep.h"
#include "core/steps/rewrite/LaunchAssumption.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::CarriedDependences;
using dependence::Verdict;

namespace {

std::string textOf(const Unit &unit, const access::KernelInstances &instances, std::size_t access) {
  const SourceSpan &span = instances.accesses[access].span;
  return std::string(unit.textOf(span)) + " (" + lineText(unit, span) + ")";
}

Verdict refusalOf(const Unit &unit, const access::KernelInstances &instances, const CarriedDependence &dependence) {
  const std::string meets = textOf(unit, instances, dependence.sink) + " uses what a later iteration's " +
                            textOf(unit, instances, dependence.source) + " used before";
  const SourceSpan &place = instances.accesses[dependence.sink].span;
  if (dependence.obscurity.empty())
    return Verdict::illegal(meets + "; in one loop that order would be turned round.", place);
  return Verdict::unknown("It may be that " + meets +
                              ", and in one loop that order would be turned round: " + dependence.obscurity + ".",
                          place);
}

} // namespace

std::optional<Verdict> whyNotFusedByMemory(KernelStudy &study, StatementId first, StatementId second,
                                           Verdict &verdict) {
  const Body &body = study.kernel().body;
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (const access::KernelInstances &instances : study.instances(scope)) {
      const CarriedDependences found =
          dependence::dependencesAgainstFusing(study.unit(), instances, body[first].keyword, body[second].keyword);
      if (!found.limit.empty()) return Verdict::unknown(found.limit, body[first].keyword);
      if (!found.dependences.empty()) return refusalOf(study.unit(), instances, found.dependences.front());
      for (const std::string &assumption : found.assumptions)
        if (std::ranges::find(rests.assumptions, assumption, &dependence::Reason::text) == rests.assumptions.end())
          rests.assume(assumption, body[first].keyword);
    }
    return std::nullopt;
  });
}

} // namespace warpgrain::transform
