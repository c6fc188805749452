// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/recommend/Recommendation.h"

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace warpgrain::tune {

/// A beam search through a space of plans by their estimated times.
class PlanBeam {
public:
  PlanBeam(const PlanSpace &plans, const PlanEstimator &estimator, unsigned threads, const RecommendOptions &options);

  /// Calls `judgedMore`, if there is any, when the plans of one step are judged, and after each round of others.
  void run(const std::function<void()> &judgedMore);

  /// What was judged, by point; the original's is 0.
  const std::map<PointId, EstimatedPlan> &judged() const { return judged_; }

private:
  std::vector<PointId> firstPoints() const;
  std::vector<PointId> neighboursOf(PointId point) const;
  void judge(std::vector<PointId> points);
  std::vector<PointId> best(std::size_t count) const;
  double timeOf(PointId point) const;
  bool isOver() const;
  bool isTried(std::size_t parameter) const;
  std::vector<std::size_t> parameters() const;

  const PlanSpace &plans_;
  const PlanEstimator &estimator_;
  unsigned threads_;
  const RecommendOptions &options_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::map<PointId, EstimatedPlan> judged_;
  std::set<std::size_t> useless_; ///< parameters that change nothing alone
};

} // namespace warpgrain::tune
