// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Checks.h"

#include "core/executor/abi/Abi.h"
#include "core/executor/lower/ChildLaunches.h"
#include "core/executor/lower/InlineChecks.h"
#include "core/executor/lower/device/Matrices.h"
#include "core/executor/lower/kit/Names.h"
#include "core/executor/lower/kit/StructureGaps.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Functions with more accesses take longer to compile with looks at ranges in them than they save.
constexpr std::size_t mostInline = 256;

/// One access as an instruction makes it.
struct Access {
  Instruction *at = nullptr;
  Value *address = nullptr;
  Value *bytes = nullptr; ///< 64 bits
  LoweredAccessKind kind = LoweredAccessKind::read;
  std::uint64_t alignment = 1; ///< that the address must have
};

class Collector {
public:
  explicit Collector(Module &module) : layout_(module.getDataLayout()), context_(module.getContext()) {}

  void visit(Instruction &instruction) {
    if (instruction.hasMetadata(stateMark)) return;
    if (auto *load = dyn_cast<LoadInst>(&instruction)) {
      add(instruction, load->getPointerOperand(), load->getType(), LoweredAccessKind::read, load->getAlign());
    } else if (auto *store = dyn_cast<StoreInst>(&instruction)) {
      add(instruction, store->getPointerOperand(), store->getValueOperand()->getType(), LoweredAccessKind::write,
          store->getAlign());
    } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
      add(instruction, exchange->getPointerOperand(), exchange->getNewValOperand()->getType(),
          LoweredAccessKind::atomic, exchange->getAlign());
    } else if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
      add(instruction, update->getPointerOperand(), update->getType(), LoweredAccessKind::atomic, update->getAlign());
    } else if (auto *transfer = dyn_cast<MemTransferInst>(&instruction)) {
      add(instruction, transfer->getRawSource(), transfer->getLength(), LoweredAccessKind::read,
          transfer->getSourceAlign().valueOrOne());
      add(instruction, transfer->getRawDest(), transfer->getLength(), LoweredAccessKind::write,
          transfer->getDestAlign().valueOrOne());
    } else if (auto *fill = dyn_cast<MemSetInst>(&instruction)) {
      add(instruction, fill->getRawDest(), fill->getLength(), LoweredAccessKind::write,
          fill->getDestAlign().valueOrOne());
    }
  }

  std::vector<Access> accesses;

private:
  void add(Instruction &at, Value *address, Type *type, LoweredAccessKind kind, Align alignment) {
    add(at, address, ConstantInt::get(Type::getInt64Ty(context_), layout_.getTypeStoreSize(type)), kind, alignment);
  }

  void add(Instruction &at, Value *address, Value *bytes, LoweredAccessKind kind, Align alignment) {
    if (!staysInside(address, bytes) && !isOfLaunch(*address))
      accesses.push_back({&at, address, bytes, kind, alignment.value()});
  }

  /// Memory for the arguments of a kernel that this one launches, which the compiler fills in.
  static bool isOfLaunch(const Value &address) {
    const auto *call = dyn_cast<CallInst>(getUnderlyingObject(&address));
    const Function *callee = call != nullptr ? call->getCalledFunction() : nullptr;
    return callee != nullptr && callee->getName() == childArgumentsName;
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
  if (table != nullptr && access.kind == LoweredAccessKind::read && table->isConstant() && table->hasInitializer() &&
      !table->isExternallyInitialized())
    return {object, layout.getTypeAllocSize(table->getValueType())};
  return {nullptr, 0};
}

/// The block's shared memory, which is found through its state.
bool isShared(const Value &address) {
  const auto *load = dyn_cast<LoadInst>(getUnderlyingObject(&address));
  return load != nullptr && load->hasMetadata(stateMark);
}

