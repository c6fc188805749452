// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/transform/Transformation.h"

namespace warpgrain::transform {

/// Copies what a loop reads of an array, and several threads of a block read alike, into shared memory, tile by tile:
/// each element is then loaded once for the block. (MAN-H1: done by hand in the papers.)
const Transformation &stageTransformation();

} // namespace warpgrain::transform
