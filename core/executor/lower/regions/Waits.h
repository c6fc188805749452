// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Lowered.h"

#include <llvm/IR/BasicBlock.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <optional>
#include <vector>

namespace warpgrain::executor {

/// A call at which a thread waits for others. It is followed by a branch to where it goes on.
struct WaitCall {
  llvm::CallInst *call = nullptr;
  llvm::BasicBlock *resume = nullptr;
  WaitPoint point;
};

/// Takes functions in which threads wait into the kernel, and splits it behind each place where they do. What they get
/// there is read, behind it, from the block's state. Nothing where the kernel must have stacks for its threads: where
/// barriers are for some threads, where loops poll, and where copies of the code between would be too many.
/// Looks of a loop that polls are waits where blocks wait for each other.
std::optional<std::vector<WaitCall>> splitAtWaits(llvm::Function &kernel, bool waitsForGrid);

/// Writes into the block's state what the thread of this number, as 64 bits, brings to where it waits. The call may be
/// a copy of one that splitAtWaits found.
void storeWhatIsBrought(llvm::IRBuilder<> &builder, const llvm::CallInst &call, llvm::Value *number);

} // namespace warpgrain::executor
