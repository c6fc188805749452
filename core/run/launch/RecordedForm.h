// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/model/Unit.h"
#include "core/run/launch/LaunchForm.h"
#include "core/run/protocol/Program.h"

#include <filesystem>
#include <string>
#include <vector>

namespace warpgrain::run {

/// A recorded launch as a launch form.
struct RecordedForm {
  std::string kernel;   ///< qualified
  std::string instance; ///< "<16, float>" of a template, else empty
  LaunchForm form;
  std::vector<std::string> notes; ///< sentences: what the form cannot say
};

/// Converts a recorded launch to a launch form. Copies the contents of buffers to files whose names begin with `stem`.
/// Fails (undecided) if the unit does not have the kernel or a parameter's type is not known, (input) if a file cannot
/// be written.
Result<RecordedForm> recordedForm(const model::Unit &unit, const RecordedLaunch &launch,
                                  const std::filesystem::path &stem);

} // namespace warpgrain::run
