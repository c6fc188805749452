// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Function.h>

namespace warpgrain::executor {

/// Through which of its parameters a kernel reads and writes, as far as accesses are checked.
PointerUses pointerUsesOf(const llvm::Function &kernel);

} // namespace warpgrain::executor
