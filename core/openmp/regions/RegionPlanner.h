// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// Functions with directives that the threads of a region execute together, and that the CPU may execute once for all
/// of them instead.
struct TeamFunctions {
  std::set<FunctionId> all;
  std::set<FunctionId> launching; ///< they, or functions that they call, share loops out
};

/// Decides which kernels a parallel region becomes, or why it stays on the CPU as a whole. Kernels are numbered within
/// their function, from `firstKernel`. `region` may be the body of the function, if all threads of regions call it.
Region planRegion(const Program &program, const Elsewhere &elsewhere, const TeamFunctions &teamFunctions,
                  FunctionId function, const Statement &region, std::size_t firstKernel);

} // namespace warpgrain::openmp
