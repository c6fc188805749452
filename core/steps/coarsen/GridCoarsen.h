// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/dependence/Verdict.h"
#include "core/plan/KernelStudy.h"
#include "core/steps/coarsen/Preparation.h"

#include <optional>

namespace warpgrain::transform {

/// Plans the merging of thread blocks: one does the work of several, one after the other, with the same shared memory.
Preparation prepareGridCoarsening(KernelStudy &study, const CoarsenStep &step);

/// What merging blocks must know of a kernel. One block after the other is an order that CUDA allows any kernel whose
/// blocks do not wait for each other; what is left to check is that nothing tells the kernel which block it is behind
/// the text's back, and that the threads of a block stay together from one block to the next.
struct GridFacts {
  std::optional<dependence::Verdict> obstacle; ///< why blocks cannot be merged
  bool sharesMemory = false; ///< shared memory or barriers: the blocks must be kept apart by a barrier
};

GridFacts findGridFacts(KernelStudy &study);

} // namespace warpgrain::transform
