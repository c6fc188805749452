// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loopkit/LoopInstances.h"

namespace warpgrain::transform {

using namespace model;
using dependence::Verdict;

StatementId sameLoopIn(const Body &body, const Statement &loop) {
  for (std::size_t i = 0; i < body.statements.size(); ++i) {
    const StatementId id{static_cast<std::uint32_t>(i)};
    if (body[id].kind == loop.kind && body[id].keyword == loop.keyword) return id;
  }
  return none<StatementId>;
}

std::optional<Verdict> whyNotInInstances(KernelStudy &study, const CountingLoop &loop) {
  const Function &kernel = study.kernel();
  for (const Instance &instance : kernel.instances) {
    const StatementId id = sameLoopIn(instance.body, kernel.body[loop.loop]);
    if (!isSome(id)) continue;
    const BodyIndex index(instance.body, study.unit());
    const auto same = readCountingLoop(index, study.effects(), id);
    if (same) continue;
    Verdict verdict = same.error();
    for (dependence::Reason &reason : verdict.reasons)
      reason =
          dependence::Reason(dependence::ReasonId::inInstance, {reason, kernel.name + instance.arguments}, reason.span);
    return verdict;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
