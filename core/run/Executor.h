// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/run/Outcome.h"
#include "core/run/Request.h"

#include <filesystem>

namespace warpgrain::execute {

/// A launch that was run, with the folder that its memory was written to; deleted with the object.
struct Execution {
  ExecutionOutcome outcome;
  TemporaryDirectory folder;
};

/// Runs launches in the program warpgrain-executor: whatever a kernel does, this process is unharmed, no process and no
/// temporary file is left.
class Executor {
public:
  /// Looks for the program: WARPGRAIN_EXECUTOR, beside this process's own program, PATH. Fails (tool) where it is
  /// nowhere.
  static Result<Executor> find();

  explicit Executor(std::filesystem::path program) : program_(std::move(program)) {}

  /// Runs one launch. What a kernel does wrong, a time-out and a crash are outcomes with a fault; errors are those of
  /// starting the program: tool, cancelled.
  Result<Execution> run(ExecutionRequest request, const CancellationToken &cancel = {}) const;

  const std::filesystem::path &program() const { return program_; }

private:
  std::filesystem::path program_;
};

} // namespace warpgrain::execute
