// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/count/InlineCalls.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/ValueHandle.h>
#include <llvm/Transforms/Utils/Cloning.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// Kernels with more instructions take too long to compile.
constexpr unsigned mostInstructions = 400'000;

bool isOfDeviceLibrary(const Function &function) {
  return function.getSubprogram() == nullptr &&
         (function.getName().starts_with("__nv_") || function.getName().starts_with("__internal_"));
}

/// The functions that a call was taken in with: the one that it stands in, the one that called that, …
struct Origin {
  const Function *function = nullptr;
  int from = -1; ///< in the list of origins; -1: the kernel
};

class Taker {
public:
  explicit Taker(Function &kernel) : kernel_(kernel) {}

  std::vector<CallBase *> run() {
    for (Instruction &instruction : instructions(kernel_))
      if (auto *call = dyn_cast<CallBase>(&instruction)) consider(*call, -1);
    while (!pending_.empty()) {
      const auto [handle, origin] = pending_.back();
      pending_.pop_back();
      if (Value *call = handle) take(*cast<CallBase>(call), origin);
    }
    std::vector<CallBase *> left;
    for (const WeakTrackingVH &handle : left_)
      if (Value *call = handle) left.push_back(cast<CallBase>(call));
    return left;
  }

private:
  void consider(CallBase &call, int origin) {
    if (call.isInlineAsm() || isa<IntrinsicInst>(call)) return;
    const Function *callee = call.getCalledFunction();
    if (callee == nullptr) {
      left_.emplace_back(&call);
      return;
    }
    if (!callee->isDeclaration() && !isOfDeviceLibrary(*callee)) pending_.emplace_back(&call, origin);
  }

  bool isRecursive(const Function *callee, int origin) const {
    if (callee == &kernel_) return true;
    for (int at = origin; at >= 0; at = origins_[static_cast<std::size_t>(at)].from)
      if (origins_[static_cast<std::size_t>(at)].function == callee) return true;
    return false;
  }

  void take(CallBase &call, int origin) {
    const Function *callee = call.getCalledFunction();
    if (isRecursive(callee, origin) || kernel_.getInstructionCount() > mostInstructions) {
      left_.emplace_back(&call);
      return;
    }
    InlineFunctionInfo info;
    WeakTrackingVH handle(&call);
    if (!InlineFunction(call, info).isSuccess()) {
      left_.push_back(handle);
      return;
    }
    origins_.push_back({callee, origin});
    for (CallBase *inner : info.InlinedCallSites)
      consider(*inner, static_cast<int>(origins_.size()) - 1);
  }

  Function &kernel_;
  std::vector<Origin> origins_;
  std::vector<std::pair<WeakTrackingVH, int>> pending_;
  std::vector<WeakTrackingVH> left_;
};

} // namespace

std::vector<CallBase *> inlineCalls(Function &kernel) {
  return Taker(kernel).run();
}

} // namespace warpgrain::executor
