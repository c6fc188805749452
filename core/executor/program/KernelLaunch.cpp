// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/KernelLaunch.h"

#include "core/device/Occupancy.h"
#include "core/executor/program/ChildLaunches.h"
#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/Recorder.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Grid.h"

#include <algorithm>
#include <cstdio>
#include <utility>

namespace warpgrain::executor {

namespace {

using cuda::Error;

Error check(const ProgramRuntime &runtime, const ExecutionConfiguration &shape) {
  const auto &grid = shape.grid;
  const auto &block = shape.block;
  const std::uint64_t threads = std::uint64_t{block.x} * block.y * block.z;
  const auto most = [&runtime](int attribute) {
    return static_cast<std::uint32_t>(*runtime.deviceAttribute(attribute));
  };
  if (threads == 0 || threads > most(1) || block.x > most(2) || block.y > most(3) || block.z > most(4))
    return Error::invalidConfiguration;
  if (grid.x == 0 || grid.y == 0 || grid.z == 0 || grid.x > most(5) || grid.y > most(6) || grid.z > most(7))
    return Error::invalidConfiguration;
  return Error::success;
}

/// All blocks on the device's multiprocessors at the same time. Registers are not known without ptxas.
bool fitsAtOnce(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const ExecutionConfiguration &shape) {
  const auto report = device::computeOccupancy(
      *runtime.limits, {.threadsPerBlock = shape.block.x * shape.block.y * shape.block.z,
                        .staticSharedBytes = static_cast<std::uint32_t>(kernel.staticSharedBytes),
                        .dynamicSharedBytes = static_cast<std::uint32_t>(shape.sharedBytes)});
  constexpr int multiprocessorCount = 16; // cudaDevAttrMultiProcessorCount
  const auto multiprocessors = static_cast<std::uint64_t>(runtime.deviceAttribute(multiprocessorCount).value_or(1));
  return report && std::uint64_t{shape.grid.x} * shape.grid.y * shape.grid.z <= report->activeBlocks * multiprocessors;
}

/// What the kernel printed goes where the program's own output goes, after what it has written so far.
void showPrinted(Printer &printer) {
  const bool isCut = printer.isCut();
  const std::string text = printer.take();
  std::fwrite(text.data(), 1, text.size(), stdout);
  if (isCut)
    (void)std::fputs("warpgrain-executor: the kernel printed more than the device's buffer holds; the rest is lost, as "
                     "on a GPU.\n",
                     stderr);
}

void keepFindings(ProgramRuntime &runtime) {
  for (run::Finding &finding : runtime.launch.races.take()) {
    auto &kept = runtime.findings;
    const bool isKnown = std::ranges::any_of(kept, [&finding](const run::Finding &other) {
      return other.line == finding.line && other.file == finding.file && other.kind == finding.kind;
    });
    if (!isKnown) kept.push_back(std::move(finding));
  }
}

void runKernel(ProgramRuntime &runtime, ProgramKernelCode &kernel, const GridLaunch &shape, void **arguments) {
  LaunchState &launch = runtime.launch;
  std::swap(launch.kernel, kernel.lowered);
  const auto workers = runGrid(launch, kernel.entry, shape, arguments);
  std::swap(launch.kernel, kernel.lowered);
  if (!workers)
    endWith(launch, run::Fault{.kind = run::FaultKind::memory, .message = workers.error().message, .file = {}});
  if (shape.checks) {
    launch.memory.dropHistories();
    keepFindings(runtime);
  }
  showPrinted(launch.printer);
  if (launch.isCancelled) runtime.lasting = Error::assertion;
  runChildren(runtime);
}

GridLaunch gridOf(const ProgramRuntime &runtime, const ExecutionConfiguration &shape) {
  return {.grid = {shape.grid.x, shape.grid.y, shape.grid.z},
          .block = {shape.block.x, shape.block.y, shape.block.z},
          .sharedBytes = shape.sharedBytes,
          .checks = runtime.request.checks,
          .isCooperative = shape.isCooperative,
          .workers = runtime.request.workers};
}

/// What holds for a kernel that the host launches by this stub, or that a kernel launches, without one.
Error checkFor(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const void *stub,
               const ExecutionConfiguration &shape) {
  if (const Error error = check(runtime, shape); error != Error::success) return error;
  if (shape.block.x * shape.block.y * shape.block.z > mostThreads(runtime, kernel)) return Error::invalidValue;
  if (shape.sharedBytes > mostDynamicShared(runtime, kernel, stub)) return Error::invalidValue;
  return Error::success;
}

} // namespace

Error checkLaunch(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape) {
  if (const Error lasting = runtime.lasting; lasting != Error::success) return lasting;
  if (!runtime.kernels.contains(stub)) return Error::invalidDeviceFunction;
  if (const Error error = check(runtime, shape); error != Error::success) return error; // before it is compiled
  const ProgramKernelCode *kernel = kernelOf(runtime, stub);
  if (kernel == nullptr) return Error::invalidDeviceFunction;
  if (const Error error = checkFor(runtime, *kernel, stub, shape); error != Error::success) return error;
  return shape.isCooperative && !fitsAtOnce(runtime, *kernel, shape) ? Error::cooperativeLaunchTooLarge
                                                                     : Error::success;
}

Error launchKernel(ProgramRuntime &runtime, const void *stub, const ExecutionConfiguration &shape, void **arguments) {
  if (const Error error = checkLaunch(runtime, stub, shape); error != Error::success) return error;
  ProgramKernelCode *kernel = kernelOf(runtime, stub);
  const GridLaunch grid = gridOf(runtime, shape);
  recordIfWished(runtime, *kernel, runtime.kernels.at(stub).first, grid, arguments);
  runKernel(runtime, *kernel, grid, arguments);
  return Error::success;
}

Error launchChild(ProgramRuntime &runtime, ProgramKernelCode &kernel, const ExecutionConfiguration &shape,
                  void **arguments) {
  if (const Error error = checkFor(runtime, kernel, nullptr, shape); error != Error::success) return error;
  runKernel(runtime, kernel, gridOf(runtime, shape), arguments);
  return Error::success;
}

} // namespace warpgrain::executor
