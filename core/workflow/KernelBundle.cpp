// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/KernelBundle.h"

#include "core/session/CapturedBundle.h"
#include "core/tune/SingleSteps.h"

#include <utility>

namespace warpgrain::workflow {

namespace {

std::vector<transform::Plan> plansOf(const KernelBundleOrder &order, const run::LaunchShape &shape) {
  if (!order.plans.empty()) return order.plans;
  std::vector<transform::Plan> out = tune::singleSteps(shape.grid, shape.block);
  out.insert(out.begin(), transform::Plan());
  return out;
}

/// Builds the variants of one order.
class Building {
public:
  Building(const KernelBundleOrder &order, const session::VariantBuilder::Report &report,
           const CancellationToken &cancel)
      : order_(order), report_(report), cancel_(cancel) {}

  std::vector<session::Variant> run(const run::LaunchShape &shape, std::uint64_t sharedBytes) const {
    const session::VariantSettings settings{.subject = order_.subject,
                                            .cache = order_.cache,
                                            .block = shape.block,
                                            .dynamicSharedBytes = static_cast<std::uint32_t>(sharedBytes)};
    const auto report = report_ ? report_ : [](const session::Variant &) {};
    return session::VariantBuilder(settings).run(plansOf(order_, shape), report, cancel_);
  }

private:
  const KernelBundleOrder &order_;
  const session::VariantBuilder::Report &report_;
  const CancellationToken &cancel_;
};

/// Variants that are built, but cannot be launched so, get their reason.
void addReasons(KernelBundle &bundle) {
  for (const session::LeftOut &one : bundle.described.leftOut) {
    session::Variant &variant = bundle.variants[one.id];
    if (variant.status == session::VariantStatus::built) variant.status = session::VariantStatus::refused;
    variant.reason = one.reason;
  }
}

Result<KernelBundle> fromCapture(const KernelBundleOrder &order, const Building &building) {
  const auto launch = session::capturedLaunch(order.subject, *order.captured);
  if (!launch) return std::unexpected(launch.error());
  KernelBundle out{
      .variants = building.run(launch->shape, launch->sharedBytes), .described = {}, .shape = launch->shape};
  auto described = session::bundleOfCaptured(order.subject, *order.captured, order.tolerance, out.variants);
  if (!described) return std::unexpected(described.error());
  out.described = std::move(*described);
  return out;
}

Result<KernelBundle> fromForm(const KernelBundleOrder &order, const Building &building) {
  run::KernelSubject subject = order.subject;
  if (order.tolerance) subject.form.tolerance = *order.tolerance;
  const auto launch = resolveLaunch(subject);
  if (!launch) return std::unexpected(launch.error());
  const run::LaunchShape shape = shapeOf(*launch);
  KernelBundle out{.variants = building.run(shape, launch->sharedBytes), .described = {}, .shape = shape};
  auto described = session::bundleOf(subject, *launch, out.variants);
  if (!described) return std::unexpected(described.error());
  out.described = std::move(*described);
  return out;
}

} // namespace

Result<KernelBundle> makeKernelBundle(const KernelBundleOrder &order, const session::VariantBuilder::Report &report,
                                      const CancellationToken &cancel) {
  const Building building(order, report, cancel);
  auto made = order.captured != nullptr ? fromCapture(order, building) : fromForm(order, building);
  if (made) addReasons(*made);
  return made;
}

Result<session::Variant> buildOriginal(const KernelBundleOrder &order, const run::LaunchShape &shape) {
  KernelBundleOrder one = order;
  one.plans = {transform::Plan()};
  std::vector<session::Variant> variants = Building(one, {}, {}).run(shape, 0);
  if (const auto original = session::builtOriginal(variants); !original) return std::unexpected(original.error());
  return std::move(variants.front());
}

} // namespace warpgrain::workflow
