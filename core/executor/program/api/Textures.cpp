// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/CopyRanges.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using cuda::Error;

/// The memory that a resource names, as an image; nothing where it is none that may be used.
std::optional<Image> imageOf(ProgramRuntime &runtime, const cuda::Resource &resource) {
  if (resource.kind == cuda::ResourceKind::array) {
    const Array *array = runtime.arrays.find(resource.of.array);
    return array != nullptr ? std::optional(array->image) : std::nullopt;
  }
  const bool isLinear = resource.kind == cuda::ResourceKind::linear;
  if (!isLinear && resource.kind != cuda::ResourceKind::pitch2D) return std::nullopt;
  const auto &linear = resource.of.linear;
  const auto &pitched = resource.of.pitch2D;
  auto image = executor::imageOf(isLinear ? linear.format : pitched.format);
  if (!image) return std::nullopt;
  image->begin = static_cast<std::byte *>(isLinear ? linear.address : pitched.address);
  image->width = isLinear ? linear.bytes / image->elementBytes() : pitched.width;
  image->height = isLinear ? 1 : pitched.height;
  image->rowBytes = isLinear ? linear.bytes : pitched.pitch;
  image->planeBytes = image->rowBytes * image->height;
  const std::size_t used = (image->height - 1) * image->rowBytes + image->width * image->elementBytes();
  if (image->width == 0 || image->height == 0 || !mayCopy(runtime, image->begin, used, /*isDeviceSide=*/true))
    return std::nullopt;
  return image;
}

Error createTexture(ProgramRuntime &runtime, std::uint64_t *to, const cuda::Resource *resource,
                    const cuda::TextureDescription *description, const void *view) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || resource == nullptr || description == nullptr) return runtime.remember(Error::invalidValue);
  // Levels, other formats over the same bytes, and gamma are not there.
  if (resource->kind == cuda::ResourceKind::mipmappedArray || view != nullptr || description->sRgb != 0)
    return runtime.remember(Error::notSupported);
  const auto image = imageOf(runtime, *resource);
  const bool isInteger = image && image->kind != ChannelKind::floatingPoint;
  // Only floats can be filtered.
  if (!image || (description->filter == 1 && isInteger && description->readMode == 0))
    return runtime.remember(Error::invalidValue);
  Sampling sampling{.isLinear = description->filter == 1,
                    .scales = description->readMode == 1,
                    .hasNormalizedCoordinates = description->hasNormalizedCoordinates != 0};
  for (std::size_t axis = 0; axis < 3; ++axis)
    sampling.addressing[axis] = static_cast<Addressing>(std::min(description->addressing[axis], 3U));
  std::ranges::copy(description->border, sampling.border.begin());
  *to = runtime.launch.images.add(*image, sampling);
  return Error::success;
}

Error createSurface(ProgramRuntime &runtime, std::uint64_t *to, const cuda::Resource *resource) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || resource == nullptr || resource->kind != cuda::ResourceKind::array)
    return runtime.remember(Error::invalidValue);
  const auto image = imageOf(runtime, *resource);
  if (!image) return runtime.remember(Error::invalidValue);
  *to = runtime.launch.images.add(*image, {});
  return Error::success;
}

Error destroy(ProgramRuntime &runtime, std::uint64_t object) {
  const std::scoped_lock lock(runtime.mutex);
  return runtime.launch.images.remove(object) || object == 0 ? Error::success : runtime.remember(Error::invalidValue);
}

} // namespace

void addTextures(SymbolTable &table) {
  table.put<&createTexture>("cudaCreateTextureObject");
  table.put<&destroy>("cudaDestroyTextureObject");
  table.put<&createSurface>("cudaCreateSurfaceObject");
  table.put<&destroy>("cudaDestroySurfaceObject");
}

} // namespace warpgrain::executor
