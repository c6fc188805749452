// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/ThreadLoops.h"

#include <array>

namespace warpgrain::executor {

using namespace llvm;

std::vector<Value *> loadArguments(IRBuilder<> &builder, const Function &kernel, Value *pointers) {
  std::vector<Value *> out;
  for (unsigned i = 1; i < kernel.arg_size(); ++i) {
    const Argument &parameter = *kernel.getArg(i);
    Value *place =
        builder.CreateLoad(builder.getPtrTy(), builder.CreateConstInBoundsGEP1_64(builder.getPtrTy(), pointers, i - 1));
    if (parameter.hasByValAttr())
      out.push_back(place);
    else if (parameter.getType()->isIntegerTy(1)) // a bool is a byte in memory
      out.push_back(builder.CreateTrunc(builder.CreateLoad(builder.getInt8Ty(), place), builder.getInt1Ty()));
    else
      out.push_back(builder.CreateLoad(parameter.getType(), place));
  }
  return out;
}

Value *makeThreadState(IRBuilder<> &builder) {
  AllocaInst *state = builder.CreateAlloca(builder.getInt8Ty(), builder.getInt32(sizeof(ThreadState)), "thread");
  state->setAlignment(Align(alignof(ThreadState)));
  return state;
}

void setThreadState(IRBuilder<> &builder, Value *state, Value *block, const std::array<Value *, 3> &index,
                    Value *number) {
  for (std::size_t axis = 0; axis < 3; ++axis)
    builder.CreateStore(index[axis],
                        memberAt(builder, state, offsetof(ThreadState, index) + axis * sizeof(std::uint32_t)));
  builder.CreateStore(number, memberAt(builder, state, offsetof(ThreadState, number)));
  builder.CreateStore(block, memberAt(builder, state, offsetof(ThreadState, block)));
}

void loopOverThreads(IRBuilder<> &builder, Value *block, Value *state, function_ref<void(Value *number)> body) {
  Function &function = *builder.GetInsertBlock()->getParent();
  std::array<Value *, 3> extents{};
  for (std::size_t axis = 0; axis < 3; ++axis)
    extents[axis] =
        builder.CreateLoad(builder.getInt32Ty(),
                           memberAt(builder, block, offsetof(BlockState, blockExtent) + axis * sizeof(std::uint32_t)));
  std::array<PHINode *, 3> index{};
  std::array<BasicBlock *, 3> heads{};
  for (std::size_t axis = 3; axis-- > 0;) {
    BasicBlock *before = builder.GetInsertBlock();
    heads[axis] = BasicBlock::Create(builder.getContext(), "head", &function);
    builder.CreateBr(heads[axis]);
    builder.SetInsertPoint(heads[axis]);
    index[axis] = builder.CreatePHI(builder.getInt32Ty(), 2);
    index[axis]->addIncoming(builder.getInt32(0), before);
  }
  Value *row = builder.CreateAdd(builder.CreateMul(index[2], extents[1]), index[1]);
  Value *number = builder.CreateAdd(builder.CreateMul(row, extents[0]), index[0]);
  setThreadState(builder, state, block, {index[0], index[1], index[2]}, number);
  body(number);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    Value *next = builder.CreateAdd(index[axis], builder.getInt32(1), "", /*HasNUW=*/true);
    index[axis]->addIncoming(next, builder.GetInsertBlock());
    BasicBlock *after = BasicBlock::Create(builder.getContext(), "after", &function);
    builder.CreateCondBr(builder.CreateICmpULT(next, extents[axis]), heads[axis], after);
    builder.SetInsertPoint(after);
  }
}

} // namespace warpgrain::executor
