// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

/// True where threads that run the loop come to its ends by themselves: they wait for nobody in it, and do not end in
/// the middle of a block.
bool runsWithoutWaits(const llvm::Loop &loop);

/// The blocks that the loop leads to, each made to be one that nothing else leads to; none where that cannot be.
std::vector<llvm::BasicBlock *> makeOwnExits(llvm::Loop &loop, llvm::DominatorTree &dominators, llvm::LoopInfo &loops);

/// The branch that each iteration begins with and that leads out of the loop; null where there is none.
const llvm::BranchInst *testOf(const llvm::Loop &loop);

} // namespace warpgrain::executor
