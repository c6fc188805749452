// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/Module.h>

#include <string>
#include <vector>

namespace warpgrain::executor {

/// A variable of a program's device code, one for all its kernels.
struct ProgramVariable {
  std::string symbol;      ///< as the compiler named it: what the host registers
  DeviceVariable variable; ///< its mangledName is its name from here on
  bool isManaged = false;  ///< __managed__: the host has it too
};

/// Gives each variable that kernels share a name that no other has, and lists them.
std::vector<ProgramVariable> nameVariables(llvm::Module &module, const std::string &prefix);

/// Makes declarations of the named variables.
void declareVariables(llvm::Module &module);

/// Removes everything but the named variables and what their values need.
void keepVariablesAlone(llvm::Module &module);

/// The names of the variables in a module that are declared and used.
std::vector<std::string> usedVariables(const llvm::Module &module);

/// Whether code of the module calls functions through pointers, which may lead to other modules' functions.
bool callsThroughPointers(const llvm::Module &module);

} // namespace warpgrain::executor
