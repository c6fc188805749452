// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/HostThread.h"
#include "core/executor/program/KernelLaunch.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <array>
#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

using cuda::Dim3;

unsigned push(Dim3 grid, Dim3 block, std::size_t sharedBytes, void *stream) {
  HostThread::current().push({.grid = grid, .block = block, .sharedBytes = sharedBytes, .stream = stream});
  return 0;
}

Error pop(ProgramRuntime &runtime, Dim3 *grid, Dim3 *block, std::size_t *sharedBytes, void **stream) {
  const auto last = HostThread::current().pop();
  if (!last) return runtime.remember(Error::missingConfiguration);
  *grid = last->grid;
  *block = last->block;
  *sharedBytes = last->sharedBytes;
  *stream = last->stream;
  return Error::success;
}

Error launchAs(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape, void **arguments,
               void *stream) {
  const std::scoped_lock lock(runtime.mutex);
  if (!runtime.streams.contains(stream)) return runtime.remember(Error::invalidResourceHandle);
  if (runtime.captures.statusOf(stream) == CaptureStatus::none) {
    if (const Error error = runtime.captures.refuseIfLegacy(stream); error != Error::success)
      return runtime.remember(error);
    // What the kernel itself comes to is for a later call to tell.
    const Error error = launchKernel(runtime, stub, shape, arguments);
    return error == Error::success ? error : runtime.remember(error);
  }
  if (const Error error = checkLaunch(runtime, stub, shape); error != Error::success) return runtime.remember(error);
  auto call = KernelCall::of(runtime, stub, shape, arguments);
  return call ? enqueue(runtime, stream, kernelWork(runtime, std::move(*call)))
              : runtime.remember(Error::invalidDeviceFunction);
}

Error launch(ProgramRuntime &runtime, const void *stub, Dim3 grid, Dim3 block, void **arguments,
             std::size_t sharedBytes, void *stream) {
  return launchAs(runtime, stub, {.grid = grid, .block = block, .sharedBytes = sharedBytes}, arguments, stream);
}

Error launchCooperative(ProgramRuntime &runtime, const void *stub, Dim3 grid, Dim3 block, void **arguments,
                        std::size_t sharedBytes, void *stream) {
  return launchAs(runtime, stub, {.grid = grid, .block = block, .sharedBytes = sharedBytes, .isCooperative = true},
                  arguments, stream);
}

/// What an attribute of that id says, in up to three words; zeros where there is none.
std::array<std::uint32_t, 3> attributeOf(const cuda::LaunchConfiguration &configuration, int wanted) {
  constexpr std::size_t attributeBytes = 72;
  std::array<std::uint32_t, 3> out{};
  for (unsigned i = 0; i < configuration.attributeCount; ++i) {
    const auto *attribute = static_cast<const std::byte *>(configuration.attributes) + i * attributeBytes;
    int id = 0;
    std::memcpy(&id, attribute, sizeof id);
    if (id == wanted) std::memcpy(out.data(), attribute + 8, sizeof out);
  }
  return out;
}

/// Clusters of blocks, which there are none of.
bool asksForClusters(const cuda::LaunchConfiguration &configuration) {
  constexpr int clusterDimension = 4;
  const auto extents = attributeOf(configuration, clusterDimension);
  return std::uint64_t{extents[0]} * extents[1] * extents[2] > 1;
}

Error launchExtended(ProgramRuntime &runtime, const cuda::LaunchConfiguration *configuration, const void *stub,
                     void **arguments) {
  if (configuration == nullptr) return runtime.remember(Error::invalidValue);
  if (asksForClusters(*configuration)) return runtime.remember(Error::notSupported);
  constexpr int cooperative = 2;
  return launchAs(runtime, stub,
                  {.grid = configuration->grid,
                   .block = configuration->block,
                   .sharedBytes = configuration->sharedBytes,
                   .isCooperative = attributeOf(*configuration, cooperative)[0] != 0},
                  arguments, configuration->stream);
}

} // namespace

void addLaunches(SymbolTable &table) {
  table.put<&push>("__cudaPushCallConfiguration");
  table.put<&pop>("__cudaPopCallConfiguration");
  table.putWithStream<&launch>("cudaLaunchKernel");
  table.putWithStream<&launchCooperative>("cudaLaunchCooperativeKernel");
  table.putWithStream<&launchExtended>("cudaLaunchKernelExC");
}

} // namespace warpgrain::executor
