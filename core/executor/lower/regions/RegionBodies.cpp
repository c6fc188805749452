// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/regions/RegionBodies.h"

#include "core/executor/abi/Abi.h"

#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/PromoteMemToReg.h>

#include <map>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Says of accesses to kept values, and of all others, that they are not to the same memory: no pointer of a kernel
/// leads there.
struct KeptScope {
  explicit KeptScope(LLVMContext &context) {
    MDBuilder builder(context);
    MDNode *domain = builder.createAnonymousAliasScopeDomain("kept");
    list = MDNode::get(context, {builder.createAnonymousAliasScope(domain, "kept values")});
  }

  void markKept(Instruction *access) const { access->setMetadata(LLVMContext::MD_alias_scope, list); }

  void markOther(Instruction &access) const {
    access.setMetadata(LLVMContext::MD_noalias, MDNode::concatenate(access.getMetadata(LLVMContext::MD_noalias), list));
  }

  MDNode *list = nullptr;
};

/// Makes the code of one region.
class BodyMaker {
public:
  BodyMaker(Function &kernel, const std::vector<WaitCall> &waits, const KeptMemory &kept, const KeptScope &scope)
      : kernel_(kernel), waits_(waits), kept_(kept), scope_(scope) {}

  RegionBody make(std::uint32_t region) {
    region_ = region;
    clone();
    if (region > 0) {
      body_->getEntryBlock().getTerminator()->eraseFromParent();
      BranchInst::Create(cast<BasicBlock>(map_[waits_[region - 1].resume]), &body_->getEntryBlock());
    }
    for (std::size_t i = 0; i < waits_.size(); ++i)
      endAt(i);
    returnWhenDone();
    EliminateUnreachableBlocks(*body_);
    for (Instruction &instruction : instructions(*body_))
      if (instruction.mayReadOrWriteMemory()) scope_.markOther(instruction);
    const std::vector<bool> isChanged = changedSlots();
    for (const auto &[end, wait] : ends_)
      if (end != nullptr) keepValues(cast<BasicBlock>(end), wait, isChanged);
    fetchValues();
    placeVariables();
    promote();
    return {.function = body_, .exits = exits()};
  }

private:
  void clone() {
    std::vector<Type *> types(kernel_.getFunctionType()->param_begin(), kernel_.getFunctionType()->param_end());
    LLVMContext &context = kernel_.getContext();
    types.insert(types.end(), {PointerType::get(context, 0), Type::getInt64Ty(context), Type::getInt64Ty(context)});
    body_ = Function::Create(FunctionType::get(Type::getInt32Ty(context), types, false), GlobalValue::InternalLinkage,
                             "wg_region." + std::to_string(region_), kernel_.getParent());
    for (Argument &argument : kernel_.args())
      map_[&argument] = body_->getArg(argument.getArgNo());
    SmallVector<ReturnInst *, 4> returns;
    CloneFunctionInto(body_, &kernel_, map_, CloneFunctionChangeType::LocalChangesOnly, returns);
    for (Argument &argument : kernel_.args()) // those that are written to were copied
      body_->removeParamAttr(argument.getArgNo(), Attribute::ByVal);
  }

  Value *keptBegin() const { return body_->getArg(body_->arg_size() - 3); }

  Value *number() const { return body_->getArg(body_->arg_size() - 2); }

  Value *threads() const { return body_->getArg(body_->arg_size() - 1); }

  AllocaInst *slotOf(std::size_t slot) { return cast<AllocaInst>(map_[kept_.slots()[slot].variable]); }

  /// The thread comes to where it waits: it says so, with what it brings.
  void endAt(std::size_t wait) {
    auto *call = cast<CallInst>(map_[waits_[wait].call]);
    BasicBlock *block = call->getParent();
    IRBuilder<> builder(call);
    storeWhatIsBrought(builder, *call, number());
    builder.CreateRet(builder.getInt32(static_cast<std::uint32_t>(wait) + 1));
    while (!isa<ReturnInst>(block->back())) // the call, and the branch to where the next region begins
      block->back().eraseFromParent();
    ends_.emplace_back(block, wait);
  }

