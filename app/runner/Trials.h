// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Kernel.h"
#include "core/measure/Bundle.h"

#include <vector>

namespace warpgrain::runner {

/// Times launches with events. Before each timed launch the buffers that the kernel reads are as at the start, and the
/// L2 cache is either flushed or as a launch of the same kernel leaves it (and restoring what it also writes); then the
/// GPU is kept waiting a moment, so that the launch is already in the queue when its turn comes and the time does not
/// hold what the host takes.
class Trials {
public:
  Trials(const Gpu &gpu, const DeviceBuffers &buffers, Kernel &kernel, const measure::BundleVariant &variant)
      : gpu_(gpu), buffers_(buffers), kernel_(kernel), variant_(variant), wait_(gpu) {}

  /// Allocates what is needed, once.
  Problem prepare(bool flushL2);

  /// Adds the time of `count` launches, in microseconds.
  Problem run(unsigned count, std::vector<double> &samples);

  /// Prepares and launches `count` times on end, without times; or only prepares. Says how long it took.
  Problem repeat(unsigned count, bool launches, double &seconds);

  /// The kernels that run() launches for each sample; the timed one is the last of them.
  unsigned kernelsOfSample() const { return 1U + (canWait_ ? 1U : 0U) + (scratch_ == 0 ? 1U : 0U); }

  /// Brings about what a timed launch finds, and waits for it.
  Problem prepareLaunch();

  /// Launches and waits for the end.
  Problem launchAlone();

  const std::vector<std::string> &notes() const { return notes_; }

  /// What a kernel that does nothing takes between the same events, in microseconds; 0 where that is not known, or
  /// before the first run().
  double emptyMicroseconds() const { return emptyMicroseconds_; }

private:
  struct Pair {
    driver::Event begin = nullptr;
    driver::Event end = nullptr;
  };

  Problem timeNothing();
  Problem makePairs(unsigned count);
  Problem enqueueTimed(const Pair &pair, Kernel &kernel, const measure::BundleVariant &variant);
  Problem enqueue(const Pair &pair);
  Problem collect(unsigned count, std::vector<double> &samples) const;

  const Gpu &gpu_;
  const DeviceBuffers &buffers_;
  Kernel &kernel_;
  const measure::BundleVariant &variant_;
  Kernel wait_;
  bool canWait_ = false;
  bool isNothingTimed_ = false;
  driver::Address scratch_ = 0; ///< 0: the L2 cache is left warm
  std::size_t scratchBytes_ = 0;
  std::vector<Pair> pairs_;
  std::vector<std::string> notes_;
  double emptyMicroseconds_ = 0;
};

/// A failure of the driver while a kernel ran or was launched.
Problem launchProblem(const Gpu &gpu, driver::Status status);

} // namespace warpgrain::runner
