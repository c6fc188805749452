// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/IRBuilder.h>

#include <cstdint>

namespace warpgrain::executor {

/// Emits a load of a member of the thread's or the block's state, or of an object that they point to. Marks it as an
/// access that is not in the source (stateMark).
inline llvm::LoadInst *loadState(llvm::IRBuilder<> &builder, llvm::Type *type, llvm::Value *object,
                                 std::uint64_t offset) {
  llvm::LoadInst *load =
      builder.CreateLoad(type, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), object, offset));
  load->setMetadata(stateMark, llvm::MDNode::get(builder.getContext(), {}));
  return load;
}

} // namespace warpgrain::executor
