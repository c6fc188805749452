// SPDX-License-Identifier: Apache-2.0
#include "core/tune/search/Importance.h"

#include "core/tune/search/RegressionForest.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace warpgrain::tune {

namespace {

constexpr std::size_t leastEvaluations = 12;
/// Combinations that stand for the space.
constexpr std::size_t sampleCount = 256;
/// Of a parameter of many values so many are looked at, evenly over all.
constexpr std::size_t mostValues = 24;
constexpr std::uint64_t seed = 1;

double meanOf(const std::vector<double> &values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double varianceOf(const std::vector<double> &values) {
  const double mean = meanOf(values);
  double sum = 0;
  for (const double value : values)
    sum += (value - mean) * (value - mean);
  return sum / static_cast<double>(values.size());
}

/// What is slower than four of five is drawn near to them: how slow a slow point is says nothing of the fast ones.
void drawNear(std::vector<double> &targets) {
  std::vector<double> sorted = targets;
  std::ranges::sort(sorted);
  const double cap = sorted[std::min(sorted.size() - 1, sorted.size() * 4 / 5)];
  const double worst = cap + 0.3 * (cap - sorted.front());
  for (double &target : targets)
    target = std::min(target, worst);
}

Lessons lessonsOf(const FeatureMap &features, const History &history) {
  Lessons out;
  for (const Evaluation &evaluation : history.evaluations()) {
    if (!evaluation.cost) continue;
    out.points.push_back(features.of(evaluation.point));
    out.targets.push_back(std::log(*evaluation.cost));
  }
  if (!out.targets.empty()) drawNear(out.targets);
  return out;
}

/// A forest over a space, and combinations drawn from it.
class Sampled {
public:
  Sampled(const ParameterSpace &space, const FeatureMap &features, const Lessons &lessons)
      : space_(space), features_(features) {
    Random random(seed);
    forest_.fit(lessons, random);
    for (std::size_t i = 0; i < sampleCount; ++i)
      points_.push_back(random.below(space_.combinations()));
  }

  /// Which share of the variance a parameter's values explain by their means over all else; 0 where nothing varies.
  double shareOf(std::size_t parameter) const {
    const std::size_t count = space_.parameters()[parameter].values.size();
    const std::size_t looked = std::min(count, mostValues);
    std::vector<double> means;
    std::vector<double> all;
    for (std::size_t i = 0; i < looked; ++i) {
      const auto choice = static_cast<std::uint32_t>(looked == 1 ? 0 : i * (count - 1) / (looked - 1));
      double sum = 0;
      for (const PointId point : points_) {
        all.push_back(forest_.predict(features_.of(space_.changed(point, parameter, choice))).mean);
        sum += all.back();
      }
      means.push_back(sum / static_cast<double>(points_.size()));
    }
    constexpr double least = 1e-9;
    const double variance = varianceOf(all);
    return variance > least ? varianceOf(means) / variance : 0;
  }

private:
  const ParameterSpace &space_;
  const FeatureMap &features_;
  RegressionForest forest_;
  std::vector<PointId> points_;
};

} // namespace

std::optional<Importance> importanceOf(const ParameterSpace &space, const History &history,
                                       const CancellationToken &cancel) {
  const FeatureMap features(space);
  const Lessons lessons = lessonsOf(features, history);
  if (lessons.points.size() < leastEvaluations) return std::nullopt;
  const Sampled sampled(space, features, lessons);
  Importance out{.shares = {}, .together = 1};
  for (std::size_t i = 0; i < space.parameters().size(); ++i) {
    if (cancel.stop_requested()) return std::nullopt;
    out.shares.push_back(sampled.shareOf(i));
  }
  const double sum = std::accumulate(out.shares.begin(), out.shares.end(), 0.0);
  if (sum == 0) return std::nullopt;
  // Each share is of another sample: together they may be a little more than the whole.
  if (sum > 1)
    for (double &share : out.shares)
      share /= sum;
  out.together = std::max(0.0, 1 - sum);
  return out;
}

} // namespace warpgrain::tune
