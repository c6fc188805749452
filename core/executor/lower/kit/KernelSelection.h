// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace warpgrain::executor {

/// Removes everything that the kernel with this symbol does not need. Fails (usage) if there is no such kernel.
Result<void> selectKernel(llvm::Module &module, const std::string &symbol);

/// Removes everything that no externally visible symbol needs.
void removeUnused(llvm::Module &module);

/// Gives the device variables external linkage, makes those that the host may set writable, and lists all of them.
std::vector<DeviceVariable> openVariables(llvm::Module &module);

} // namespace warpgrain::executor
