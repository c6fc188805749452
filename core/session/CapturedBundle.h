// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/MeasuredVariants.h"

#include <optional>

namespace warpgrain::session {

/// The id of the kernel as its program had it, beside those that were compiled for the bundle.
inline constexpr const char *capturedId = "captured";

/// Variants of a kernel that are to be measured with a launch that was recorded in a program's own run.
struct CapturedBundleOrder {
  const model::Unit *unit = nullptr; ///< the original
  model::FunctionId kernel = model::none<model::FunctionId>;
  const measure::Bundle *captured = nullptr;
  std::optional<memory::Tolerance> tolerance; ///< of outputs with floating-point numbers; none: the capture's
  std::string toolkit;                        ///< that compiled the variants
};

/// The shape of the recorded launch. Fails (usage) where the bundle records no launch of the kernel, naming what it
/// does.
Result<MeasuredLaunch> capturedLaunch(const model::Unit &unit, model::FunctionId kernel,
                                      const measure::Bundle &captured);

/// Describes the measurement: the recorded arguments and memory, the original as compiled now (the baseline), its
/// variants, and the recorded machine code as one row more. Outputs must equal the recorded ones. Fails as
/// capturedLaunch() and builtOriginal() do.
Result<LaunchBundle> bundleOfCaptured(const CapturedBundleOrder &order, const std::vector<Variant> &variants);

} // namespace warpgrain::session
