// SPDX-License-Identifier: Apache-2.0
#include "core/executor/abi/Abi.h"
#include "core/executor/lower/Passes.h"

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>

namespace warpgrain::executor {

using namespace llvm;

void relaxAlignments(Module &module) {
  const auto relaxed = [](Align alignment) { return std::min(alignment, Align(mostAlignment)); };
  for (Function &function : module)
    for (Instruction &instruction : instructions(function)) {
      if (auto *load = dyn_cast<LoadInst>(&instruction))
        load->setAlignment(relaxed(load->getAlign()));
      else if (auto *store = dyn_cast<StoreInst>(&instruction))
        store->setAlignment(relaxed(store->getAlign()));
      else if (auto *access = dyn_cast<MemIntrinsic>(&instruction))
        access->setDestAlignment(relaxed(access->getDestAlign().valueOrOne()));
      if (auto *transfer = dyn_cast<MemTransferInst>(&instruction))
        transfer->setSourceAlignment(relaxed(transfer->getSourceAlign().valueOrOne()));
    }
}

void alignVariables(Module &module) {
  for (GlobalVariable &variable : module.globals())
    if (!variable.isDeclaration() && variable.getAddressSpace() != 0)
      variable.setAlignment(std::max(variable.getAlign().valueOrOne(), Align(mostAlignment)));
}

} // namespace warpgrain::executor
