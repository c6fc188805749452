// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/LaunchFloor.h"

#include "core/dependence/relations/LaunchFacts.h"
#include "core/run/CountComparison.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/session/CapturedBundle.h"

namespace warpgrain::workflow {

namespace {

Result<access::LaunchContext> recordedContext(const KernelBundleOrder &order) {
  const run::KernelSubject &subject = order.subject;
  const auto launch = session::capturedLaunch(subject, *order.captured);
  if (!launch) return std::unexpected(launch.error());
  const auto entry = run::kernelEntry(*subject.unit, subject.kernel, subject.instance);
  if (!entry) return std::unexpected(entry.error());
  access::LaunchContext out;
  for (const model::Axis axis : model::allAxes) {
    out.block[axis] = launch->shape.block[indexOf(axis)];
    out.grid[axis] = launch->shape.grid[indexOf(axis)];
  }
  out.instance = entry->instance;
  out.arguments = launch->shape.integers;
  return out;
}

estimate::Estimated<device::GpuSpeed> measuredSpeed(const measure::Environment &environment) {
  if (environment.gpu.empty()) return estimate::notEstimated("nothing was measured");
  auto speed = device::speedNamed(environment.gpu);
  if (!speed) return estimate::notEstimated("the bandwidth of " + environment.gpu + " is not known");
  // Part of a GPU may be what was measured on.
  if (environment.multiprocessors > 0) speed->multiprocessors = environment.multiprocessors;
  return *speed;
}

estimate::L2Before l2Before(const measure::Environment &environment) {
  const bool isFlushed = environment.settings.find("\"flushed\"") != std::string::npos;
  return isFlushed ? estimate::L2Before::flushed : estimate::L2Before::warm;
}

} // namespace

Result<access::LaunchContext> launchContextOf(const KernelBundleOrder &order) {
  if (order.captured != nullptr) return recordedContext(order);
  const auto launch = resolveLaunch(order.subject);
  if (!launch) return std::unexpected(launch.error());
  return run::launchContextOf(*launch, shapeOf(*launch), order.subject.form);
}

Result<estimate::LaunchWork> launchWorkOf(const KernelBundleOrder &order) {
  const auto context = launchContextOf(order);
  if (!context) return std::unexpected(context.error());
  const run::KernelSubject &subject = order.subject;
  return estimate::launchWorkOf(*subject.unit, dependence::launchFacts(*subject.unit, subject.kernel, *context));
}

estimate::Estimated<estimate::Floor> floorOf(const estimate::LaunchWork &work,
                                             const measure::Environment &environment) {
  const auto speed = measuredSpeed(environment);
  if (!speed) return std::unexpected(speed.error());
  return estimate::floorOf(work, *speed, l2Before(environment));
}

estimate::Estimated<estimate::Roofline> rooflineOf(const estimate::LaunchWork &work,
                                                   const measure::Environment &environment) {
  const auto speed = measuredSpeed(environment);
  if (!speed) return std::unexpected(speed.error());
  return estimate::rooflineOf(work, *speed, l2Before(environment));
}

Result<tune::EstimateTask> estimateTaskOf(const KernelBundleOrder &order, const estimate::ModelledGpu &gpu) {
  auto context = launchContextOf(order);
  if (!context) return std::unexpected(context.error());
  const auto work = launchWorkOf(order);
  if (!work) return std::unexpected(work.error());
  tune::EstimateTask out{.subject = &order.subject, .launch = std::move(*context), .gpu = gpu};
  if (order.captured != nullptr)
    out.dynamicSharedBytes = order.captured->variants.at(order.captured->baseline).sharedBytes;
  else if (const auto launch = resolveLaunch(order.subject))
    out.dynamicSharedBytes = static_cast<std::uint32_t>(launch->sharedBytes);
  if (work->data.isWhole()) out.dataBytes = static_cast<double>(work->data.bytes());
  return out;
}

double timesAbove(const estimate::Floor &floor, double microseconds) {
  return microseconds / floor.microseconds();
}

} // namespace warpgrain::workflow
