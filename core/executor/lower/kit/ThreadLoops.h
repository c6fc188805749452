// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"

#include <llvm/ADT/STLFunctionalExtras.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>

#include <cstddef>
#include <vector>

namespace warpgrain::executor {

/// The address of a member of the thread's or the block's state.
inline llvm::Value *memberAt(llvm::IRBuilder<> &builder, llvm::Value *object, std::size_t offset) {
  return builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), object, offset);
}

/// The values of the kernel's parameters, from pointers to them. What is passed by value stays where it is.
std::vector<llvm::Value *> loadArguments(llvm::IRBuilder<> &builder, const llvm::Function &kernel,
                                         llvm::Value *pointers);

/// A thread's state of its own, to be filled in for each thread; where the function begins.
llvm::Value *makeThreadState(llvm::IRBuilder<> &builder);

/// Fills in the state of the thread (x, y, z), with its number in the block.
void setThreadState(llvm::IRBuilder<> &builder, llvm::Value *state, llvm::Value *block,
                    const std::array<llvm::Value *, 3> &index, llvm::Value *number);

/// Writes loops over all threads of the block, x the innermost; what `body` writes is in them. It gets the thread's
/// number in the block as 32 bits; its state is filled in.
void loopOverThreads(llvm::IRBuilder<> &builder, llvm::Value *block, llvm::Value *state,
                     llvm::function_ref<void(llvm::Value *number)> body);

} // namespace warpgrain::executor
