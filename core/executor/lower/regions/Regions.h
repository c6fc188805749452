// SPDX-License-Identifier: Apache-2.0
//
// Kernels whose threads wait for each other are executed by regions. In a region all threads run, one after the other,
// from one wait to the next; the compiler can vectorize this loop. Values that a thread needs after a wait are kept in
// memory. The wait that a thread reaches is determined at run time, so regions need no proof of uniform control flow,
// and divergence is detected.
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Function.h>

namespace warpgrain::executor {

/// Emits the kernel's RegionEntry and sets the waits and kept bytes of the lowered kernel. Returns false and leaves the
/// kernel semantically unchanged if its threads need stacks.
bool addRegionEntry(llvm::Function &kernel, LoweredKernel &lowered);

} // namespace warpgrain::executor
