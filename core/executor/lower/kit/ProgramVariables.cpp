// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/ProgramVariables.h"

#include "core/executor/lower/kit/KernelSelection.h"
#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr unsigned sharedSpace = 3;
constexpr unsigned constantSpace = 4;
constexpr StringRef namePrefix = "wgv.";
constexpr StringRef managedMark = "warpgrain.managed";

bool isNamed(const GlobalVariable &variable) {
  return variable.getName().starts_with(namePrefix);
}

/// Texts and tables of the compiler's own stay with each kernel.
bool isShared(const GlobalVariable &variable) {
  return !variable.isDeclaration() && variable.getAddressSpace() != sharedSpace &&
         !variable.getName().starts_with("llvm.") && (!variable.isConstant() || variable.isExternallyInitialized());
}

/// The text of an annotation, which is another variable's value.
StringRef annotationIn(const Constant &text) {
  const auto *variable = dyn_cast<GlobalVariable>(text.stripPointerCasts());
  if (variable == nullptr || !variable->hasInitializer()) return {};
  const auto *data = dyn_cast<ConstantDataSequential>(variable->getInitializer());
  return data != nullptr && data->isCString() ? data->getAsCString() : StringRef();
}

std::set<const GlobalVariable *> takeManaged(Module &module) {
  std::set<const GlobalVariable *> out;
  GlobalVariable *annotations = module.getGlobalVariable("llvm.global.annotations");
  if (annotations == nullptr) return out;
  if (const auto *list = dyn_cast<ConstantArray>(annotations->getInitializer()))
    for (const Use &entry : list->operands()) {
      const auto *fields = dyn_cast<ConstantStruct>(entry.get());
      if (fields == nullptr || fields->getNumOperands() < 2 || annotationIn(*fields->getOperand(1)) != managedMark)
        continue;
      if (const auto *variable = dyn_cast<GlobalVariable>(fields->getOperand(0)->stripPointerCasts()))
        out.insert(variable);
    }
  annotations->eraseFromParent();
  return out;
}

} // namespace

std::vector<ProgramVariable> nameVariables(Module &module, const std::string &prefix) {
  std::vector<ProgramVariable> out;
  const auto managed = takeManaged(module);
  for (GlobalVariable &variable : module.globals()) {
    if (!isShared(variable)) continue;
    const std::string symbol = variable.getName().str();
    variable.setName(namePrefix + prefix + symbol);
    variable.setComdat(nullptr);
    variable.setVisibility(GlobalValue::DefaultVisibility);
    variable.setDSOLocal(false);
    variable.setLinkage(GlobalValue::ExternalLinkage);
    out.push_back({.symbol = symbol,
                   .variable = {.name = sourceName(symbol),
                                .mangledName = variable.getName().str(),
                                .bytes = module.getDataLayout().getTypeAllocSize(variable.getValueType()),
                                .isConstant = variable.getAddressSpace() == constantSpace,
                                .isOfSource = variable.isExternallyInitialized()},
                   .isManaged = managed.contains(&variable)});
  }
  return out;
}

void declareVariables(Module &module) {
  for (GlobalVariable &variable : module.globals()) {
    if (!isNamed(variable) || variable.isDeclaration()) continue;
    variable.setInitializer(nullptr);
    variable.setExternallyInitialized(false);
  }
}

void keepVariablesAlone(Module &module) {
  for (const char *list : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors"})
    if (GlobalVariable *variable = module.getGlobalVariable(list)) variable->eraseFromParent();
  for (GlobalVariable &variable : module.globals()) {
    if (variable.isDeclaration()) continue;
    if (isNamed(variable)) {
      variable.setConstant(false); // the host may write it
      continue;
    }
    variable.setComdat(nullptr);
    variable.setLinkage(GlobalValue::InternalLinkage);
  }
  for (Function &function : module) {
    if (function.isDeclaration()) continue;
    function.setComdat(nullptr);
    function.setLinkage(GlobalValue::InternalLinkage);
  }
  removeUnused(module);
}

std::vector<std::string> usedVariables(const Module &module) {
  std::vector<std::string> out;
  for (const GlobalVariable &variable : module.globals())
    if (isNamed(variable) && variable.isDeclaration() && !variable.use_empty()) out.push_back(variable.getName().str());
  return out;
}

bool callsThroughPointers(const Module &module) {
  for (const Function &function : module)
    for (const Instruction &instruction : instructions(function))
      if (const auto *call = dyn_cast<CallBase>(&instruction);
          call != nullptr && !call->isInlineAsm() && call->getCalledFunction() == nullptr)
        return true;
  return false;
}

} // namespace warpgrain::executor
