// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/indices/IndexSlice.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Sums with a constant, as of counters and of neighbours, come near the end of their range with their variables alone.
bool canOverflow(const BinaryOperator &operation) {
  if (!operation.getType()->isIntegerTy(32)) return false;
  const bool isSum = operation.getOpcode() == Instruction::Add || operation.getOpcode() == Instruction::Sub;
  if (!isSum && operation.getOpcode() != Instruction::Mul) return false;
  const bool hasConstant = isa<ConstantInt>(operation.getOperand(0)) || isa<ConstantInt>(operation.getOperand(1));
  return operation.hasNoSignedWrap() && !(isSum && hasConstant);
}

/// Everything that is stored in a variable, in all of it or in a part.
std::vector<Value *> storedIn(AllocaInst &variable) {
  std::vector<Value *> out;
  std::vector<Value *> places{&variable};
  for (std::size_t i = 0; i < places.size(); ++i)
    for (User *user : places[i]->users()) {
      if (auto *store = dyn_cast<StoreInst>(user); store != nullptr && store->getPointerOperand() == places[i])
        out.push_back(store->getValueOperand());
      else if (isa<GetElementPtrInst>(user) || isa<AddrSpaceCastInst>(user))
        places.push_back(user);
    }
  return out;
}

} // namespace

IndexSlice::IndexSlice(Module &module, const SiteTable &sites) : sites_(sites) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *place = dyn_cast<GetElementPtrInst>(&instruction))
        for (Value *index : place->indices())
          visit(index);
  while (!waiting_.empty()) {
    Value *value = waiting_.back();
    waiting_.pop_back();
    follow(*value);
  }
}

void IndexSlice::visit(Value *value) {
  if (value->getType()->isIntegerTy() && !isa<Constant>(value) && seen_.insert(value).second) waiting_.push_back(value);
}

void IndexSlice::follow(Value &value) {
  if (auto *operation = dyn_cast<BinaryOperator>(&value)) return follow(*operation);
  if (const auto *load = dyn_cast<LoadInst>(&value)) return followVariable(*load);
  if (auto *call = dyn_cast<CallBase>(&value)) return followResult(*call);
  if (const auto *argument = dyn_cast<Argument>(&value)) return followArgument(*argument);
  if (auto *choice = dyn_cast<SelectInst>(&value)) {
    visit(choice->getTrueValue());
    visit(choice->getFalseValue());
  } else if (isa<CastInst>(value) || isa<PHINode>(value)) {
    for (Value *operand : cast<Instruction>(value).operands())
      visit(operand);
  }
}

void IndexSlice::follow(BinaryOperator &operation) {
  switch (operation.getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::SDiv:
  case Instruction::SRem:
    break;
  default:
    return; // bits are taken of it: what they are matters, and no number's size
  }
  for (Value *operand : operation.operands())
    visit(operand);
  const DILocation *location = operation.getDebugLoc().get();
  if (!canOverflow(operation) || location == nullptr || sites_.isSystem(*location)) return;
  members_.insert(&operation);
  operations_.push_back(&operation);
}

void IndexSlice::followVariable(const LoadInst &load) {
  auto *variable = dyn_cast<AllocaInst>(const_cast<Value *>(getUnderlyingObject(load.getPointerOperand())));
  if (variable == nullptr) return;
  for (Value *stored : storedIn(*variable))
    visit(stored);
}

void IndexSlice::followResult(CallBase &call) {
  Function *callee = call.getCalledFunction();
  if (callee == nullptr) return;
  if (callee->isIntrinsic()) {
    const auto number = callee->getIntrinsicID();
    if (number == Intrinsic::smin || number == Intrinsic::smax || number == Intrinsic::abs)
      for (Value *argument : call.args())
        visit(argument);
    return;
  }
  for (BasicBlock &block : *callee)
    if (const auto *end = dyn_cast<ReturnInst>(block.getTerminator());
        end != nullptr && end->getReturnValue() != nullptr)
      visit(end->getReturnValue());
}

void IndexSlice::followArgument(const Argument &argument) {
  for (const User *user : argument.getParent()->users())
    if (const auto *call = dyn_cast<CallBase>(user);
        call != nullptr && call->getCalledFunction() == argument.getParent() && argument.getArgNo() < call->arg_size())
      visit(call->getArgOperand(argument.getArgNo()));
}

} // namespace warpgrain::executor
