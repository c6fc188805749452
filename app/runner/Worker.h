// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/Reference.h"
#include "app/runner/Trials.h"
#include "core/measure/Bundle.h"
#include "core/measure/BundlePath.h"
#include "core/measure/Protocol.h"

#include <memory>
#include <optional>

namespace warpgrain::runner {

/// Descriptors that the runner hands to its workers.
inline constexpr int workerChannel = 3;
inline constexpr int workerReference = 4;

/// Holds one variant on a GPU and does what the runner asks for. Lives in a process of its own, and that process ends
/// with the first failure: after a fault the driver refuses everything.
class Worker {
public:
  Worker(measure::Bundle bundle, std::size_t variant, int gpu, Reference reference)
      : bundle_(std::move(bundle)), variant_(bundle_.variants.at(variant)), isBaseline_(variant == bundle_.baseline),
        gpuNumber_(gpu), reference_(std::move(reference)) {}

  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  measure::Reply answer(const measure::Request &request);

private:
  measure::Reply load();
  measure::Reply launch();
  measure::Reply check();
  measure::Reply trials(unsigned count);
  measure::Reply finish();
  measure::Reply count();
  measure::Reply activity(unsigned count);

  Problem launchOnce();
  /// Compares the outputs as they are now; the baseline's first ones become the reference.
  Problem compareOutputs(measure::Reply &reply);
  Result<void> keepAsReference(std::size_t buffer);
  Result<void> compareWithExpected(std::size_t buffer, measure::Comparison &total) const;
  Result<void> compareWithReference(std::size_t buffer, measure::Comparison &total);
  void tellDeterminism(measure::Reply &reply);
  /// Where the baseline's output is not the expected one: whether it is the same each time.
  std::string whetherRepeatable();

  measure::Bundle bundle_;
  const measure::BundleVariant &variant_;
  bool isBaseline_;
  int gpuNumber_;
  Reference reference_;
  std::optional<Gpu> gpu_;
  std::optional<DeviceBuffers> buffers_;
  std::optional<Kernel> kernel_;
  std::optional<Trials> trials_;
};

/// The main loop of a worker process: reads requests from the channel and answers them, until the other side closes it.
int runWorker(const std::string &bundle, std::size_t variant, int gpu);

/// Likewise for a process that only tells which GPU there is.
int runProbe(int gpu);

} // namespace warpgrain::runner
