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

/// A program with OpenCL kernels.
struct OpenClText {
  std::string host;    ///< C++, which calls OpenCL's C interface
  std::string kernels; ///< OpenCL C, as a file of its own
};

struct OpenClSettings {
  std::string kernelsFile;     ///< its name
  bool globalPointers = false; ///< the pointers of functions, and those that code declares, lead to global memory
};

/// Writes the program as CUDA C++ (ALG-F2, F3, F5): kernels before the functions that launch them, launches where the
/// loops were; all else as it was. Fails (refused) where the source uses the names of the helpers, or is C that does
/// not become C++.
Result<CudaText> cudaText(const Program &program, const ProgramPlan &plan);

/// The same with kernels in OpenCL C. Each kernel must be one that whyNotOpenCl() has nothing against. Fails (refused)
/// as cudaText() does, and where kernels need a macro that stands for several texts.
Result<OpenClText> openClText(const Program &program, const ProgramPlan &plan, const OpenClSettings &settings);

} // namespace warpgrain::openmp
