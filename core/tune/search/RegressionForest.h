// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Model.h"
#include "core/tune/search/Random.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::tune {

/// A regression forest: each tree sees a sample of the lessons with repetition, and splits on the best of some features
/// drawn at random, at a random place between the two values that the best split lies between.
class RegressionForest {
public:
  void fit(const Lessons &lessons, Random &random);
  Prediction predict(const Features &point) const;

private:
  struct Node {
    int feature = -1; ///< -1: a leaf
    float threshold = 0;
    std::uint32_t below = 0; ///< where the feature is at most the threshold
    std::uint32_t above = 0;
    double mean = 0;
  };

  using Tree = std::vector<Node>;

  class Grower;

  std::vector<Tree> trees_;
};

} // namespace warpgrain::tune
