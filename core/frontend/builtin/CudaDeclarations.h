// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string_view>

namespace warpgrain::frontend {

/// A header that exists in the compiler's view only.
struct BuiltinHeader {
  std::string_view name; ///< as programs include it
  std::string_view text;
};

/// Declarations of what CUDA programs use most, for machines without a CUDA toolkit: enough to read kernels and their
/// launches, not to compile them. Libraries (cuBLAS, Thrust, CUB, cooperative groups, half precision) are not in it; a
/// source that includes them gets the compiler's own "file not found".
std::span<const BuiltinHeader> builtinCudaHeaders();

} // namespace warpgrain::frontend
