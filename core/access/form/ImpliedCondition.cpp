// SPDX-License-Identifier: Apache-2.0
#include "core/access/form/ImpliedCondition.h"

#include "core/access/form/Bounds.h"

namespace warpgrain::access {

bool saysNothing(const AtomTable &atoms, const Condition &condition) {
  return condition.kind() != ConditionKind::always && decided(atoms, condition).kind() == ConditionKind::always;
}

} // namespace warpgrain::access
