// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <llvm/IR/Module.h>

#include <cstdint>

namespace warpgrain::executor {

/// Runtime function that allocates the argument buffer of a child launch, outside device memory: (alignment, bytes).
inline constexpr const char *childArgumentsName = "wg_child_arguments";

/// Replaces the functions by which kernels launch kernels (CUDA Programming Guide, "CUDA Dynamic Parallelism") by the
/// executor's own. These identify the child kernel by its name and unit, so that it need not be in the module. Fails
/// (tool) if a kernel is launched through a pointer.
Result<void> nameChildLaunches(llvm::Module &module, std::uint32_t unit);

} // namespace warpgrain::executor
