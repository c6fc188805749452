// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/build/BuildCache.h"
#include "core/measure/Bundle.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/session/LaunchBundle.h"
#include "core/session/VariantBuilder.h"
#include "core/workflow/LaunchAssumptions.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
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

/// Makes variants of one kernel for one launch, again and again: writes their texts, compiles them, and describes the
/// bundle that measures some of them. Its functions may be called on any thread, by one at a time.
class KernelBundler {
public:
  /// Completes the launch. The order's plans are not looked at. Fails where that cannot be done (usage).
  static Result<KernelBundler> create(const KernelBundleOrder &order);

  const run::LaunchShape &shape() const { return shape_; }

  /// What the launch shows of the assumptions of verdicts.
  LaunchAssumptions assumptions() const;

  /// As VariantBuilder's writeAll() and build(). A variant whose verdict assumes what the launch contradicts is
  /// refused.
  std::vector<session::Variant> write(const std::vector<transform::Plan> &plans,
                                      const session::VariantBuilder::Report &report = {},
                                      const CancellationToken &cancel = {}) const;
  void build(std::vector<session::Variant> &variants, const session::VariantBuilder::Report &report = {},
             const CancellationToken &cancel = {}) const;

  /// The bundle of those that are built, the original's among them; the id of each is its position. Fails where the
  /// original is not built (tool), or the launch's memory cannot be described (usage).
  Result<KernelBundle> describe(std::vector<session::Variant> variants) const;

private:
  explicit KernelBundler(KernelBundleOrder order) : order_(std::move(order)) {}

  session::VariantBuilder builder() const;

  KernelBundleOrder order_;
  std::optional<run::ResolvedLaunch> launch_; ///< none: it is a recorded one
  run::LaunchShape shape_;
  std::uint64_t sharedBytes_ = 0;
};

/// Builds the variants, which are reported as VariantBuilder does, and describes the bundle. Fails where the launch
/// cannot be completed (usage), or the original cannot be built (tool).
Result<KernelBundle> makeKernelBundle(const KernelBundleOrder &order,
                                      const session::VariantBuilder::Report &report = {},
                                      const CancellationToken &cancel = {});

/// Builds the kernel as it is. Fails (tool) with the compiler's reason.
Result<session::Variant> buildOriginal(const KernelBundleOrder &order, const run::LaunchShape &shape);

} // namespace warpgrain::workflow
