// SPDX-License-Identifier: Apache-2.0
#include "core/steps/loops/NestInstances.h"

#include "core/steps/loopkit/LoopInstances.h"
#include "core/steps/loopkit/LoopOrder.h"

namespace warpgrain::transform {

using dependence::Verdict;

std::optional<Verdict> whyNestNotInInstances(KernelStudy &study, const NestedLoops &nest, Verdict &verdict) {
  for (const model::Instance &instance : study.kernel().instances) {
    const model::StatementId id = sameLoopIn(instance.body, study.kernel().body[nest.outer.loop]);
    if (!isSome(id)) continue;
    const model::BodyIndex index(instance.body, study.unit());
    const auto same = readNestedLoops(index, study.effects(), id);
    if (!same) return same.error();
    if (auto why = whyNotByRegisters(index, id, same->body, {same->outer.counter, same->inner.counter}, verdict))
      return why;
  }
  return std::nullopt;
}

} // namespace warpgrain::transform
