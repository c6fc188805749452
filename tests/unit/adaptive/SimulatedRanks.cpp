// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/adaptive/SimulatedRanks.h"

#include "core/adaptive/mapping/Balance.h"
#include "core/adaptive/mapping/FittedModel.h"
#include "core/adaptive/mapping/NretModel.h"

#include <numeric>

namespace warpgrain::adaptive::tests {

std::vector<double> timesOf(const Boundaries &boundaries, const RowCost &cost) {
  std::vector<double> out;
  for (std::size_t rank = 0; rank + 1 < boundaries.size(); ++rank) {
    double seconds = 0;
    for (std::int64_t row = boundaries[rank]; row < boundaries[rank + 1]; ++row)
      seconds += cost(row, rank);
    out.push_back(seconds);
  }
  return out;
}

std::vector<Step> tuneUntilShelter(MappingTuner &tuner, const RowCost &cost) {
  std::vector<Step> out;
  while (tuner.wantsTimes()) {
    Step step{.boundaries = tuner.boundaries(), .seconds = timesOf(tuner.boundaries(), cost)};
    step.spread = spreadOf(step.seconds);
    step.event = tuner.observe(step.seconds);
    out.push_back(std::move(step));
  }
  return out;
}

MappingTuner paperTuner(std::int64_t rows, int ranks) {
  return {TunerSettings{}, std::make_unique<NretModel>(), equalRows(rows, ranks)};
}

MappingTuner fittedTuner(const std::vector<std::int64_t> &nonZeros, int ranks) {
  auto pointers = std::make_shared<std::vector<std::int64_t>>(1, 0);
  std::partial_sum(nonZeros.begin(), nonZeros.end(), std::back_inserter(*pointers));
  return {TunerSettings{}, std::make_unique<FittedModel>(pointers),
          equalRows(static_cast<std::int64_t>(nonZeros.size()), ranks)};
}

} // namespace warpgrain::adaptive::tests
