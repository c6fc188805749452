// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Determines whether a thread of the kernel may wait for another: at a barrier, in a warp exchange, or in a loop that
/// polls memory. Inserts a yield to other threads into polling loops. Also finds atomics whose results depend on the
/// order of blocks.
void findWaiting(llvm::Module &module, LoweredKernel &kernel);

/// True for a call of an executor function in which a thread may wait for others, or ends.
bool waitsForOthers(const llvm::CallInst &call);

} // namespace warpgrain::executor
