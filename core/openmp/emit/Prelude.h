// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace warpgrain::openmp {

/// What translated programs begin with: checks of CUDA's errors, the extents of the host's memory, transfers,
/// reductions as trees (ALG-F5), and OpenMP's functions where the compiler has none. All in the namespace `gpu`.
std::string_view prelude();

} // namespace warpgrain::openmp
