// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Pads the rows of a shared array, so that the lanes of a warp access different banks.
const Transformation &padTransformation();

} // namespace warpgrain::transform
