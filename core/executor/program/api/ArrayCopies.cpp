// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ArrayCopies.h"

#include "core/executor/program/Arrays.h"
#include "core/executor/program/Boxes.h"
#include "core/executor/program/Capture.h"
#include "core/executor/program/Runtime.h"
#include "core/executor/program/SymbolTable.h"

namespace warpgrain::executor {

namespace {

using cuda::CopyKind;
using cuda::Error;

std::byte *bytesOf(const void *memory) {
  return const_cast<std::byte *>(static_cast<const std::byte *>(memory));
}

/// A part of an array that begins at a byte of a row; nothing where it does not lie inside.
std::optional<Box> boxIn(void *handle, std::size_t x, std::size_t y, std::size_t width, std::size_t height) {
  const std::scoped_lock lock(theRuntime().mutex);
  const Array *array = arrayOf(handle);
  if (array == nullptr || x + width > array->image.rowBytes || y + height > array->image.height) return std::nullopt;
  return Box{array->image.begin + y * array->image.rowBytes + x, array->image.rowBytes, array->image.planeBytes};
}

Error to2D(void *array, std::size_t x, std::size_t y, const void *from, std::size_t pitch, std::size_t width,
           std::size_t height, CopyKind kind) {
  const auto box = boxIn(array, x, y, width, height);
  if (!box) return remember(Error::invalidValue);
  return copyBox(*box, {bytesOf(from), pitch, 0}, {width, height, 1}, kind);
}

Error to2DAsync(void *array, std::size_t x, std::size_t y, const void *from, std::size_t pitch, std::size_t width,
                std::size_t height, CopyKind kind, void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return to2D(array, x, y, from, pitch, width, height, kind); });
}

Error from2D(void *to, std::size_t pitch, void *array, std::size_t x, std::size_t y, std::size_t width,
             std::size_t height, CopyKind kind) {
  const auto box = boxIn(array, x, y, width, height);
  if (!box) return remember(Error::invalidValue);
  return copyBox({bytesOf(to), pitch, 0}, *box, {width, height, 1}, kind);
}

Error from2DAsync(void *to, std::size_t pitch, void *array, std::size_t x, std::size_t y, std::size_t width,
                  std::size_t height, CopyKind kind, void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return from2D(to, pitch, array, x, y, width, height, kind); });
}

/// Rows follow each other in an array; as many bytes from a place on.
std::optional<Box> runIn(void *handle, std::size_t x, std::size_t y, std::size_t bytes) {
  const std::scoped_lock lock(theRuntime().mutex);
  const Array *array = arrayOf(handle);
  if (array == nullptr) return std::nullopt;
  const std::size_t begin = y * array->image.rowBytes + x;
  if (begin + bytes > array->image.planeBytes) return std::nullopt;
  return Box{array->image.begin + begin, bytes, 0};
}

Error toRun(void *array, std::size_t x, std::size_t y, const void *from, std::size_t bytes, CopyKind kind) {
  const auto box = runIn(array, x, y, bytes);
  return box ? copyBox(*box, {bytesOf(from), bytes, 0}, {bytes, 1, 1}, kind) : remember(Error::invalidValue);
}

Error toRunAsync(void *array, std::size_t x, std::size_t y, const void *from, std::size_t bytes, CopyKind kind,
                 void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return toRun(array, x, y, from, bytes, kind); });
}

Error fromRun(void *to, void *array, std::size_t x, std::size_t y, std::size_t bytes, CopyKind kind) {
  const auto box = runIn(array, x, y, bytes);
  return box ? copyBox({bytesOf(to), bytes, 0}, *box, {bytes, 1, 1}, kind) : remember(Error::invalidValue);
}

Error fromRunAsync(void *to, void *array, std::size_t x, std::size_t y, std::size_t bytes, CopyKind kind,
                   void *stream) {
  return enqueue(stream, NodeKind::copy, [=] { return fromRun(to, array, x, y, bytes, kind); });
}

/// Where an array takes part, its positions in x and the width of the whole count elements.
std::optional<Box> sideOf(void *handle, const cuda::PitchedPointer &pointer, const cuda::Position &position,
                          const cuda::Extent &extent) {
  if (handle == nullptr) return boxOf(pointer, position);
  const std::scoped_lock lock(theRuntime().mutex);
  const Array *array = arrayOf(handle);
  if (array == nullptr) return std::nullopt;
  const Image &image = array->image;
  const std::size_t x = position.x * image.elementBytes();
  if (x + extent.width > image.rowBytes || position.y + extent.height > image.height ||
      position.z + extent.depth > image.depth)
    return std::nullopt;
  return Box{image.begin + position.z * image.planeBytes + position.y * image.rowBytes + x, image.rowBytes,
             image.planeBytes};
}

std::optional<std::size_t> elementBytesOf(void *handle) {
  const std::scoped_lock lock(theRuntime().mutex);
  const Array *array = arrayOf(handle);
  return array != nullptr ? std::optional(array->image.elementBytes()) : std::nullopt;
}

} // namespace

Error copy3D(const cuda::Copy3D *parameters) {
  if (parameters == nullptr) return remember(Error::invalidValue);
  cuda::Extent extent = parameters->extent;
  for (void *handle : {parameters->sourceArray, parameters->targetArray})
    if (handle != nullptr) {
      const auto bytes = elementBytesOf(handle);
      if (!bytes) return remember(Error::invalidValue);
      extent.width = parameters->extent.width * *bytes;
    }
  const auto from = sideOf(parameters->sourceArray, parameters->source, parameters->sourcePosition, extent);
  const auto to = sideOf(parameters->targetArray, parameters->target, parameters->targetPosition, extent);
  if (!from || !to) return remember(Error::invalidValue);
  return copyBox(*to, *from, extent, parameters->kind);
}

namespace {

Error copy3DAsync(const cuda::Copy3D *parameters, void *stream) {
  if (parameters == nullptr) return remember(Error::invalidValue);
  return enqueue(stream, NodeKind::copy, [copy = *parameters] { return copy3D(&copy); });
}

} // namespace

void addArrayCopies(SymbolTable &table) {
  table.putWithStream("cudaMemcpy2DToArray", &to2D);
  table.putWithStream("cudaMemcpy2DToArrayAsync", &to2DAsync);
  table.putWithStream("cudaMemcpy2DFromArray", &from2D);
  table.putWithStream("cudaMemcpy2DFromArrayAsync", &from2DAsync);
  table.putWithStream("cudaMemcpyToArray", &toRun);
  table.putWithStream("cudaMemcpyToArrayAsync", &toRunAsync);
  table.putWithStream("cudaMemcpyFromArray", &fromRun);
  table.putWithStream("cudaMemcpyFromArrayAsync", &fromRunAsync);
  table.putWithStream("cudaMemcpy3D", &copy3D);
  table.putWithStream("cudaMemcpy3DAsync", &copy3DAsync);
}

} // namespace warpgrain::executor
