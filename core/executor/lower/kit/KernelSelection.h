// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace warpgrain::executor {

/// Removes everything that the kernel of that symbol does not need. Fails (usage) where there is none.
Result<void> selectKernel(llvm::Module &module, const std::string &symbol);

/// Removes what nothing visible from outside needs.
void removeUnused(llvm::Module &module);

/// Makes the device's variables visible and writable from outside, and lists them.
std::vector<DeviceVariable> openVariables(llvm::Module &module);

} // namespace warpgrain::executor
