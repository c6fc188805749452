// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Unrolls one counting loop: its body stands several times in the text, for iterations that follow each other. The
/// order of all that a thread does stays.
const Transformation &unrollTransformation();

} // namespace warpgrain::transform
