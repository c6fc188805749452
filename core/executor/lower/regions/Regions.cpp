// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/regions/Regions.h"

#include "core/executor/lower/kit/Analyses.h"
#include "core/executor/lower/kit/ProgramVariables.h"
#include "core/executor/lower/regions/KeptMemory.h"
#include "core/executor/lower/regions/LiveValues.h"
#include "core/executor/lower/regions/RegionBodies.h"
#include "core/executor/lower/regions/Waits.h"

#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/SROA.h>

#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Fewer variables and values are to be kept: what functions had that were taken in becomes values.
void simplify(Function &kernel) {
  PassBuilder builder;
  Analyses analyses(builder);
  FunctionPassManager passes;
  passes.addPass(SROAPass(SROAOptions::PreserveCFG));
  passes.addPass(EarlyCSEPass(/*UseMemorySSA=*/true));
  passes.run(kernel, analyses.functions);
}

/// They speak of the one function; variables that outlive a region are none of any function's.
void eraseLifetimes(Function &kernel) {
  std::vector<Instruction *> marks;
  for (Instruction &instruction : instructions(kernel))
    if (instruction.isLifetimeStartOrEnd()) marks.push_back(&instruction);
  for (Instruction *mark : marks)
    mark->eraseFromParent();
}

bool isOnlyRead(const Value &pointer) {
  for (const Use &use : pointer.uses()) {
    const auto *user = cast<Instruction>(use.getUser());
    if (isa<LoadInst>(user)) continue;
    if (isa<GetElementPtrInst>(user) || isa<AddrSpaceCastInst>(user)) {
      if (!isOnlyRead(*user)) return false;
      continue;
    }
    const auto *transfer = dyn_cast<MemTransferInst>(user);
    if (transfer == nullptr || use.getOperandNo() != 1 || transfer->isVolatile()) return false;
  }
  return true;
}

/// A parameter that is passed by value is each thread's own: a copy, where the kernel may write to it.
void copyWrittenParameters(Function &kernel) {
  for (Argument &argument : kernel.args()) {
    if (!argument.hasByValAttr() || isOnlyRead(argument)) continue;
    IRBuilder<> builder(&kernel.getEntryBlock(), kernel.getEntryBlock().begin());
    Type *type = argument.getParamByValType();
    AllocaInst *copy = builder.CreateAlloca(type);
    copy->setAlignment(std::max(copy->getAlign(), argument.getParamAlign().valueOrOne()));
    argument.replaceAllUsesWith(copy);
    builder.SetInsertPoint(kernel.getEntryBlock().getFirstNonPHIOrDbgOrAlloca());
    builder.CreateMemCpy(copy, copy->getAlign(), &argument, argument.getParamAlign(),
                         kernel.getDataLayout().getTypeAllocSize(type));
  }
}

} // namespace

bool addRegionEntry(Function &kernel, LoweredKernel &lowered) {
  if (callsThroughPointers(*kernel.getParent())) return false;
  auto waits = splitAtWaits(kernel, lowered.waitsForGrid);
  StripDebugInfo(*kernel.getParent()); // places are known by now
  if (!waits) return false;
  eraseLifetimes(kernel);
  copyWrittenParameters(kernel);
  simplify(kernel);
  std::vector<BasicBlock *> resumes;
  for (const WaitCall &wait : *waits)
    resumes.push_back(wait.resume);
  auto live = liveValuesAt(kernel, resumes);
  hoistPlaceValues(kernel, live);
  const KeptMemory kept(kernel, live);
  const std::vector<RegionBody> bodies = makeRegionBodies(kernel, *waits, kept);
  writeRegionEntry(kernel, bodies);
  for (const WaitCall &wait : *waits)
    lowered.waits.push_back(wait.point);
  lowered.keptBytes = kept.bytesOfOneThread();
  return true;
}

} // namespace warpgrain::executor
