// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/KernelSelection.h"

#include "core/executor/abi/ConstantMemoryList.h"
#include "core/executor/lower/kit/Analyses.h"
#include "core/executor/lower/kit/Names.h"

#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>
#include <llvm/Transforms/Utils/ModuleUtils.h>

#include <set>

namespace warpgrain::executor {

namespace {

using namespace llvm;

constexpr unsigned constantSpace = 4;
constexpr unsigned globalSpace = 1;

/// Symbols of the variables that the source declares __constant__.
std::set<std::string> inConstantMemory(const Module &module) {
  std::set<std::string> out;
  const NamedMDNode *list = module.getNamedMetadata(constantMemoryList);
  if (list == nullptr) return out;
  for (const MDNode *entry : list->operands())
    if (const auto *symbol = dyn_cast<MDString>(entry->getOperand(0))) out.insert(symbol->getString().str());
  return out;
}

/// The symbol without what Clang adds for its own copies of a table (`t.const`), and for static variables that the
/// host uses (`t.static.1f`, `t__static__1f`).
std::string withoutAdditions(StringRef symbol) {
  return symbol.split("__static__").first.split('.').first.str();
}

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
  const std::set<std::string> constants = inConstantMemory(module);
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
                   .isOfSource = isOfSource && variable.isExternallyInitialized(),
                   .isInConstantMemory = constants.contains(withoutAdditions(symbol))});
    // The launch may give it a value, and its address is looked up.
    if (isOfSource && variable.isExternallyInitialized()) variable.setConstant(false);
    variable.setLinkage(GlobalValue::ExternalLinkage);
  }
  return out;
}

} // namespace warpgrain::executor
