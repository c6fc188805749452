// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/execute/Request.h"

#include <llvm/IR/Module.h>

#include <vector>

namespace warpgrain::executor {

/// Writes the function that runs a kernel: a loop over the threads of a block around the kernel's own code, or, where
/// threads wait for each other, one thread. Arguments are pointers to the values of the kernel's parameters.
///
/// Fails (usage) where the parameters' number or sizes are not the kernel's.
Result<void> addEntryPoint(llvm::Module &module, llvm::Function &kernel, bool needsFibers,
                           const std::vector<execute::Parameter> &parameters);

} // namespace warpgrain::executor
