// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/regions/Region.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// What a directive keeps on the CPU: a region, or one of its kernels.
struct CpuWish {
  std::size_t region = 0;
  std::optional<std::size_t> kernel;
  std::string directive; ///< with its place, for the reason
};

/// Takes kernels out of a plan. A region whose kernels all stay on the CPU stays there as it is. Of others the loops
/// become regions of their own, `parallel for`, where their text allows it; else the whole region stays.
void keepOnCpu(const Program &program, ProgramPlan &plan, const std::vector<CpuWish> &wishes);

/// True for a kernel of `parallel sections`.
bool isSharedSectionsKernel(const Kernel &kernel);

} // namespace warpgrain::openmp
