// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/Checks.h"
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/kit/Names.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <algorithm>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Memory that no parameter leads to: the thread's own, the block's shared memory, and constants.
bool isOwn(const Value &object) {
  if (isa<AllocaInst>(object)) return true;
  if (const auto *argument = dyn_cast<Argument>(&object)) return argument->hasByValAttr();
  const auto *variable = dyn_cast<GlobalVariable>(&object);
  if (variable != nullptr && variable->isConstant()) return true;
  const auto *load = dyn_cast<LoadInst>(&object);
  return load != nullptr && load->hasMetadata(stateMark);
}

class Finder {
public:
  explicit Finder(const Function &kernel) : kernel_(kernel) {
    for (const Argument &argument : kernel.args())
      if (argument.getArgNo() > 0 && argument.getType()->isPointerTy() && !argument.hasByValAttr())
        out_.parameters.push_back({.number = argument.getArgNo() - 1}); // the first is the thread's state
  }

  PointerUses run() {
    if (const Function *check = kernel_.getParent()->getFunction(checkName))
      for (const User *user : check->users())
        take(*user);
    return std::move(out_);
  }

private:
  void take(const User &user) {
    const auto *call = dyn_cast<CallBase>(&user);
    const auto *packed = call != nullptr ? dyn_cast<ConstantInt>(call->getArgOperand(checkedKindAt)) : nullptr;
    if (packed == nullptr) return note(nullptr, true, true);
    const LoweredAccessKind kind = AccessForm::unpacked(static_cast<std::uint32_t>(packed->getZExtValue())).kind;
    SmallVector<const Value *> objects;
    getUnderlyingObjects(call->getArgOperand(checkedAddressAt), objects, /*LI=*/nullptr, /*MaxLookup=*/0);
    for (const Value *object : objects)
      if (!isOwn(*object)) note(object, kind == LoweredAccessKind::read, kind != LoweredAccessKind::read);
  }

  void note(const Value *object, bool reads, bool writes) {
    const auto *argument = dyn_cast_or_null<Argument>(object);
    const auto at = std::ranges::find_if(out_.parameters, [&](const PointerParameter &parameter) {
      return argument != nullptr && argument->getParent() == &kernel_ && argument->getArgNo() == parameter.number + 1;
    });
    const bool isElsewhere = at == out_.parameters.end();
    (isElsewhere ? out_.readsElsewhere : at->isRead) |= reads;
    (isElsewhere ? out_.writesElsewhere : at->isWritten) |= writes;
  }

  const Function &kernel_;
  PointerUses out_;
};

} // namespace

PointerUses pointerUsesOf(const Function &kernel) {
  return Finder(kernel).run();
}

} // namespace warpgrain::executor
