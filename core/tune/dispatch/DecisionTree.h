// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace warpgrain::tune {

/// What was measured in one launch.
struct TrainingCase {
  std::vector<double> features;                     ///< the numbers that tell launches apart
  std::vector<std::optional<double>> relativeTimes; ///< of each choice, the first choice's being 1; none: not measured
};

/// A node of a tree. One with a feature sends a launch to `below` where its value is at most the threshold, else to
/// `above`; the others are leaves, which choose.
struct TreeNode {
  std::optional<std::size_t> feature;
  double threshold = 0;
  std::size_t below = 0; ///< index of a node, always greater than this one's
  std::size_t above = 0;
  std::size_t choice = 0;
  std::vector<std::size_t> cases; ///< those that come here
};

/// Which choice is expected to be fastest in a launch, learned from launches that were measured (step 4 of the
/// input-adaptive tuning of spec section 17.1). A leaf takes no choice that was not measured in all of its cases, and
/// one other than the first only where it wins a hundredth in the geometric mean.
class DecisionTree {
public:
  /// Learns a tree of so many levels of comparisons at most. How many are used is decided by leaving out each launch in
  /// turn, and predicting it from the others; of equally good depths the one that wins most in the launches themselves
  /// is taken, the smallest of several.
  static DecisionTree learn(const std::vector<TrainingCase> &cases, std::size_t deepest);

  const std::vector<TreeNode> &nodes() const { return nodes_; }

  std::size_t choiceFor(const std::vector<double> &features) const;
  std::size_t depth() const;

private:
  std::vector<TreeNode> nodes_; ///< the first is the root
};

/// The geometric mean of the relative times that the tree's choices have in the cases; a choice that was not measured
/// in one counts as the first.
double meanTime(const DecisionTree &tree, const std::vector<TrainingCase> &cases);

} // namespace warpgrain::tune
