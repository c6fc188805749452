// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Request.h"

#include <filesystem>

namespace warpgrain::run {

/// The outcome of a launch, with the folder of its memory contents, which is deleted with the object.
struct Execution {
  ExecutionOutcome outcome;
  TemporaryDirectory folder;
};

/// Runs launches in the separate program warpgrain-executor, so that a faulty kernel cannot harm this process. Leaves
/// no process and no temporary file.
class Executor {
public:
  /// Finds the program: WARPGRAIN_EXECUTOR, the folder of this process's own program, PATH. Fails (tool) if it is not
  /// found.
  static Result<Executor> find();

  explicit Executor(std::filesystem::path program) : program_(std::move(program)) {}

  /// Runs one launch. Errors of the kernel, a time-out and a crash are outcomes with a fault. Fails (tool) if the
  /// program cannot be started, (cancelled) on cancellation.
  Result<Execution> run(ExecutionRequest request, const CancellationToken &cancel = {}) const;

  const std::filesystem::path &program() const { return program_; }

private:
  std::filesystem::path program_;
};

} // namespace warpgrain::run
