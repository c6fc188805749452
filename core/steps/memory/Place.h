// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Declares that nothing writes the memory behind a pointer parameter while the kernel runs: `const T *__restrict__`,
/// which lets the compiler load through the read-only cache.
const Transformation &placeTransformation();

} // namespace warpgrain::transform
