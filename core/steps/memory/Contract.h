// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Array contraction: dimensions of a local array that each iteration uses for itself alone are taken away, all of them
/// where a register is enough; a shared array of which no two threads use one element becomes each thread's own first.
const Transformation &contractTransformation();

} // namespace warpgrain::transform
