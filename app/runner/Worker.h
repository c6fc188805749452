// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceMemory.h"
#include "app/runner/LaunchTimer.h"
#include "app/runner/LoadedVariant.h"

#include <map>
#include <optional>
#include <string>

namespace warpgrain::runner {

/// Descriptors that the runner hands to its workers.
inline constexpr int workerChannel = 3;
inline constexpr int workerReference = 4;

/// Holds variants of a bundle on a GPU, in one context, and does what the runner asks for. Lives in a process of its
/// own, and that process ends with the first failure of a kernel: after a fault the driver refuses everything, and a
/// kernel that wrote where it should not may have changed what belongs to another variant. With another bundle the
/// context stays, and memory of the GPU and what buffers are filled with; every buffer is filled anew.
class Worker {
public:
  /// Makes the context. Where that fails, each request is answered with the reason.
  Worker(int gpu, int reference);

  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  measure::Reply answer(const measure::Request &request);

private:
  measure::Reply open(const std::string &bundle);
  measure::Reply load(std::size_t variant);

  int referenceDescriptor_;
  Result<Gpu> gpu_;
  double contextSeconds_ = 0;
  std::optional<DeviceMemory> memory_;
  std::optional<LaunchTimer> timer_;
  KeptContents contents_;
  std::optional<measure::Bundle> bundle_;
  std::optional<Reference> reference_;
  std::map<std::size_t, LoadedVariant> variants_; ///< those that are loaded, by their index in the bundle
};

/// The main loop of a worker process: reads requests from the channel and answers them, until the other side closes it.
/// Does not return: what the process has of the GPU is the driver's to take back.
[[noreturn]] void runWorker(int gpu);

} // namespace warpgrain::runner
