// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// `move L42 before L38`, `move L38 after L42`: code motion within a block, for the order that other steps need (ALG-C3
/// step 3, constraint (3) of the papers: the source of a dependence is hoisted above its sink).
const Transformation &moveTransformation();

} // namespace warpgrain::transform
