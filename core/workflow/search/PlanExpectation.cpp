// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/PlanExpectation.h"

#include "core/estimate/time/TimeModel.h"
#include "core/tune/recommend/PlanEstimator.h"
#include "core/tune/recommend/PlanReason.h"
#include "core/workflow/LaunchFloor.h"

namespace warpgrain::workflow {

std::string whyExpectedFaster(const KernelBundleOrder &order, const transform::Plan &plan) {
  const auto gpu = estimate::modelledGpu(order.subject.architecture, {});
  if (!gpu) return {};
  const auto task = estimateTaskOf(order, *gpu);
  if (!task) return {};
  const tune::PlanEstimator estimator(*task);
  const tune::EstimatedPlan original = estimator.estimate({});
  const tune::EstimatedPlan planned = estimator.estimate(plan);
  if (!original.time || !planned.time || planned.time->seconds >= original.time->seconds) return {};
  return tune::reasonFor(planned, original);
}

std::vector<PlanAssumption> assumptionsOf(const KernelBundleOrder &order, const transform::Plan &plan) {
  const auto bundler = KernelBundler::create(order);
  if (!bundler) return {};
  const auto variants = bundler->write({plan});
  return variants.empty() ? std::vector<PlanAssumption>()
                          : assumptionsOf(variants.front().verdict, bundler->assumptions());
}

} // namespace warpgrain::workflow
