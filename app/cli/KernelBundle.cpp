// SPDX-License-Identifier: Apache-2.0
#include "app/cli/KernelBundle.h"

#include "core/session/CapturedBundle.h"
#include "core/session/VariantBuilder.h"
#include "core/tune/SingleSteps.h"

#include <utility>

namespace warpgrain::cli {

namespace {

std::vector<transform::Plan> plansOf(const KernelBundleOrder &order, const execute::LaunchShape &shape) {
  if (!order.plans.empty()) return order.plans;
  std::vector<transform::Plan> out = tune::singleSteps(shape.grid, shape.block);
  out.insert(out.begin(), transform::Plan());
  return out;
}

std::vector<session::Variant> builtVariants(const KernelBundleOrder &order, const execute::LaunchShape &shape,
                                            std::uint64_t sharedBytes) {
  session::VariantSettings settings{.subject = order.subject};
  settings.block = shape.block;
  settings.dynamicSharedBytes = static_cast<std::uint32_t>(sharedBytes);
  if (order.withCache) settings.cache = std::make_shared<build::BuildCache>();
  return session::VariantBuilder(std::move(settings)).run(plansOf(order, shape), [](const session::Variant &) {});
}

/// Variants that are built, but cannot be launched so, get their reason.
void addReasons(KernelBundle &bundle) {
  for (const session::LeftOut &one : bundle.described.leftOut) {
    session::Variant &variant = bundle.variants[one.id];
    if (variant.status == session::VariantStatus::built) variant.status = session::VariantStatus::refused;
    variant.reason = one.reason;
  }
}

Result<KernelBundle> fromCapture(const KernelBundleOrder &order) {
  const auto launch = session::capturedLaunch(order.subject, *order.captured);
  if (!launch) return std::unexpected(launch.error());
  KernelBundle out{
      .variants = builtVariants(order, launch->shape, launch->sharedBytes), .described = {}, .shape = launch->shape};
  auto described = session::bundleOfCaptured(order.subject, *order.captured, order.tolerance, out.variants);
  if (!described) return std::unexpected(described.error());
  out.described = std::move(*described);
  return out;
}

Result<KernelBundle> fromForm(const KernelBundleOrder &order) {
  execute::KernelSubject subject = order.subject;
  if (order.tolerance) subject.form.tolerance = *order.tolerance;
  const auto launch = resolveLaunch(subject);
  if (!launch) return std::unexpected(launch.error());
  const execute::LaunchShape shape = shapeOf(*launch);
  KernelBundle out{.variants = builtVariants(order, shape, launch->sharedBytes), .described = {}, .shape = shape};
  auto described = session::bundleOf(subject, *launch, out.variants);
  if (!described) return std::unexpected(described.error());
  out.described = std::move(*described);
  return out;
}

} // namespace

Result<KernelBundle> makeKernelBundle(const KernelBundleOrder &order) {
  auto made = order.captured != nullptr ? fromCapture(order) : fromForm(order);
  if (made) addReasons(*made);
  return made;
}

Result<session::Variant> buildOriginal(const KernelBundleOrder &order, const execute::LaunchShape &shape) {
  KernelBundleOrder one = order;
  one.plans = {transform::Plan()};
  std::vector<session::Variant> variants = builtVariants(one, shape, 0);
  if (const auto original = session::builtOriginal(variants); !original) return std::unexpected(original.error());
  return std::move(variants.front());
}

} // namespace warpgrain::cli
