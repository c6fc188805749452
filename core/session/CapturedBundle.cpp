// SPDX-License-Identifier: Apache-2.0
#include "core/session/CapturedBundle.h"

#include "core/run/parameters/IntegerArguments.h"
#include "core/session/CompiledName.h"
#include "core/steps/memory/placement/ConstantCopy.h"

#include <algorithm>

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

Result<MeasuredLaunch> capturedLaunch(const run::KernelSubject &subject, const measure::Bundle &captured) {
  const measure::BundleVariant &recorded = captured.variants.at(captured.baseline);
  if (!isCompiledAs(subject.function(), recorded.kernel))
    return fail(ErrorKind::usage, captured.folder.string() + " records a launch of " +
                                      (captured.title.empty() ? recorded.kernel : captured.title) + ", not of " +
                                      subject.function().qualifiedName +
                                      " as this source has it; capture a launch of it, or choose another kernel.");
  MeasuredLaunch out{.subject = &subject,
                     .sharedBytes = recorded.sharedBytes,
                     .symbol = recorded.kernel,
                     .cooperative = recorded.cooperative,
                     .cluster = recorded.cluster};
  for (std::size_t i = 0; i < 3; ++i) {
    out.shape.grid[i] = recorded.grid[i];
    out.shape.block[i] = recorded.block[i];
  }
  const auto entry = run::kernelEntry(*subject.unit, subject.kernel, subject.instance);
  const auto &arguments = captured.argumentsOf(recorded);
  for (std::size_t i = 0; entry && i < std::min(arguments.size(), entry->parameters.size()); ++i)
    run::addIntegers(out.shape.integers, entry->parameters[i], arguments[i].value);
  return out;
}

Result<LaunchBundle> bundleOfCaptured(const run::KernelSubject &subject, const measure::Bundle &captured,
                                      const std::optional<memory::Tolerance> &tolerance,
                                      const std::vector<Variant> &variants) {
  auto launch = capturedLaunch(subject, captured);
  if (!launch) return std::unexpected(launch.error());
  if (const auto original = builtOriginal(variants); !original) return std::unexpected(original.error());
  LaunchBundle out;
  out.bundle = captured;
  out.bundle.folder.clear();
  out.bundle.toolkit = subject.toolkitVersion();
  out.bundle.variants.clear();
  if (tolerance)
    for (measure::Buffer &buffer : out.bundle.buffers)
      if (buffer.written && buffer.element.hasFloating()) buffer.tolerance = *tolerance;
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
