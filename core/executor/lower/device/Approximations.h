// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/IRBuilder.h>

#include <string_view>

namespace warpgrain::executor {

/// A device's approximation ("ex2.approx.ftz.f", "rcp.approx.ftz.f") as plain instructions, which loops over threads
/// become vector code with; closer to the exact value than the device's own. Null where it is none that is known here.
llvm::Value *approximation(llvm::IRBuilder<> &builder, std::string_view name, llvm::ArrayRef<llvm::Value *> operands);

} // namespace warpgrain::executor