  void returnWhenDone() {
    for (BasicBlock &block : *body_) {
      auto *end = dyn_cast<ReturnInst>(block.getTerminator());
      if (end == nullptr || end->getReturnValue() != nullptr) continue;
      ReturnInst::Create(body_->getContext(), ConstantInt::get(Type::getInt32Ty(body_->getContext()), regionOfDone),
                         end->getIterator());
      end->eraseFromParent();
    }
  }

  /// Values that the region computes anew.
  std::vector<bool> changedSlots() {
    std::vector<bool> out;
    for (std::size_t i = 0; i < kept_.slots().size(); ++i) {
      const auto isStore = [](const User *user) { return isa<StoreInst>(user); };
      out.push_back(llvm::any_of(slotOf(i)->users(), isStore));
    }
    return out;
  }

  bool isFetched(std::size_t slot) const { return region_ > 0 && llvm::is_contained(kept_.slotsAt(region_ - 1), slot); }

  Value *placeOf(IRBuilder<> &builder, std::size_t slot) const {
    return kept_.address(builder, kept_.slots()[slot], keptBegin(), number(), threads());
  }

  void keepValues(BasicBlock *end, std::size_t wait, const std::vector<bool> &isChanged) {
    IRBuilder<> builder(end->getTerminator());
    for (const std::size_t slot : kept_.slotsAt(wait)) {
      if (!isChanged[slot] && isFetched(slot)) continue; // it is there still
      Value *value = builder.CreateLoad(slotOf(slot)->getAllocatedType(), slotOf(slot));
      scope_.markKept(builder.CreateStore(value, placeOf(builder, slot)));
    }
  }

  void fetchValues() {
    if (region_ == 0) return;
    IRBuilder<> builder(body_->getEntryBlock().getTerminator());
    for (const std::size_t slot : kept_.slotsAt(region_ - 1)) {
      LoadInst *value = builder.CreateLoad(slotOf(slot)->getAllocatedType(), placeOf(builder, slot));
      scope_.markKept(value);
      builder.CreateStore(value, slotOf(slot));
    }
  }

  /// The kernel's own variables are in kept memory.
  void placeVariables() {
    // Behind them: they go.
    BasicBlock &entry = body_->getEntryBlock();
    IRBuilder<> builder(&entry, entry.getFirstNonPHIOrDbgOrAlloca());
    for (const auto &[original, offset] : kept_.variables()) {
      auto *variable = cast<AllocaInst>(map_[original]);
      Value *place = kept_.address(builder, offset, keptBegin(), number(), threads());
      variable->replaceAllUsesWith(builder.CreateAddrSpaceCast(place, variable->getType()));
      variable->eraseFromParent();
    }
  }

  /// Slots become values again.
  void promote() {
    std::vector<AllocaInst *> slots;
    for (std::size_t i = 0; i < kept_.slots().size(); ++i)
      slots.push_back(slotOf(i));
    DominatorTree dominators(*body_);
    PromoteMemToReg(slots, dominators);
  }

  std::set<std::uint32_t> exits() const {
    std::set<std::uint32_t> out;
    for (const BasicBlock &block : *body_)
      if (const auto *end = dyn_cast<ReturnInst>(block.getTerminator()))
        out.insert(static_cast<std::uint32_t>(cast<ConstantInt>(end->getReturnValue())->getZExtValue()));
    return out;
  }

  Function &kernel_;
  const std::vector<WaitCall> &waits_;
  const KeptMemory &kept_;
  const KeptScope &scope_;
  std::uint32_t region_ = 0;
  Function *body_ = nullptr;
  ValueToValueMapTy map_;
  std::vector<std::pair<WeakVH, std::size_t>> ends_; ///< blocks that end at a wait, where they are still there
};

} // namespace

std::vector<RegionBody> makeRegionBodies(Function &kernel, const std::vector<WaitCall> &waits, const KeptMemory &kept) {
  const KeptScope scope(kernel.getContext());
  std::vector<RegionBody> out;
  for (std::uint32_t region = 0; region <= waits.size(); ++region)
    out.push_back(BodyMaker(kernel, waits, kept, scope).make(region));
  return out;
}

} // namespace warpgrain::executor
