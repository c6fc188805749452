// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/RegressionForest.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

namespace warpgrain::tune {

namespace {

constexpr std::size_t treeCount = 40;
constexpr double shareOfFeatures = 0.6; ///< that a split chooses from

/// Of one feature: its distinct values in ascending order, and which of them each lesson has. Values of parameters are
/// few, so that a split is found by adding up the lessons of each value in place of sorting them.
struct Column {
  std::vector<float> values;
  std::vector<std::uint32_t> indices;
};

std::vector<Column> columnsOf(const std::vector<Features> &points) {
  std::vector<Column> columns(points.front().size());
  for (std::size_t feature = 0; feature < columns.size(); ++feature) {
    Column &column = columns[feature];
    for (const Features &point : points)
      column.values.push_back(point[feature]);
    std::ranges::sort(column.values);
    const auto [first, last] = std::ranges::unique(column.values);
    column.values.erase(first, last);
    for (const Features &point : points)
      column.indices.push_back(
          static_cast<std::uint32_t>(std::ranges::lower_bound(column.values, point[feature]) - column.values.begin()));
  }
  return columns;
}

struct Split {
  std::size_t feature = 0;
  std::uint32_t last = 0; ///< the index of the last value below
  float threshold = 0;
  double gain = 0; ///< 0: there is none
};

} // namespace

class RegressionForest::Grower {
public:
  Grower(const Lessons &lessons, Random &random)
      : lessons_(lessons), random_(random), columns_(columnsOf(lessons.points)), features_(columns_.size()) {
    std::iota(features_.begin(), features_.end(), 0U);
  }

  Tree tree() {
    rows_.resize(lessons_.points.size());
    for (std::uint32_t &row : rows_)
      row = static_cast<std::uint32_t>(random_.below(rows_.size()));
    tree_.clear();
    grow(rows_);
    return std::move(tree_);
  }

private:
  std::uint32_t grow(std::span<std::uint32_t> rows) {
    const auto node = static_cast<std::uint32_t>(tree_.size());
    double sum = 0;
    for (const std::uint32_t row : rows)
      sum += lessons_.targets[row];
    tree_.push_back({.mean = sum / static_cast<double>(rows.size())});
    if (rows.size() < 2) return node;
    const Split split = bestSplit(rows, tree_[node].mean);
    if (split.gain <= 0) return node;
    const std::vector<std::uint32_t> &indices = columns_[split.feature].indices;
    const auto above = std::ranges::partition(rows, [&](std::uint32_t row) { return indices[row] <= split.last; });
    const std::size_t middle = rows.size() - above.size();
    tree_[node].feature = static_cast<int>(split.feature);
    tree_[node].threshold = split.threshold;
    const std::uint32_t firstBelow = grow(rows.first(middle));
    const std::uint32_t firstAbove = grow(rows.subspan(middle));
    tree_[node].below = firstBelow;
    tree_[node].above = firstAbove;
    return node;
  }

  Split bestSplit(std::span<const std::uint32_t> rows, double mean) {
    random_.shuffle(features_);
    auto left = std::max(1L, std::lround(shareOfFeatures * static_cast<double>(features_.size())));
    Split best;
    for (const std::size_t feature : features_) {
      if (!addUp(rows, columns_[feature], mean)) continue; // the lessons agree: it is not one to choose from
      if (left-- == 0) break;
      improve(best, feature, rows.size());
    }
    return best;
  }

  struct Sum {
    double targets = 0; ///< less the mean of all
    std::size_t count = 0;
  };

  /// The lessons of each value. False where all have the same one.
  bool addUp(std::span<const std::uint32_t> rows, const Column &column, double mean) {
    sums_.assign(column.values.size(), {});
    for (const std::uint32_t row : rows) {
      Sum &sum = sums_[column.indices[row]];
      sum.targets += lessons_.targets[row] - mean;
      ++sum.count;
    }
    return sums_[column.indices[rows.front()]].count < rows.size();
  }

  void improve(Split &best, std::size_t feature, std::size_t count) {
    const std::vector<float> &values = columns_[feature].values;
    constexpr double least = 1e-12;
    double below = 0;
    std::size_t countBelow = 0;
    std::uint32_t last = 0;
    for (std::uint32_t value = 0; value < sums_.size(); ++value) {
      if (sums_[value].count == 0) continue;
      if (countBelow > 0) {
        const double gain =
            below * below / static_cast<double>(countBelow) + below * below / static_cast<double>(count - countBelow);
        if (gain > std::max(best.gain, least)) {
          const float gap = values[value] - values[last];
          const float threshold = values[last] + static_cast<float>(random_.unit()) * gap;
          best = {.feature = feature,
                  .last = last,
                  .threshold = threshold < values[value] ? threshold : values[last],
                  .gain = gain};
        }
      }
      below += sums_[value].targets;
      countBelow += sums_[value].count;
      last = value;
    }
  }

  const Lessons &lessons_;
  Random &random_;
  std::vector<Column> columns_;
  std::vector<std::size_t> features_; ///< in the order in which they are looked at
  std::vector<std::uint32_t> rows_;
  std::vector<Sum> sums_;
  Tree tree_;
};

void RegressionForest::fit(const Lessons &lessons, Random &random) {
  trees_.clear();
  if (lessons.points.front().empty()) { // nothing varies
    trees_.resize(1);
    trees_.front().push_back({.mean = lessons.targets.front()});
    return;
  }
  Grower grower(lessons, random);
  for (std::size_t i = 0; i < treeCount; ++i)
    trees_.push_back(grower.tree());
}

Prediction RegressionForest::predict(const Features &point) const {
  double sum = 0;
  double squares = 0;
  for (const Tree &tree : trees_) {
    const Node *node = &tree.front();
    while (node->feature >= 0)
      node = &tree[point[static_cast<std::size_t>(node->feature)] <= node->threshold ? node->below : node->above];
    sum += node->mean;
    squares += node->mean * node->mean;
  }
  const auto count = static_cast<double>(trees_.size());
  const double mean = sum / count;
  return {.mean = mean, .deviation = std::sqrt(std::max(0.0, squares / count - mean * mean))};
}

} // namespace warpgrain::tune
