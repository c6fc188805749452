// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/runtime/Textures.h"

#include <optional>

namespace warpgrain::executor {

/// What a cudaArray_t points to. Its elements lie in rows, as in any other memory.
struct Array {
  cuda::ChannelFormat format;
  cuda::Extent extent; ///< as the program gave it: elements, rows and planes; 0 where it has none
  unsigned flags = 0;
  Image image;
};

/// Null where it is no array that the runtime made and did not free. The runtime's mutex must be held.
Array *arrayOf(void *handle);

/// Channels of one width, 8, 16 or 32 bits each, one, two or four of them: an image of such elements without memory.
/// Nothing where they are other.
std::optional<Image> imageOf(const cuda::ChannelFormat &format);

} // namespace warpgrain::executor
