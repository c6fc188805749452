// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::adaptive::gpu {

/// The text of kernels/Product.cu.
extern const char *const productSource;

} // namespace warpgrain::adaptive::gpu
