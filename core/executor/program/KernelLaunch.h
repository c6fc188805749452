// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/DeviceEntities.h"

#include <cstddef>

namespace warpgrain::executor {

struct ProgramRuntime;

/// Execution configuration of a launch.
struct ExecutionConfiguration {
  cuda::Dim3 grid;
  cuda::Dim3 block;
  std::size_t sharedBytes = 0; ///< dynamic
  bool isCooperative = false;  ///< the blocks may wait for each other
};

/// Returns the error with which CUDA refuses a launch before it begins, independent of the arguments; success if it
/// accepts the launch. The runtime's mutex must be held.
cuda::Error checkLaunch(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape);

/// Runs a kernel to its end. `arguments` points to the values of its parameters. Returns CUDA's error if CUDA refuses
/// the launch. An error in the kernel itself ends the program. The runtime's mutex must be held.
cuda::Error launchKernel(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape,
                         void **arguments);

/// Does the same for a kernel that another kernel launches.
cuda::Error launchChild(ProgramRuntime &runtime, ProgramKernelCode &kernel, const ExecutionConfiguration &shape,
                        void **arguments);

} // namespace warpgrain::executor
