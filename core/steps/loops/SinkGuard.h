// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Takes the condition around a loop into the loop: then all threads go round it together, and `stage` may put barriers
/// there. What stands behind the loop keeps the condition; declarations before it are made in any case.
const Transformation &sinkGuardTransformation();

} // namespace warpgrain::transform
