// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/MeasuredVariants.h"

#include <optional>

namespace warpgrain::session {

/// The id of the kernel as its program had it, beside those that were compiled for the bundle.
inline constexpr const char *capturedId = "captured";

/// The shape of the recorded launch. Fails (usage) where the bundle records no launch of the kernel, naming what it
/// does.
Result<MeasuredLaunch> capturedLaunch(const run::KernelSubject &subject, const measure::Bundle &captured);

/// Describes the measurement of the subject's built variants with a launch that was recorded in a program's own run;
/// the subject's form is not looked at: the recorded arguments and memory, the original as compiled now (the baseline),
/// its variants, and the recorded machine code as one row more. Outputs must equal the recorded ones; those with
/// floating-point numbers within `tolerance`, where there is none within the capture's. Fails as
/// capturedLaunch() and builtOriginal() do.
Result<LaunchBundle> bundleOfCaptured(const run::KernelSubject &subject, const measure::Bundle &captured,
                                      const std::optional<memory::Tolerance> &tolerance,
                                      const std::vector<Variant> &variants);

} // namespace warpgrain::session
