// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/LoopExits.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/LoopUtils.h>

#include <algorithm>

namespace warpgrain::executor {

namespace {

using namespace llvm;

bool goesOn(const CallBase &call) {
  const Function *callee = call.getCalledFunction();
  if (callee == nullptr || call.doesNotReturn()) return false;
  const StringRef name = callee->getName();
  if (!isa<IntrinsicInst>(call))
    return name.starts_with("__nv_") || name.starts_with("wg_mark_") || name == "vprintf" || name == "malloc" ||
           name == "free";
  if (call.isConvergent()) return false;
  return !name.starts_with("llvm.nvvm.") || name.starts_with("llvm.nvvm.atomic.") ||
         (call.doesNotAccessMemory() && !name.contains("mma"));
}

} // namespace

bool runsWithoutWaits(const Loop &loop) {
  return std::ranges::all_of(loop.blocks(), [](const BasicBlock *block) {
    return std::ranges::all_of(*block, [](const Instruction &instruction) {
      const auto *call = dyn_cast<CallBase>(&instruction);
      return call == nullptr || goesOn(*call);
    });
  });
}

std::vector<BasicBlock *> makeOwnExits(Loop &loop, DominatorTree &dominators, LoopInfo &loops) {
  formDedicatedExitBlocks(&loop, &dominators, &loops, /*MSSAU=*/nullptr, /*PreserveLCSSA=*/false);
  SmallVector<BasicBlock *, 4> exits;
  loop.getUniqueExitBlocks(exits);
  const bool areOwn = std::ranges::all_of(exits, [&loop](BasicBlock *exit) {
    return std::ranges::all_of(predecessors(exit), [&loop](BasicBlock *from) { return loop.contains(from); });
  });
  return areOwn ? std::vector<BasicBlock *>(exits.begin(), exits.end()) : std::vector<BasicBlock *>();
}

const BranchInst *testOf(const Loop &loop) {
  const auto *test = dyn_cast<BranchInst>(loop.getHeader()->getTerminator());
  if (test == nullptr || !test->isConditional()) return nullptr;
  return loop.contains(test->getSuccessor(0)) != loop.contains(test->getSuccessor(1)) ? test : nullptr;
}

} // namespace warpgrain::executor
