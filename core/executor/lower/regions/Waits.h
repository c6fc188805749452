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

/// A call at which a thread waits for others. A branch to the resume block follows it.
struct WaitCall {
  llvm::CallInst *call = nullptr;
  llvm::BasicBlock *resume = nullptr;
  WaitPoint point;
};

/// Inlines the functions in which threads wait and splits the kernel after each wait. Code after a wait reads its
/// result from the block's state. No value if the kernel's threads need stacks: it has barriers for part of a block or
/// polling loops, or would need too many copies of the code between waits. If blocks wait for each other
/// (`waitsForGrid`), the polls of a loop count as waits.
std::optional<std::vector<WaitCall>> splitAtWaits(llvm::Function &kernel, bool waitsForGrid);

/// Emits code that stores a thread's contribution to a wait in the block's state. `number` is the thread's 64-bit
/// number. The call may be a copy of one that splitAtWaits found.
void storeWhatIsBrought(llvm::IRBuilder<> &builder, const llvm::CallInst &call, llvm::Value *number);

} // namespace warpgrain::executor
