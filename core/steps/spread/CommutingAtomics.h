// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

namespace warpgrain::transform {

/// True for two atomic operations that leave the same in memory in either order, whose old values nobody uses: the same
/// addition, minimum, maximum or bit operation on integers.
bool commute(const model::Unit &unit, const access::AccessInstance &one, const access::AccessInstance &other);

} // namespace warpgrain::transform
