// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/MappingTuner.h"

#include <functional>
#include <vector>

namespace warpgrain::adaptive::tests {

/// What a row costs a rank.
using RowCost = std::function<double(std::int64_t row, std::size_t rank)>;

/// The times of all ranks in a mapping.
std::vector<double> timesOf(const Boundaries &boundaries, const RowCost &cost);

/// A step of a simulated tuning: what was measured, and what came of it.
struct Step {
  Boundaries boundaries;
  std::vector<double> seconds;
  double spread = 0;
  TunerEvent event = TunerEvent::remapped;
};

/// Lets a tuner work on simulated ranks until its first shelter.
std::vector<Step> tuneUntilShelter(MappingTuner &tuner, const RowCost &cost);

/// A tuner of the paper's model, beginning with equal rows.
MappingTuner paperTuner(std::int64_t rows, int ranks);

/// A tuner of the fitted model; `nonZeros` has the number of each row.
MappingTuner fittedTuner(const std::vector<std::int64_t> &nonZeros, int ranks);

} // namespace warpgrain::adaptive::tests
