// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of the device library: vprintf, __assertfail, malloc, free. Keeps calls of C library functions that
/// mean the same on the host. False for any other function.
bool lowerLibraryCall(llvm::CallInst &call, SiteTable &sites);

/// Replaces a target-independent intrinsic if its meaning on the host is not wanted (llvm.trap). False if the host does
/// not support the intrinsic.
bool lowerCommonIntrinsic(llvm::CallInst &call, SiteTable &sites);

/// Replaces a scoped atomic intrinsic ("atomic.add.gen.i.cta.i32.p0") by an atomic instruction. False for any other.
bool lowerDeviceAtomic(llvm::CallInst &call, std::string_view name);

} // namespace warpgrain::executor
