// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Function.h>
#include <llvm/IR/InstrTypes.h>

#include <vector>

namespace warpgrain::executor {

/// Inlines the functions that a kernel calls, directly or not, so that every loop around an access is one of the
/// kernel's own. Functions of libdevice are left alone: they only compute. Returns the calls that could not be inlined:
/// recursion, calls through pointers, and those that would make the kernel too large.
std::vector<llvm::CallBase *> inlineCalls(llvm::Function &kernel);

} // namespace warpgrain::executor
