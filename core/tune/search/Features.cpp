// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/Features.h"

#include <algorithm>
#include <cmath>

namespace warpgrain::tune {

FeatureMap::FeatureMap(const ParameterSpace &space) : space_(space) {
  const auto &parameters = space.parameters();
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].values.size() > 1) varying_.push_back(i);
    const bool isNumeric =
        std::ranges::all_of(parameters[i].values, [](const ParameterValue &v) { return numberOf(v).value_or(0) >= 1; });
    if (isNumeric && parameters[i].role == ParameterRole::blockExtent) extents_.push_back(i);
    if (isNumeric && parameters[i].role == ParameterRole::workPerThread) work_.push_back(i);
  }
}

Features FeatureMap::of(PointId point) const {
  const Choices choices = space_.choicesOf(point);
  Features out;
  out.reserve(varying_.size() + 3);
  for (const std::size_t i : varying_)
    out.push_back(static_cast<float>(choices[i]) / static_cast<float>(space_.parameters()[i].values.size() - 1));
  const auto logOfProduct = [&](const std::vector<std::size_t> &parameters) {
    double sum = 0;
    for (const std::size_t i : parameters)
      sum += std::log2(numberOf(space_.valueOf(point, i)).value_or(1));
    return static_cast<float>(sum);
  };
  // Scaled so that a usual range is 0 to 1.
  const float threads = logOfProduct(extents_);
  const float work = logOfProduct(work_);
  if (extents_.size() > 1) out.push_back(threads / 10);
  if (work_.size() > 1) out.push_back(work / 6);
  if (!extents_.empty() && !work_.empty()) out.push_back((threads + work) / 14);
  return out;
}

} // namespace warpgrain::tune
