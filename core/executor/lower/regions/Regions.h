// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose threads wait for each other run by regions: all threads, one after the other, from where they wait to
// where they wait next, which a compiler can make vector code of. What a thread needs behind a wait is kept in memory.
// Where a thread comes to wait is seen when it runs: the regions need no proof that control flow is the same for all
// threads, and where it is not, that is found.
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Function.h>

namespace warpgrain::executor {

/// Writes the kernel's RegionEntry, and sets the lowered kernel's waits and kept bytes. False, with the kernel as
/// good as before, where its threads need stacks.
bool addRegionEntry(llvm::Function &kernel, LoweredKernel &lowered);

} // namespace warpgrain::executor
