// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/BuildCache.h"
#include "core/measure/Bundle.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/session/LaunchBundle.h"
#include "core/session/VariantBuilder.h"

#include <memory>
#include <optional>
#include <vector>

namespace warpgrain::workflow {

/// What is to be measured of a kernel, and with which launch.
struct KernelBundleOrder {
  run::KernelSubject subject;
  /// The original's, which is empty, among them. None at all: the original's and tune::singleSteps().
  std::vector<transform::Plan> plans;
  const measure::Bundle *captured = nullptr;     ///< the launch is a recorded one; the subject's is not used
  std::optional<memory::Tolerance> tolerance;    ///< of outputs; none: the launch form's, or the capture's
  std::shared_ptr<build::BuildCache> cache = {}; ///< none: everything is compiled
};

/// The variants as they were built, and the bundle that measures them. Variants that are built but cannot be launched
/// so have their reason, and do not count as built any more.
struct KernelBundle {
  std::vector<session::Variant> variants;
  session::LaunchBundle described;
  run::LaunchShape shape; ///< of the original's launch
};

/// Builds the variants, which are reported as VariantBuilder does, and describes the bundle. Fails where the launch
/// cannot be completed (usage), or the original cannot be built (tool).
Result<KernelBundle> makeKernelBundle(const KernelBundleOrder &order,
                                      const session::VariantBuilder::Report &report = {},
                                      const CancellationToken &cancel = {});

/// Builds the kernel as it is. Fails (tool) with the compiler's reason.
Result<session::Variant> buildOriginal(const KernelBundleOrder &order, const run::LaunchShape &shape);

} // namespace warpgrain::workflow
