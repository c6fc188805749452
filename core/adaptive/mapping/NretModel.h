// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/mapping/CostModel.h"

#include <vector>

namespace warpgrain::adaptive {

/// The paper's model, normalised row-execution time: each row costs the time of the block that it was in, divided by
/// the block's rows (ALG-L1). Knows the last observation alone.
class NretModel : public CostModel {
public:
  void observe(const Boundaries &boundaries, std::span<const double> seconds) override;
  Boundaries proposal() const override;
  double longestExpected(const Boundaries &boundaries) const override;

  void forget() override { boundaries_.clear(); }

private:
  double secondsBefore(std::int64_t row) const;

  Boundaries boundaries_;
  std::vector<double> secondsPerRow_; ///< of each rank's block
  std::vector<double> before_;        ///< seconds of all blocks before each one, and of all together
};

} // namespace warpgrain::adaptive
