// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

using LiveValues = llvm::SetVector<llvm::Instruction *>;

/// Returns for each basic block the values that are live at its beginning. Omits variables (allocas).
std::vector<LiveValues> liveValuesAt(llvm::Function &function, const std::vector<llvm::BasicBlock *> &blocks);

/// Moves to the function's entry block the live values that the arguments and the thread's index determine cheaply:
/// recomputing them in each region is cheaper than keeping them. Splits the entry block after them and removes them
/// from the live values.
void hoistPlaceValues(llvm::Function &function, std::vector<LiveValues> &live);

} // namespace warpgrain::executor
