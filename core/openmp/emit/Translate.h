// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/openmp/regions/Region.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Lines of a text, from 1, both ends included.
struct LineRange {
  std::uint32_t first = 1;
  std::uint32_t last = 0;
};

/// The lines of the CUDA program that a region became: its kernels and its launches.
struct WrittenRegion {
  std::size_t region = 0; ///< in the plan
  std::vector<LineRange> lines;
};

struct CudaText {
  std::string text;
  std::vector<WrittenRegion> written;
};

/// Writes the program as CUDA C++ (ALG-F2, F3, F5): kernels before the functions that launch them, launches where the
/// loops were; all else as it was. Fails (refused) where the source uses the names of the helpers, or is C that does
/// not become C++.
Result<CudaText> cudaText(const Program &program, const ProgramPlan &plan);

/// Writes the program with each region's fate as directives of OpenMPC (section 11): `#pragma cuda ainfo` and `gpurun`
/// with its transfers, or `nogpurun` with the reasons as comments.
Result<std::string> annotatedText(const Program &program, const ProgramPlan &plan);

} // namespace warpgrain::openmp
