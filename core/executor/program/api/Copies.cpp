// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Boxes.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

using cuda::CopyKind;

Error copy(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, CopyKind kind) {
  return runtime.remember(copyBytes(runtime, to, from, bytes, kind));
}

Error copyAsync(ProgramRuntime &runtime, void *to, const void *from, std::size_t bytes, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy, [=, &runtime] { return copy(runtime, to, from, bytes, kind); });
}

Error copy2D(ProgramRuntime &runtime, void *to, std::size_t toPitch, const void *from, std::size_t fromPitch,
             std::size_t width, std::size_t height, CopyKind kind) {
  return copyBox(runtime, {static_cast<std::byte *>(to), toPitch, 0},
                 {const_cast<std::byte *>(static_cast<const std::byte *>(from)), fromPitch, 0}, {width, height, 1},
                 kind);
}

Error copy2DAsync(ProgramRuntime &runtime, void *to, std::size_t toPitch, const void *from, std::size_t fromPitch,
                  std::size_t width, std::size_t height, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return copy2D(runtime, to, toPitch, from, fromPitch, width, height, kind); });
}

Error copyPeer(ProgramRuntime &runtime, void *to, int toDevice, const void *from, int fromDevice, std::size_t bytes) {
  if (toDevice != 0 || fromDevice != 0) return runtime.remember(Error::invalidDevice);
  return copy(runtime, to, from, bytes, CopyKind::deviceToDevice);
}

Error copyPeerAsync(ProgramRuntime &runtime, void *to, int toDevice, const void *from, int fromDevice,
                    std::size_t bytes, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return copyPeer(runtime, to, toDevice, from, fromDevice, bytes); });
}

Error fillBox(ProgramRuntime &runtime, const Box &to, int value, const cuda::Extent &extent) {
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return Error::success;
  {
    const std::scoped_lock lock(runtime.mutex);
    if (to.pitch < extent.width || !mayCopy(runtime, to.begin, spanOf(to, extent), /*isDeviceSide=*/true))
      return runtime.remember(Error::invalidValue);
  }
  for (std::size_t z = 0; z < extent.depth; ++z)
    for (std::size_t y = 0; y < extent.height; ++y) {
      std::byte *row = to.begin + z * to.planePitch + y * to.pitch;
      std::memset(row, value, extent.width);
      tellWritten(runtime, row, extent.width);
    }
  return runtime.remember(Error::success);
}

Error fill(ProgramRuntime &runtime, void *to, int value, std::size_t bytes) {
  return fillBox(runtime, {static_cast<std::byte *>(to), bytes, 0}, value, {bytes, 1, 1});
}

Error fillAsync(ProgramRuntime &runtime, void *to, int value, std::size_t bytes, void *stream) {
  return enqueue(runtime, stream, NodeKind::fill, [=, &runtime] { return fill(runtime, to, value, bytes); });
}

Error fill2D(ProgramRuntime &runtime, void *to, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return fillBox(runtime, {static_cast<std::byte *>(to), pitch, 0}, value, {width, height, 1});
}

Error fill2DAsync(ProgramRuntime &runtime, void *to, std::size_t pitch, int value, std::size_t width,
                  std::size_t height, void *stream) {
  return enqueue(runtime, stream, NodeKind::fill,
                 [=, &runtime] { return fill2D(runtime, to, pitch, value, width, height); });
}

Error fill3D(ProgramRuntime &runtime, cuda::PitchedPointer to, int value, cuda::Extent extent) {
  return fillBox(runtime, boxOf(to, {}), value, extent);
}

Error fill3DAsync(ProgramRuntime &runtime, cuda::PitchedPointer to, int value, cuda::Extent extent, void *stream) {
  return enqueue(runtime, stream, NodeKind::fill, [=, &runtime] { return fill3D(runtime, to, value, extent); });
}

} // namespace

void addCopies(SymbolTable &table) {
  table.putWithStream<&copy>("cudaMemcpy");
  table.putWithStream<&copyAsync>("cudaMemcpyAsync");
  table.putWithStream<&copy2D>("cudaMemcpy2D");
  table.putWithStream<&copy2DAsync>("cudaMemcpy2DAsync");
  table.put<&copyPeer>("cudaMemcpyPeer");
  table.put<&copyPeerAsync>("cudaMemcpyPeerAsync");
  table.putWithStream<&fill>("cudaMemset");
  table.putWithStream<&fillAsync>("cudaMemsetAsync");
  table.putWithStream<&fill2D>("cudaMemset2D");
  table.putWithStream<&fill2DAsync>("cudaMemset2DAsync");
  table.putWithStream<&fill3D>("cudaMemset3D");
  table.putWithStream<&fill3DAsync>("cudaMemset3DAsync");
}

} // namespace warpgrain::executor
