// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/Preparation.h"

#include <optional>

namespace warpgrain::transform {

/// Plans the merging of thread blocks: one block does the work of several, one after the other, in the same shared
/// memory.
Preparation prepareGridCoarsening(KernelStudy &study, const CoarsenStep &step);

/// Facts about a kernel that merging of blocks needs. CUDA allows blocks to run one after the other in any kernel whose
/// blocks do not wait for each other. The remaining conditions are that the kernel has no hidden access to its block
/// index, and that the threads of a block proceed together from one block to the next.
struct GridFacts {
  std::optional<dependence::Verdict> obstacle; ///< why blocks cannot be merged
  bool sharesMemory = false; ///< the kernel has shared memory or barriers, so a barrier must separate the blocks
};

GridFacts findGridFacts(KernelStudy &study);

} // namespace warpgrain::transform
