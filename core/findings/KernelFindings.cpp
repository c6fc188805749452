// SPDX-License-Identifier: Apache-2.0
#include "core/findings/KernelFindings.h"

#include "core/dependence/reasons/ModelReasons.h"
#include "core/dependence/relations/UniformBarriers.h"
#include "core/findings/Detectors.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace warpgrain::findings {

namespace {

using dependence::Reason;
using dependence::ReasonId;

/// What is above what: by severity, by how sure it is, by cost, by place.
auto rankOf(const Finding &finding) {
  const SourceSpan &place = finding.places.front();
  return std::tuple(finding.severity, finding.certainty == Certainty::possible, -finding.cost.share.value_or(0),
                    -finding.cost.sectors.value_or(finding.cost.passes.value_or(0)), finding.kind, place.begin);
}

void rank(KernelFindings &findings) {
  std::ranges::stable_sort(findings.list, [](const Finding &a, const Finding &b) { return rankOf(a) < rankOf(b); });
}

/// Why accesses are not counted, each reason once.
std::vector<Reason> unknownIn(const access::KernelFacts &facts) {
  constexpr std::size_t most = 8;
  std::vector<Reason> out;
  for (const access::AccessFacts &access : facts.accesses) {
    const bool hasCost = access.space == model::MemorySpace::global || access.space == model::MemorySpace::shared;
    if (hasCost && !access.requests.total && out.size() < most) dependence::addOnce(out, access.requests.total.error());
  }
  return out;
}

void append(std::vector<Finding> &to, std::vector<Finding> from) {
  std::ranges::move(from, std::back_inserter(to));
}

/// Race reports look at barriers, too, and keep what they find to themselves.
std::vector<dependence::BarrierFinding> barriersOf(const model::Unit &unit, const access::KernelInstances &instances,
                                                   const dependence::RaceReport &races) {
  auto barriers = dependence::findBarriers(unit, instances);
  dependence::doubtByRaces(barriers, races, unit, instances);
  return barriers;
}

} // namespace

KernelFindings findingsOf(const FindingsTask &task, const CancellationToken &cancel) {
  // Of a kernel that is not read whole nothing is claimed.
  if (task.subject.function().whyNotWhole) return findingsOf(task, dependence::LaunchRaces(), cancel);
  return findingsOf(task, dependence::launchFactsWithRaces(*task.subject.unit, task.subject.kernel, task.launch),
                    cancel);
}

KernelFindings findingsOf(const FindingsTask &task, dependence::LaunchRaces found, const CancellationToken &cancel) {
  const model::Unit &unit = *task.subject.unit;
  const model::Function &kernel = task.subject.function();
  KernelFindings out{.kernel = task.subject.kernel};
  if (kernel.whyNotWhole) {
    out.nothing =
        Reason(ReasonId::findingNotWhole, {dependence::reasonOf(*kernel.whyNotWhole)}, kernel.whyNotWhole->span);
    return out;
  }
  access::KernelFacts &facts = found.facts;
  if (cancel.stop_requested()) return out;
  const LaunchModel model(unit, facts, task.gpu, task.dynamicSharedBytes);
  if (model.time()) out.microseconds = model.time()->microseconds();
  out.dataBytes = model.dataBytes();
  append(out.list, raceFindings(facts, found.races));
  append(out.list, barrierFindings(barriersOf(unit, facts.instances, found.races)));
  append(out.list, boundsFindings(unit, facts, task.isGuessed));
  if (cancel.stop_requested()) return out;
  append(out.list, coalescingFindings(facts, model));
  append(out.list, bankFindings(facts, model));
  append(out.list, redundancyFindings(facts, model));
  append(out.list, divergenceFindings(unit, facts, model));
  append(out.list, occupancyFindings(facts, model, kernel.nameSpan));
  std::erase_if(out.list, [](const Finding &finding) { return finding.places.empty(); });
  out.unknown = unknownIn(facts);
  if (out.list.empty()) out.nothing = ReasonId::findingNothingWrong;
  rank(out);
  return out;
}

void addMends(KernelFindings &findings, const FindingsTask &task, const CancellationToken &cancel) {
  if (!task.subject.reparse || task.subject.function().whyNotWhole) return;
  const tune::EstimateTask estimates{.subject = &task.subject,
                                     .launch = task.gpu ? task.launch : access::LaunchContext(),
                                     .dynamicSharedBytes = task.dynamicSharedBytes,
                                     .gpu = task.gpu.value_or(estimate::ModelledGpu()),
                                     .dataBytes = findings.dataBytes};
  addMends(findings, estimates, task.limits, cancel);
  rank(findings);
}

void addExecuted(KernelFindings &findings, const std::vector<ExecutedFault> &faults, const SourceSpan &kernelName) {
  for (const ExecutedFault &fault : faults) {
    const SourceSpan place = fault.span.empty() ? kernelName : fault.span;
    findings.list.push_back({.kind = fault.isRace ? FindingKind::race : FindingKind::outOfBounds,
                             .severity = Severity::error,
                             .certainty = Certainty::proved,
                             .places = {place},
                             .cause = {ReasonId::findingExecuted, {fault.sentence}, place}});
  }
  if (!findings.list.empty()) findings.nothing.reset();
  rank(findings);
}

} // namespace warpgrain::findings
