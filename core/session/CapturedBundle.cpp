// SPDX-License-Identifier: Apache-2.0
#include "core/session/CapturedBundle.h"

#include "core/session/CompiledName.h"
#include "core/steps/memory/ConstantCopy.h"

namespace warpgrain::session {

namespace {

/// Every file that the memory of a bundle lies in.
void addLinks(LaunchBundle &out, const measure::Bundle &captured) {
  const auto add = [&](const std::string &file) {
    if (!file.empty()) out.links[file] = captured.folder / file;
  };
  for (const measure::Buffer &buffer : captured.buffers) {
    add(buffer.fill.file);
    add(buffer.expected);
    add(buffer.pointers);
    add(buffer.expectedPointers);
  }
}

} // namespace

Result<MeasuredLaunch> capturedLaunch(const model::Unit &unit, model::FunctionId kernel,
                                      const measure::Bundle &captured) {
  const measure::BundleVariant &recorded = captured.variants.at(captured.baseline);
  if (!isCompiledAs(unit[kernel], recorded.kernel))
    return fail(ErrorKind::usage, captured.folder.string() + " records a launch of " +
                                      (captured.title.empty() ? recorded.kernel : captured.title) + ", not of " +
                                      unit[kernel].qualifiedName +
                                      " as this source has it; capture a launch of it, or choose another kernel.");
  MeasuredLaunch out{.unit = &unit,
                     .kernel = kernel,
                     .sharedBytes = recorded.sharedBytes,
                     .symbol = recorded.kernel,
                     .cooperative = recorded.cooperative,
                     .cluster = recorded.cluster};
  for (std::size_t i = 0; i < 3; ++i) {
    out.shape.grid[i] = recorded.grid[i];
    out.shape.block[i] = recorded.block[i];
  }
  return out;
}

Result<LaunchBundle> bundleOfCaptured(const CapturedBundleOrder &order, const std::vector<Variant> &variants) {
  const measure::Bundle &captured = *order.captured;
  auto launch = capturedLaunch(*order.unit, order.kernel, captured);
  if (!launch) return std::unexpected(launch.error());
  if (const auto original = builtOriginal(variants); !original) return std::unexpected(original.error());
  LaunchBundle out;
  out.bundle = captured;
  out.bundle.folder.clear();
  out.bundle.toolkit = order.toolkit;
  out.bundle.variants.clear();
  if (order.tolerance)
    for (measure::Buffer &buffer : out.bundle.buffers)
      if (buffer.written && buffer.element.hasFloating()) buffer.tolerance = *order.tolerance;
  addLinks(out, captured);
  launch->prepare = [](const Variant &variant) -> Result<void> {
    if (transform::pointersPlacedConstant(variant.plan).empty()) return {};
    return fail(ErrorKind::usage, "A recorded launch does not tell what the host code would copy into constant memory; "
                                  "describe the launch to measure this variant.");
  };
  if (auto added = addVariants(out, *launch, variants); !added) return std::unexpected(added.error());
  measure::BundleVariant recorded = captured.variants.at(captured.baseline);
  out.links["modules/captured.cubin"] = captured.folder / recorded.module;
  recorded.id = capturedId;
  recorded.module = "modules/captured.cubin";
  out.bundle.variants.push_back(std::move(recorded));
  return out;
}

} // namespace warpgrain::session
