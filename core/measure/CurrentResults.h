// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/ResultFile.h"

#include <vector>

namespace warpgrain::measure {

/// What is known of a bundle on one GPU, measured with one set of settings.
struct GpuResults {
  Environment environment; ///< of the newest row
  std::vector<Row> rows;   ///< the newest of each variant, a measured one before a failed one, in the bundle's order
};

/// Results of different GPUs or settings are never mixed.
struct CurrentResults {
  std::vector<GpuResults> measurements;
  std::size_t outdated = 0;   ///< rows of kernels, launches or data that the bundle has no longer
  std::size_t unreadable = 0; ///< lines
};

/// Sorts a bundle's results. With the outdated ones too, these stand among the others of their GPU and settings, with a
/// note. Fails (input) where the bundle's files cannot be read.
Result<CurrentResults> currentResults(const Bundle &bundle, const Results &results, bool alsoOutdated = false);

} // namespace warpgrain::measure
