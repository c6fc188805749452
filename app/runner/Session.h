// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/MeasuredGpu.h"
#include "app/runner/Options.h"
#include "core/base/Error.h"
#include "core/measure/RunTimes.h"

#include <ostream>

namespace warpgrain::runner {

/// Where a run says what.
struct RunStreams {
  std::ostream &out; ///< records, a line each
  std::ostream &errors;
  measure::RunTimes &times; ///< of this run: zeros, before it
};

/// Measures the bundle of the options and prints its lines: what the bundle's results hold already first. True where
/// the baseline was measured and all rows could be kept. Fails (input) where the bundle or its results cannot be read,
/// (tool) where there is no GPU.
Result<bool> measureBundle(const Options &options, MeasuredGpu &gpu, RunStreams streams);

} // namespace warpgrain::runner
