// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/RecommendedPoints.h"

#include "core/tune/recommend/Recommendation.h"
#include "core/workflow/LaunchFloor.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

std::vector<tune::PointId> recommended(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most,
                                       const CancellationToken &cancel) {
  const auto gpu = estimate::modelledGpu(order.subject.architecture, {});
  if (!gpu) return {};
  const auto task = estimateTaskOf(order, *gpu);
  if (!task) return {};
  std::vector<tune::PointId> points = tune::pointsByEstimate(*task, plans, {.cancel = cancel});
  points.resize(std::min(points.size(), most));
  return points;
}

} // namespace

RecommendedPoints::RecommendedPoints(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most,
                                     const CancellationToken &cancel)
    : cancelled_(cancel, [this] { stop_.request_stop(); }),
      points_(std::async(
          order.subject.parsesAtOnce > 1 ? std::launch::async : std::launch::deferred,
          [&order, &plans, most, stop = stop_.get_token()] { return recommended(order, plans, most, stop); })) {}

RecommendedPoints::~RecommendedPoints() {
  stop_.request_stop();
}

} // namespace warpgrain::workflow
