// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/access/symbolic/Instances.h"

namespace warpgrain::dependence {

/// True if each warp certainly comes to a place with all of its lanes or with none of them, the same number of times:
/// the lanes then go on together behind a barrier of the warp there. False where the block is not known.
bool isReachedByWholeWarps(const access::KernelInstances &instances, const access::Place &place);

} // namespace warpgrain::dependence
