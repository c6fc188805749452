// SPDX-License-Identifier: Apache-2.0
#include "app/cli/KernelBundle.h"

#include "core/frontend/CompatibilityPrelude.h"
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
  const OpenedSource &source = *order.source;
  session::VariantSettings settings;
  settings.unit = &source.unit;
  settings.kernel = order.kernel;
  settings.reparse = [&source](const transform::Texts &texts) { return source.parser->parse(texts); };
  settings.flags = source.parser->flags();
  settings.folder = source.parser->folder();
  settings.architecture = source.architecture;
  if (order.withCompatibility)
    settings.prelude = {.text = std::string(frontend::compatibilityPrelude()),
                        .definitions = frontend::compatibilityDefinitions()};
  settings.toolkit = *source.toolkit;
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
  const model::Unit &unit = order.source->unit;
  const auto launch = session::capturedLaunch(unit, order.kernel, *order.captured);
  if (!launch) return std::unexpected(launch.error());
  KernelBundle out{
      .variants = builtVariants(order, launch->shape, launch->sharedBytes), .described = {}, .shape = launch->shape};
  auto described = session::bundleOfCaptured({.unit = &unit,
                                              .kernel = order.kernel,
                                              .captured = order.captured,
                                              .tolerance = order.tolerance,
                                              .toolkit = order.source->toolkit->version},
                                             out.variants);
  if (!described) return std::unexpected(described.error());
  out.described = std::move(*described);
  return out;
}

Result<KernelBundle> fromForm(const KernelBundleOrder &order) {
  const model::Unit &unit = order.source->unit;
  const auto launch = execute::resolveLaunch(unit, order.kernel, order.instance, order.form, order.givenBy);
  if (!launch) return std::unexpected(launch.error());
  const execute::LaunchShape shape = shapeOf(*launch);
  KernelBundle out{.variants = builtVariants(order, shape, launch->sharedBytes), .described = {}, .shape = shape};
  auto described = session::bundleOf({.unit = &unit,
                                      .kernel = order.kernel,
                                      .launch = &*launch,
                                      .tolerance = order.tolerance.value_or(order.form.tolerance),
                                      .toolkit = order.source->toolkit->version},
                                     out.variants);
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
