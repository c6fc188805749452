// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::openmp {

/// What translated programs begin with: checks of CUDA's errors, the extents of the host's memory, transfers,
/// reductions as trees (ALG-F5), and OpenMP's functions where the compiler has none, unless the program has no
/// directives. All in the namespace `gpu`.
std::string prelude(bool hasDirectives);

// Parts of it that do not depend on the language of the kernels

/// OpenMP's functions where the compiler has none; of a program without directives, that it has one thread.
std::string threadsPrelude(bool hasDirectives);
/// The extents of the host's memory, and what allocates and frees it. In the namespace `gpu`, which goes on.
std::string knownMemoryPrelude();
/// How many iterations a loop has; likewise.
std::string tripsPrelude();

/// What functions need that launch kernels for their callers' regions.
std::string inRegionPrelude();

} // namespace warpgrain::openmp
