// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Copies what several threads of a block read of an array into shared memory: what a loop reads, tile by tile, or what
/// threads beside each other read side by side. Each element is then loaded once for the block. (MAN-H1: done by hand
/// in the papers.)
const Transformation &stageTransformation();

} // namespace warpgrain::transform
