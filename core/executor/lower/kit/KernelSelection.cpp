// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/KernelSelection.h"

#include "core/executor/lower/kit/Analyses.h"
#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/Instructions.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr unsigned constantSpace = 4;
constexpr unsigned globalSpace = 1;

} // namespace

void removeUnused(Module &module) {
  PassBuilder builder;
  Analyses analyses(builder);
  GlobalDCEPass().run(module, analyses.modules);
}

Result<void> selectKernel(Module &module, const std::string &symbol) {
  Function *kernel = module.getFunction(symbol);
  if (kernel == nullptr || kernel->isDeclaration())
    return fail(ErrorKind::usage, "The compiler made no code for " + sourceName(symbol) +
                                      "; is it left out by #if, or a template that this source does not instantiate?");
  for (const char *list : {"llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors"})
    if (GlobalVariable *variable = module.getGlobalVariable(list)) variable->eraseFromParent();
  for (Function &function : module) {
    if (function.isDeclaration() || &function == kernel) continue;
    function.setComdat(nullptr);
    function.setLinkage(GlobalValue::InternalLinkage);
  }
  kernel->setComdat(nullptr);
  kernel->setLinkage(GlobalValue::ExternalLinkage);
  for (GlobalVariable &variable : module.globals()) {
    if (variable.isDeclaration()) continue;
    variable.setComdat(nullptr);
    variable.setLinkage(GlobalValue::InternalLinkage);
  }
  removeUnused(module);
  return {};
}

std::vector<DeviceVariable> openVariables(Module &module) {
  std::vector<DeviceVariable> out;
  for (GlobalVariable &variable : module.globals()) {
    if (variable.isDeclaration()) continue;
    const unsigned space = variable.getAddressSpace();
    // Texts and tables of the compiler's own are private to it, in the generic space.
    const bool isOfSource = space == globalSpace || space == constantSpace;
    const std::string symbol = variable.getName().str();
    if (!variable.hasName()) variable.setName("wg_unnamed");
    out.push_back({.name = sourceName(symbol),
                   .mangledName = variable.getName().str(),
                   .bytes = module.getDataLayout().getTypeAllocSize(variable.getValueType()),
                   .isConstant = space == constantSpace || variable.isConstant(),
                   .isOfSource = isOfSource && variable.isExternallyInitialized()});
    // The launch may give it a value, and its address is looked up.
    if (isOfSource && variable.isExternallyInitialized()) variable.setConstant(false);
    variable.setLinkage(GlobalValue::ExternalLinkage);
  }
  return out;
}

} // namespace warpgrain::executor
