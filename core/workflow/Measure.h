// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"
#include "core/base/Error.h"
#include "core/measure/Bundle.h"
#include "core/measure/RecordStream.h"
#include "core/measure/Records.h"
#include "core/measure/host/HostRun.h"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::workflow {

/// Finds the runner of this machine: measure::findRunner(), or another way.
using FindRunner = std::function<Result<std::filesystem::path>()>;

/// How warpgrain-runner is to be started.
struct RunnerOptions {
  std::string program; ///< empty: beside this program, or on PATH
  int gpu = 0;
  std::optional<double> target;    ///< percent
  std::optional<double> budget;    ///< seconds
  std::optional<double> timeLimit; ///< seconds
  std::string l2;
  std::optional<std::size_t> together; ///< variants that are measured in turns, 1 to 64; none: the runner's own number
  bool again = false;                  ///< also what the bundle has a result for
  bool activity = false;               ///< the kernels' own times too
  bool counters = false;               ///< the GPU's counters too
  bool energy = false;                 ///< the energy of a launch too
  FindRunner findRunner = {};          ///< in place of the search for `program`

  /// What the runner's command line says of them, without the bundle.
  std::vector<std::string> arguments() const;
};

/// Is told how a measurement goes on, on the thread that runs it.
struct MeasureProgress {
  std::function<void(const std::string &)> stageReached = {}; ///< "building the runner"
  measure::RecordStream::Visitor recordCame = {};             ///< each of the runner's lines
};

/// Runs the runner over a bundle's folder on this machine. Fails as measure::findRunner() and measure::measureHere()
/// do.
Result<measure::HostOutcome> runRunnerHere(const std::filesystem::path &bundle, const RunnerOptions &options,
                                           const MeasureProgress &progress, const CancellationToken &cancel);

/// Runs it on the machine that a command leads to. Fails as measure::measureOnHost() does.
Result<measure::HostOutcome> runRunnerOn(const std::string &host, const measure::Bundle &bundle,
                                         const RunnerOptions &options, const MeasureProgress &progress,
                                         const CancellationToken &cancel);

/// What a run of the runner said.
struct Measurement {
  std::string host; ///< the command that leads to the machine; empty: this one
  measure::Environment environment;
  std::vector<measure::Row> rows;
  std::string messages;    ///< what the runner wrote for a person
  measure::RunTimes times; ///< where its time went; zeros where it did not say
  bool complete = false;   ///< every variant has a row, and the baseline was measured
};

/// Called with each row as it is known.
using RowReport = std::function<void(const measure::Row &)>;

/// Measures a bundle, of which the folder is given, on this machine. Fails (tool) where the runner is not there, or
/// where it ends without having measured anything: the message is its own.
Result<Measurement> measureBundle(const std::filesystem::path &bundle, const RunnerOptions &options,
                                  const RowReport &report, const CancellationToken &cancel);

} // namespace warpgrain::workflow
