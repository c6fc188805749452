// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/openmp/emit/KernelText.h"

#include <string>
#include <vector>

namespace warpgrain::openmp {

/// A region that became kernels: the edits of its function, and the kernels' text.
struct RegionText {
  TextEdits edits;
  std::string kernels;
  std::vector<std::string> launches; ///< as they stand in the edits
};

/// Launches take the places of the loops; what is left of the region is executed once, by the CPU (ALG-F1).
RegionText regionText(const Program &program, const TextPieces &pieces, const Region &region);

} // namespace warpgrain::openmp
