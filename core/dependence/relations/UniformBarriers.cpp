// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/UniformBarriers.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/base/LineIndex.h"
#include "core/dependence/effects/ThreadVariance.h"
#include "core/dependence/relations/ControlLoads.h"
#include "core/dependence/relations/WholeWarps.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// The condition that differs, as far as it can be written down.
Reason whyDivergent(const KernelInstances &instances, const BarrierInstance &barrier) {
  for (const Condition &guard : barrier.place.guards)
    if (guard.isFollowed() && variesInBlock(instances.atoms, guard))
      return {ReasonId::onlyThreadsWithReachIt, {toString(instances.atoms, guard)}};
  if (instances.limit) return *instances.limit;
  return ReasonId::controlMayDiffer;
}

/// All threads of the block have to come there together.
bool isForBlock(BarrierKind kind) {
  return kind == BarrierKind::block || kind == BarrierKind::blockCollective;
}

bool isProved(const BarrierFinding &finding) {
  return finding.isUniform || finding.isOrderly;
}

struct Reach {
  bool isByAll = false;
  bool isByThoseLeft = false; ///< by all that have not returned
};

/// What conditions the symbolic execution did not follow may still be shown from the text, where all control of the
/// kernel stands in its statements.
Reach reachFromText(const model::BodyIndex &index, EffectsAnalysis &effects, const KernelInstances &instances,
                    const BarrierInstance &barrier) {
  if (barrier.body != instances.body || instances.limit) return {};
  Reach out{true, true};
  for (const model::Axis axis : model::allAxes) {
    const ThreadVariance variance(index, effects, axis);
    out.isByThoseLeft = out.isByThoseLeft && !variance.isDivergentWithin(barrier.call, index.body().root);
    out.isByAll = out.isByAll && out.isByThoseLeft && !variance.mayHaveLeft(index.statementOf(barrier.call));
  }
  out.isByAll = out.isByAll && std::ranges::none_of(instances.unfollowedCalls, &UnfollowedCall::mayEndThread);
  return out;
}

/// True for a value that no memory of the kernel can change: an index, an extent, a parameter.
bool isFixedByLaunch(const Atom &atom) {
  return atom.kind == AtomKind::symbol ? atom.isParameter : atom.kind != AtomKind::opaque;
}

/// True if the conditions around a barrier and the trip counts of its loops are fixed by indices, extents and
/// parameters.
bool isFixedByLaunch(const AtomTable &atoms, const Place &place) {
  const auto areFixed = [&](const std::set<AtomId> &used) {
    return std::ranges::all_of(used, [&](AtomId atom) { return isFixedByLaunch(atoms[atom]); });
  };
  return std::ranges::all_of(
             place.guards,
             [&](const Condition &guard) { return guard.isFollowed() && areFixed(atomsIn(atoms, guard)); }) &&
         std::ranges::all_of(place.loops, [&](const LoopInfo &loop) {
           return loop.iteration || (loop.tripCount && loop.isExact && areFixed(atomsIn(atoms, *loop.tripCount)));
         });
}

