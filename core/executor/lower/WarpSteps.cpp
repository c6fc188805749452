// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/kit/Names.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstdint>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr unsigned sharedSpace = 3;

enum class Kind : std::uint8_t { none, load, store, update };

/// A kernel's own pointers lead to global memory; where others lead is not known.
bool mayBeShared(const Value *pointer, const Function &kernel) {
  SmallVector<const Value *, 4> objects;
  getUnderlyingObjects(pointer, objects, /*LI=*/nullptr, /*MaxLookup=*/0);
  return any_of(objects, [&kernel](const Value *object) {
    if (const auto *variable = dyn_cast<GlobalVariable>(object)) return variable->getAddressSpace() == sharedSpace;
    if (const auto *argument = dyn_cast<Argument>(object)) return argument->getParent() != &kernel;
    return !isa<AllocaInst>(object) && !isa<Constant>(object);
  });
}

Kind kindOf(const Instruction &instruction, const Function &kernel) {
  const auto is = [&kernel](Kind kind, const Value *pointer) {
    return mayBeShared(pointer, kernel) ? kind : Kind::none;
  };
  if (instruction.hasMetadata(stateMark)) return Kind::none; // of the thread, or the same for all
  if (const auto *load = dyn_cast<LoadInst>(&instruction)) return is(Kind::load, load->getPointerOperand());
  if (const auto *store = dyn_cast<StoreInst>(&instruction)) return is(Kind::store, store->getPointerOperand());
  if (const auto *update = dyn_cast<AtomicRMWInst>(&instruction)) return is(Kind::update, update->getPointerOperand());
  if (const auto *update = dyn_cast<AtomicCmpXchgInst>(&instruction))
    return is(Kind::update, update->getPointerOperand());
  if (const auto *transfer = dyn_cast<MemTransferInst>(&instruction))
    return std::max(is(Kind::update, transfer->getSource()), is(Kind::update, transfer->getDest()));
  if (const auto *fill = dyn_cast<MemSetInst>(&instruction)) return is(Kind::store, fill->getDest());
  return Kind::none;
}

/// A step is a look at what others did: nothing is left that a thread must look for again within it.
void forgetVolatile(Instruction &access) {
  if (auto *load = dyn_cast<LoadInst>(&access)) load->setVolatile(false);
  if (auto *store = dyn_cast<StoreInst>(&access)) store->setVolatile(false);
}

void stepBefore(Instruction &access, SiteTable &sites) {
  IRBuilder<> builder(&access);
  const FunctionCallee step =
      access.getModule()->getOrInsertFunction("wg_step", builder.getVoidTy(), builder.getPtrTy(), builder.getInt32Ty());
  builder.CreateCall(step, {access.getFunction()->getArg(0), builder.getInt32(sites.of(access))});
}

void keepInStep(BasicBlock &block, const Function &kernel, SiteTable &sites) {
  Kind last = Kind::none;
  for (Instruction &instruction : block) {
    const Kind kind = kindOf(instruction, kernel);
    if (kind == Kind::none) {
      if (isa<CallInst>(instruction) && !isa<IntrinsicInst>(instruction)) last = Kind::none;
      continue;
    }
    forgetVolatile(instruction);
    if (kind != last) stepBefore(instruction, sites);
    last = kind;
  }
}

} // namespace

void keepWarpsInStep(Function &kernel, SiteTable &sites) {
  for (Function &function : *kernel.getParent())
    for (BasicBlock &block : function)
      keepInStep(block, kernel, sites);
}

} // namespace warpgrain::executor
