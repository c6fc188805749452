// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>
#include <llvm/Passes/PassBuilder.h>

namespace warpgrain::executor {

/// Registers a pass that keeps the optimiser from speculating loads that the source makes under a condition.
/// Speculation does not change results, but the race detector would see reads that the program does not make. The pass
/// marks functions with the attribute `sanitize_thread`, which later passes respect.
void keepLoadsInPlace(llvm::PassBuilder &builder);
/// Removes the attribute that keepLoadsInPlace() sets.
void forgetPlacedLoads(llvm::Module &module);

} // namespace warpgrain::executor
