// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/indices/IndexMarks.h"

#include "core/executor/lower/indices/IndexSlice.h"
#include "core/executor/lower/kit/SideEffectFree.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <map>
#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Computes the operations of a slice in 64 bits, as far as these hold them in any case, and marks what comes of it
/// where it is used otherwise.
class Widener {
public:
  Widener(Module &module, const IndexSlice &slice)
      : slice_(slice), mark_(declareSideEffectFree(module, indexMark, {Type::getInt64Ty(module.getContext())})) {}

  void run() {
    for (BinaryOperator *operation : slice_.operations())
      wideOf(*operation);
    for (BinaryOperator *operation : slice_.operations())
      if (any_of(operation->users(), [this](const User *user) { return !slice_.contains(user); }))
        operation->replaceAllUsesWith(narrowOf(*operation));
    for (BinaryOperator *operation : slice_.operations()) {
      operation->replaceAllUsesWith(PoisonValue::get(operation->getType())); // by others that go too
      operation->eraseFromParent();
    }
  }

private:
  struct Wide {
    Value *value = nullptr;
    unsigned bits = 31; ///< its absolute value is at most 2 to this power
  };

  static constexpr unsigned mostBits = 62;

  Wide wideOf(BinaryOperator &operation) {
    if (const auto known = wides_.find(&operation); known != wides_.end()) return known->second;
    Wide left = operandOf(operation, 0);
    Wide right = operandOf(operation, 1);
    const bool isProduct = operation.getOpcode() == Instruction::Mul;
    const auto bits = [&] { return isProduct ? left.bits + right.bits : std::max(left.bits, right.bits) + 1; };
    IRBuilder<> builder(&operation);
    if (bits() > mostBits) {
      left = {builder.CreateSExt(shortOf(*operation.getOperand(0)), builder.getInt64Ty())};
      right = {builder.CreateSExt(shortOf(*operation.getOperand(1)), builder.getInt64Ty())};
    }
    const Wide out{builder.CreateBinOp(operation.getOpcode(), left.value, right.value), bits()};
    return wides_[&operation] = out;
  }

  Wide operandOf(BinaryOperator &operation, unsigned number) {
    Value *value = operation.getOperand(number);
    if (slice_.contains(value)) return wideOf(*cast<BinaryOperator>(value));
    IRBuilder<> builder(&operation);
    Value *wide = builder.CreateSExt(value, builder.getInt64Ty());
    const auto *constant = dyn_cast<ConstantInt>(value);
    return {wide, constant != nullptr ? constant->getValue().abs().getActiveBits() : 31};
  }

  Value *shortOf(Value &value) { return slice_.contains(&value) ? narrowOf(*cast<BinaryOperator>(&value)) : &value; }

  /// What devices make of it.
  Value *narrowOf(BinaryOperator &operation) {
    Value *&out = narrow_[&operation];
    if (out != nullptr) return out;
    IRBuilder<> builder(&operation);
    Value *wide = wides_.at(&operation).value;
    builder.CreateCall(mark_, {wide});
    return out = builder.CreateTrunc(wide, operation.getType());
  }

  const IndexSlice &slice_;
  FunctionCallee mark_;
  std::map<const BinaryOperator *, Wide> wides_;
  std::map<const BinaryOperator *, Value *> narrow_;
};

class IndexPass : public PassInfoMixin<IndexPass> {
public:
  explicit IndexPass(const std::string &cudaRoot) : sites_(SiteTable::systemFolders(cudaRoot)) {}

  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &module, ModuleAnalysisManager &) {
    Widener(module, IndexSlice(module, sites_)).run();
    PreservedAnalyses kept;
    kept.preserveSet<CFGAnalyses>();
    return kept;
  }

private:
  SiteTable sites_;
};

} // namespace

void markIndices(PassBuilder &builder, const std::string &cudaRoot) {
  builder.registerPipelineStartEPCallback(
      [cudaRoot](ModulePassManager &passes, OptimizationLevel) { passes.addPass(IndexPass(cudaRoot)); });
}

void checkIndices(Module &module, SiteTable &sites) {
  Function *mark = module.getFunction(indexMark);
  if (mark == nullptr) return;
  std::vector<CallInst *> calls;
  for (User *user : mark->users())
    calls.push_back(cast<CallInst>(user));
  for (CallInst *call : calls) {
    IRBuilder<> builder(call);
    Value *number = call->getArgOperand(0);
    Value *kept = builder.CreateSExt(builder.CreateTrunc(number, builder.getInt32Ty()), builder.getInt64Ty());
    MDNode *seldom = MDBuilder(builder.getContext()).createUnlikelyBranchWeights();
    const std::uint32_t site = sites.of(*call);
    Value *thread = call->getFunction()->getArg(0);
    builder.SetInsertPoint(SplitBlockAndInsertIfThen(builder.CreateICmpNE(kept, number), call->getIterator(),
                                                     /*Unreachable=*/false, seldom));
    const FunctionCallee callee = declareSideEffectFree(module, "wg_index_overflow",
                                                        {thread->getType(), number->getType(), builder.getInt32Ty()});
    builder.CreateCall(callee, {thread, number, builder.getInt32(site)});
    call->eraseFromParent();
  }
  mark->eraseFromParent();
}

} // namespace warpgrain::executor
