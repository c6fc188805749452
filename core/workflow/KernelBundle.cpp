// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/KernelBundle.h"

#include "core/session/CapturedBundle.h"
#include "core/tune/SingleSteps.h"

#include <algorithm>

namespace warpgrain::workflow {

namespace {

std::vector<transform::Plan> plansOf(const KernelBundleOrder &order, const run::LaunchShape &shape) {
  if (!order.plans.empty()) return order.plans;
  std::vector<transform::Plan> out = tune::singleSteps(shape.grid, shape.block);
  out.insert(out.begin(), transform::Plan());
  return out;
}

session::VariantBuilder builderFor(const KernelBundleOrder &order, const run::LaunchShape &shape,
                                   std::uint64_t sharedBytes) {
  return session::VariantBuilder({.subject = order.subject,
                                  .cache = order.cache,
                                  .block = shape.block,
                                  .dynamicSharedBytes = static_cast<std::uint32_t>(sharedBytes)});
}

session::VariantBuilder::Report told(const session::VariantBuilder::Report &report) {
  return report ? report : [](const session::Variant &) {};
}

/// Variants that are built, but cannot be launched so, get their reason.
void addReasons(KernelBundle &bundle) {
  for (const session::LeftOut &one : bundle.described.leftOut) {
    session::Variant &variant = bundle.variants[one.id];
    if (variant.status == session::VariantStatus::built) variant.status = session::VariantStatus::refused;
    variant.reason = one.reason;
  }
}

} // namespace

Result<KernelBundler> KernelBundler::create(const KernelBundleOrder &order) {
  KernelBundler out(order);
  if (order.captured != nullptr) {
    const auto launch = session::capturedLaunch(order.subject, *order.captured);
    if (!launch) return std::unexpected(launch.error());
    out.shape_ = launch->shape;
    out.sharedBytes_ = launch->sharedBytes;
    return out;
  }
  if (order.tolerance) out.order_.subject.form.tolerance = *order.tolerance;
  auto launch = resolveLaunch(out.order_.subject);
  if (!launch) return std::unexpected(launch.error());
  out.shape_ = shapeOf(*launch);
  out.sharedBytes_ = launch->sharedBytes;
  out.launch_ = std::move(*launch);
  return out;
}

session::VariantBuilder KernelBundler::builder() const {
  return builderFor(order_, shape_, sharedBytes_);
}

std::vector<session::Variant> KernelBundler::write(const std::vector<transform::Plan> &plans,
                                                   const session::VariantBuilder::Report &report,
                                                   const CancellationToken &cancel) const {
  const LaunchAssumptions launch = assumptions();
  const auto refuse = [&launch](session::Variant &variant) {
    if (variant.status != session::VariantStatus::waiting) return;
    variant.reason = launch.whyNot(variant.verdict);
    if (!variant.reason.empty()) variant.status = session::VariantStatus::refused;
  };
  const auto tell = told(report);
  std::vector<session::Variant> out = builder().writeAll(
      plans,
      [&](session::Variant variant) {
        refuse(variant);
        tell(variant);
      },
      cancel);
  std::ranges::for_each(out, refuse);
  return out;
}

LaunchAssumptions KernelBundler::assumptions() const {
  return launch_ ? LaunchAssumptions(order_.subject, *launch_)
                 : LaunchAssumptions(order_.subject, *order_.captured, shape_);
}

void KernelBundler::build(std::vector<session::Variant> &variants, const session::VariantBuilder::Report &report,
                          const CancellationToken &cancel) const {
  builder().build(variants, told(report), cancel);
}

Result<KernelBundle> KernelBundler::describe(std::vector<session::Variant> variants) const {
  auto described = launch_ ? session::bundleOf(order_.subject, *launch_, variants)
                           : session::bundleOfCaptured(order_.subject, *order_.captured, order_.tolerance, variants);
  if (!described) return std::unexpected(described.error());
  KernelBundle out{.variants = std::move(variants), .described = std::move(*described), .shape = shape_};
  addReasons(out);
  return out;
}

Result<KernelBundle> makeKernelBundle(const KernelBundleOrder &order, const session::VariantBuilder::Report &report,
                                      const CancellationToken &cancel) {
  const auto bundler = KernelBundler::create(order);
  if (!bundler) return std::unexpected(bundler.error());
  std::vector<session::Variant> variants = bundler->write(plansOf(order, bundler->shape()), report, cancel);
  bundler->build(variants, report, cancel);
  return bundler->describe(std::move(variants));
}

Result<session::Variant> buildOriginal(const KernelBundleOrder &order, const run::LaunchShape &shape) {
  std::vector<session::Variant> variants = builderFor(order, shape, 0).run({transform::Plan()}, told({}));
  if (const auto original = session::builtOriginal(variants); !original) return std::unexpected(original.error());
  return std::move(variants.front());
}

} // namespace warpgrain::workflow
