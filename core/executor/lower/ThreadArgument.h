// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Module.h>

namespace warpgrain::executor {

/// Gives every function that the module defines a first argument, the thread's state, and every call of such a function
/// the caller's. Attributes that say what functions do to memory are dropped, since they will read that state; so are
/// the device's calling conventions and target features.
void addThreadArgument(llvm::Module &module);

} // namespace warpgrain::executor
