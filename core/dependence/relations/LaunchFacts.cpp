// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/LaunchFacts.h"

#include "core/base/LineIndex.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/dependence/relations/Waits.h"

#include <algorithm>

namespace warpgrain::dependence {

namespace {

using access::AccessFacts;
using access::Fact;
using access::Place;
using model::AccessKind;
using model::MemorySpace;

bool shareLoop(const Place &a, const Place &b) {
  if (a.loops.empty() || b.loops.empty()) return false;
  return a.loops.front().body == b.loops.front().body && a.loops.front().loop == b.loops.front().loop;
}

/// Takes back what is said of requests for one reason.
class RequestDoubt {
public:
  RequestDoubt(access::KernelFacts &facts, Reason why) : facts_(facts), why_(std::move(why)) {}

  void applyBehind(const Place &barrier) {
    for (AccessFacts &access : facts_.accesses) {
      const bool isBehind = std::ranges::any_of(access.instances, [&](std::size_t instance) {
        const Place &place = facts_.instances.accesses[instance].place;
        return place.sequence > barrier.sequence || shareLoop(place, barrier);
      });
      if (isBehind) takeBack(access);
    }
  }

  void takeBack(AccessFacts &access) {
    if (access.requests.total) access.requests.total = access::notKnown(why_);
    const bool isGlobal = access.space == MemorySpace::global;
    if (!isGlobal && access.space != MemorySpace::shared) return;
    access::LaunchTotals &totals = facts_.totals;
    if (access.kind == AccessKind::read || access.kind == AccessKind::readWrite)
      takeBack(isGlobal ? totals.globalLoadSectors : totals.sharedLoadConflicts);
    if (access.kind == AccessKind::write || access.kind == AccessKind::readWrite)
      takeBack(isGlobal ? totals.globalStoreSectors : totals.sharedStoreConflicts);
  }

private:
  void takeBack(Fact<std::int64_t> &sum) const {
    if (sum) sum = access::notKnown(why_);
  }

  access::KernelFacts &facts_;
  Reason why_;
};

/// The races are searched for only if they may matter.
std::vector<BarrierFinding> barriersOf(const model::Unit &unit, const access::KernelInstances &instances) {
  std::vector<BarrierFinding> findings = findBarriers(unit, instances);
  if (mayRestOnMemory(findings, instances)) doubtByRaces(findings, findRaces(unit, instances), unit, instances);
  return findings;
}

void takeBackWhatBarriersPart(access::KernelFacts &facts, const model::Unit &unit,
                              const std::vector<BarrierFinding> &barriers) {
  for (const BarrierFinding &finding : barriers) {
    if (finding.isOrderly) continue;
    const std::uint32_t line = LineIndex(unit[finding.span.file].text).locate(finding.span.begin).line;
    RequestDoubt doubt(facts, {ReasonId::threadsPartAtBarrier, {line}});
    for (const std::size_t instance : finding.instances)
      doubt.applyBehind(facts.instances.barriers[instance].place);
  }
}

/// Threads that wait for each other, as for a lock, go on one by one.
void takeBackWhatWaitsPart(access::KernelFacts &facts, const model::Unit &unit) {
  const RelationContext context(unit, facts.instances);
  const Waits waits(context);
  for (AccessFacts &access : facts.accesses)
    for (const std::size_t instance : access.instances)
      if (auto why = waits.whyParted(facts.instances.accesses[instance])) {
        RequestDoubt(facts, *std::move(why)).takeBack(access);
        break;
      }
}

} // namespace

access::KernelFacts launchFacts(const model::Unit &unit, model::FunctionId kernel,
                                const access::LaunchContext &launch) {
  access::KernelFacts facts = access::analyzeAccesses(unit, kernel, launch);
  takeBackWhatBarriersPart(facts, unit, barriersOf(unit, facts.instances));
  takeBackWhatWaitsPart(facts, unit);
  return facts;
}

LaunchRaces launchFactsWithRaces(const model::Unit &unit, model::FunctionId kernel,
                                 const access::LaunchContext &launch) {
  LaunchRaces out{.facts = access::analyzeAccesses(unit, kernel, launch), .races = {}};
  out.races = findRaces(unit, out.facts.instances);
  std::vector<BarrierFinding> barriers = findBarriers(unit, out.facts.instances);
  doubtByRaces(barriers, out.races, unit, out.facts.instances);
  takeBackWhatBarriersPart(out.facts, unit, barriers);
  takeBackWhatWaitsPart(out.facts, unit);
  return out;
}

LaunchDependences launchFactsWithDependences(const model::Unit &unit, model::FunctionId kernel,
                                             const access::LaunchContext &launch, bool withInput) {
  LaunchDependences out{.facts = access::analyzeAccesses(unit, kernel, launch), .dependences = {}};
  out.dependences = analyzeDependences(unit, out.facts.instances, withInput);
  takeBackWhatBarriersPart(out.facts, unit, out.dependences.barriers);
  takeBackWhatWaitsPart(out.facts, unit);
  return out;
}

} // namespace warpgrain::dependence
