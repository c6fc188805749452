// SPDX-License-Identifier: Apache-2.0
#include "core/steps/rewrite/Rewritable.h"

#include "core/dependence/reasons/ModelReasons.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

std::optional<Verdict> whyNotRewritable(const Unit &, const Function &kernel) {
  if (!kernel.macro.empty()) return Verdict::unknown({ReasonId::kernelWrittenByMacro, {kernel.macro}}, kernel.span);
  if (const auto &why = kernel.whyNotWhole)
    return Verdict::unknown({ReasonId::kernelNotWhole, {dependence::reasonOf(*why)}},
                            why->span ? *why->span : kernel.nameSpan);
  return std::nullopt;
}

void assumePlainParameters(const Function &kernel, const Unit &unit, Verdict &verdict) {
  if (!kernel.isTemplate || !kernel.instances.empty()) return;
  const auto isOpen = [&](const auto &each) {
    return isSome(each.type) && unit[each.type].kind == TypeKind::dependent;
  };
  if (std::ranges::any_of(kernel.body.expressions, isOpen) || std::ranges::any_of(kernel.body.variables, isOpen))
    verdict.assume(ReasonId::templateOperatorsPlain, kernel.nameSpan);
}

} // namespace warpgrain::transform
