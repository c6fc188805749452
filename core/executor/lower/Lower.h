// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/executor/abi/Lowered.h"
#include "core/run/Request.h"

#include <llvm/IR/Module.h>
#include <llvm/Target/TargetMachine.h>

#include <cstdint>
#include <string>

namespace warpgrain::executor {

/// Makes host code of a device module, in place: everything but the kernel and what it needs goes; what remains runs on
/// the target with the executor's own functions.
///
/// Fails (usage) where the kernel is not there or takes other parameters, (tool) where it uses what is not supported.
Result<LoweredKernel> lower(llvm::Module &module, const execute::ExecutionRequest &request,
                            const llvm::TargetMachine &target);

/// One of a program's kernels.
struct ProgramKernel {
  std::string symbol;
  std::uint32_t unit = 0; ///< which of the program's modules it is of
  std::string entry;      ///< the name that its entry gets, other than that of any other kernel
  std::string cudaRoot;
  bool checks = false;
  bool keepsWarpsInStep = false; ///< at accesses to shared memory
};

/// The same for a kernel of a program: its variables, named by nameVariables, are somewhere else, and launches bring
/// its parameters. Fails (tool) where it uses what is not supported.
Result<LoweredKernel> lowerForProgram(llvm::Module &module, const ProgramKernel &kernel,
                                      const llvm::TargetMachine &target);

/// Leaves of a program's device module the variables, named by nameVariables, and the functions that they point to.
Result<void> lowerVariables(llvm::Module &module, const llvm::TargetMachine &target);

} // namespace warpgrain::executor
