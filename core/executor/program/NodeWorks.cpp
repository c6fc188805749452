// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/NodeWorks.h"

#include "core/executor/program/ArrayCopies.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/ProgramRuntime.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// Writes an element of one, two or four bytes to each place of some rows.
Error fillElements(ProgramRuntime &runtime, const cuda::FillNode &fill) {
  const std::size_t rowBytes = fill.width * fill.elementBytes;
  const std::size_t pitch = fill.height == 1 ? rowBytes : fill.pitch;
  if (rowBytes == 0 || fill.height == 0) return Error::success;
  if (pitch < rowBytes) return Error::invalidValue;
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!mayCopy(runtime, fill.begin, (fill.height - 1) * pitch + rowBytes, /*isDeviceSide=*/true))
      return Error::invalidValue;
  }
  auto *row = static_cast<std::byte *>(fill.begin);
  for (std::size_t y = 0; y < fill.height; ++y, row += pitch) {
    for (std::size_t x = 0; x < rowBytes; x += fill.elementBytes)
      std::memcpy(row + x, &fill.value, fill.elementBytes); // the lower bytes of the value come first
    tellWritten(runtime, row, rowBytes);
  }
  return Error::success;
}

} // namespace

std::expected<NodeWork, Error> workOf(ProgramRuntime &runtime, const cuda::KernelNode *parameters) {
  if (parameters == nullptr) return std::unexpected(Error::invalidValue);
  // Arguments packed into a buffer are of the driver's interface.
  if (parameters->extra != nullptr) return std::unexpected(Error::notSupported);
  const ExecutionConfiguration shape{
      .grid = parameters->grid, .block = parameters->block, .sharedBytes = parameters->sharedBytes};
  if (const Error error = checkLaunch(runtime, parameters->stub, shape); error != Error::success)
    return std::unexpected(error);
  auto call = KernelCall::of(runtime, parameters->stub, shape, parameters->arguments);
  if (!call) return std::unexpected(Error::invalidDeviceFunction);
  return kernelWork(runtime, std::move(*call));
}

std::expected<NodeWork, Error> workOf(ProgramRuntime &runtime, const cuda::Copy3D *parameters) {
  if (parameters == nullptr) return std::unexpected(Error::invalidValue);
  return NodeWork{.kind = NodeKind::copy, .run = [&runtime, copy = *parameters] { return copy3D(runtime, &copy); }};
}

std::expected<NodeWork, Error> workOf(ProgramRuntime &runtime, const cuda::FillNode *parameters) {
  if (parameters == nullptr ||
      (parameters->elementBytes != 1 && parameters->elementBytes != 2 && parameters->elementBytes != 4))
    return std::unexpected(Error::invalidValue);
  return NodeWork{.kind = NodeKind::fill,
                  .run = [&runtime, fill = *parameters] { return fillElements(runtime, fill); }};
}

std::expected<NodeWork, Error> workOf(ProgramRuntime &, const cuda::HostNode *parameters) {
  if (parameters == nullptr || parameters->function == nullptr) return std::unexpected(Error::invalidValue);
  const auto call = [node = *parameters] {
    node.function(node.data);
    return Error::success;
  };
  return NodeWork{.kind = NodeKind::host, .run = call};
}

NodeWork copyWork(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, cuda::CopyKind kind) {
  return {.kind = NodeKind::copy, .run = [=, &runtime] { return copyBytes(runtime, to, from, bytes, kind); }};
}

NodeWork allocationWork(ProgramRuntime &runtime, void *memory) {
  const auto allocate = [&runtime, memory] {
    const std::scoped_lock lock(runtime.mutex);
    return runtime.graphMemory.allocate(memory);
  };
  return {.kind = NodeKind::allocation, .run = allocate};
}

NodeWork releaseWork(ProgramRuntime &runtime, void *memory) {
  const auto release = [&runtime, memory] {
    const std::scoped_lock lock(runtime.mutex);
    return runtime.graphMemory.free(memory);
  };
  return {.kind = NodeKind::release, .run = release};
}

} // namespace warpgrain::executor
