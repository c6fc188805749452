// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/FuseOrder.h"

#include "core/plan/LoopStep.h"
#include "core/steps/rewrite/LaunchAssumption.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::CarriedDependence;
using dependence::CarriedDependences;
using dependence::Reason;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

std::string textOf(const Unit &unit, const access::KernelInstances &instances, std::size_t access) {
  const SourceSpan &span = instances.accesses[access].span;
  return std::string(unit.textOf(span)) + " (" + lineText(unit, span) + ")";
}

Verdict refusalOf(const Unit &unit, const access::KernelInstances &instances, const CarriedDependence &dependence) {
  const Reason meets(ReasonId::usesWhatLaterUsed,
                     {textOf(unit, instances, dependence.sink), textOf(unit, instances, dependence.source)});
  const SourceSpan &place = instances.accesses[dependence.sink].span;
  if (dependence.obscurity.empty()) return Verdict::illegal({ReasonId::orderTurnedInOneLoop, {meets}}, place);
  return Verdict::unknown({ReasonId::orderMayTurnInOneLoop, {meets, dependence.obscurity}}, place);
}

} // namespace

std::optional<Verdict> whyNotFusedByMemory(KernelStudy &study, StatementId first, StatementId second,
                                           Verdict &verdict) {
  const Body &body = study.kernel().body;
  return judgedForLaunches(study, verdict, [&](LaunchScope scope, Verdict &rests) -> std::optional<Verdict> {
    for (const access::KernelInstances &instances : study.instances(scope)) {
      const CarriedDependences found =
          dependence::dependencesAgainstFusing(study.unit(), instances, body[first].keyword, body[second].keyword);
      if (!found.limit.empty()) return Verdict::unknown({ReasonId::analysisLimit, {found.limit}}, body[first].keyword);
      if (!found.dependences.empty()) return refusalOf(study.unit(), instances, found.dependences.front());
      for (const std::string &assumption : found.assumptions)
        rests.assumeOnce({ReasonId::analysisAssumes, {assumption}}, body[first].keyword);
    }
    return std::nullopt;
  });
}

} // namespace warpgrain::transform
