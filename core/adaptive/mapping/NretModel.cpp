// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/mapping/NretModel.h"

#include <algorithm>

namespace warpgrain::adaptive {

void NretModel::observe(const Boundaries &boundaries, std::span<const double> seconds) {
  boundaries_ = boundaries;
  secondsPerRow_.clear();
  before_ = {0};
  for (std::size_t rank = 0; rank < seconds.size(); ++rank) {
    secondsPerRow_.push_back(seconds[rank] / static_cast<double>(boundaries[rank + 1] - boundaries[rank]));
    before_.push_back(before_.back() + seconds[rank]);
  }
}

double NretModel::secondsBefore(std::int64_t row) const {
  const auto next = std::upper_bound(boundaries_.begin() + 1, boundaries_.end() - 1, row);
  const auto block = static_cast<std::size_t>(next - boundaries_.begin()) - 1;
  return before_[block] + secondsPerRow_[block] * static_cast<double>(row - boundaries_[block]);
}

Boundaries NretModel::proposal() const {
  const std::vector<double> shares(secondsPerRow_.size(), 1.0);
  return boundariesByCost(boundaries_.back(), shares, [this](std::int64_t row) { return secondsBefore(row); });
}

double NretModel::longestExpected(const Boundaries &boundaries) const {
  double out = 0;
  for (std::size_t rank = 0; rank + 1 < boundaries.size(); ++rank)
    out = std::max(out, secondsBefore(boundaries[rank + 1]) - secondsBefore(boundaries[rank]));
  return out;
}

} // namespace warpgrain::adaptive
