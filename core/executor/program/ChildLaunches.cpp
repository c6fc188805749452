// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ChildLaunches.h"

#include "core/executor/lower/ChildLaunches.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/DeviceProgram.h"
#include "core/executor/program/Errors.h"
#include "core/executor/program/KernelLaunch.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/runtime/Launch.h"
#include "core/executor/runtime/LaunchCancellation.h"

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

struct Asked {
  std::function<void()> run;
  bool isTail = false;
};

/// What the grid that runs has asked for so far; its blocks run on several threads of the host.
struct Pending {
  std::mutex mutex;
  std::vector<Asked> asked;
};

Pending &pending() {
  static auto *all = new Pending;
  return *all;
}

void ask(const void *stream, std::function<void()> run) {
  const std::scoped_lock lock(pending().mutex);
  pending().asked.push_back({.run = std::move(run), .isTail = reinterpret_cast<std::uintptr_t>(stream) == tailStream});
}

[[noreturn]] void refuse(const std::string &what) {
  endWith(execute::Fault{.kind = execute::FaultKind::unsupported, .message = what, .file = {}});
}

void *argumentsOf(std::uint64_t alignment, std::uint64_t bytes) {
  constexpr std::uint64_t least = 64;
  const std::uint64_t unit = std::max(alignment, least);
  return std::aligned_alloc(unit, (std::max<std::uint64_t>(bytes, 1) + unit - 1) / unit * unit);
}

struct FreeMemory {
  void operator()(void *memory) const { std::free(memory); }
};

void launchNow(std::uint32_t unit, const std::string &symbol, std::byte *arguments, const LaunchShape &shape) {
  const auto kernel = theRuntime().device->kernelIn(unit, symbol);
  if (!kernel) refuse(kernel.error().message);
  std::vector<void *> pointers;
  for (const std::uint64_t offset : (*kernel)->parameterOffsets)
    pointers.push_back(arguments + offset);
  if (const Error error = launchChild(**kernel, shape, pointers.data()); error != Error::success)
    refuse("A kernel launches " + (*kernel)->name + ", which CUDA refuses with " + nameOfError(error) + ".");
}

int launch(std::uint32_t unit, const char *symbol, std::byte *arguments, const cuda::Dim3 *grid,
           const cuda::Dim3 *block, std::uint32_t sharedBytes, const void *stream) {
  const std::shared_ptr<std::byte> kept(arguments, FreeMemory());
  const LaunchShape shape{.grid = *grid, .block = *block, .sharedBytes = sharedBytes};
  ask(stream, [unit, name = std::string(symbol), kept, shape] { launchNow(unit, name, kept.get(), shape); });
  return static_cast<int>(Error::success);
}

int copy(void *to, const void *from, std::uint64_t bytes, int, const void *stream) {
  ask(stream, [=] {
    if (copyBytes(to, from, bytes, cuda::CopyKind::any) != Error::success)
      refuse("A kernel asks for a copy from or to where there is no memory.");
  });
  return static_cast<int>(Error::success);
}

int fill(void *to, int value, std::uint64_t bytes, const void *stream) {
  ask(stream, [=] {
    if (!mayCopy(to, bytes, /*isDeviceSide=*/true)) refuse("A kernel fills where there is no memory.");
    std::memset(to, value, bytes);
    tellWritten(to, bytes);
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
      {childArgumentsName, reinterpret_cast<void *>(&argumentsOf)},
      {"wg_child_launch", reinterpret_cast<void *>(&launch)},
      {"wg_child_copy", reinterpret_cast<void *>(&copy)},
      {"wg_child_fill", reinterpret_cast<void *>(&fill)},
      {"wg_child_stream", reinterpret_cast<void *>(&makeStream)},
      {"wg_child_stream_end", reinterpret_cast<void *>(&endStream)},
      {"wg_child_error", reinterpret_cast<void *>(&noError)},
      {"wg_child_error_text", reinterpret_cast<void *>(&errorText)},
      {"wg_child_error_name", reinterpret_cast<void *>(&errorName)},
  };
  return table;
}

void runChildren() {
  auto asked = std::exchange(pending().asked, {});
  std::ranges::stable_partition(asked, [](const Asked &one) { return !one.isTail; });
  for (const Asked &one : asked) {
    if (isCancelled()) return;
    one.run();
  }
}

} // namespace warpgrain::executor
