// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/MultiprocessorLimits.h"
#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/DeviceEntities.h"
#include "core/executor/program/MemoryTable.h"
#include "core/run/Outcome.h"
#include "core/run/Program.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::executor {

class DeviceProgram;

/// What the program's runtime calls find: the one program of this process.
struct Runtime {
  execute::ProgramRequest request;
  DeviceProgram *device = nullptr; ///< set before the program's own code runs; lives as long as the process
  std::optional<device::MultiprocessorLimits> limits; ///< of the architecture that is compiled for
  MemoryTable memory;

  /// What the host registered: its stubs of kernels and its shadows of variables.
  std::map<const void *, DeviceName> kernels;
  std::map<const void *, DeviceName> variables;
  std::map<const void *, int> mostDynamicSharedBytes; ///< of stubs, where the program chose it

  /// From GlueHeader.h; null where no CUDA source is there.
  int (*runtimeVersion)() = nullptr;
  void (*fillProperties)(void *) = nullptr;
  void (*clearFunctionAttributes)(void *) = nullptr;

  /// What has ended a kernel: from then on every call gives it, until the device is reset.
  std::atomic<cuda::Error> lasting = cuda::Error::success;

  std::uint64_t launches = 0;         ///< of any kernel
  std::uint64_t matchingLaunches = 0; ///< of the kernel that is to be recorded
  std::vector<execute::Finding> findings;

  /// Held by whoever uses any of it: programs may call from several threads.
  std::recursive_mutex mutex;
};

Runtime &theRuntime();

/// Keeps the error for cudaGetLastError of this thread, and hands it back; the one that lasts where there is one.
cuda::Error remember(cuda::Error error);
/// The error kept; `forget` makes it success.
cuda::Error lastError(bool forget);

/// The value of a cudaDeviceAttr; nothing where there is no such attribute.
std::optional<int> deviceAttribute(int attribute);
/// Device memory in bytes.
std::uint64_t deviceMemoryBytes();

} // namespace warpgrain::executor
