// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/regions/LiveValues.h"

#include <llvm/IR/IRBuilder.h>

#include <cstdint>
#include <map>
#include <vector>

namespace warpgrain::executor {

/// Where the threads of a block keep what outlives a region: for each value an array with an element for each thread,
/// so that threads in a row find theirs in a row; behind these, for each thread, its variables.
class KeptMemory {
public:
  /// A value that is kept, as the variable that it has become.
  struct Slot {
    llvm::AllocaInst *variable = nullptr;
    std::uint64_t bytes = 0;
    std::uint64_t before = 0; ///< bytes for each thread before the array
  };

  /// Makes variables of the live values: `slotsAt` says which each resume block needs, in place of them.
  KeptMemory(llvm::Function &kernel, const std::vector<LiveValues> &live);

  const std::vector<Slot> &slots() const { return slots_; }

  /// Indices of slots.
  const std::vector<std::size_t> &slotsAt(std::size_t wait) const { return slotsAt_[wait]; }

  /// The kernel's own variables, which live as long as the thread.
  const std::map<llvm::AllocaInst *, std::uint64_t> &variables() const { return variables_; }

  std::uint64_t bytesOfOneThread() const { return slotBytes_ + variableBytes_; }

  /// The address of a slot of the thread `number` of `threads`, in memory that begins at `kept`.
  llvm::Value *address(llvm::IRBuilder<> &builder, const Slot &slot, llvm::Value *kept, llvm::Value *number,
                       llvm::Value *threads) const;
  /// The address of one of its variables.
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
