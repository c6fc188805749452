// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Array contraction: removes the dimensions of a local array that are private to an iteration; if all are, the array
/// becomes a scalar. A shared array of which no two threads use the same element first becomes a local array.
const Transformation &contractTransformation();

} // namespace warpgrain::transform
