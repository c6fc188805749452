// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Unrolls the outer loop of a nest and jams the copies into the loops inside it (ALG-C3), where the distances of what
/// its iterations need of each other allow it (ALG-C1).
const Transformation &unrollAndJamTransformation();

} // namespace warpgrain::transform
