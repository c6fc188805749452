// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/LoadedVariant.h"

#include <map>
#include <optional>

namespace warpgrain::runner {

/// Descriptors that the runner hands to its workers.
inline constexpr int workerChannel = 3;
inline constexpr int workerReference = 4;

/// Holds variants on a GPU, in one context, and does what the runner asks for. Lives in a process of its own, and that
/// process ends with the first failure of a kernel: after a fault the driver refuses everything, and a kernel that
/// wrote where it should not may have changed what belongs to another variant.
class Worker {
public:
  Worker(measure::Bundle bundle, int gpu, Reference reference)
      : bundle_(std::move(bundle)), gpuNumber_(gpu), reference_(std::move(reference)), contents_(bundle_) {}

  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  measure::Reply answer(const measure::Request &request);

private:
  measure::Reply load(std::size_t variant);

  measure::Bundle bundle_;
  int gpuNumber_;
  Reference reference_;
  KeptContents contents_;
  std::optional<Gpu> gpu_;
  std::map<std::size_t, LoadedVariant> variants_; ///< those that are loaded, by their index in the bundle
};

/// The main loop of a worker process: reads requests from the channel and answers them, until the other side closes it.
int runWorker(const std::string &bundle, int gpu);

/// Likewise for a process that only tells which GPU there is.
int runProbe(int gpu);

} // namespace warpgrain::runner
