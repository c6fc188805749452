// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/base/TemporaryDirectory.h"
#include "core/run/protocol/LaunchSeries.h"
#include "core/run/protocol/Outcome.h"
#include "core/run/protocol/Request.h"

#include <filesystem>
#include <vector>

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

  /// Runs several launches of one kernel, which is compiled once; the outcomes are in their order. Each has the
  /// request's limits. A fault of one does not end the others, but those behind one that does not end in time are not
  /// run, which is a time-out too. `common` is without a launch. Fails as run() does.
  Result<std::vector<Execution>> runAll(const ExecutionRequest &common, std::vector<SeriesLaunch> launches,
                                        const CancellationToken &cancel = {}) const;

  const std::filesystem::path &program() const { return program_; }

private:
  std::filesystem::path program_;
};

} // namespace warpgrain::run
