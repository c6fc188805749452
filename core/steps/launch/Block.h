// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// `block X[,Y[,Z]]`: the same threads in other blocks. The launches get the block and the grid that goes with it; the
/// kernel's text stays, because it reads a thread's place in the whole grid alone.
const Transformation &blockTransformation();

} // namespace warpgrain::transform
