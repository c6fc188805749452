// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/RecommendedPoints.h"

#include "core/workflow/LaunchFloor.h"

#include <algorithm>
#include <chrono>
#include <utility>

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

std::vector<tune::PointId> best(const std::vector<tune::RankedPoint> &ranked, std::size_t most) {
  std::vector<tune::PointId> points = variedOnesFirst(ranked);
  points.resize(std::min(points.size(), most));
  return points;
}

/// Most of the threads that may parse are left to the plans that are written meanwhile.
std::vector<tune::RankedPoint> ranked(const KernelBundleOrder &order, const tune::PlanSpace &plans,
                                      tune::RecommendOptions options) {
  const auto gpu = estimate::modelledGpu(order.subject.architecture, {});
  if (!gpu) return {};
  const auto task = estimateTaskOf(order, *gpu);
  if (!task) return {};
  options.threads = std::max(order.subject.parsesAtOnce / 4, 1U);
  return tune::pointsByEstimate(*task, plans, options);
}

} // namespace

void RecommendedPoints::SoFar::set(Ranked now) {
  const std::scoped_lock lock(mutex);
  ranked = std::move(now);
  changed.notify_all();
}

RecommendedPoints::RecommendedPoints(const KernelBundleOrder &order, const tune::PlanSpace &plans, std::size_t most,
                                     double seconds, const CancellationToken &cancel)
    : most_(most), isAtOnce_(order.subject.parsesAtOnce > 1), cancelled_(cancel, [this] { stop_.request_stop(); }),
      points_(std::async(isAtOnce_ ? std::launch::async : std::launch::deferred, [this, &order, &plans, seconds,
                                                                                  stop = stop_.get_token()] {
        const tune::RecommendOptions options{
            .seconds = seconds, .ranked = [this](Ranked now) { soFar_.set(std::move(now)); }, .cancel = stop};
        Ranked all = ranked(order, plans, options);
        std::vector<tune::PointId> out = best(all, most_);
        soFar_.set(std::move(all));
        return out;
      })) {}

std::vector<tune::PointId> RecommendedPoints::takeSoFar() {
  constexpr std::chrono::seconds longest(5);
  if (!isAtOnce_) return {};
  std::unique_lock lock(soFar_.mutex);
  soFar_.changed.wait_for(lock, longest, [this] { return soFar_.ranked.has_value(); });
  return soFar_.ranked ? best(*soFar_.ranked, most_) : std::vector<tune::PointId>();
}

RecommendedPoints::~RecommendedPoints() {
  stop_.request_stop();
}

} // namespace warpgrain::workflow
