// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace warpgrain::executor {

/// A variable of a program's device code, shared by all its kernels.
struct ProgramVariable {
  std::string symbol;      ///< the compiler's name, which the host registers
  DeviceVariable variable; ///< its mangledName is the new unique name
  bool isManaged = false;  ///< __managed__: the host has the variable, too
};

/// Gives each variable that kernels share a unique name, and lists these variables.
std::vector<ProgramVariable> nameVariables(llvm::Module &module, const std::string &prefix);

/// Turns the definitions of the named variables into declarations.
void declareVariables(llvm::Module &module);

/// Removes everything but the named variables and what their initial values need.
void keepVariablesAlone(llvm::Module &module);

/// Returns the names of the variables that a module declares and uses.
std::vector<std::string> usedVariables(const llvm::Module &module);

/// True if code of the module calls functions through pointers, which may refer to functions of other modules.
bool callsThroughPointers(const llvm::Module &module);

} // namespace warpgrain::executor
