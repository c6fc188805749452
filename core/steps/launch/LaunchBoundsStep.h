// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// `launch-bounds THREADS [BLOCKS]`: tells the compiler the largest block, and how many blocks a multiprocessor shall
/// hold at least; it chooses the registers by them. What the kernel does stays.
const Transformation &launchBoundsTransformation();

} // namespace warpgrain::transform
