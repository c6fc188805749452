// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/DeviceEntities.h"

#include <cstddef>

namespace warpgrain::executor {

/// How the program launches a kernel.
struct LaunchShape {
  cuda::Dim3 grid;
  cuda::Dim3 block;
  std::size_t sharedBytes = 0; ///< dynamic
  bool isCooperative = false;  ///< its blocks may wait for each other
};

/// What CUDA refuses of a launch before it begins, whatever its arguments are. The runtime's mutex must be held.
cuda::Error checkLaunch(const void *stub, const LaunchShape &shape);

/// Runs a kernel to its end; arguments are pointers to the values of its parameters. What CUDA refuses is refused with
/// CUDA's error; what the kernel does wrong ends the program. The runtime's mutex must be held.
cuda::Error launchKernel(const void *stub, const LaunchShape &shape, void **arguments);

/// The same for a kernel that a kernel launches.
cuda::Error launchChild(ProgramKernelCode &kernel, const LaunchShape &shape, void **arguments);

} // namespace warpgrain::executor
