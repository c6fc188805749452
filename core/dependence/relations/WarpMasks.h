// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"
#include "core/model/Unit.h"

namespace warpgrain::dependence {

/// True if all lanes of a warp that come to a barrier certainly name the same lanes in its mask: there is none, or it
/// is computed from what is the same for the warp. Each lane meets those that its own mask names.
bool namesOneMask(const model::Unit &unit, const access::BarrierInstance &barrier);

} // namespace warpgrain::dependence
