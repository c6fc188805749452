// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/kit/Names.h"
#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <initializer_list>
#include <string>

namespace warpgrain::executor {

/// Replaces a call of a device function by calls of the executor's own functions.
class RuntimeCalls {
public:
  RuntimeCalls(llvm::CallBase &call, SiteTable &sites)
      : builder(&call), call_(call), module_(*call.getModule()), sites_(sites) {}

  llvm::Value *thread() { return call_.getFunction()->getArg(0); }

  llvm::Value *site() { return builder.getInt32(sites_.of(call_)); }

  llvm::Value *number(std::uint32_t value) { return builder.getInt32(value); }

  /// Returns an argument as a 32-bit integer; a bool becomes 0 or 1.
  llvm::Value *word(unsigned argument) {
    llvm::Value *value = call_.getArgOperand(argument);
    if (value->getType()->isFloatTy()) return builder.CreateBitCast(value, builder.getInt32Ty());
    return builder.CreateZExtOrTrunc(value, builder.getInt32Ty());
  }

  llvm::Value *run(const std::string &name, llvm::Type *result, std::initializer_list<llvm::Value *> arguments) {
    std::vector<llvm::Type *> types;
    for (llvm::Value *argument : arguments)
      types.push_back(argument->getType());
    const auto callee = module_.getOrInsertFunction(name, llvm::FunctionType::get(result, types, false));
    llvm::CallInst *out = builder.CreateCall(callee, std::vector<llvm::Value *>(arguments));
    out->setDoesNotThrow();
    return out;
  }

  /// Loads a 32-bit member of the thread's state.
  llvm::Value *ofThread(std::size_t offset) { return member(thread(), offset, builder.getInt32Ty()); }

  /// Loads a 32-bit member of the block's state that does not change while the block runs.
  llvm::Value *ofBlock(std::size_t offset) {
    llvm::Value *block = member(thread(), offsetof(ThreadState, block), builder.getPtrTy());
    llvm::LoadInst *load = member(block, offset, builder.getInt32Ty());
    load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
    return load;
  }

  /// Loads the start address of the block's shared memory.
  llvm::Value *sharedMemory() {
    llvm::Value *block = member(thread(), offsetof(ThreadState, block), builder.getPtrTy());
    return member(block, offsetof(BlockState, shared), builder.getPtrTy());
  }

  /// Replaces the call's result by a value and removes the call.
  void replaceWith(llvm::Value *value) {
    if (value != nullptr && !call_.getType()->isVoidTy()) {
      if (value->getType()->isIntegerTy() && call_.getType()->isIntegerTy())
        value = builder.CreateZExtOrTrunc(value, call_.getType());
      call_.replaceAllUsesWith(value);
    }
    call_.eraseFromParent();
  }

  llvm::IRBuilder<> builder;

private:
  llvm::LoadInst *member(llvm::Value *object, std::size_t offset, llvm::Type *type) {
    llvm::LoadInst *load =
        builder.CreateLoad(type, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), object, offset));
    load->setMetadata(stateMark, llvm::MDNode::get(builder.getContext(), {}));
    return load;
  }

  llvm::CallBase &call_;
  llvm::Module &module_;
  SiteTable &sites_;
};

} // namespace warpgrain::executor
