// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/Waiting.h"

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <array>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// An access by which a thread may look for what another thread writes.
bool looksForOthers(const Instruction &instruction) {
  if (const auto *load = dyn_cast<LoadInst>(&instruction)) return load->isVolatile() || load->isAtomic();
  if (const auto *update = dyn_cast<AtomicRMWInst>(&instruction))
    return !update->use_empty(); // an addition of nothing, an exchange: both are used to read
  return isa<AtomicCmpXchgInst>(instruction);
}

bool dependsOnOrder(const Instruction &instruction) {
  if (isa<AtomicCmpXchgInst>(instruction)) return true;
  const auto *update = dyn_cast<AtomicRMWInst>(&instruction);
  if (update == nullptr) return false;
  return !update->use_empty() || update->getType()->isFloatingPointTy() ||
         update->getOperation() == AtomicRMWInst::Xchg;
}

bool addsFloats(const Instruction &instruction) {
  const auto *update = dyn_cast<AtomicRMWInst>(&instruction);
  return update != nullptr &&
         (update->getOperation() == AtomicRMWInst::FAdd || update->getOperation() == AtomicRMWInst::FSub);
}

} // namespace

bool waitsForOthers(const CallInst &call) {
  static constexpr std::array names{
      std::string_view("wg_barrier"),   std::string_view("wg_barrier_reduce"), std::string_view("wg_barrier_arrive"),
      std::string_view("wg_warp_sync"), std::string_view("wg_shuffle"),        std::string_view("wg_ballot"),
      std::string_view("wg_match"),     std::string_view("wg_reduce"),         std::string_view("wg_activemask"),
      std::string_view("wg_exit"),      std::string_view("wg_yield"),          std::string_view("wg_poll"),
      std::string_view("wg_step"),      std::string_view("wg_matrix")};
  const Function *callee = call.getCalledFunction();
  return callee != nullptr && std::ranges::find(names, std::string_view(callee->getName())) != names.end();
}

void findWaiting(Module &module, LoweredKernel &kernel) {
  std::vector<Instruction *> polls;
  for (Function &function : module) {
    if (function.isDeclaration()) continue;
    DominatorTree dominators(function);
    const LoopInfo loops(dominators);
    for (Instruction &instruction : instructions(function)) {
      if (const auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && waitsForOthers(*call))
        kernel.schedule = std::max(kernel.schedule, Schedule::regions);
      if (const auto *call = dyn_cast<CallInst>(&instruction);
          call != nullptr && call->getCalledFunction() != nullptr &&
          call->getCalledFunction()->getName() == "wg_grid_workspace")
        kernel.waitsForGrid = true;
      if (looksForOthers(instruction) && loops.getLoopFor(instruction.getParent()) != nullptr)
        polls.push_back(&instruction);
      kernel.ordersByMemory |= looksForOthers(instruction);
      kernel.needsOneWorker |= dependsOnOrder(instruction);
      kernel.addsFloatsAtomically |= addsFloats(instruction);
    }
  }
  kernel.ordersByMemory |= module.getFunction(barrierObjectName) != nullptr;
  kernel.polls = !polls.empty();
  for (Instruction *poll : polls) {
    kernel.schedule = kernel.waitsForGrid ? Schedule::regions : Schedule::fibers;
    IRBuilder<> builder(poll);
    const FunctionCallee yield = module.getOrInsertFunction("wg_poll", builder.getVoidTy(), builder.getPtrTy());
    builder.CreateCall(yield, {poll->getFunction()->getArg(0)});
  }
}

} // namespace warpgrain::executor
