// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/frontend/trial/TrialRequest.h"

#include <filesystem>

namespace warpgrain::frontend {

/// Reads sources in a process of its own before this one does: a source can take all memory, never end, or use up the
/// stack of the compiler's parser, which ends the process that reads it.
class SourceTrial {
public:
  /// The program is warpgrain-executor.
  explicit SourceTrial(std::filesystem::path program, TrialLimits limits = usualTrialLimits())
      : program_(std::move(program)), limits_(limits) {}

  /// Fails (input) with the reason where this process should not read the source, (tool) where the program cannot be
  /// started, (cancelled). A source that has errors, or cannot be opened, is none to be afraid of.
  Result<void> read(const ParseRequest &request, const UnsavedFiles &texts, const CancellationToken &cancel = {}) const;

private:
  std::filesystem::path program_;
  TrialLimits limits_;
};

} // namespace warpgrain::frontend
