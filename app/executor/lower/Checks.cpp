// SPDX-License-Identifier: Apache-2.0
#include "app/executor/lower/Checks.h"

#include "app/executor/Abi.h"
#include "app/executor/lower/Names.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// One access as an instruction makes it.
struct Access {
  Instruction *at = nullptr;
  Value *address = nullptr;
  Value *bytes = nullptr; ///< 64 bits
  AccessKind kind = AccessKind::read;
  std::uint64_t alignment = 1; ///< that the address must have
};

class Collector {
public:
  explicit Collector(Module &module) : layout_(module.getDataLayout()), context_(module.getContext()) {}

  void visit(Instruction &instruction) {
    if (instruction.hasMetadata(stateMark)) return;
    if (auto *load = dyn_cast<LoadInst>(&instruction)) {
      add(instruction, load->getPointerOperand(), load->getType(), AccessKind::read, load->getAlign());
    } else if (auto *store = dyn_cast<StoreInst>(&instruction)) {
      add(instruction, store->getPointerOperand(), store->getValueOperand()->getType(), AccessKind::write,
          store->getAlign());
    } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
      add(instruction, exchange->getPointerOperand(), exchange->getNewValOperand()->getType(), AccessKind::atomic,
          exchange->getAlign());
    } else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
      add(instruction, update->getPointerOperand(), update->getType(), AccessKind::atomic, update->getAlign());
    } else if (auto *transfer = dyn_cast<MemTransferInst>(&instruction)) {
      add(instruction, transfer->getRawSource(), transfer->getLength(), AccessKind::read,
          transfer->getSourceAlign().valueOrOne());
      add(instruction, transfer->getRawDest(), transfer->getLength(), AccessKind::write,
          transfer->getDestAlign().valueOrOne());
    } else if (auto *fill = dyn_cast<MemSetInst>(&instruction)) {
      add(instruction, fill->getRawDest(), fill->getLength(), AccessKind::write, fill->getDestAlign().valueOrOne());
    }
  }

  std::vector<Access> accesses;

private:
  void add(Instruction &at, Value *address, Type *type, AccessKind kind, Align alignment) {
    add(at, address, ConstantInt::get(Type::getInt64Ty(context_), layout_.getTypeStoreSize(type)), kind, alignment);
  }

  void add(Instruction &at, Value *address, Value *bytes, AccessKind kind, Align alignment) {
    if (!staysInside(address, bytes)) accesses.push_back({&at, address, bytes, kind, alignment.value()});
  }

  /// A place that is known when it is compiled, in a variable of the thread's own or a constant.
  bool staysInside(Value *address, Value *bytes) const {
    APInt offset(layout_.getIndexTypeSizeInBits(address->getType()), 0);
    const Value *base = address->stripAndAccumulateConstantOffsets(layout_, offset, /*AllowNonInbounds=*/true);
    const auto *length = dyn_cast<ConstantInt>(bytes);
    std::optional<std::uint64_t> size;
    if (const auto *variable = dyn_cast<AllocaInst>(base))
      if (const auto known = variable->getAllocationSize(layout_); known && !known->isScalable())
        size = known->getFixedValue();
    // A parameter that is passed by value is a copy of the thread's own.
    if (const auto *argument = dyn_cast<Argument>(base); argument != nullptr && argument->hasByValAttr())
      size = layout_.getTypeAllocSize(argument->getParamByValType());
    return size && length != nullptr && !offset.isNegative() && offset.getZExtValue() + length->getZExtValue() <= *size;
  }

  const DataLayout &layout_;
  LLVMContext &context_;
};

/// What an address is computed from, where all of it is known here: a variable of the thread's own, or a table of
/// constants of the compiler's or of its library, which no launch knows of. With its bytes.
std::pair<Value *, std::uint64_t> knownObject(const Access &access, const DataLayout &layout) {
  auto *object = const_cast<Value *>(getUnderlyingObject(access.address));
  if (const auto *variable = dyn_cast<AllocaInst>(object)) {
    const auto size = variable->getAllocationSize(layout);
    if (size && !size->isScalable()) return {object, size->getFixedValue()};
  }
  const auto *table = dyn_cast<GlobalVariable>(object);
  if (table != nullptr && access.kind == AccessKind::read && table->isConstant() && table->hasInitializer() &&
      !table->isExternallyInitialized())
    return {object, layout.getTypeAllocSize(table->getValueType())};
  return {nullptr, 0};
}

void check(Module &module, const Access &access, SiteTable &sites) {
  IRBuilder<> builder(access.at);
  Value *thread = access.at->getFunction()->getArg(0);
  Value *address = builder.CreateAddrSpaceCast(access.address, builder.getPtrTy());
  Value *bytes = builder.CreateZExtOrTrunc(access.bytes, builder.getInt64Ty());
  Value *kind = builder.getInt32(packedKind(access.kind, static_cast<std::uint32_t>(access.alignment)));
  Value *site = builder.getInt32(sites.of(*access.at));
  const auto [object, size] = knownObject(access, module.getDataLayout());
  if (object != nullptr) {
    const FunctionCallee callee =
        module.getOrInsertFunction("wg_check_local", builder.getVoidTy(), thread->getType(), address->getType(),
                                   bytes->getType(), address->getType(), bytes->getType(), site->getType());
    Value *begin = builder.CreateAddrSpaceCast(object, builder.getPtrTy());
    builder.CreateCall(callee, {thread, address, bytes, begin, builder.getInt64(size), site});
    return;
  }
  const FunctionCallee callee =
      module.getOrInsertFunction("wg_check", builder.getVoidTy(), thread->getType(), address->getType(),
                                 bytes->getType(), kind->getType(), site->getType());
  builder.CreateCall(callee, {thread, address, bytes, kind, site});
}

} // namespace

void addChecks(Module &module, SiteTable &sites) {
  Collector collector(module);
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      collector.visit(instruction);
  for (const Access &access : collector.accesses)
    check(module, access, sites);
}

} // namespace warpgrain::executor
