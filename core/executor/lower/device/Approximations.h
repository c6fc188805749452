// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/IRBuilder.h>

#include <string_view>

namespace warpgrain::executor {

/// Emits a device approximation ("ex2.approx.ftz.f", "rcp.approx.ftz.f") as plain instructions, so that loops over
/// threads can be vectorized. The result is closer to the exact value than the device's. Null if the name is unknown.
llvm::Value *approximation(llvm::IRBuilder<> &builder, std::string_view name, llvm::ArrayRef<llvm::Value *> operands);

} // namespace warpgrain::executor
