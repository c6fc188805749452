// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/regions/LiveValues.h"

#include <llvm/IR/IRBuilder.h>

#include <cstdint>
#include <map>
#include <vector>

namespace warpgrain::executor {

/// Layout of the memory in which the threads of a block keep values that outlive a region. Each value is an array with
/// one element per thread, so that consecutive threads access consecutive elements. The variables (allocas) of each
/// thread follow these arrays.
class KeptMemory {
public:
  /// A kept value, represented by the variable that replaces it.
  struct Slot {
    llvm::AllocaInst *variable = nullptr;
    std::uint64_t bytes = 0;
    std::uint64_t before = 0; ///< bytes per thread in the arrays before this one
  };

  /// Replaces the live values by variables. slotsAt() returns the variables that each resume block needs.
  KeptMemory(llvm::Function &kernel, const std::vector<LiveValues> &live);

  const std::vector<Slot> &slots() const { return slots_; }

  /// Indices into slots() of the values that are live after a wait.
  const std::vector<std::size_t> &slotsAt(std::size_t wait) const { return slotsAt_[wait]; }

  /// The kernel's own variables, which live as long as the thread, with their byte offsets.
  const std::map<llvm::AllocaInst *, std::uint64_t> &variables() const { return variables_; }

  std::uint64_t bytesOfOneThread() const { return slotBytes_ + variableBytes_; }

  /// Emits the address of a slot for thread `number` of `threads` in the memory that begins at `kept`.
  llvm::Value *address(llvm::IRBuilder<> &builder, const Slot &slot, llvm::Value *kept, llvm::Value *number,
                       llvm::Value *threads) const;
  /// Emits the address of one of the thread's variables.
  llvm::Value *address(llvm::IRBuilder<> &builder, std::uint64_t offset, llvm::Value *kept, llvm::Value *number,
                       llvm::Value *threads) const;

private:
  void placeSlots(const llvm::DataLayout &layout);
  void placeVariables(const llvm::DataLayout &layout, const std::vector<llvm::AllocaInst *> &variables);

  std::vector<Slot> slots_;
  std::vector<std::vector<std::size_t>> slotsAt_;
  std::map<llvm::AllocaInst *, std::uint64_t> variables_;
  std::uint64_t slotBytes_ = 0;
  std::uint64_t variableBytes_ = 0;
};

} // namespace warpgrain::executor
