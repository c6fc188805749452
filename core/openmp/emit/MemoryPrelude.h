// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace warpgrain::openmp {

// What translated programs know of the host's memory. In the namespace `gpu`, which goes on, where nothing else is
// said.

/// The extents of the host's memory, and what allocates and frees it.
std::string knownMemoryPrelude();

/// The same with the copies that the GPU keeps between launches, and when they come back to the CPU.
std::string keptMemoryPrelude();

/// Of which block of the host's memory an address is. Stands behind the prelude, and has the namespace for itself.
std::string blocksPrelude();

} // namespace warpgrain::openmp
