// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"
#include "core/run/protocol/Request.h"

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <cstdint>
#include <string>

namespace warpgrain::executor {

/// Lowers a device module to host code in place. Removes everything that the kernel does not need; the rest runs on the
/// target with the executor's own functions.
///
/// Fails (usage) if the kernel is missing or has other parameters, (tool) if it uses an unsupported feature.
Result<LoweredKernel> lower(llvm::Module &module, const run::ExecutionRequest &request,
                            const llvm::TargetMachine &target);

/// A kernel of a program.
struct ProgramKernel {
  std::string symbol;
  std::uint32_t unit = 0; ///< index of the program's module that contains it
  std::string entry;      ///< unique name for its entry point
  std::string cudaRoot;
  bool checks = false;
  bool keepsWarpsInStep = false; ///< at accesses to shared memory
};

/// Does the same for a kernel of a program. The program's variables, named by nameVariables, are in another module, and
/// each launch supplies the parameters. Fails (tool) if the kernel uses an unsupported feature.
Result<LoweredKernel> lowerForProgram(llvm::Module &module, const ProgramKernel &kernel,
                                      const llvm::TargetMachine &target);

/// Reduces a program's device module to its variables, named by nameVariables, and the functions that they point to.
Result<void> lowerVariables(llvm::Module &module, const llvm::TargetMachine &target);

} // namespace warpgrain::executor
