// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/Preparation.h"

namespace warpgrain::transform {

/// Plans the merging of thread blocks: one block does the work of several, one after the other, in the same shared
/// memory.
Preparation prepareGridCoarsening(KernelStudy &study, const CoarsenStep &step);

} // namespace warpgrain::transform
