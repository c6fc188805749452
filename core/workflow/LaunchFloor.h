// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/floor/Floor.h"
#include "core/estimate/floor/Roofline.h"
#include "core/measure/Records.h"
#include "core/tune/recommend/PlanEstimator.h"
#include "core/workflow/KernelBundle.h"

namespace warpgrain::workflow {

/// The order's launch as the analysis of a kernel takes it, also of one that was recorded: extents, and the numbers
/// among the arguments. Fails (usage) where the launch cannot be completed.
Result<access::LaunchContext> launchContextOf(const KernelBundleOrder &order);

/// The data and operations of the original in the order's launch. Fails as launchContextOf().
Result<estimate::LaunchWork> launchWorkOf(const KernelBundleOrder &order);

/// The floor on the GPU, and with the L2 cache, that were measured with. Not known where the speed of the GPU is not.
estimate::Estimated<estimate::Floor> floorOf(const estimate::LaunchWork &work, const measure::Environment &environment);

/// The roofs of the same GPU. Not known likewise, and where the launch moves no data or computes nothing.
estimate::Estimated<estimate::Roofline> rooflineOf(const estimate::LaunchWork &work,
                                                   const measure::Environment &environment);

/// What plans of the order's kernel are estimated for. Fails as launchContextOf(). The order must outlive it.
Result<tune::EstimateTask> estimateTaskOf(const KernelBundleOrder &order, const estimate::ModelledGpu &gpu);

/// How many times as long as a floor a time in microseconds is.
double timesAbove(const estimate::Floor &floor, double microseconds);

} // namespace warpgrain::workflow
