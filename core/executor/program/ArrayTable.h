// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/runtime/Textures.h"

#include <map>
#include <memory>
#include <optional>

namespace warpgrain::executor {

/// What a cudaArray_t points to. Its elements lie in rows, as in any other memory.
struct Array {
  cuda::ChannelFormat format;
  cuda::Extent extent; ///< as the program gave it: elements, rows and planes; 0 where it has none
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

/// Channels of one width, 8, 16 or 32 bits each, one, two or four of them: an image of such elements without memory.
/// Nothing where they are other.
std::optional<Image> imageOf(const cuda::ChannelFormat &format);

} // namespace warpgrain::executor
