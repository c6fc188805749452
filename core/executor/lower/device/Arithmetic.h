// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Module.h>

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of an arithmetic intrinsic of the device by plain instructions, where those round as it does. `name`
/// is the intrinsic's without "llvm.nvvm.". False where it is none that is known here.
bool lowerArithmetic(llvm::CallInst &call, std::string_view name);

/// Conversions from floating point to integers become those that saturate, as the device's do; the host's give
/// anything.
void saturateConversions(llvm::Module &module);

} // namespace warpgrain::executor
