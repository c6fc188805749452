// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/regions/KeptMemory.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/Support/Alignment.h>
#include <llvm/Transforms/Utils/Local.h>

#include <algorithm>
#include <numeric>

namespace warpgrain::executor {

using namespace llvm;

KeptMemory::KeptMemory(Function &kernel, const std::vector<LiveValues> &live) : slotsAt_(live.size()) {
  std::vector<AllocaInst *> variables;
  for (Instruction &instruction : kernel.getEntryBlock())
    if (auto *variable = dyn_cast<AllocaInst>(&instruction)) variables.push_back(variable);
  std::map<Instruction *, std::size_t> numbers;
  LiveValues all;
  for (const LiveValues &values : live)
    all.insert_range(values);
  for (Instruction *value : all) {
    numbers[value] = slots_.size();
    slots_.push_back({.variable = DemoteRegToStack(*value, false, kernel.getEntryBlock().begin())});
  }
  for (std::size_t i = 0; i < live.size(); ++i)
    for (Instruction *value : live[i])
      slotsAt_[i].push_back(numbers.at(value));
  placeSlots(kernel.getDataLayout());
  placeVariables(kernel.getDataLayout(), variables);
}

/// Those of the strictest alignment first: then each array begins where its elements may.
void KeptMemory::placeSlots(const DataLayout &layout) {
  std::vector<std::size_t> order(slots_.size());
  std::iota(order.begin(), order.end(), 0);
  const auto alignmentOf = [&](std::size_t i) {
    return layout.getABITypeAlign(slots_[i].variable->getAllocatedType()).value();
  };
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return alignmentOf(a) > alignmentOf(b); });
  for (const std::size_t i : order) {
    slots_[i].bytes = layout.getTypeAllocSize(slots_[i].variable->getAllocatedType());
    slots_[i].before = slotBytes_;
    slotBytes_ += slots_[i].bytes;
  }
  slotBytes_ = alignTo(slotBytes_, keptAlignment);
}

void KeptMemory::placeVariables(const DataLayout &layout, const std::vector<AllocaInst *> &variables) {
  for (AllocaInst *variable : variables) {
    variableBytes_ = alignTo(variableBytes_, std::min<std::uint64_t>(variable->getAlign().value(), keptAlignment));
    variables_[variable] = variableBytes_;
    variableBytes_ += variable->getAllocationSize(layout)->getFixedValue();
  }
  variableBytes_ = alignTo(variableBytes_, keptAlignment);
}

Value *KeptMemory::address(IRBuilder<> &builder, const Slot &slot, Value *kept, Value *number, Value *threads) const {
  Value *array =
      builder.CreateGEP(builder.getInt8Ty(), kept, builder.CreateMul(threads, builder.getInt64(slot.before)));
  return builder.CreateGEP(slot.variable->getAllocatedType(), array, number);
}

Value *KeptMemory::address(IRBuilder<> &builder, std::uint64_t offset, Value *kept, Value *number,
                           Value *threads) const {
  Value *all = builder.CreateGEP(builder.getInt8Ty(), kept, builder.CreateMul(threads, builder.getInt64(slotBytes_)));
  Value *own = builder.CreateAdd(builder.CreateMul(number, builder.getInt64(variableBytes_)), builder.getInt64(offset));
  return builder.CreateGEP(builder.getInt8Ty(), all, own);
}

} // namespace warpgrain::executor
