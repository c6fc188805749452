// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/regions/KeptMemory.h"
#include "core/executor/lower/regions/Waits.h"

#include <llvm/IR/Function.h>

#include <cstdint>
#include <set>
#include <vector>

namespace warpgrain::executor {

/// The code of a region for one thread.
struct RegionBody {
  /// Function with the kernel's parameters, the start of kept memory, and, as 64-bit integers, the thread's number and
  /// the number of threads in the block. It returns the number of the region that the thread reaches.
  llvm::Function *function = nullptr;
  std::set<std::uint32_t> exits; ///< regions that a thread can reach, or regionOfDone
};

/// Creates the code of the region at the kernel's beginning and of the region after each wait, in this order.
std::vector<RegionBody> makeRegionBodies(llvm::Function &kernel, const std::vector<WaitCall> &waits,
                                         const KeptMemory &kept);

/// Emits the kernel's entry, a RegionEntry: a loop over the threads of a block around each body.
void writeRegionEntry(llvm::Function &kernel, const std::vector<RegionBody> &bodies);

} // namespace warpgrain::executor
