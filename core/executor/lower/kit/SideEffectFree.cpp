// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/kit/SideEffectFree.h"

#include <llvm/IR/Attributes.h>
#include <llvm/IR/DerivedTypes.h>

namespace warpgrain::executor {

using namespace llvm;

FunctionCallee declareSideEffectFree(Module &module, const char *name, std::initializer_list<Type *> types) {
  LLVMContext &context = module.getContext();
  AttrBuilder attributes(context);
  attributes.addAttribute(Attribute::NoUnwind);
  attributes.addAttribute(Attribute::WillReturn);
  attributes.addMemoryAttr(MemoryEffects::inaccessibleMemOnly());
  return module.getOrInsertFunction(name, FunctionType::get(Type::getVoidTy(context), types, false),
                                    AttributeList::get(context, AttributeList::FunctionIndex, attributes));
}

} // namespace warpgrain::executor
