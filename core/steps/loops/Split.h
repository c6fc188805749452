// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Splits the iterations of a loop into strips, `split i 16`, or into those before a place and the rest,
/// `split i at n-1`. The order of all that a thread does stays.
const Transformation &splitTransformation();

/// Splits the outer one of two nested loops into strips, and puts the loop over a strip's iterations inside the inner
/// one: split and interchange in one step.
const Transformation &tileTransformation();

} // namespace warpgrain::transform
