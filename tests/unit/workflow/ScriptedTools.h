// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/CudaToolkit.h"

#include <filesystem>

namespace warpgrain::tests {

/// A kernel that doubles what it is given, and its launch.
inline constexpr const char *doublingKernel = "__global__ void k(float *p) {\n"
                                              "  p[blockIdx.x * blockDim.x + threadIdx.x] *= 2;\n}\n"
                                              "void go(float *p) { k<<<4, 256>>>(p); }\n";

/// A compiler that takes any source for one that holds the kernel `_Z1kPf`. It does not compile a text with "cx < 8".
build::CudaToolkit scriptedToolkit(const std::filesystem::path &folder);

/// A runner that measures every variant of the bundle it is given: the first in 100 µs, each other in 10 less than the
/// one before it. How it was called is in "runner.log" beside it. It ends as one that was killed where the folder has a
/// file "dies"; each GPU is of a model of its own where there is a file "models". One that measures several bundles
/// notes that it was begun in "starts.log", and ends after the first where there is a file "ends".
std::filesystem::path scriptedRunner(const std::filesystem::path &folder);

} // namespace warpgrain::tests
