// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"
#include "core/run/Request.h"

#include <llvm/IR/Module.h>

#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// The bytes of each parameter, of a kernel as the compiler made it.
std::vector<std::uint64_t> parameterSizes(const llvm::Function &kernel);

/// Where each parameter begins in a buffer that holds them one after the other, each at a multiple of its alignment.
std::vector<std::uint64_t> parameterOffsets(const llvm::Function &kernel);

/// Fails (usage) where the parameters' number or sizes are not the lowered kernel's.
Result<void> checkParameters(const llvm::Function &kernel, const std::vector<execute::Parameter> &parameters);

/// Writes the function that runs a kernel as its schedule says: a loop over the threads of a block around the kernel's
/// own code, such loops around each of its regions, or one thread. Regions that the kernel cannot be split into become
/// fibers, which the schedule says then. Arguments are pointers to the values of the kernel's parameters.
void addEntryPoint(llvm::Module &module, llvm::Function &kernel, LoweredKernel &lowered);

} // namespace warpgrain::executor
