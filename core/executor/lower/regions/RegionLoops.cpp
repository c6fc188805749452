// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/abi/Lowered.h"
#include "core/executor/lower/kit/ThreadLoops.h"
#include "core/executor/lower/regions/RegionBodies.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

class LoopWriter {
public:
  LoopWriter(Function &kernel, std::uint32_t region, const RegionBody &body)
      : kernel_(kernel), region_(region), body_(body), builder_(kernel.getContext()) {}

  /// For all threads. With the body inlined, the thread's state is made of plain values again.
  Function *writeAll() {
    begin("wg_all.");
    const bool goesOneWay = body_.exits.size() == 1;
    Value *common = variable(~std::uint32_t{0});
    Value *any = variable(0);
    loopOverThreads(builder_, block(), state_, [&](Value *number) {
      CallInst *came = callBody(number);
      came->addFnAttr(Attribute::AlwaysInline);
      if (goesOneWay) return;
      builder_.CreateStore(came, element(nextOf_, number));
      update(common, Instruction::And, came);
      update(any, Instruction::Or, came);
    });
    if (goesOneWay) {
      builder_.CreateRet(builder_.getInt32(*body_.exits.begin()));
      return function_;
    }
    Value *bits = builder_.CreateLoad(builder_.getInt32Ty(), common);
    Value *isSame = builder_.CreateICmpEQ(bits, builder_.CreateLoad(builder_.getInt32Ty(), any));
    builder_.CreateRet(builder_.CreateSelect(isSame, bits, builder_.getInt32(regionsDiffer)));
    return function_;
  }

  /// For the threads that are to run the region.
  Function *writeSome() {
    begin("wg_some.");
    LLVMContext &context = kernel_.getContext();
    Value *atOf = loadMember(offsetof(BlockState, at), builder_.getPtrTy());
    loopOverThreads(builder_, block(), state_, [&](Value *number) {
      BasicBlock *runs = BasicBlock::Create(context, "runs", function_);
      BasicBlock *behind = BasicBlock::Create(context, "behind", function_);
      Value *at = builder_.CreateLoad(builder_.getInt32Ty(), element(atOf, number));
      builder_.CreateCondBr(builder_.CreateICmpEQ(at, builder_.getInt32(region_)), runs, behind);
      builder_.SetInsertPoint(runs);
      CallInst *came = callBody(number);
      came->addFnAttr(Attribute::NoInline);
      builder_.CreateStore(came, element(nextOf_, number));
      builder_.CreateBr(behind);
      builder_.SetInsertPoint(behind);
    });
    builder_.CreateRet(builder_.getInt32(regionsDiffer));
    return function_;
  }

private:
  void begin(const std::string &name) {
    auto *type = FunctionType::get(builder_.getInt32Ty(), {builder_.getPtrTy(), builder_.getPtrTy()}, false);
    function_ =
        Function::Create(type, GlobalValue::InternalLinkage, name + std::to_string(region_), kernel_.getParent());
    function_->setDoesNotThrow();
    for (const unsigned parameter : {0U, 1U}) {
      function_->addParamAttr(parameter, Attribute::NoAlias);
      function_->addParamAttr(parameter, Attribute::ReadOnly);
    }
    builder_.SetInsertPoint(BasicBlock::Create(kernel_.getContext(), "entry", function_));
    state_ = makeThreadState(builder_);
    arguments_ = loadArguments(builder_, kernel_, function_->getArg(1));
    kept_ = loadMember(offsetof(BlockState, kept), builder_.getPtrTy());
    nextOf_ = loadMember(offsetof(BlockState, next), builder_.getPtrTy());
    threads_ =
        builder_.CreateZExt(loadMember(offsetof(BlockState, threads), builder_.getInt32Ty()), builder_.getInt64Ty());
  }

  Value *block() { return function_->getArg(0); }

  Value *loadMember(std::size_t offset, Type *type) {
    return builder_.CreateLoad(type, memberAt(builder_, block(), offset));
  }

  Value *variable(std::uint32_t value) {
    Value *out = builder_.CreateAlloca(builder_.getInt32Ty());
    builder_.CreateStore(builder_.getInt32(value), out);
    return out;
  }

  void update(Value *place, Instruction::BinaryOps operation, Value *value) {
    Value *before = builder_.CreateLoad(builder_.getInt32Ty(), place);
    builder_.CreateStore(builder_.CreateBinOp(operation, before, value), place);
  }

  Value *element(Value *array, Value *number) { return builder_.CreateGEP(builder_.getInt32Ty(), array, wide(number)); }

  Value *wide(Value *number) { return builder_.CreateZExt(number, builder_.getInt64Ty()); }

  CallInst *callBody(Value *number) {
    std::vector<Value *> arguments{state_};
    arguments.insert(arguments.end(), arguments_.begin(), arguments_.end());
    arguments.insert(arguments.end(), {kept_, wide(number), threads_});
    return builder_.CreateCall(body_.function, arguments);
  }

  Function &kernel_;
  std::uint32_t region_;
  const RegionBody &body_;
  IRBuilder<> builder_;
  Function *function_ = nullptr;
  Value *state_ = nullptr;
  Value *kept_ = nullptr;
  Value *nextOf_ = nullptr;
  Value *threads_ = nullptr;
  std::vector<Value *> arguments_;
};

} // namespace

void writeRegionEntry(Function &kernel, const std::vector<RegionBody> &bodies) {
  LLVMContext &context = kernel.getContext();
  IRBuilder<> builder(context);
  std::vector<Type *> types{builder.getPtrTy(), builder.getPtrTy(), builder.getInt32Ty(), builder.getInt32Ty()};
  Function *entry = Function::Create(FunctionType::get(builder.getInt32Ty(), types, false),
                                     GlobalValue::ExternalLinkage, entryName, kernel.getParent());
  entry->setDoesNotThrow();
  BasicBlock *begin = BasicBlock::Create(context, "entry", entry);
  BasicBlock *none = BasicBlock::Create(context, "none", entry);
  new UnreachableInst(context, none);
  builder.SetInsertPoint(begin);
  // Regions for all threads have even numbers, for some odd ones.
  Value *which = builder.CreateAdd(builder.CreateShl(entry->getArg(2), 1), entry->getArg(3));
  SwitchInst *choice = builder.CreateSwitch(which, none, static_cast<unsigned>(2 * bodies.size()));
  for (std::uint32_t region = 0; region < bodies.size(); ++region)
    for (const std::uint32_t some : {0U, 1U}) {
      LoopWriter writer(kernel, region, bodies[region]);
      Function *loops = some == 0 ? writer.writeAll() : writer.writeSome();
      BasicBlock *block = BasicBlock::Create(context, "region", entry);
      choice->addCase(builder.getInt32(2 * region + some), block);
      builder.SetInsertPoint(block);
      builder.CreateRet(builder.CreateCall(loops, {entry->getArg(0), entry->getArg(1)}));
    }
}

} // namespace warpgrain::executor
