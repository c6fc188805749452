// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/device/Arithmetic.h"
#include "core/executor/lower/device/DeviceLibrary.h"
#include "core/executor/lower/device/Matrices.h"
#include "core/executor/lower/device/SpecialRegisters.h"
#include "core/executor/lower/device/Synchronisation.h"
#include "core/executor/runtime/arithmetic/MathFunctions.h"

#include <llvm/IR/InstIterator.h>

#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr std::string_view devicePrefix = "llvm.nvvm.";
constexpr std::string_view registerPrefix = "read.ptx.sreg.";

/// "fabs.f32" of "llvm.nvvm.fabs.f32", "atomic.add.gen.i.cta" of "….i32.p0": intrinsics that take several types end in
/// those.
std::string nameOf(const Function &callee) {
  return callee.getName().substr(devicePrefix.size()).str();
}

bool lowerMath(CallInst &call, const std::string &name) {
  if (!mathFunctions().contains(name)) return false;
  const FunctionCallee function = call.getModule()->getOrInsertFunction("wg_math." + name, call.getFunctionType());
  call.setCalledFunction(function);
  return true;
}

bool lowerSpace(CallInst &call, std::string_view name, SiteTable &sites) {
  if (!name.starts_with("isspacep.")) return false;
  RuntimeCalls at(call, sites);
  const std::string_view space = name.substr(9);
  auto &b = at.builder;
  // Local memory is what is neither shared nor known to the executor as memory of the device.
  Value *found = at.run("wg_memory_space", b.getInt32Ty(), {at.thread(), call.getArgOperand(0)});
  if (space.starts_with("shared"))
    at.replaceWith(b.CreateICmpEQ(found, at.number(3)));
  else if (space == "global")
    at.replaceWith(b.CreateICmpEQ(found, at.number(1)));
  else if (space == "const")
    at.replaceWith(b.CreateICmpEQ(found, at.number(4)));
  else
    at.replaceWith(b.CreateICmpEQ(found, at.number(5)));
  return true;
}

bool lowerDeviceIntrinsic(CallInst &call, const std::string &name, SiteTable &sites) {
  if (name.starts_with(registerPrefix)) {
    RuntimeCalls at(call, sites);
    Value *value = specialRegister(at, std::string_view(name).substr(registerPrefix.size()));
    if (value == nullptr) return false;
    at.replaceWith(value);
    return true;
  }
  if (name.starts_with("membar.") || name.starts_with("fence.sc") || name.starts_with("fence.acq_rel")) {
    IRBuilder<>(&call).CreateFence(AtomicOrdering::SequentiallyConsistent);
    call.eraseFromParent();
    return true;
  }
  if (name == "nanosleep" || name == "exit") {
    RuntimeCalls at(call, sites);
    at.replaceWith(at.run(name == "exit" ? "wg_exit" : "wg_yield", at.builder.getVoidTy(), {at.thread()}));
    return true;
  }
  return lowerSynchronisation(call, name, sites) || lowerArithmetic(call, name) || lowerMath(call, name) ||
         lowerSpace(call, name, sites) || lowerDeviceAtomic(call, name) || lowerMatrices(call, name, sites);
}

std::string listed(const std::set<std::string> &names) {
  std::string out;
  for (const std::string &name : names)
    out += (out.empty() ? "" : ", ") + name;
  return out;
}

} // namespace

Result<void> lowerIntrinsics(Module &module, SiteTable &sites) {
  std::set<std::string> unknown;
  if (auto assembly = lowerInlineAssembly(module, sites); !assembly) return assembly;
  std::vector<CallInst *> calls;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && call->getCalledFunction() != nullptr)
        calls.push_back(call);
  for (CallInst *call : calls) {
    Function &callee = *call->getCalledFunction();
    if (!callee.isDeclaration() || callee.getName().starts_with("wg_")) continue;
    const bool isKnown = callee.getName().starts_with(devicePrefix) ? lowerDeviceIntrinsic(*call, nameOf(callee), sites)
                         : callee.isIntrinsic()                     ? lowerCommonIntrinsic(*call, sites)
                                                                    : lowerLibraryCall(*call, sites);
    if (!isKnown) unknown.insert(callee.getName().str());
  }
  if (!unknown.empty())
    return fail(ErrorKind::tool, "The kernel uses what the executor does not support: " + listed(unknown) + ".");
  return {};
}

} // namespace warpgrain::executor
