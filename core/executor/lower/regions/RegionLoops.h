// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/lower/regions/RegionBodies.h"

namespace warpgrain::executor {

/// Writes the kernel's entry, a RegionEntry: loops over the threads of a block around each of the bodies.
void writeRegionEntry(llvm::Function &kernel, const std::vector<RegionBody> &bodies);

} // namespace warpgrain::executor
