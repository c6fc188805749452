// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/AnalysisReasons.h"

namespace warpgrain::dependence {

using namespace access;

Reason reasonOf(const Assumption &assumption) {
  if (const auto &range = assumption.range)
    return {ReasonId::valueIsBetween, {assumption.value, range->first, range->second}};
  return {ReasonId::valueIsNotNegative, {assumption.value}};
}

Reason unfollowedReason(const RelationContext &context, const UnfollowedCall &call) {
  std::string name = call.name; // none of a virtual function
  if (name.empty() && call.reason.body != nullptr && model::isSome(call.reason.expression))
    name = context.textOf((*call.reason.body)[call.reason.expression].spelling.span);
  return {ReasonId::callNotFollowed, {name, context.reasonOf(call.reason)}};
}

} // namespace warpgrain::dependence
