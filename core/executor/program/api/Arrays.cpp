// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr unsigned layeredFlag = 1; // cudaArrayLayered
constexpr unsigned cubeFlag = 4;    // cudaArrayCubemap

cuda::ChannelFormat makeFormat(int x, int y, int z, int w, int kind) {
  return {.bits = {x, y, z, w}, .kind = kind};
}

Error mallocArray3D(ProgramRuntime &runtime, void **to, const cuda::ChannelFormat *format, cuda::Extent extent,
                    unsigned flags) {
  const std::scoped_lock lock(runtime.mutex);
  if (to == nullptr || format == nullptr || extent.width == 0) return runtime.remember(Error::invalidValue);
  if ((flags & cubeFlag) != 0) return runtime.remember(Error::notSupported);
  auto image = imageOf(*format);
  if (!image) return runtime.remember(Error::invalidValue);
  image->width = extent.width;
  image->height = std::max<std::size_t>(extent.height, 1);
  image->depth = std::max<std::size_t>(extent.depth, 1);
  image->rowBytes = image->width * image->elementBytes();
  image->planeBytes = image->rowBytes * image->height;
  image->isLayered = (flags & layeredFlag) != 0;
  const auto memory = runtime.memory.allocate(image->planeBytes * image->depth, MemoryKind::device, 0);
  if (!memory) return runtime.remember(Error::memoryAllocation);
  image->begin = static_cast<std::byte *>(*memory);
  *to = runtime.arrays.add({.format = *format, .extent = extent, .flags = flags, .image = *image});
  return Error::success;
}

Error mallocArray(ProgramRuntime &runtime, void **to, const cuda::ChannelFormat *format, std::size_t width,
                  std::size_t height, unsigned flags) {
  return mallocArray3D(runtime, to, format, {.width = width, .height = height, .depth = 0}, flags);
}

Error freeArray(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (handle == nullptr) return Error::success;
  const Array *array = runtime.arrays.find(handle);
  if (array == nullptr) return runtime.remember(Error::invalidValue);
  runtime.memory.free(array->image.begin, /*isOfHost=*/false);
  runtime.arrays.remove(handle);
  return Error::success;
}

Error formatOf(ProgramRuntime &runtime, cuda::ChannelFormat *to, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  if (to == nullptr || array == nullptr) return runtime.remember(Error::invalidValue);
  *to = array->format;
  return Error::success;
}

Error infoOf(ProgramRuntime &runtime, cuda::ChannelFormat *format, cuda::Extent *extent, unsigned *flags,
             void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  if (array == nullptr) return runtime.remember(Error::invalidValue);
  if (format != nullptr) *format = array->format;
  if (extent != nullptr) *extent = array->extent;
  if (flags != nullptr) *flags = array->flags;
  return Error::success;
}

} // namespace

void addArrays(SymbolTable &table) {
  table.put<&makeFormat>("cudaCreateChannelDesc");
  table.put<&mallocArray>("cudaMallocArray");
  table.put<&mallocArray3D>("cudaMalloc3DArray");
  table.put<&freeArray>("cudaFreeArray");
  table.put<&formatOf>("cudaGetChannelDesc");
  table.put<&infoOf>("cudaArrayGetInfo");
}

} // namespace warpgrain::executor
