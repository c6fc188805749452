// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

namespace warpgrain::executor {

/// Registers a pass that marks copies of types without padding, so that the mark survives optimisation. The optimiser
/// may turn such a copy into one or several loads, whose bytes must all be initialized.
void keepGapsApart(llvm::PassBuilder &builder);

/// Mark the loads and copies of optimised code, or one load, that may read padding of structures. Loads that are
/// emitted later and are not marked read none.
void markGaps(llvm::Module &module);
void markGaps(llvm::LoadInst &load);

/// Returns where an access may read padding, which may be uninitialized.
Gaps gapsOf(const llvm::Instruction &access);

} // namespace warpgrain::executor
