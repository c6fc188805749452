// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/Bundle.h"
#include "core/run/KernelSubject.h"
#include "core/run/launch/LaunchForm.h"

#include <filesystem>
#include <string>

namespace warpgrain::session {

/// A recorded launch as a form.
struct CapturedForm {
  run::LaunchForm form;
  std::string instance; ///< "<16, float>" of a template, else empty
};

/// A launch that was recorded in a program's own run, as a launch form, so that it can be run on the CPU, at its own
/// sizes and at smaller ones: extents, numbers, and buffers that hold what was recorded. What is left of a buffer
/// behind a pointer into its middle is copied into `folder`. Pointers into one allocation each get a copy of it.
/// Variables that the source does not have, or whose contents are no numbers, keep what the source gives them.
///
/// Fails (usage) where the bundle records no launch of the kernel, or where memory holds the addresses of other memory;
/// (undecided) where a parameter's type is not known; (input) where a file cannot be copied.
Result<CapturedForm> capturedForm(const run::KernelSubject &subject, const measure::Bundle &captured,
                                  const std::filesystem::path &folder);

} // namespace warpgrain::session
