// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Unit.h"
#include "core/workflow/Translate.h"

#include <cstddef>
#include <map>
#include <string>

namespace warpgrain::workflow {

/// Nests that are kernels of a CUDA program, written as OpenCL.
struct OpenClNests {
  openmp::OpenClText text;
  std::map<std::size_t, std::string> refused; ///< regions of the plan that cannot be, and why; then there is no text
};

/// Writes a program's kernels in OpenCL C 1.2, of which the compiler accepts each. `unit` is the CUDA program,
/// `kernelsFile` the name of the kernels' file.
Result<OpenClNests> writeOpenCl(const Translated &translated, const model::Unit &unit, const std::string &kernelsFile);

} // namespace warpgrain::workflow
