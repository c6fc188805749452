// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/PointerParameters.h"

#include "app/executor/Abi.h"
#include "app/executor/lower/Checks.h"
#include "app/executor/lower/Names.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Memory that no launch gives a kernel: the thread's own, and the block's shared memory.
bool isOwn(const Value &object) {
  if (isa<AllocaInst>(object)) return true;
  if (const auto *argument = dyn_cast<Argument>(&object)) return argument->hasByValAttr();
  const auto *load = dyn_cast<LoadInst>(&object);
  return load != nullptr && load->hasMetadata(stateMark);
}

/// The parameters' numbers, the thread's state not counted, that what is written comes from.
std::optional<std::set<std::size_t>> writtenBy(const Function &kernel, const Function &check) {
  std::set<std::size_t> out;
  for (const User *user : check.users()) {
    const auto *call = dyn_cast<CallBase>(user);
    const auto *kind = call != nullptr ? dyn_cast<ConstantInt>(call->getArgOperand(checkedKindAt)) : nullptr;
    if (kind == nullptr) return std::nullopt;
    if (kindIn(static_cast<std::uint32_t>(kind->getZExtValue())) == AccessKind::read) continue;
    SmallVector<const Value *> objects;
    getUnderlyingObjects(call->getArgOperand(checkedAddressAt), objects, /*LI=*/nullptr, /*MaxLookup=*/0);
    for (const Value *object : objects) {
      if (isOwn(*object)) continue;
      const auto *argument = dyn_cast<Argument>(object);
      if (argument == nullptr || argument->getParent() != &kernel || argument->getArgNo() == 0) return std::nullopt;
      out.insert(argument->getArgNo() - 1);
    }
  }
  return out;
}

} // namespace

std::optional<PointerParameters> pointerParametersOf(const Function &kernel) {
  PointerParameters out;
  std::set<std::size_t> written;
  if (const Function *check = kernel.getParent()->getFunction(checkName)) {
    const auto found = writtenBy(kernel, *check);
    if (!found) return std::nullopt;
    written = *found;
  }
  for (const Argument &argument : kernel.args()) {
    if (argument.getArgNo() == 0 || !argument.getType()->isPointerTy() || argument.hasByValAttr()) continue;
    const std::size_t number = argument.getArgNo() - 1;
    (written.contains(number) ? out.written : out.read).push_back(number);
  }
  return out;
}

} // namespace warpgrain::executor
