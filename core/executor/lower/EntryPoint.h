// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"
#include "core/run/protocol/Request.h"

#include <llvm/IR/Module.h>

#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Returns the size in bytes of each parameter. Takes the kernel as the compiler emitted it.
std::vector<std::uint64_t> parameterSizes(const llvm::Function &kernel);

/// Returns the byte offset of each parameter in a buffer of all parameters, each aligned as its type requires.
std::vector<std::uint64_t> parameterOffsets(const llvm::Function &kernel);

/// Checks parameters against the lowered kernel. Fails (usage) if their number or sizes differ.
Result<void> checkParameters(const llvm::Function &kernel, const std::vector<run::Parameter> &parameters);

/// Emits the function that runs a kernel according to its schedule: a loop over the threads of a block around the
/// kernel's code, such a loop around each of its regions, or the code of one thread. If the kernel cannot be split into
/// regions, changes the schedule to fibers. The function takes pointers to the values of the kernel's parameters.
void addEntryPoint(llvm::Module &module, llvm::Function &kernel, LoweredKernel &lowered);

} // namespace warpgrain::executor
