// SPDX-License-Identifier: Apache-2.0
#include "app/executor/Abi.h"
#include "app/executor/lower/Names.h"
#include "app/executor/lower/StateLoad.h"
#include "app/executor/lower/count/MarkNames.h"
#include "app/executor/lower/count/Marks.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <array>
#include <utility>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr std::array functions{
    std::pair(accessMark, "wg_count_access"), std::pair(branchMark, "wg_count_branch"),
    std::pair(choiceMark, "wg_count_choice"), std::pair(iterationMark, "wg_count_iteration"),
    std::pair(loopMark, "wg_count_loop"),
};

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

/// What the executor's functions count: they read who the thread is, and change nothing that the kernel sees.
FunctionCallee declare(Module &module, const char *name, FunctionType *type) {
  LLVMContext &context = module.getContext();
  AttrBuilder function(context);
  function.addAttribute(Attribute::NoUnwind);
  function.addAttribute(Attribute::WillReturn);
  function.addMemoryAttr(MemoryEffects::inaccessibleMemOnly() | MemoryEffects::argMemOnly(ModRefInfo::Ref));
  AttrBuilder pointer(context);
  pointer.addCapturesAttr(CaptureInfo::none());
  pointer.addAttribute(Attribute::ReadOnly);
  return module.getOrInsertFunction(
      name, type,
      AttributeList::get(context, AttributeList::FunctionIndex, function).addParamAttributes(context, 1, pointer));
}

void callCounter(CallInst &mark, const char *name) {
  IRBuilder<> builder(&mark);
  Value *thread = mark.getFunction()->getArg(0);
  std::vector<Value *> arguments{ofBlock(builder, thread, offsetof(BlockState, counter)), thread};
  for (Value *argument : mark.args())
    arguments.push_back(argument->getType()->isPointerTy() ? builder.CreatePtrToInt(argument, builder.getInt64Ty())
                                                           : argument);
  std::vector<Type *> types;
  for (const Value *argument : arguments)
    types.push_back(argument->getType());
  auto *type = FunctionType::get(builder.getVoidTy(), types, false);
  builder.CreateCall(declare(*mark.getModule(), name, type), arguments)->setDoesNotThrow();
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

void lowerMarks(Module &module) {
  for (const auto &[mark, function] : functions)
    for (CallInst *call : callsOf(module, mark)) {
      callCounter(*call, function);
      call->eraseFromParent();
    }
  for (CallInst *call : callsOf(module, pieceMark)) {
    addToPiece(*call);
    call->eraseFromParent();
  }
}

} // namespace warpgrain::executor
