// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Module.h>

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of an arithmetic device intrinsic by plain instructions that round in the same way. `name` is the
/// name of the intrinsic without "llvm.nvvm.". False if the name is unknown.
bool lowerArithmetic(llvm::CallInst &call, std::string_view name);

/// Replaces conversions from floating point to integers by saturating ones, as on the device. Out-of-range conversions
/// are undefined on the host.
void saturateConversions(llvm::Module &module);

} // namespace warpgrain::executor
