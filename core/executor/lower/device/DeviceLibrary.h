// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/kit/SiteTable.h"

#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>

#include <string_view>

namespace warpgrain::executor {

/// Replaces a call of the device's library: vprintf, __assertfail, malloc, free. Functions of C's own library that mean
/// the same on the host stay. False where the function is none of these.
bool lowerLibraryCall(llvm::CallInst &call, SiteTable &sites);

/// Replaces an intrinsic that all targets have where the host's meaning is not wanted (llvm.trap). False where the host
/// cannot have it.
bool lowerCommonIntrinsic(llvm::CallInst &call, SiteTable &sites);

/// Replaces a scoped atomic intrinsic ("atomic.add.gen.i.cta.i32.p0") by an atomic instruction. False where it is none.
bool lowerDeviceAtomic(llvm::CallInst &call, std::string_view name);

} // namespace warpgrain::executor
