// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Passes.h"

#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

namespace warpgrain::executor {

namespace {

using namespace llvm;

/// What must stay for calls to mean the same.
AttributeSet keptOf(LLVMContext &context, AttributeSet set) {
  AttrBuilder kept(context);
  for (const Attribute attribute : set)
    if (attribute.hasAttribute(Attribute::ByVal) || attribute.hasAttribute(Attribute::StructRet) ||
        attribute.hasAttribute(Attribute::ZExt) || attribute.hasAttribute(Attribute::SExt) ||
        attribute.hasAttribute(Attribute::Alignment) || attribute.hasAttribute(Attribute::NoUndef) ||
        attribute.hasAttribute(Attribute::NoAlias))
      kept.addAttribute(attribute);
  return AttributeSet::get(context, kept);
}

AttributeList shifted(LLVMContext &context, const AttributeList &old, unsigned parameters) {
  std::vector<AttributeSet> sets{AttributeSet()};
  for (unsigned i = 0; i < parameters; ++i)
    sets.push_back(keptOf(context, old.getParamAttrs(i)));
  AttrBuilder function(context);
  function.addAttribute(Attribute::NoUnwind);
  return AttributeList::get(context, AttributeSet::get(context, function), keptOf(context, old.getRetAttrs()), sets);
}

FunctionType *withThread(FunctionType *old) {
  std::vector<Type *> types{PointerType::get(old->getContext(), 0)};
  types.insert(types.end(), old->param_begin(), old->param_end());
  return FunctionType::get(old->getReturnType(), types, old->isVarArg());
}

Function *moved(Function &old) {
  Module &module = *old.getParent();
  Function *out = Function::Create(withThread(old.getFunctionType()), old.getLinkage(), 0, "", &module);
  out->takeName(&old);
  out->setAttributes(shifted(module.getContext(), old.getAttributes(), static_cast<unsigned>(old.arg_size())));
  out->splice(out->begin(), &old);
  out->copyMetadata(&old, 0);
  out->getArg(0)->setName("thread");
  for (unsigned i = 0; i < old.arg_size(); ++i) {
    old.getArg(i)->replaceAllUsesWith(out->getArg(i + 1));
    out->getArg(i + 1)->takeName(old.getArg(i));
  }
  old.replaceAllUsesWith(out);
  old.eraseFromParent();
  return out;
}

bool takesThread(const CallBase &call) {
  const auto *callee = dyn_cast<Function>(call.getCalledOperand());
  return !call.isInlineAsm() && (callee == nullptr || !callee->isDeclaration());
}

void passThread(CallInst &call) {
  std::vector<Value *> arguments{call.getFunction()->getArg(0)};
  arguments.insert(arguments.end(), call.arg_begin(), call.arg_end());
  SmallVector<OperandBundleDef, 1> bundles;
  call.getOperandBundlesAsDefs(bundles);
  auto *out = CallInst::Create(withThread(call.getFunctionType()), call.getCalledOperand(), arguments, bundles, "",
                               call.getIterator());
  out->setAttributes(shifted(call.getContext(), call.getAttributes(), static_cast<unsigned>(call.arg_size())));
  out->setDebugLoc(call.getDebugLoc());
  out->takeName(&call);
  call.replaceAllUsesWith(out);
  call.eraseFromParent();
}

} // namespace

void addThreadArgument(Module &module) {
  std::vector<Function *> defined;
  for (Function &function : module)
    if (!function.isDeclaration()) defined.push_back(&function);
  for (Function *&function : defined)
    function = moved(*function);
  std::vector<CallInst *> calls;
  for (Function *function : defined)
    for (Instruction &instruction : instructions(*function))
      if (auto *call = dyn_cast<CallInst>(&instruction)) {
        if (takesThread(*call)) calls.push_back(call);
        // Intrinsics keep what is known of them; the runtime's functions are declared anew.
        call->removeFnAttr(Attribute::Convergent);
      }
  for (CallInst *call : calls)
    passThread(*call);
}

} // namespace warpgrain::executor
