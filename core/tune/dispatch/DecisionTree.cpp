// SPDX-License-Identifier: Apache-2.0
#include "core/tune/dispatch/DecisionTree.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

namespace warpgrain::tune {

namespace {

using Cases = std::vector<TrainingCase>;
using Indices = std::vector<std::size_t>;

constexpr double leastGain = 0.01; ///< in the logarithm of a time, for each case

/// The logarithm of the time of a choice in a case.
double costOf(const TrainingCase &one, std::size_t choice) {
  const auto time = choice < one.relativeTimes.size() ? one.relativeTimes[choice] : std::nullopt;
  return time ? std::log(*time) : 0;
}

struct Choice {
  std::size_t number = 0;
  double cost = 0; ///< the sum over the cases
};

class Learner {
public:
  Learner(const Cases &cases, std::size_t deepest) : cases_(cases), deepest_(deepest) {}

  std::vector<TreeNode> learn(Indices all) {
    if (!all.empty()) grow(std::move(all), 0);
    return std::move(nodes_);
  }

private:
  Choice best(const Indices &indices) const {
    Choice out;
    for (std::size_t choice = 1; choice < cases_[indices.front()].relativeTimes.size(); ++choice) {
      double sum = 0;
      const bool isMeasured = std::ranges::all_of(indices, [&](std::size_t i) {
        sum += costOf(cases_[i], choice);
        return cases_[i].relativeTimes[choice].has_value();
      });
      if (isMeasured && sum < out.cost - 1e-12 && sum < -leastGain * static_cast<double>(indices.size()))
        out = {choice, sum};
    }
    return out;
  }

  struct Split {
    std::size_t feature = 0;
    double threshold = 0;
    double cost = 0;
  };

  /// Between two values: their geometric mean where both are positive, rounded down, so that whole numbers fall on the
  /// same side as their values.
  static double between(double low, double high) {
    const double mean = low > 0 ? std::sqrt(low * high) : low + (high - low) / 2;
    return std::clamp(std::floor(mean), low, std::nextafter(high, low));
  }

  std::pair<Indices, Indices> parted(const Indices &indices, std::size_t feature, double threshold) const {
    std::pair<Indices, Indices> out;
    for (const std::size_t i : indices)
      (cases_[i].features[feature] <= threshold ? out.first : out.second).push_back(i);
    return out;
  }

  std::optional<Split> bestSplit(const Indices &indices) const {
    std::optional<Split> out;
    for (std::size_t feature = 0; feature < cases_[indices.front()].features.size(); ++feature) {
      std::set<double> values;
      for (const std::size_t i : indices)
        values.insert(cases_[i].features[feature]);
      for (auto low = values.begin(); std::next(low) != values.end(); ++low) {
        const double threshold = between(*low, *std::next(low));
        const auto [below, above] = parted(indices, feature, threshold);
        const double cost = best(below).cost + best(above).cost;
        if (!out || cost < out->cost - 1e-12) out = Split{feature, threshold, cost};
      }
    }
    return out;
  }

  std::size_t grow(Indices indices, std::size_t depth) {
    const std::size_t here = nodes_.size();
    const Choice choice = best(indices);
    nodes_.push_back({.choice = choice.number, .cases = indices});
    if (depth == deepest_) return here;
    const auto split = bestSplit(indices);
    if (!split || split->cost > choice.cost - leastGain) return here;
    auto [below, above] = parted(indices, split->feature, split->threshold);
    const std::size_t first = grow(std::move(below), depth + 1);
    const std::size_t second = grow(std::move(above), depth + 1);
    if (isLeaf(first) && isLeaf(second) && nodes_[first].choice == nodes_[second].choice) {
      nodes_.resize(here + 1);
      return here;
    }
    TreeNode &node = nodes_[here];
    node.feature = split->feature;
    node.threshold = split->threshold;
    node.below = first;
    node.above = second;
    return here;
  }

  bool isLeaf(std::size_t node) const { return !nodes_[node].feature; }

  const Cases &cases_;
  std::size_t deepest_;
  std::vector<TreeNode> nodes_;
};

Indices allOf(const Cases &cases) {
  Indices out(cases.size());
  std::iota(out.begin(), out.end(), std::size_t{0});
  return out;
}

std::size_t choiceIn(const std::vector<TreeNode> &nodes, const std::vector<double> &features) {
  if (nodes.empty()) return 0;
  std::size_t at = 0;
  while (nodes[at].feature)
    at = features[*nodes[at].feature] <= nodes[at].threshold ? nodes[at].below : nodes[at].above;
  return nodes[at].choice;
}

/// What predicting each launch from the others costs with trees of a depth.
double crossValidated(const Cases &cases, std::size_t depth) {
  std::set<std::vector<double>> launches;
  for (const TrainingCase &one : cases)
    launches.insert(one.features);
  double out = 0;
  for (const std::vector<double> &left : launches) {
    Indices rest;
    for (std::size_t i = 0; i < cases.size(); ++i)
      if (cases[i].features != left) rest.push_back(i);
    const std::size_t choice = choiceIn(Learner(cases, depth).learn(rest), left);
    for (const TrainingCase &one : cases)
      if (one.features == left) out += costOf(one, choice);
  }
  return out;
}

} // namespace

DecisionTree DecisionTree::learn(const Cases &cases, std::size_t deepest) {
  DecisionTree out;
  double least = 0;
  for (std::size_t depth = 0; depth <= deepest; ++depth) {
    DecisionTree tree;
    tree.nodes_ = Learner(cases, depth).learn(allOf(cases));
    const double cost = crossValidated(cases, depth);
    const bool isBetter = cost < least - 1e-9;
    // Launches that say nothing of each other: what was measured in them is known all the same.
    const bool isAsGood = cost <= least + 1e-9 && meanTime(tree, cases) < meanTime(out, cases) - 1e-9;
    if (depth > 0 && !isBetter && !isAsGood) continue;
    least = cost;
    out = std::move(tree);
  }
  return out;
}

std::size_t DecisionTree::choiceFor(const std::vector<double> &features) const {
  return choiceIn(nodes_, features);
}

std::size_t DecisionTree::depth() const {
  std::vector<std::size_t> depths(nodes_.size(), 0);
  for (std::size_t i = 0; i < nodes_.size(); ++i)
    if (nodes_[i].feature) depths[nodes_[i].below] = depths[nodes_[i].above] = depths[i] + 1;
  return depths.empty() ? 0 : *std::ranges::max_element(depths);
}

double meanTime(const DecisionTree &tree, const Cases &cases) {
  if (cases.empty()) return 1;
  double sum = 0;
  for (const TrainingCase &one : cases)
    sum += costOf(one, tree.choiceFor(one.features));
  return std::exp(sum / static_cast<double>(cases.size()));
}

} // namespace warpgrain::tune
