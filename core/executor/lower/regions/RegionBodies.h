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
  /// Takes what the kernel takes, where kept memory begins, and, as 64 bits, the thread's number and how many threads
  /// the block has. Returns the region that the thread came to.
  llvm::Function *function = nullptr;
  std::set<std::uint32_t> exits; ///< regions that a thread can come to, or regionOfDone
};

/// The region of the kernel's begin, and that behind each wait, in this order.
std::vector<RegionBody> makeRegionBodies(llvm::Function &kernel, const std::vector<WaitCall> &waits,
                                         const KeptMemory &kept);

/// Writes the kernel's entry, a RegionEntry: loops over the threads of a block around each of the bodies.
void writeRegionEntry(llvm::Function &kernel, const std::vector<RegionBody> &bodies);

} // namespace warpgrain::executor
