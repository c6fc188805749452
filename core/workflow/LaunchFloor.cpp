// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/LaunchFloor.h"

#include "core/dependence/relations/LaunchFacts.h"
#include "core/memory/ElementType.h"
#include "core/run/CountComparison.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/session/CapturedBundle.h"

#include <algorithm>
#include <variant>

namespace warpgrain::workflow {

namespace {

/// The whole number that some bytes of a recorded argument hold.
std::optional<std::int64_t> integerIn(const measure::Argument &argument, std::uint64_t offset,
                                      memory::ScalarKind kind) {
  const std::uint32_t bytes = sizeOf(kind);
  if (isFloating(kind) || offset + bytes > argument.value.size()) return std::nullopt;
  std::uint64_t bits = 0;
  for (std::uint32_t i = 0; i < bytes; ++i)
    bits |= std::to_integer<std::uint64_t>(argument.value[offset + i]) << (8 * i);
  const unsigned unused = 64 - 8 * bytes;
  const auto value = static_cast<std::int64_t>(bits << unused);
  return isSigned(kind) ? value >> unused : static_cast<std::int64_t>(bits);
}

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
  const auto &arguments = order.captured->argumentsOf(order.captured->variants.at(order.captured->baseline));
  for (std::size_t i = 0; i < std::min(arguments.size(), entry->parameters.size()); ++i)
    for (const run::ParameterLeaf &leaf : entry->parameters[i].leaves) {
      if (leaf.isPointer()) continue;
      const auto value = integerIn(arguments[i], leaf.offset, std::get<memory::ScalarKind>(leaf.type));
      if (value) out.arguments[leaf.path] = *value;
    }
  return out;
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
  if (environment.gpu.empty()) return estimate::notEstimated("nothing was measured");
  auto speed = device::speedNamed(environment.gpu);
  if (!speed) return estimate::notEstimated("the bandwidth of " + environment.gpu + " is not known");
  // Part of a GPU may be what was measured on.
  if (environment.multiprocessors > 0) speed->multiprocessors = environment.multiprocessors;
  const bool isFlushed = environment.settings.find("\"flushed\"") != std::string::npos;
  return estimate::floorOf(work, *speed, isFlushed ? estimate::L2Before::flushed : estimate::L2Before::warm);
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
