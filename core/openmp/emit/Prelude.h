// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::openmp {

/// What translated programs begin with: checks of CUDA's errors, the extents of the host's memory, transfers,
/// reductions as trees (ALG-F5), and OpenMP's functions where the compiler has none, unless the program has no
/// directives. All in the namespace `gpu`.
std::string prelude(bool hasDirectives);

/// How many iterations a loop has, whatever the language of the kernels is. In that namespace, too.
std::string tripsPrelude();

} // namespace warpgrain::openmp
