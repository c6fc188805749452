// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/executor/program/CudaAbi.h"

#include <cstddef>

namespace warpgrain::executor {

/// How the program launches a kernel.
struct LaunchShape {
  cuda::Dim3 grid;
  cuda::Dim3 block;
  std::size_t sharedBytes = 0; ///< dynamic
  bool isCooperative = false;  ///< its blocks may wait for each other
};

/// Runs a kernel to its end; arguments are pointers to the values of its parameters. What CUDA refuses is refused with
/// CUDA's error; what the kernel does wrong ends the program. The runtime's mutex must be held.
cuda::Error launchKernel(const void *stub, const LaunchShape &shape, void **arguments);

} // namespace warpgrain::executor