/// Writes what comes before one access: most of them need a look at where they go alone, and no call.
class CheckWriter {
public:
  CheckWriter(Module &module, const Access &access, SiteTable &sites, bool isInline)
      : module_(module), access_(access), builder_(access.at), thread_(access.at->getFunction()->getArg(0)),
        address_(builder_.CreateAddrSpaceCast(access.address, builder_.getPtrTy())),
        bytes_(builder_.CreateZExtOrTrunc(access.bytes, builder_.getInt64Ty())), number_(sites.of(*access.at)),
        isInline_(isInline) {}

  void run() {
    const auto [object, size] = knownObject(access_, module_.getDataLayout());
    if (object != nullptr)
      checkLocal(*object, size);
    else
      checkAny();
  }

private:
  void checkLocal(Value &object, std::uint64_t size) {
    Value *begin = builder_.CreateAddrSpaceCast(&object, builder_.getPtrTy());
    Value *all = builder_.getInt64(size);
    if (isInline_) callUnless(isInside(begin, all));
    const FunctionCallee callee =
        module_.getOrInsertFunction("wg_check_local", builder_.getVoidTy(), thread_->getType(), address_->getType(),
                                    bytes_->getType(), address_->getType(), bytes_->getType(), builder_.getInt32Ty());
    builder_.CreateCall(callee, {thread_, address_, bytes_, begin, all, builder_.getInt32(number_)});
  }

  void checkAny() {
    const bool needsNoLane = access_.kind == LoweredAccessKind::read || fragmentOf(*access_.at) == 0;
    if (const auto *bytes = dyn_cast<ConstantInt>(bytes_); isInline_ && bytes != nullptr && needsNoLane)
      if (Value *condition = writeNeedsNoCall(builder_, {.thread = thread_,
                                                         .address = address_,
                                                         .bytes = bytes->getZExtValue(),
                                                         .alignment = access_.alignment,
                                                         .kind = access_.kind,
                                                         .isShared = isShared(*access_.address),
                                                         .site = number_}))
        callUnless(condition);
    const AccessForm form{.kind = access_.kind,
                          .alignment = static_cast<std::uint32_t>(access_.alignment),
                          .gaps = gapsOf(*access_.at),
                          .fragment = fragmentOf(*access_.at)};
    Value *kind = builder_.getInt32(form.packed());
    const FunctionCallee callee =
        module_.getOrInsertFunction(checkName, builder_.getVoidTy(), thread_->getType(), address_->getType(),
                                    bytes_->getType(), kind->getType(), builder_.getInt32Ty());
    builder_.CreateCall(callee, {thread_, address_, bytes_, kind, builder_.getInt32(number_)});
  }

  Value *isInside(Value *begin, Value *size) {
    Value *offset = builder_.CreateSub(builder_.CreatePtrToInt(address_, builder_.getInt64Ty()),
                                       builder_.CreatePtrToInt(begin, builder_.getInt64Ty()));
    return builder_.CreateAnd(builder_.CreateICmpULE(offset, size),
                              builder_.CreateICmpUGE(builder_.CreateSub(size, offset), bytes_));
  }

  /// What is written from here on runs only where the condition does not hold.
  void callUnless(Value *condition) {
    MDNode *seldom = MDBuilder(builder_.getContext()).createUnlikelyBranchWeights();
    builder_.SetInsertPoint(SplitBlockAndInsertIfThen(builder_.CreateNot(condition), access_.at->getIterator(),
                                                      /*Unreachable=*/false, seldom));
  }

  Module &module_;
  const Access &access_;
  IRBuilder<> builder_;
  Value *thread_;
  Value *address_;
  Value *bytes_;
  std::uint32_t number_;
  bool isInline_;
};

} // namespace

void addChecks(Module &module, SiteTable &sites) {
  Collector collector(module);
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      collector.visit(instruction);
  std::map<const Function *, std::size_t> counts;
  for (const Access &access : collector.accesses)
    ++counts[access.at->getFunction()];
  for (const Access &access : collector.accesses)
    CheckWriter(module, access, sites, counts[access.at->getFunction()] <= mostInline).run();
}

} // namespace warpgrain::executor
