// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

namespace warpgrain::openmp {

/// Decides which kernels a parallel region becomes, or why it stays on the CPU as a whole. Kernels are numbered within
/// their function, from `firstKernel`.
Region planRegion(const Program &program, const Elsewhere &elsewhere, FunctionId function, const Statement &region,
                  std::size_t firstKernel);

} // namespace warpgrain::openmp
