// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/measure/host/RunnerSession.h"
#include "core/workflow/Measure.h"

#include <filesystem>
#include <map>
#include <mutex>
#include <vector>

namespace warpgrain::workflow {

/// The runners of a search on this machine, or of one measurement, one for each GPU. They can be begun before there is
/// anything to measure, and stay from round to round. One that ends with a round is begun anew for the next.
class RoundRunners {
public:
  /// How they are started; `gpu` is theirs.
  explicit RoundRunners(RunnerOptions options) : options_(std::move(options)) {}

  const RunnerOptions &options() const { return options_; }

  /// Starts runners that get their GPUs ready while nothing is to be measured yet. Why that fails is told by measure().
  void startAhead(const std::vector<int> &gpus);

  /// Measures a bundle, of which the folder is given, on one of the GPUs. Fails as measureBundle() does. May be called
  /// from several threads at once, for different GPUs.
  Result<Measurement> measure(int gpu, const std::filesystem::path &bundle, const CancellationToken &cancel,
                              const RowReport &report = {});

  /// Ends all without waiting for that: the driver takes a while to take a context off a GPU.
  void end();

private:
  /// The one of a GPU that is alive; starts it.
  Result<measure::RunnerSession *> of(int gpu);

  RunnerOptions options_;
  std::mutex mutex_; ///< of the map: each runner is one thread's
  std::map<int, measure::RunnerSession> runners_;
};

} // namespace warpgrain::workflow
