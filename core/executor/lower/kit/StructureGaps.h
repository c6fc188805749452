// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

namespace warpgrain::executor {

/// Has the optimiser keep which copies are of types without bytes between their members: such a copy may become a load,
/// or several, and each reads all of its bytes for good.
void keepGapsApart(llvm::PassBuilder &builder);

/// Marks the loads and copies of optimised code that may be of structures with gaps. Loads that are written later have
/// none.
void markGaps(llvm::Module &module);
void markGaps(llvm::LoadInst &load);

/// What an access may read that nobody needs to have written.
Gaps gapsOf(const llvm::Instruction &access);

} // namespace warpgrain::executor
