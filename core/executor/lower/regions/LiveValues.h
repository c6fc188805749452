// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

using LiveValues = llvm::SetVector<llvm::Instruction *>;

/// For each block the values, computed before, that it or what follows it needs. Variables (allocas) are left out.
std::vector<LiveValues> liveValuesAt(llvm::Function &function, const std::vector<llvm::BasicBlock *> &blocks);

/// Moves to the function's first block what can be computed there from the arguments and the thread's place alone:
/// cheaper again in each region than kept from one to another. The block is split behind it; the values are left out
/// of the live ones from then on.
void hoistPlaceValues(llvm::Function &function, std::vector<LiveValues> &live);

} // namespace warpgrain::executor
