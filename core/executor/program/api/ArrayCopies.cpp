// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ArrayCopies.h"

#include "core/executor/program/Boxes.h"
#include "core/executor/program/Enqueue.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::CopyKind;
using cuda::Error;

std::byte *bytesOf(const void *memory) {
  return const_cast<std::byte *>(static_cast<const std::byte *>(memory));
}

/// A part of an array that begins at a byte of a row; nothing where it does not lie inside.
std::optional<Box> boxIn(ProgramRuntime &runtime, void *handle, std::size_t x, std::size_t y, std::size_t width,
                         std::size_t height) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  if (array == nullptr || x + width > array->image.rowBytes || y + height > array->image.height) return std::nullopt;
  return Box{array->image.begin + y * array->image.rowBytes + x, array->image.rowBytes, array->image.planeBytes};
}

Error to2D(ProgramRuntime &runtime, void *array, std::size_t x, std::size_t y, const void *from, std::size_t pitch,
           std::size_t width, std::size_t height, CopyKind kind) {
  const auto box = boxIn(runtime, array, x, y, width, height);
  if (!box) return runtime.remember(Error::invalidValue);
  return copyBox(runtime, *box, {bytesOf(from), pitch, 0}, {width, height, 1}, kind);
}

Error to2DAsync(ProgramRuntime &runtime, void *array, std::size_t x, std::size_t y, const void *from, std::size_t pitch,
                std::size_t width, std::size_t height, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return to2D(runtime, array, x, y, from, pitch, width, height, kind); });
}

Error from2D(ProgramRuntime &runtime, void *to, std::size_t pitch, void *array, std::size_t x, std::size_t y,
             std::size_t width, std::size_t height, CopyKind kind) {
  const auto box = boxIn(runtime, array, x, y, width, height);
  if (!box) return runtime.remember(Error::invalidValue);
  return copyBox(runtime, {bytesOf(to), pitch, 0}, *box, {width, height, 1}, kind);
}

Error from2DAsync(ProgramRuntime &runtime, void *to, std::size_t pitch, void *array, std::size_t x, std::size_t y,
                  std::size_t width, std::size_t height, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return from2D(runtime, to, pitch, array, x, y, width, height, kind); });
}

/// Rows follow each other in an array; as many bytes from a place on.
std::optional<Box> runIn(ProgramRuntime &runtime, void *handle, std::size_t x, std::size_t y, std::size_t bytes) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  if (array == nullptr) return std::nullopt;
  const std::size_t begin = y * array->image.rowBytes + x;
  if (begin + bytes > array->image.planeBytes) return std::nullopt;
  return Box{array->image.begin + begin, bytes, 0};
}

Error toRun(ProgramRuntime &runtime, void *array, std::size_t x, std::size_t y, const void *from, std::size_t bytes,
            CopyKind kind) {
  const auto box = runIn(runtime, array, x, y, bytes);
  return box ? copyBox(runtime, *box, {bytesOf(from), bytes, 0}, {bytes, 1, 1}, kind)
             : runtime.remember(Error::invalidValue);
}

Error toRunAsync(ProgramRuntime &runtime, void *array, std::size_t x, std::size_t y, const void *from,
                 std::size_t bytes, CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return toRun(runtime, array, x, y, from, bytes, kind); });
}

Error fromRun(ProgramRuntime &runtime, void *to, void *array, std::size_t x, std::size_t y, std::size_t bytes,
              CopyKind kind) {
  const auto box = runIn(runtime, array, x, y, bytes);
  return box ? copyBox(runtime, {bytesOf(to), bytes, 0}, *box, {bytes, 1, 1}, kind)
             : runtime.remember(Error::invalidValue);
}

Error fromRunAsync(ProgramRuntime &runtime, void *to, void *array, std::size_t x, std::size_t y, std::size_t bytes,
                   CopyKind kind, void *stream) {
  return enqueue(runtime, stream, NodeKind::copy,
                 [=, &runtime] { return fromRun(runtime, to, array, x, y, bytes, kind); });
}

/// Where an array takes part, its positions in x and the width of the whole count elements.
std::optional<Box> sideOf(ProgramRuntime &runtime, void *handle, const cuda::PitchedPointer &pointer,
                          const cuda::Position &position, const cuda::Extent &extent) {
  if (handle == nullptr) return boxOf(pointer, position);
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  if (array == nullptr) return std::nullopt;
  const Image &image = array->image;
  const std::size_t x = position.x * image.elementBytes();
  if (x + extent.width > image.rowBytes || position.y + extent.height > image.height ||
      position.z + extent.depth > image.depth)
    return std::nullopt;
  return Box{image.begin + position.z * image.planeBytes + position.y * image.rowBytes + x, image.rowBytes,
             image.planeBytes};
}

std::optional<std::size_t> elementBytesOf(ProgramRuntime &runtime, void *handle) {
  const std::scoped_lock lock(runtime.mutex);
  const Array *array = runtime.arrays.find(handle);
  return array != nullptr ? std::optional(array->image.elementBytes()) : std::nullopt;
}

} // namespace

Error copy3D(ProgramRuntime &runtime, const cuda::Copy3D *parameters) {
  if (parameters == nullptr) return runtime.remember(Error::invalidValue);
  cuda::Extent extent = parameters->extent;
  for (void *handle : {parameters->sourceArray, parameters->targetArray})
    if (handle != nullptr) {
      const auto bytes = elementBytesOf(runtime, handle);
      if (!bytes) return runtime.remember(Error::invalidValue);
      extent.width = parameters->extent.width * *bytes;
    }
  const auto from = sideOf(runtime, parameters->sourceArray, parameters->source, parameters->sourcePosition, extent);
  const auto to = sideOf(runtime, parameters->targetArray, parameters->target, parameters->targetPosition, extent);
  if (!from || !to) return runtime.remember(Error::invalidValue);
  return copyBox(runtime, *to, *from, extent, parameters->kind);
}

namespace {

Error copy3DAsync(ProgramRuntime &runtime, const cuda::Copy3D *parameters, void *stream) {
  if (parameters == nullptr) return runtime.remember(Error::invalidValue);
  return enqueue(runtime, stream, NodeKind::copy, [&runtime, copy = *parameters] { return copy3D(runtime, &copy); });
}

} // namespace

void addArrayCopies(SymbolTable &table) {
  table.putWithStream<&to2D>("cudaMemcpy2DToArray");
  table.putWithStream<&to2DAsync>("cudaMemcpy2DToArrayAsync");
  table.putWithStream<&from2D>("cudaMemcpy2DFromArray");
  table.putWithStream<&from2DAsync>("cudaMemcpy2DFromArrayAsync");
  table.putWithStream<&toRun>("cudaMemcpyToArray");
  table.putWithStream<&toRunAsync>("cudaMemcpyToArrayAsync");
  table.putWithStream<&fromRun>("cudaMemcpyFromArray");
  table.putWithStream<&fromRunAsync>("cudaMemcpyFromArrayAsync");
  table.putWithStream<&copy3D>("cudaMemcpy3D");
  table.putWithStream<&copy3DAsync>("cudaMemcpy3DAsync");
}

} // namespace warpgrain::executor
