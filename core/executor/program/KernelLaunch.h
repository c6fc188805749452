// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/DeviceEntities.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// How the program launches a kernel.
struct ExecutionConfiguration {
  cuda::Dim3 grid;
  cuda::Dim3 block;
  std::size_t sharedBytes = 0; ///< dynamic
  bool isCooperative = false;  ///< its blocks may wait for each other
};

/// What CUDA refuses of a launch before it begins, whatever its arguments are. The runtime's mutex must be held.
cuda::Error checkLaunch(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape);

/// Runs a kernel to its end; arguments are pointers to the values of its parameters. What CUDA refuses is refused with
/// CUDA's error; what the kernel does wrong ends the program. The runtime's mutex must be held.
cuda::Error launchKernel(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape,
                         void **arguments);

/// The same for a kernel that a kernel launches.
cuda::Error launchChild(ProgramRuntime &runtime, ProgramKernelCode &kernel, const ExecutionConfiguration &shape,
                        void **arguments);

} // namespace warpgrain::executor
