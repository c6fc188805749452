// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/KernelText.h"

#include <string>

namespace warpgrain::openmp {

/// How a kernel refers to the counts of a nest whose loops have an axis each: the parameters are named gpu_count_i, …
LoopText gridLoopText(const Program &program, const Kernel &kernel);

/// What opens and closes the iterations of a thread.
struct GridGuards {
  std::string open;
  std::string close;
  unsigned depth = 1; ///< of the statements in them
};

/// Finds each thread's iterations: one index along each axis, in strides where the grid may not have as many threads.
GridGuards gridGuards(const Program &program, const Kernel &kernel, const Target &target);

/// "gpu_count_i > 0 && gpu_count_j > 0"
std::string gridCondition(const Program &program, const Kernel &kernel);

/// The loops along the axes of a grid, x first.
std::vector<GridAxis> gridAxes(const Program &program, const Kernel &kernel, const Target &target);

} // namespace warpgrain::openmp
