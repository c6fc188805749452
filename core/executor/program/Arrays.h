// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CudaAbi.h"
#include "core/executor/runtime/launch/Textures.h"

#include <optional>

namespace warpgrain::executor {

/// Object behind a cudaArray_t. Its elements are stored in row-major order.
struct Array {
  cuda::ChannelFormat format;
  cuda::Extent extent; ///< as the program gave it: elements, rows and planes; 0 for a missing dimension
  unsigned flags = 0;
  Image image;
};

/// Returns the array of a handle; null if the runtime did not create it or has freed it. The runtime's mutex must be
/// held.
Array *arrayOf(void *handle);

/// Returns an image without memory for elements of a channel format. No value unless the format has one, two or four
/// channels of equal width, which is 8, 16 or 32 bits.
std::optional<Image> imageOf(const cuda::ChannelFormat &format);

} // namespace warpgrain::executor
