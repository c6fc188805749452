// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Transformation.h"

namespace warpgrain::transform {

/// Stages array elements that several threads of a block read in shared memory: the reads of a loop, tile by tile, or
/// the overlapping rows of neighbouring threads, as in a stencil. Each element is then loaded once per block. (MAN-H1:
/// done by hand in the papers.)
const Transformation &stageTransformation();

} // namespace warpgrain::transform
