// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

/// True if threads execute the loop independently: they do not wait for other threads in it, and do not end inside it
/// in the middle of a basic block.
bool runsWithoutWaits(const llvm::Loop &loop);

/// Makes the exit blocks of the loop dedicated, so that all their predecessors are in the loop, and returns them. Empty
/// if this is not possible.
std::vector<llvm::BasicBlock *> makeOwnExits(llvm::Loop &loop, llvm::DominatorTree &dominators, llvm::LoopInfo &loops);

/// Returns the exiting branch with which each iteration of the loop begins; null if there is none.
const llvm::BranchInst *testOf(const llvm::Loop &loop);

} // namespace warpgrain::executor
