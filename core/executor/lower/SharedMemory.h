// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Turns __shared__ variables into places in the block's shared memory, and lays them out: static ones first, with room
/// between them that no access may access; dynamic ones all begin behind them.
Result<void> lowerSharedMemory(llvm::Module &module, LoweredKernel &kernel);

} // namespace warpgrain::executor
