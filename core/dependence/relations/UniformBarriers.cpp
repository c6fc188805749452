// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/UniformBarriers.h"

#include "core/access/form/Classify.h"
#include "core/access/form/Text.h"
#include "core/dependence/ThreadVariance.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;

namespace {

/// The condition that differs, as far as it can be written down.
std::string whyDivergent(const KernelInstances &instances, const BarrierInstance &barrier) {
  for (const Condition &guard : barrier.place.guards)
    if (guard.isFollowed() && variesInBlock(instances.atoms, guard))
      return "only threads with " + toString(instances.atoms, guard) + " reach it";
  return "a condition around the barrier, or a loop's trip count, may differ between threads";
}

} // namespace

std::vector<BarrierFinding> findBarriers(const model::Unit &unit, const KernelInstances &instances) {
  std::vector<BarrierFinding> out;
  if (instances.body == nullptr || !model::isSome(instances.body->root)) return out;
  const model::BodyIndex index(*instances.body, unit);
  EffectsAnalysis effects(unit);
  const auto isReachedTogether = [&](model::ExpressionId call) {
    const model::StatementId statement = index.statementOf(call);
    return std::ranges::all_of(model::allAxes, [&](model::Axis axis) {
      return !ThreadVariance(index, effects, axis).isDivergentWithin(statement, index.body().root);
    });
  };
  for (std::size_t i = 0; i < instances.barriers.size(); ++i) {
    const BarrierInstance &barrier = instances.barriers[i];
    BarrierFinding finding{
        .span = barrier.span, .kind = barrier.kind, .instances = {i}, .isUniform = true, .reason = {}};
    finding.isUniform = barrier.isUniform || (barrier.body == instances.body && isReachedTogether(barrier.call));
    if (!finding.isUniform) finding.reason = whyDivergent(instances, barrier);
    const auto same =
        std::ranges::find_if(out, [&](const BarrierFinding &known) { return known.span == finding.span; });
    if (same == out.end()) {
      out.push_back(std::move(finding));
      continue;
    }
    same->instances.push_back(i);
    if (!finding.isUniform) std::tie(same->isUniform, same->reason) = std::tuple(false, finding.reason);
  }
  return out;
}

} // namespace warpgrain::dependence
