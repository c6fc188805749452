// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/runtime/launch/Textures.h"

#include <map>
#include <memory>
#include <optional>

namespace warpgrain::executor {

/// Object behind a cudaArray_t. Its elements are stored in row-major order.
struct Array {
  cuda::ChannelFormat format;
  cuda::Extent extent; ///< as the program gave it: elements, rows and planes; 0 for a missing dimension
  unsigned flags = 0;
  Image image;
};

/// The arrays that the program made and did not free. Their memory belongs to the MemoryTable. The runtime's mutex must
/// be held.
class ArrayTable {
public:
  /// Returns the handle.
  void *add(const Array &array);
  /// Null if there is no such array.
  const Array *find(const void *handle) const;
  /// Removes the array, if there is one. Does not free its memory.
  void remove(const void *handle);

private:
  std::map<const void *, std::unique_ptr<const Array>> arrays_;
};

/// Returns an image without memory for elements of a channel format. No value unless the format has one, two or four
/// channels of equal width, which is 8, 16 or 32 bits.
std::optional<Image> imageOf(const cuda::ChannelFormat &format);

} // namespace warpgrain::executor
