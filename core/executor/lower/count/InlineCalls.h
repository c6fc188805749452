// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/Function.h>
#include <llvm/IR/InstrTypes.h>

#include <vector>

namespace warpgrain::executor {

/// Inlines all functions that a kernel calls directly or indirectly, so that every loop around an access is in the
/// kernel itself. Leaves libdevice functions alone, since they do not access memory. Returns the calls that could not
/// be inlined: recursive calls, calls through pointers, and calls that would make the kernel too large.
std::vector<llvm::CallBase *> inlineCalls(llvm::Function &kernel);

} // namespace warpgrain::executor
