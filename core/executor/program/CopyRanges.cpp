// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/CopyRanges.h"

#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <cstring>

namespace warpgrain::executor {

bool mayCopy(ProgramRuntime &runtime, const void *memory, std::size_t bytes, bool isDeviceSide) {
  if (memory == nullptr) return false;
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const Allocation *known = runtime.launch.memory.find(address);
  return known != nullptr ? known->holds(address, bytes) : !isDeviceSide;
}

bool isCopyKind(cuda::CopyKind kind) {
  return kind >= cuda::CopyKind::hostToHost && kind <= cuda::CopyKind::any;
}

bool readsDevice(cuda::CopyKind kind) {
  return kind == cuda::CopyKind::deviceToHost || kind == cuda::CopyKind::deviceToDevice;
}

bool writesDevice(cuda::CopyKind kind) {
  return kind == cuda::CopyKind::hostToDevice || kind == cuda::CopyKind::deviceToDevice;
}

void tellWritten(ProgramRuntime &runtime, const void *to, std::size_t bytes) {
  const std::scoped_lock lock(runtime.mutex);
  runtime.launch.memory.tellWritten(to, bytes);
}

void tellCopied(ProgramRuntime &runtime, const void *to, const void *from, std::size_t bytes) {
  const std::scoped_lock lock(runtime.mutex);
  runtime.launch.memory.tellCopied(to, from, bytes);
}

cuda::Error copyBytes(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind) {
  using cuda::Error;
  if (!isCopyKind(kind)) return Error::invalidMemcpyDirection;
  if (bytes == 0) return Error::success;
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!mayCopy(runtime, to, bytes, writesDevice(kind)) || !mayCopy(runtime, from, bytes, readsDevice(kind)))
      return Error::invalidValue;
  }
  std::memmove(to, from, bytes);
  tellCopied(runtime, to, from, bytes);
  return Error::success;
}

} // namespace warpgrain::executor
