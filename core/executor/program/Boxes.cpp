// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Boxes.h"

#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/ProgramRuntime.h"

#include <cstring>

namespace warpgrain::executor {

using cuda::CopyKind;
using cuda::Error;

std::size_t spanOf(const Box &box, const cuda::Extent &extent) {
  return (extent.depth - 1) * box.planePitch + (extent.height - 1) * box.pitch + extent.width;
}

Box boxOf(const cuda::PitchedPointer &pointer, const cuda::Position &position) {
  const std::size_t plane = pointer.pitch * pointer.height;
  return {static_cast<std::byte *>(pointer.address) + position.z * plane + position.y * pointer.pitch + position.x,
          pointer.pitch, plane};
}

cuda::Error copyBox(ProgramRuntime &runtime, const Box &to, const Box &from, const cuda::Extent &extent,
                    CopyKind kind) {
  if (!isCopyKind(kind)) return runtime.remember(Error::invalidMemcpyDirection);
  if (extent.width == 0 || extent.height == 0 || extent.depth == 0) return Error::success;
  if (to.pitch < extent.width || from.pitch < extent.width) return runtime.remember(Error::invalidPitchValue);
  {
    const std::scoped_lock lock(runtime.mutex);
    if (!mayCopy(runtime, to.begin, spanOf(to, extent), writesDevice(kind)) ||
        !mayCopy(runtime, from.begin, spanOf(from, extent), readsDevice(kind)))
      return runtime.remember(Error::invalidValue);
  }
  for (std::size_t z = 0; z < extent.depth; ++z)
    for (std::size_t y = 0; y < extent.height; ++y) {
      std::byte *target = to.begin + z * to.planePitch + y * to.pitch;
      const std::byte *source = from.begin + z * from.planePitch + y * from.pitch;
      std::memmove(target, source, extent.width);
      tellCopied(runtime, target, source, extent.width);
    }
  return runtime.remember(Error::success);
}

} // namespace warpgrain::executor
