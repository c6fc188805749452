// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Takes a `__syncthreads()` away that is proved redundant (ALG-A5, design section 4): without it no pair of accesses
/// of different threads of a block to one element, one of them writing, loses its order.
const Transformation &removeBarrierTransformation();

} // namespace warpgrain::transform
