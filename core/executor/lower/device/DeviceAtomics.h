// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <string_view>

namespace warpgrain::executor {

/// Replaces a scoped atomic intrinsic ("atomic.add.gen.i.cta.i32.p0") by an atomic instruction. False where it is none.
bool lowerDeviceAtomic(llvm::CallInst &call, std::string_view name);

} // namespace warpgrain::executor
