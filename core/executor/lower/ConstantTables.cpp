// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/Passes.h"

#include <llvm/IR/Constants.h>

#include <vector>

namespace warpgrain::executor {

using namespace llvm;

namespace {

bool isTable(const GlobalVariable &variable) {
  return variable.isConstant() && variable.hasInitializer() && !variable.isExternallyInitialized() &&
         !variable.hasAvailableExternallyLinkage() && !variable.use_empty() && !variable.getName().starts_with("llvm.");
}

} // namespace

void listConstantTables(Module &module, const std::string &name) {
  LLVMContext &context = module.getContext();
  auto *pointer = PointerType::get(context, 0);
  auto *word = Type::getInt64Ty(context);
  auto *type = StructType::get(context, {pointer, word}); // ConstantTable
  std::vector<Constant *> list;
  const auto add = [&](Constant *begin, std::uint64_t bytes) {
    list.push_back(ConstantStruct::get(type, {begin, ConstantInt::get(word, bytes)}));
  };
  for (GlobalVariable &variable : module.globals())
    if (isTable(variable))
      add(ConstantExpr::getPointerBitCastOrAddrSpaceCast(&variable, pointer),
          module.getDataLayout().getTypeAllocSize(variable.getValueType()));
  add(ConstantPointerNull::get(pointer), 0);
  auto *all = ArrayType::get(type, list.size());
  new GlobalVariable(module, all, /*isConstant=*/true, GlobalValue::ExternalLinkage, ConstantArray::get(all, list),
                     name);
}

} // namespace warpgrain::executor
