// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/form/Condition.h"

namespace warpgrain::access {

class AtomTable;

/// True of a condition that is one, and that the bounds of what it compares decide: whoever takes it for granted takes
/// nothing for granted.
bool saysNothing(const AtomTable &atoms, const Condition &condition);

} // namespace warpgrain::access
