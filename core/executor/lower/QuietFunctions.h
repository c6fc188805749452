// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>

#include <initializer_list>

namespace warpgrain::executor {

/// Declares a function that only the executor knows what it does: it is called as often as the code says, gives
/// nothing, and changes nothing that the kernel sees.
llvm::FunctionCallee declareQuiet(llvm::Module &module, const char *name, std::initializer_list<llvm::Type *> types);

} // namespace warpgrain::executor
