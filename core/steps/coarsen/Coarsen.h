// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Thread coarsening (ALG-A6, ALG-B1 with R1-R12): merges threads of a block along one axis.
const Transformation &coarsenTransformation();

} // namespace warpgrain::transform