/// Where threads have waited at different barriers, who comes to a later one with whom is not defined.
void doubtWhatFollows(std::vector<BarrierFinding> &findings, const model::Unit &unit,
                      const KernelInstances &instances) {
  const auto sequenceOf = [&](std::size_t instance) { return instances.barriers[instance].place.sequence; };
  const BarrierFinding *parted = nullptr;
  std::uint32_t partedAt = std::numeric_limits<std::uint32_t>::max();
  for (const BarrierFinding &finding : findings) {
    if (!isForBlock(finding.kind) || finding.isOrderly) continue;
    for (const std::size_t instance : finding.instances)
      if (sequenceOf(instance) < partedAt) std::tie(parted, partedAt) = std::tuple(&finding, sequenceOf(instance));
  }
  if (parted == nullptr) return;
  const std::uint32_t line = LineIndex(unit[parted->span.file].text).locate(parted->span.begin).line;
  // In a loop that holds both, the one that stands before comes after, too.
  const auto isInSameLoop = [&](const Place &place, const Place &other) {
    return !place.loops.empty() && !other.loops.empty() && place.loops[0].body == other.loops[0].body &&
           place.loops[0].loop == other.loops[0].loop;
  };
  const auto isLater = [&](std::size_t instance) {
    return sequenceOf(instance) > partedAt || std::ranges::any_of(parted->instances, [&](std::size_t other) {
             return isInSameLoop(instances.barriers[instance].place, instances.barriers[other].place);
           });
  };
  for (BarrierFinding &finding : findings) {
    const bool isItself = &finding == parted;
    if (isItself || !isForBlock(finding.kind) || !std::ranges::any_of(finding.instances, isLater)) continue;
    finding.isOrderly = false;
    if (!finding.isUniform) continue;
    finding.isUniform = false;
    finding.reason = Reason(ReasonId::threadsHaveParted, {line});
  }
}

} // namespace

std::vector<BarrierFinding> findBarriers(const model::Unit &unit, const KernelInstances &instances) {
  std::vector<BarrierFinding> out;
  if (instances.body == nullptr || !model::isSome(instances.body->root)) return out;
  const model::BodyIndex index(*instances.body, unit);
  EffectsAnalysis effects(unit);
  for (std::size_t i = 0; i < instances.barriers.size(); ++i) {
    const BarrierInstance &barrier = instances.barriers[i];
    const Reach reach = barrier.isUniform ? Reach{true, true} : reachFromText(index, effects, instances, barrier);
    BarrierFinding finding{.span = barrier.span,
                           .kind = barrier.kind,
                           .instances = {i},
                           .isUniform = reach.isByAll,
                           .isOrderly = reach.isByThoseLeft,
                           .reason = {}};
    if (!finding.isUniform) finding.reason = whyDivergent(instances, barrier);
    if (!isForBlock(barrier.kind) && !finding.isOrderly)
      finding.isOrderly = isReachedByWholeWarps(instances, barrier.place);
    const auto same =
        std::ranges::find_if(out, [&](const BarrierFinding &known) { return known.span == finding.span; });
    if (same == out.end()) {
      out.push_back(std::move(finding));
      continue;
    }
    same->instances.push_back(i);
    same->isOrderly = same->isOrderly && finding.isOrderly;
    if (!finding.isUniform) std::tie(same->isUniform, same->reason) = std::tuple(false, finding.reason);
  }
  doubtWhatFollows(out, unit, instances);
  return out;
}

bool mayRestOnMemory(const std::vector<BarrierFinding> &findings, const KernelInstances &instances) {
  return std::ranges::any_of(findings, [&](const BarrierFinding &finding) {
    return isProved(finding) && std::ranges::any_of(finding.instances, [&](std::size_t i) {
             return !isFixedByLaunch(instances.atoms, instances.barriers[i].place);
           });
  });
}

void doubtByRaces(std::vector<BarrierFinding> &findings, const RaceReport &races, const model::Unit &unit,
                  const KernelInstances &instances) {
  if (instances.body == nullptr || !model::isSome(instances.body->root)) return;
  const model::BodyIndex index(*instances.body, unit);
  for (BarrierFinding &finding : findings) {
    if (!isProved(finding)) continue;
    for (const std::size_t i : finding.instances) {
      const BarrierInstance &barrier = instances.barriers[i];
      if (isFixedByLaunch(instances.atoms, barrier.place)) continue;
      const SharedLoads loads = barrier.body == instances.body ? controlLoads(index, barrier.call) : std::nullopt;
      const std::string raced = racedArrayOf(races, instances, loads);
      if (raced.empty()) continue;
      if (finding.isUniform) finding.reason = Reason(ReasonId::decidedByRacedMemory, {raced});
      finding.isUniform = finding.isOrderly = false;
      break;
    }
  }
  doubtWhatFollows(findings, unit, instances);
}

} // namespace warpgrain::dependence
