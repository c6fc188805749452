// SPDX-License-Identifier: Apache-2.0
#include "core/executor/lower/Passes.h"
#include "core/executor/lower/ptx/Translator.h"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <vector>

namespace warpgrain::executor {

using namespace llvm;

namespace {

/// On one line, with runs of blanks made one.
std::string shown(const CallInst &call) {
  std::string out;
  for (const char c : cast<InlineAsm>(call.getCalledOperand())->getAsmString().str()) {
    const bool isBlank = c == ' ' || c == '\t' || c == '\n';
    if (!isBlank)
      out += c;
    else if (!out.empty() && out.back() != ' ')
      out += ' ';
  }
  return out;
}

/// Cooperative groups keep a block's own notes in shared memory that the driver sets aside (cooperative_groups/details/
/// memory.h); its address is known to assembly alone. Here it is a shared variable as any other.
bool lowerReservedMemory(CallInst &call, const std::string &text) {
  constexpr std::uint64_t reservedBytes = 1024;
  if (text.find("%reserved_smem_offset_1;") == std::string::npos || !call.getType()->isIntegerTy(64)) return false;
  Module &module = *call.getModule();
  const char *name = "wg_reserved_shared";
  GlobalVariable *memory = module.getNamedGlobal(name);
  if (memory == nullptr) {
    auto *type = ArrayType::get(Type::getInt8Ty(module.getContext()), reservedBytes);
    memory = new GlobalVariable(module, type, /*isConstant=*/false, GlobalValue::InternalLinkage,
                                PoisonValue::get(type), name, nullptr, GlobalValue::NotThreadLocal,
                                /*AddressSpace=*/3);
    memory->setAlignment(Align(16));
  }
  IRBuilder<> builder(&call);
  Value *pointer = builder.CreateAddrSpaceCast(memory, builder.getPtrTy());
  call.replaceAllUsesWith(builder.CreatePtrToInt(pointer, call.getType()));
  call.eraseFromParent();
  return true;
}

} // namespace

Result<void> lowerInlineAssembly(Module &module, SiteTable &sites) {
  std::vector<CallInst *> calls;
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *call = dyn_cast<CallInst>(&instruction); call != nullptr && call->isInlineAsm()) calls.push_back(call);
  for (CallInst *call : calls) {
    const std::string text = shown(*call);
    const auto *assembly = cast<InlineAsm>(call->getCalledOperand());
    // Kept on the device for being convergent. One that is not volatile, but clobbers memory, does something.
    if (call->use_empty() && !assembly->hasSideEffects() && !call->mayWriteToMemory()) {
      call->eraseFromParent();
      continue;
    }
    if (lowerReservedMemory(*call, text)) continue;
    const auto statements = ptx::parse(assembly->getAsmString());
    if (!statements || !ptx::Translator(*call, sites).run(*statements))
      return fail(ErrorKind::tool,
                  "The kernel uses inline assembly that the executor does not support: \"" + text + "\".");
  }
  return {};
}

} // namespace warpgrain::executor
