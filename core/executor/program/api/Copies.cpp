// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Boxes.h"
#include "core/executor/program/Capture.h"
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

#include <cstring>

namespace warpgrain::executor {

namespace {

using cuda::Error;

using cuda::CopyKind;

Error copy(void *to, const void *from, std::size_t bytes, CopyKind kind) {
  return remember(copyBytes(to, from, bytes, kind));
}

Error copyAsync(void *to, const void *from, std::size_t bytes, CopyKind kind, void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return copy(to, from, bytes, kind); });
}

Error copy2D(void *to, std::size_t toPitch, const void *from, std::size_t fromPitch, std::size_t width,
             std::size_t height, CopyKind kind) {
  return copyBox({static_cast<std::byte *>(to), toPitch, 0},
                 {const_cast<std::byte *>(static_cast<const std::byte *>(from)), fromPitch, 0}, {width, height, 1},
                 kind);
}

Error copy2DAsync(void *to, std::size_t toPitch, const void *from, std::size_t fromPitch, std::size_t width,
                  std::size_t height, CopyKind kind, void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return copy2D(to, toPitch, from, fromPitch, width, height, kind); });
}

Error copyPeer(void *to, int toDevice, const void *from, int fromDevice, std::size_t bytes) {
  if (toDevice != 0 || fromDevice != 0) return remember(Error::invalidDevice);
  return copy(to, from, bytes, CopyKind::deviceToDevice);
}

Error copyPeerAsync(void *to, int toDevice, const void *from, int fromDevice, std::size_t bytes, void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return copyPeer(to, toDevice, from, fromDevice, bytes); });
}

Error fillBox(const Box &to, int value, const cuda::Extent &extent) {
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return Error::success;
  {
    const std::scoped_lock lock(theRuntime().mutex);
    if (to.pitch < extent.width || !mayCopy(to.begin, spanOf(to, extent), /*isDeviceSide=*/true))
      return remember(Error::invalidValue);
  }
  for (std::size_t z = 0; z < extent.depth; ++z)
    for (std::size_t y = 0; y < extent.height; ++y) {
      std::byte *row = to.begin + z * to.planePitch + y * to.pitch;
      std::memset(row, value, extent.width);
      tellWritten(row, extent.width);
    }
  return remember(Error::success);
}

Error fill(void *to, int value, std::size_t bytes) {
  return fillBox({static_cast<std::byte *>(to), bytes, 0}, value, {bytes, 1, 1});
}

Error fillAsync(void *to, int value, std::size_t bytes, void *stream) {
  return enqueue(stream, NodeKind::fill, [=] { return fill(to, value, bytes); });
}

Error fill2D(void *to, std::size_t pitch, int value, std::size_t width, std::size_t height) {
  return fillBox({static_cast<std::byte *>(to), pitch, 0}, value, {width, height, 1});
}

Error fill2DAsync(void *to, std::size_t pitch, int value, std::size_t width, std::size_t height, void *stream) {
  return enqueue(stream, NodeKind::fill, [=] { return fill2D(to, pitch, value, width, height); });
}

Error fill3D(cuda::PitchedPointer to, int value, cuda::Extent extent) {
  return fillBox(boxOf(to, {}), value, extent);
}

Error fill3DAsync(cuda::PitchedPointer to, int value, cuda::Extent extent, void *stream) {
  return enqueue(stream, NodeKind::fill, [=] { return fill3D(to, value, extent); });
}

} // namespace

void addCopies(SymbolTable &table) {
  table.putWithStream("cudaMemcpy", &copy);
  table.putWithStream("cudaMemcpyAsync", &copyAsync);
  table.putWithStream("cudaMemcpy2D", &copy2D);
  table.putWithStream("cudaMemcpy2DAsync", &copy2DAsync);
  table.put("cudaMemcpyPeer", &copyPeer);
  table.put("cudaMemcpyPeerAsync", &copyPeerAsync);
  table.putWithStream("cudaMemset", &fill);
  table.putWithStream("cudaMemsetAsync", &fillAsync);
  table.putWithStream("cudaMemset2D", &fill2D);
  table.putWithStream("cudaMemset2DAsync", &fill2DAsync);
  table.putWithStream("cudaMemset3D", &fill3D);
  table.putWithStream("cudaMemset3DAsync", &fill3DAsync);
}

} // namespace warpgrain::executor
