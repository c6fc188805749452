// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Arrays.h"

#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <algorithm>
#include <map>
#include <memory>

namespace warpgrain::executor {

namespace {

using cuda::Error;

constexpr unsigned layeredFlag = 1; // cudaArrayLayered
constexpr unsigned cubeFlag = 4;    // cudaArrayCubemap

std::map<void *, std::unique_ptr<Array>> &arrays() {
  static auto *all = new std::map<void *, std::unique_ptr<Array>>; // threads may outlive main
  return *all;
}

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
  auto array = std::make_unique<Array>(Array{.format = *format, .extent = extent, .flags = flags, .image = *image});
  *to = array.get();
  arrays()[array.get()] = std::move(array);
  return Error::success;
}

Error mallocArray(ProgramRuntime &runtime, void **to, const cuda::ChannelFormat *format, std::size_t width,
                  std::size_t height, unsigned flags) {
  return mallocArray3D(runtime, to, format, {.width = width, .height = height, .depth = 0}, flags);
}

Error freeArray(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  if (handle == nullptr) return Error::success;
  const Array *array = arrayOf(handle);
  if (array == nullptr) return runtime.remember(Error::invalidValue);
  runtime.memory.free(array->image.begin, /*isOfHost=*/false);
  arrays().erase(handle);
  return Error::success;
}

Error formatOf(ProgramRuntime &runtime, cuda::ChannelFormat *to, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = arrayOf(handle);
  if (to == nullptr || array == nullptr) return runtime.remember(Error::invalidValue);
  *to = array->format;
  return Error::success;
}

Error infoOf(ProgramRuntime &runtime, cuda::ChannelFormat *format, cuda::Extent *extent, unsigned *flags,
             void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = arrayOf(handle);
  if (array == nullptr) return runtime.remember(Error::invalidValue);
  if (format != nullptr) *format = array->format;
  if (extent != nullptr) *extent = array->extent;
  if (flags != nullptr) *flags = array->flags;
  return Error::success;
}

} // namespace

Array *arrayOf(void *handle) {
  const auto found = arrays().find(handle);
  return found != arrays().end() ? found->second.get() : nullptr;
}

std::optional<Image> imageOf(const cuda::ChannelFormat &format) {
  const auto channels =
      static_cast<std::uint32_t>(std::ranges::count_if(format.bits, [](int bits) { return bits != 0; }));
  const int bits = format.bits[0];
  const bool isFloat = format.kind == 2;
  if (channels == 0 || channels == 3 || format.kind < 0 || format.kind > 2) return std::nullopt;
  if (bits != 32 && bits != 16 && (bits != 8 || isFloat)) return std::nullopt;
  for (std::uint32_t i = 0; i < channels; ++i)
    if (format.bits[i] != bits) return std::nullopt;
  return Image{.channels = channels,
               .channelBytes = static_cast<std::uint32_t>(bits) / 8,
               .kind = isFloat            ? ChannelKind::floatingPoint
                       : format.kind == 0 ? ChannelKind::signedInteger
                                          : ChannelKind::unsignedInteger};
}

void addArrays(SymbolTable &table) {
  table.put<&makeFormat>("cudaCreateChannelDesc");
  table.put<&mallocArray>("cudaMallocArray");
  table.put<&mallocArray3D>("cudaMalloc3DArray");
  table.put<&freeArray>("cudaFreeArray");
  table.put<&formatOf>("cudaGetChannelDesc");
  table.put<&infoOf>("cudaArrayGetInfo");
}

} // namespace warpgrain::executor
