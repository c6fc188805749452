// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Function.h>
#include <llvm/IR/InstrTypes.h>

#include <vector>

namespace warpgrain::executor {

/// Takes the functions that a kernel calls into it, and what they call, so that every loop around an access is one of
/// the kernel's own. Functions of libdevice stay: they compute. The calls that are left for other reasons: recursion, a
/// pointer to a function, more code than a kernel may have.
std::vector<llvm::CallBase *> takeInCalls(llvm::Function &kernel);

} // namespace warpgrain::executor
