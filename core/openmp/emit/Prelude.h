// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain::openmp {

/// What translated programs begin with: checks of CUDA's errors, the extents of the host's memory, transfers,
/// reductions as trees (ALG-F5), and OpenMP's functions where the compiler has none, unless the program has no
/// directives. All in the namespace `gpu`.
std::string prelude(bool hasDirectives);

/// True if a text holds these: it is a translated program.
bool holdsPrelude(std::string_view text);

/// How many iterations a loop has, whatever the language of the kernels is. In that namespace, too.
std::string tripsPrelude();

} // namespace warpgrain::openmp
