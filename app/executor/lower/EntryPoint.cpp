// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/EntryPoint.h"

#include "app/executor/Abi.h"
#include "app/executor/lower/Lowered.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <array>
#include <string>

namespace warpgrain::executor {

namespace {

using namespace llvm;

std::uint64_t sizeOfParameter(const Argument &argument) {
  const DataLayout &layout = argument.getParent()->getParent()->getDataLayout();
  if (argument.hasByValAttr()) return layout.getTypeAllocSize(argument.getParamByValType());
  return layout.getTypeAllocSize(argument.getType());
}

Result<void> compare(const Function &kernel, const std::vector<execute::Parameter> &parameters) {
  const std::size_t count = kernel.arg_size() - 1; // the first is the thread's state
  if (count != parameters.size())
    return fail(ErrorKind::usage, "The kernel has " + std::to_string(count) + " parameters, but the launch gives " +
                                      std::to_string(parameters.size()) + ".");
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t size = sizeOfParameter(*kernel.getArg(static_cast<unsigned>(i + 1)));
    if (size != parameters[i].bytes.size())
      return fail(ErrorKind::usage, "The parameter " + parameters[i].name + " has " + std::to_string(size) +
                                        " bytes, but the launch gives " + std::to_string(parameters[i].bytes.size()) +
                                        ".");
  }
  return {};
}

class Writer {
public:
  Writer(Module &module, Function &kernel) : module_(module), kernel_(kernel), builder_(module.getContext()) {}

  /// Runs the one thread that it is given.
  void writeThread() {
    Function &entry = begin();
    CallInst *call = callKernel(entry.getArg(0), argumentsFrom(entry.getArg(1)));
    builder_.CreateRetVoid();
    (void)call;
  }

  /// Runs all threads of a block, one after the other. With the kernel inlined, the thread's state is made of plain
  /// values again.
  void writeBlock() {
    Function &entry = begin();
    entry.addParamAttr(0, Attribute::NoAlias);
    entry.addParamAttr(0, Attribute::ReadOnly);
    Value *block = entry.getArg(0);
    Value *state = builder_.CreateAlloca(builder_.getInt8Ty(), builder_.getInt32(sizeof(ThreadState)), "thread");
    cast<AllocaInst>(state)->setAlignment(Align(alignof(ThreadState)));
    const auto arguments = argumentsFrom(entry.getArg(1));
    std::array<Value *, 3> extents{};
    for (std::size_t axis = 0; axis < 3; ++axis)
      extents[axis] = builder_.CreateLoad(builder_.getInt32Ty(),
                                          at(block, offsetof(BlockState, blockExtent) + axis * sizeof(std::uint32_t)));
    std::array<PHINode *, 3> index{};
    std::array<BasicBlock *, 3> heads{};
    for (int axis = 2; axis >= 0; --axis) {
      BasicBlock *before = builder_.GetInsertBlock();
      heads[static_cast<std::size_t>(axis)] = BasicBlock::Create(module_.getContext(), "head", &entry);
      builder_.CreateBr(heads[static_cast<std::size_t>(axis)]);
      builder_.SetInsertPoint(heads[static_cast<std::size_t>(axis)]);
      PHINode *phi = builder_.CreatePHI(builder_.getInt32Ty(), 2);
      phi->addIncoming(builder_.getInt32(0), before);
      index[static_cast<std::size_t>(axis)] = phi;
    }
    for (std::size_t axis = 0; axis < 3; ++axis)
      builder_.CreateStore(index[axis], at(state, offsetof(ThreadState, index) + axis * sizeof(std::uint32_t)));
    Value *row = builder_.CreateAdd(builder_.CreateMul(index[2], extents[1]), index[1]);
    builder_.CreateStore(builder_.CreateAdd(builder_.CreateMul(row, extents[0]), index[0]),
                         at(state, offsetof(ThreadState, number)));
    builder_.CreateStore(block, at(state, offsetof(ThreadState, block)));
    callKernel(state, arguments)->addFnAttr(Attribute::AlwaysInline);
    for (std::size_t axis = 0; axis < 3; ++axis) {
      Value *next = builder_.CreateAdd(index[axis], builder_.getInt32(1), "", /*HasNUW=*/true);
      index[axis]->addIncoming(next, builder_.GetInsertBlock());
      BasicBlock *after = BasicBlock::Create(module_.getContext(), "after", &entry);
      builder_.CreateCondBr(builder_.CreateICmpULT(next, extents[axis]), heads[axis], after);
      builder_.SetInsertPoint(after);
    }
    builder_.CreateRetVoid();
  }

private:
  Function &begin() {
    auto *type = FunctionType::get(builder_.getVoidTy(), {builder_.getPtrTy(), builder_.getPtrTy()}, false);
    Function *entry = Function::Create(type, GlobalValue::ExternalLinkage, entryName, module_);
    entry->setDoesNotThrow();
    entry->addParamAttr(1, Attribute::NoAlias);
    builder_.SetInsertPoint(BasicBlock::Create(module_.getContext(), "entry", entry));
    return *entry;
  }

  Value *at(Value *object, std::size_t offset) {
    return builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), object, offset);
  }

  std::vector<Value *> argumentsFrom(Value *pointers) {
    std::vector<Value *> out;
    for (unsigned i = 1; i < kernel_.arg_size(); ++i) {
      Argument &parameter = *kernel_.getArg(i);
      Value *place = builder_.CreateLoad(builder_.getPtrTy(),
                                         builder_.CreateConstInBoundsGEP1_64(builder_.getPtrTy(), pointers, i - 1));
      if (parameter.hasByValAttr())
        out.push_back(place);
      else if (parameter.getType()->isIntegerTy(1)) // a bool is a byte in memory
        out.push_back(builder_.CreateTrunc(builder_.CreateLoad(builder_.getInt8Ty(), place), builder_.getInt1Ty()));
      else
        out.push_back(builder_.CreateLoad(parameter.getType(), place));
    }
    return out;
  }

  CallInst *callKernel(Value *thread, std::vector<Value *> arguments) {
    arguments.insert(arguments.begin(), thread);
    CallInst *call = builder_.CreateCall(&kernel_, arguments);
    call->setAttributes(kernel_.getAttributes());
    return call;
  }

  Module &module_;
  Function &kernel_;
  IRBuilder<> builder_;
};

} // namespace

Result<void> addEntryPoint(Module &module, Function &kernel, bool needsFibers,
                           const std::vector<execute::Parameter> &parameters) {
  if (auto fits = compare(kernel, parameters); !fits) return fits;
  kernel.setLinkage(GlobalValue::InternalLinkage);
  Writer writer(module, kernel);
  if (needsFibers)
    writer.writeThread();
  else
    writer.writeBlock();
  return {};
}

} // namespace warpgrain::executor
