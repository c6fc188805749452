// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>

#include <initializer_list>

namespace warpgrain::executor {

/// Declares a runtime function that returns nothing and changes nothing that the kernel can see, so that optimizations
/// may move other code across its calls. The calls themselves are kept: it runs exactly as often as the code says.
llvm::FunctionCallee declareSideEffectFree(llvm::Module &module, const char *name,
                                           std::initializer_list<llvm::Type *> types);

} // namespace warpgrain::executor
