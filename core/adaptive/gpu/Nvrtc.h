// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <string>
#include <vector>

namespace warpgrain::adaptive::gpu {

/// Compiles a CUDA source for GPUs of a compute capability (90 for 9.0), with NVIDIA's run-time compiler, which comes
/// with the toolkit. The library so needs no nvcc to be built, and its kernels fit every GPU that the toolkit knows.
/// `macros` are NAME=VALUE.
///
/// Errors: tool, where the compiler is not there, or refuses the source or the GPU.
Result<std::string> compiledKernels(const std::string &source, int capability, const std::vector<std::string> &macros);

} // namespace warpgrain::adaptive::gpu
