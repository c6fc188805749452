// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/RecommendedPoints.h"

#include "core/tune/recommend/Recommendation.h"
#include "core/workflow/LaunchFloor.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

/// Of plans of which the same is expected, as of threads merged cyclically or side by side, one is first.
std::vector<tune::PointId> variedOnesFirst(const std::vector<tune::RankedPoint> &ranked) {
  constexpr double difference = 1.001;
  std::vector<tune::PointId> out;
  std::vector<tune::PointId> alike;
  double last = 0;
  for (const auto &[point, gain] : ranked) {
    const bool isAlike = last > 0 && last < gain * difference;
    (isAlike ? alike : out).push_back(point);
    if (!isAlike) last = gain;
  }
  out.insert(out.end(), alike.begin(), alike.end());
  return out;
}

/// Most of the threads that may parse are left to the plans that are written meanwhile.
std::vector<tune::PointId> recommended(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most,
                                       double seconds, const CancellationToken &cancel) {
  const auto gpu = estimate::modelledGpu(order.subject.architecture, {});
  if (!gpu) return {};
  const auto task = estimateTaskOf(order, *gpu);
  if (!task) return {};
  const tune::RecommendOptions options{
      .threads = std::max(order.subject.parsesAtOnce / 4, 1U), .seconds = seconds, .cancel = cancel};
  std::vector<tune::PointId> points = variedOnesFirst(tune::pointsByEstimate(*task, plans, options));
  points.resize(std::min(points.size(), most));
  return points;
}

} // namespace

RecommendedPoints::RecommendedPoints(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most,
                                     double seconds, const CancellationToken &cancel)
    : cancelled_(cancel, [this] { stop_.request_stop(); }),
      points_(std::async(order.subject.parsesAtOnce > 1 ? std::launch::async : std::launch::deferred,
                         [&order, &plans, most, seconds, stop = stop_.get_token()] {
                           return recommended(order, plans, most, seconds, stop);
                         })) {}

RecommendedPoints::~RecommendedPoints() {
  stop_.request_stop();
}

} // namespace warpgrain::workflow
