// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/count/EventGroups.h"
#include "core/executor/lower/count/MarkNames.h"
#include "core/executor/lower/count/Marks.h"
#include "core/executor/lower/kit/Names.h"
#include "core/executor/lower/kit/StateLoad.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

std::vector<CallInst *> callsOf(Module &module, const char *name) {
  std::vector<CallInst *> out;
  if (Function *mark = module.getFunction(name))
    for (User *user : mark->users())
      if (auto *call = dyn_cast<CallInst>(user)) out.push_back(call);
  return out;
}

void setState(Instruction &instruction) {
  instruction.setMetadata(stateMark, MDNode::get(instruction.getContext(), {}));
}

/// A member of the block's state that stays the same while the block runs.
Value *ofBlock(IRBuilder<> &builder, Value *thread, std::size_t offset) {
  Value *block = loadState(builder, builder.getPtrTy(), thread, offsetof(ThreadState, block));
  LoadInst *out = loadState(builder, builder.getPtrTy(), block, offset);
  out->setMetadata(LLVMContext::MD_invariant_load, MDNode::get(builder.getContext(), {}));
  return out;
}

void addToPiece(CallInst &mark) {
  IRBuilder<> builder(&mark);
  Value *pieces = ofBlock(builder, mark.getFunction()->getArg(0), offsetof(BlockState, pieces));
  Value *number = builder.CreateZExt(mark.getArgOperand(0), builder.getInt64Ty());
  Value *place = builder.CreateInBoundsGEP(builder.getInt64Ty(), pieces, number);
  LoadInst *before = builder.CreateLoad(builder.getInt64Ty(), place);
  setState(*before);
  setState(*builder.CreateStore(builder.CreateAdd(before, builder.getInt64(1)), place));
}

} // namespace

std::vector<EventGroup> lowerMarks(Module &module) {
  std::vector<EventGroup> groups = logEvents(module);
  for (CallInst *call : callsOf(module, pieceMark)) {
    addToPiece(*call);
    call->eraseFromParent();
  }
  return groups;
}

} // namespace warpgrain::executor
