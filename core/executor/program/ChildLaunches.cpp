// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ChildLaunches.h"

#include "core/executor/lower/ChildLaunches.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/CurrentRuntime.h"
#include "core/executor/program/DeviceProgram.h"
#include "core/executor/program/Errors.h"
#include "core/executor/program/KernelLaunch.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <cstdlib>
#include <cstring>
#include <functional>
#include <memory>
#include <utility>

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// cudaStreamTailLaunch: when everything else has ended that the grid asked for.
constexpr std::uintptr_t tailStream = 3;

void ask(ProgramRuntime &runtime, const void *stream, std::function<void()> run) {
  const std::scoped_lock lock(runtime.children.mutex);
  runtime.children.asked.push_back(
      {.run = std::move(run), .isTail = reinterpret_cast<std::uintptr_t>(stream) == tailStream});
}

[[noreturn]] void refuse(ProgramRuntime &runtime, const std::string &what) {
  endWith(runtime.launch, run::Fault{.kind = run::FaultKind::unsupported, .message = what, .file = {}});
}

void *argumentsOf(std::uint64_t alignment, std::uint64_t bytes) {
  constexpr std::uint64_t least = 64;
  const std::uint64_t unit = std::max(alignment, least);
  return std::aligned_alloc(unit, (std::max<std::uint64_t>(bytes, 1) + unit - 1) / unit * unit);
}

struct FreeMemory {
  void operator()(void *memory) const { std::free(memory); }
};

void launchNow(ProgramRuntime &runtime, std::uint32_t unit, const std::string &symbol, std::byte *arguments,
               const ExecutionConfiguration &shape) {
  const auto kernel = runtime.device->kernelIn(unit, symbol);
  if (!kernel) refuse(runtime, kernel.error().message);
  std::vector<void *> pointers;
  for (const std::uint64_t offset : (*kernel)->parameterOffsets)
    pointers.push_back(arguments + offset);
  if (const Error error = launchChild(runtime, **kernel, shape, pointers.data()); error != Error::success)
    refuse(runtime, "A kernel launches " + (*kernel)->name + ", which CUDA refuses with " + nameOfError(error) + ".");
}

int launch(ProgramRuntime &runtime, std::uint32_t unit, const char *symbol, std::byte *arguments,
           const cuda::Dim3 *grid, const cuda::Dim3 *block, std::uint32_t sharedBytes, const void *stream) {
  const std::shared_ptr<std::byte> kept(arguments, FreeMemory());
  const ExecutionConfiguration shape{.grid = *grid, .block = *block, .sharedBytes = sharedBytes};
  ask(runtime, stream,
      [unit, name = std::string(symbol), kept, shape, &runtime] { launchNow(runtime, unit, name, kept.get(), shape); });
  return static_cast<int>(Error::success);
}

int copy(ProgramRuntime &runtime, void *to, const void *from, std::uint64_t bytes, int, const void *stream) {
  ask(runtime, stream, [=, &runtime] {
    if (copyBytes(runtime, to, from, bytes, cuda::CopyKind::any) != Error::success)
      refuse(runtime, "A kernel asks for a copy from or to where there is no memory.");
  });
  return static_cast<int>(Error::success);
}

int fill(ProgramRuntime &runtime, void *to, int value, std::uint64_t bytes, const void *stream) {
  ask(runtime, stream, [=, &runtime] {
    if (!mayCopy(runtime, to, bytes, /*isDeviceSide=*/true))
      refuse(runtime, "A kernel fills where there is no memory.");
    std::memset(to, value, bytes);
    tellWritten(runtime, to, bytes);
  });
  return static_cast<int>(Error::success);
}

/// Streams of kernels differ by nothing that the order depends on.
int makeStream(void **to, std::uint32_t) {
  constexpr std::uintptr_t someStream = 16;
  *to = reinterpret_cast<void *>(someStream);
  return static_cast<int>(Error::success);
}

int endStream(void *) {
  return static_cast<int>(Error::success);
}

/// What goes wrong ends the program.
int noError() {
  return static_cast<int>(Error::success);
}

const char *errorText(int error) {
  return textOfError(static_cast<Error>(error));
}

const char *errorName(int error) {
  return nameOfError(static_cast<Error>(error));
}

} // namespace

const std::map<std::string, void *> &childLaunchFunctions() {
  static const std::map<std::string, void *> table{
      {childArgumentsName, entryPoint<&argumentsOf>()},
      {"wg_child_launch", entryPoint<&launch>()},
      {"wg_child_copy", entryPoint<&copy>()},
      {"wg_child_fill", entryPoint<&fill>()},
      {"wg_child_stream", entryPoint<&makeStream>()},
      {"wg_child_stream_end", entryPoint<&endStream>()},
      {"wg_child_error", entryPoint<&noError>()},
      {"wg_child_error_text", entryPoint<&errorText>()},
      {"wg_child_error_name", entryPoint<&errorName>()},
  };
  return table;
}

void runChildren(ProgramRuntime &runtime) {
  auto asked = std::exchange(runtime.children.asked, {});
  std::ranges::stable_partition(asked, [](const ChildRequest &one) { return !one.isTail; });
  for (const ChildRequest &one : asked) {
    if (runtime.launch.isCancelled) return;
    one.run();
  }
}

} // namespace warpgrain::executor
