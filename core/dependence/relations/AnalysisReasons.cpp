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
  return {ReasonId::callNotFollowed, {call.name, context.reasonOf(call.reason)}};
}

} // namespace warpgrain::dependence
