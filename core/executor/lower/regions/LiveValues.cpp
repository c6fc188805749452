// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/regions/LiveValues.h"

#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>
#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// The blocks at whose begin a value is still needed: from each use backwards to where it is computed.
std::set<BasicBlock *> blocksThatNeed(Instruction &value) {
  std::set<BasicBlock *> out;
  std::vector<BasicBlock *> open;
  const auto add = [&](BasicBlock *block) {
    if (block != value.getParent() && out.insert(block).second) open.push_back(block);
  };
  for (const Use &use : value.uses()) {
    auto *user = cast<Instruction>(use.getUser());
    auto *phi = dyn_cast<PHINode>(user);
    add(phi != nullptr ? phi->getIncomingBlock(use) : user->getParent());
  }
  while (!open.empty()) {
    BasicBlock *block = open.back();
    open.pop_back();
    for (BasicBlock *before : predecessors(block))
      add(before);
  }
  return out;
}

/// Finds what the thread's place and the arguments alone decide, and moves it.
class PlaceValues {
public:
  explicit PlaceValues(Function &function) : function_(function) {}

  /// Moves it, and what it is computed from, before the end of the function's first block; false where it must stay.
  bool hoist(Instruction &value) {
    if (!isPlaceValue(value, 0)) return false;
    move(value);
    return true;
  }

private:
  /// Longer ones are kept rather than computed again.
  static constexpr int mostSteps = 12;

  static bool isCheap(const Instruction &value) {
    if (const auto *load = dyn_cast<LoadInst>(&value)) return load->hasMetadata(stateMark);
    if (const auto *operation = dyn_cast<BinaryOperator>(&value))
      return !operation->isIntDivRem() && !operation->getType()->isFPOrFPVectorTy();
    return isa<GetElementPtrInst>(value) || isa<CastInst>(value) || isa<ICmpInst>(value) || isa<SelectInst>(value);
  }

  bool isPlaceValue(Instruction &value, int steps) {
    if (moved_.contains(&value)) return true;
    if (const auto *variable = dyn_cast<AllocaInst>(&value)) return variable->isStaticAlloca();
    if (steps > mostSteps || !isCheap(value)) return false;
    for (const Use &operand : value.operands())
      if (auto *other = dyn_cast<Instruction>(operand.get()); other != nullptr && !isPlaceValue(*other, steps + 1))
        return false;
    return true;
  }

  void move(Instruction &value) {
    if (isa<AllocaInst>(value) || !moved_.insert(&value).second) return;
    for (const Use &operand : value.operands())
      if (auto *other = dyn_cast<Instruction>(operand.get())) move(*other);
    value.moveBefore(function_.getEntryBlock().getTerminator()->getIterator());
  }

  Function &function_;
  std::set<Instruction *> moved_;
};

/// The variables stay in the first block, the rest goes behind it.
void splitBehindVariables(Function &function) {
  BasicBlock &entry = function.getEntryBlock();
  std::vector<AllocaInst *> variables;
  for (Instruction &instruction : entry)
    if (auto *variable = dyn_cast<AllocaInst>(&instruction)) variables.push_back(variable);
  for (AllocaInst *variable : llvm::reverse(variables))
    variable->moveBefore(entry, entry.begin());
  SplitBlock(&entry, entry.getFirstNonPHIOrDbgOrAlloca());
}

} // namespace

std::vector<LiveValues> liveValuesAt(Function &function, const std::vector<BasicBlock *> &blocks) {
  std::vector<LiveValues> out(blocks.size());
  for (Instruction &value : instructions(function)) {
    if (isa<AllocaInst>(value) || value.use_empty()) continue;
    const auto needed = blocksThatNeed(value);
    for (std::size_t i = 0; i < blocks.size(); ++i)
      if (needed.contains(blocks[i])) out[i].insert(&value);
  }
  return out;
}

void hoistPlaceValues(Function &function, std::vector<LiveValues> &live) {
  splitBehindVariables(function);
  PlaceValues places(function);
  std::set<Instruction *> hoisted;
  std::set<Instruction *> kept;
  for (LiveValues &values : live)
    for (Instruction *value : values)
      if (!hoisted.contains(value) && !kept.contains(value)) (places.hoist(*value) ? hoisted : kept).insert(value);
  for (LiveValues &values : live)
    values.remove_if([&](Instruction *value) { return hoisted.contains(value); });
}

} // namespace warpgrain::executor
