// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <llvm/IR/Module.h>

#include <cstdint>

namespace warpgrain::executor {

/// (alignment, bytes): memory for the arguments of a kernel that is launched, which is none of the device's.
inline constexpr const char *childArgumentsName = "wg_child_arguments";

/// Puts the executor's own functions in place of those by which kernels launch kernels (CUDA Programming Guide, "CUDA
/// Dynamic Parallelism"): they name the kernel, which so needs not be in the module, and its unit. Fails (tool) where a
/// kernel is chosen by a pointer.
Result<void> nameChildLaunches(llvm::Module &module, std::uint32_t unit);

} // namespace warpgrain::executor
