// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Finds out whether a thread of the kernel may wait for another: at a barrier, in a warp's exchange, or in a loop
/// around memory that others change. In such loops it lets the other threads go on. Finds atomics whose outcome depends
/// on the order of blocks, too.
void findWaiting(llvm::Module &module, LoweredKernel &kernel);

/// A call of one of the executor's functions in which a thread may wait for others, or ends.
bool waitsForOthers(const llvm::CallInst &call);

} // namespace warpgrain::executor
