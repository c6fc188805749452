// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>

#include <cstddef>
#include <vector>

namespace warpgrain::executor {

/// Emits the address of a member of the thread's or the block's state.
inline llvm::Value *memberAt(llvm::IRBuilder<> &builder, llvm::Value *object, std::size_t offset) {
  return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), object, offset);
}

/// Loads the values of the kernel's parameters through pointers to them. An aggregate that is passed by value (byval)
/// is not copied: its pointer is the argument.
std::vector<llvm::Value *> loadArguments(llvm::IRBuilder<> &builder, const llvm::Function &kernel,
                                         llvm::Value *pointers);

/// Allocates a thread state at the beginning of the function. Fill it in for each thread with setThreadState().
llvm::Value *makeThreadState(llvm::IRBuilder<> &builder);

/// Fills in the state of thread (x, y, z) with its index and its number in the block.
void setThreadState(llvm::IRBuilder<> &builder, llvm::Value *state, llvm::Value *block,
                    const std::array<llvm::Value *, 3> &index, llvm::Value *number);

/// Emits loops over all threads of the block, with x innermost, around the code that `body` emits. `body` gets the
/// 32-bit number of the thread in the block; the thread's state is filled in before.
void loopOverThreads(llvm::IRBuilder<> &builder, llvm::Value *block, llvm::Value *state,
                     llvm::function_ref<void(llvm::Value *number)> body);

} // namespace warpgrain::executor
