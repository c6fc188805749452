// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/MultiprocessorLimits.h"
#include "core/executor/program/ArrayTable.h"
#include "core/executor/program/ChildLaunches.h"
#include "core/executor/program/CudaAbi.h"
#include "core/executor/program/DeviceEntities.h"
#include "core/executor/program/DeviceLimits.h"
#include "core/executor/program/EventTable.h"
#include "core/executor/program/GraphMemoryTable.h"
#include "core/executor/program/GraphTable.h"
#include "core/executor/program/MemoryTable.h"
#include "core/executor/program/RandomLibrary.h"
#include "core/executor/program/StreamCaptures.h"
#include "core/executor/program/StreamTable.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Program.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace warpgrain::executor {

class DeviceProgram;

/// The CUDA runtime's state for the one program that this process runs. runProgram() owns the object, and it lives as
/// long as the process: destructors and threads of the program may call the runtime to the very end. Code of the
/// program reaches it through CurrentRuntime; everything else gets it as an argument.
struct ProgramRuntime {
  ProgramRuntime(LaunchState &launchState, run::ProgramRequest given)
      : launch(launchState), request(std::move(given)), memory(launchState.memory) {}

  /// Keeps the error for cudaGetLastError of this host thread. Returns it, or the error that lasts if there is one.
  cuda::Error remember(cuda::Error error);
  /// The error that was kept for this host thread; `forget` resets it to success.
  cuda::Error lastError(bool forget);

  /// Value of a cudaDeviceAttr; nothing if there is no such attribute. The limits must be set.
  std::optional<int> deviceAttribute(int attribute) const;
  /// Size of the device memory in bytes.
  std::uint64_t deviceMemoryBytes() const;

  LaunchState &launch;
  const run::ProgramRequest request;
  DeviceProgram *device = nullptr; ///< set before the program's own code runs; lives as long as the process
  std::optional<device::MultiprocessorLimits> limits; ///< limits of the architecture that is compiled for
  std::string deviceName;                             ///< as the program is told; set with `limits`
  MemoryTable memory;
  ArrayTable arrays;
  StreamTable streams;
  EventTable events;
  StreamCaptures captures{streams};
  GraphTable graphs;
  GraphMemoryTable graphMemory{memory};
  DeviceLimits deviceLimits;
  RandomLibrary randomLibrary;

  std::map<const void *, DeviceName> kernels;         ///< kernels that the host registered, by their stubs
  std::map<const void *, DeviceName> variables;       ///< variables that the host registered, by their shadows
  std::map<const void *, int> mostDynamicSharedBytes; ///< limits that the program chose, in bytes, by stub

  // Functions of GlueHeader.h; null if no source is a CUDA source.
  int (*runtimeVersion)() = nullptr;
  void (*fillProperties)(void *) = nullptr;
  void (*clearFunctionAttributes)(void *) = nullptr;

  /// Error that ended a kernel. Every call returns it until the device is reset.
  std::atomic<cuda::Error> lasting = cuda::Error::success;

  std::uint64_t launches = 0;         ///< launches so far, of any kernel
  std::uint64_t matchingLaunches = 0; ///< launches so far of the kernel that the request records
  std::vector<run::Finding> findings; ///< findings so far, at most one per kind and source line
  ChildRequests children;             ///< requests of the running kernel
  pid_t process = 0;                  ///< the process that runs the program, not one that it forks; 0 before main

  /// Guards all members but `children`: programs may call from several threads.
  std::recursive_mutex mutex;
};

} // namespace warpgrain::executor
