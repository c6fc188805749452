// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/EntryPoint.h"

#include "core/executor/lower/kit/ThreadLoops.h"
#include "core/executor/lower/regions/Regions.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <string>

namespace warpgrain::executor {

namespace {

using namespace llvm;

std::uint64_t sizeOfParameter(const Argument &argument) {
  const DataLayout &layout = argument.getParent()->getParent()->getDataLayout();
  if (argument.hasByValAttr()) return layout.getTypeAllocSize(argument.getParamByValType());
  return layout.getTypeAllocSize(argument.getType());
}

class Writer {
public:
  Writer(Module &module, Function &kernel) : module_(module), kernel_(kernel), builder_(module.getContext()) {}

  /// Runs the one thread that it is given.
  void writeThread() {
    Function &entry = begin();
    callKernel(entry.getArg(0), loadArguments(builder_, kernel_, entry.getArg(1)));
    builder_.CreateRetVoid();
  }

  /// Runs all threads of a block, one after the other. With the kernel inlined, the thread's state is made of plain
  /// values again.
  void writeBlock() {
    Function &entry = begin();
    entry.addParamAttr(0, Attribute::NoAlias);
    entry.addParamAttr(0, Attribute::ReadOnly);
    Value *state = makeThreadState(builder_);
    const auto arguments = loadArguments(builder_, kernel_, entry.getArg(1));
    loopOverThreads(builder_, entry.getArg(0), state,
                    [&](Value *) { callKernel(state, arguments)->addFnAttr(Attribute::AlwaysInline); });
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

std::vector<std::uint64_t> parameterSizes(const Function &kernel) {
  std::vector<std::uint64_t> out;
  for (const Argument &argument : kernel.args())
    out.push_back(sizeOfParameter(argument));
  return out;
}

std::vector<std::uint64_t> parameterOffsets(const Function &kernel) {
  const DataLayout &layout = kernel.getParent()->getDataLayout();
  std::vector<std::uint64_t> out;
  std::uint64_t end = 0;
  for (const Argument &argument : kernel.args()) {
    const Align natural =
        layout.getABITypeAlign(argument.hasByValAttr() ? argument.getParamByValType() : argument.getType());
    end = alignTo(end, std::max(natural, argument.getParamAlign().valueOrOne()));
    out.push_back(end);
    end += sizeOfParameter(argument);
  }
  return out;
}

Result<void> checkParameters(const Function &kernel, const std::vector<run::Parameter> &parameters) {
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

void addEntryPoint(Module &module, Function &kernel, LoweredKernel &lowered) {
  kernel.setLinkage(GlobalValue::InternalLinkage);
  if (lowered.schedule == Schedule::regions) {
    if (addRegionEntry(kernel, lowered)) return;
    lowered.schedule = Schedule::fibers;
  }
  Writer writer(module, kernel);
  if (lowered.schedule == Schedule::fibers)
    writer.writeThread();
  else
    writer.writeBlock();
}

} // namespace warpgrain::executor
