// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Makes the inner one of two nested loops the outer one, where no dependence has a distance that is positive along the
/// outer and negative along the inner loop.
const Transformation &interchangeTransformation();

} // namespace warpgrain::transform
