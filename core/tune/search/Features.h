// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/space/ParameterSpace.h"

#include <vector>

namespace warpgrain::tune {

/// A point as numbers from 0 to about 1 that a model learns from.
using Features = std::vector<float>;

/// What is known of a space's points without evaluating them: the rank of each parameter's value, and products of
/// parameters that matter together: the threads of a block, the elements that a thread and a block compute.
class FeatureMap {
public:
  /// `space` outlives it.
  explicit FeatureMap(const ParameterSpace &space);

  Features of(PointId point) const;

private:
  const ParameterSpace &space_;
  std::vector<std::size_t> varying_; ///< parameters of more than one value
  std::vector<std::size_t> extents_;
  std::vector<std::size_t> work_;
};

} // namespace warpgrain::tune
