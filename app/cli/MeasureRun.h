// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/Measurement.h"
#include "core/base/Cancellation.h"
#include "core/base/Error.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::cli {

/// How warpgrain-runner is to be started.
struct RunnerOptions {
  std::string program; ///< empty: beside this program, or on PATH
  int gpu = 0;
  std::optional<double> target;    ///< percent
  std::optional<double> budget;    ///< seconds
  std::optional<double> timeLimit; ///< seconds
  std::string l2;
  bool again = false;
  bool activity = false; ///< the kernels' own times too
  bool counters = false; ///< the GPU's counters too

  void addTo(CLI::App &command);

  /// What the runner's command line says of them, without the bundle.
  std::vector<std::string> arguments() const;
};

/// Called with each row as it is known.
using RowReport = std::function<void(const measure::Row &)>;

/// Runs the runner over a bundle and reads its lines. Fails (tool) where it is not there, or where it ends without
/// having measured anything: the message is its own.
Result<Measurement> runRunner(const RunnerOptions &options, const std::filesystem::path &bundle,
                              const RowReport &report, const CancellationToken &cancel);

} // namespace warpgrain::cli
