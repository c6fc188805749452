// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Kernel.h"
#include "app/runner/LaunchTimer.h"
#include "core/measure/Bundle.h"

#include <vector>

namespace warpgrain::runner {

/// Times launches with events. Before each timed launch the buffers that the kernel reads are as at the start, and the
/// L2 cache is either flushed or as a launch of the same kernel leaves it (and restoring what it also writes); then the
/// GPU is kept waiting a moment, so that the launch is already in the queue when its turn comes and the time does not
/// hold what the host takes.
class Trials {
public:
  /// All outlive it.
  Trials(const Gpu &gpu, LaunchTimer &timer, const DeviceBuffers &buffers, Kernel &kernel,
         const measure::BundleVariant &variant)
      : gpu_(gpu), timer_(timer), buffers_(buffers), kernel_(kernel), variant_(variant) {}

  /// Allocates what is needed, once.
  Problem prepare(bool flushL2);

  /// Adds the time of `count` launches, in microseconds.
  Problem run(unsigned count, std::vector<double> &samples);

  /// Prepares and launches `count` times on end, without times; or only prepares. Says how long it took.
  Problem repeat(unsigned count, bool launches, double &seconds);

  /// The kernels that run() launches for each sample; the timed one is the last of them.
  unsigned kernelsOfSample() const { return 1U + (timer_.waiting() != nullptr ? 1U : 0U) + (flushes_ ? 0U : 1U); }

  /// Brings about what a timed launch finds, and waits for it.
  Problem prepareLaunch();

  /// Launches and waits for the end.
  Problem launchAlone();

  const std::vector<std::string> &notes() const { return notes_; }

  /// What a kernel that does nothing takes between the same events, in microseconds; 0 where that is not known, or
  /// before the first run().
  double emptyMicroseconds() const { return emptyMicroseconds_; }

private:
  Problem timeNothing();
  Problem enqueueTimed(const LaunchTimer::Pair &pair, Kernel &kernel, const measure::BundleVariant &variant);
  Problem enqueue(const LaunchTimer::Pair &pair);
  Problem collect(unsigned count, std::vector<double> &samples) const;

  const Gpu &gpu_;
  LaunchTimer &timer_;
  const DeviceBuffers &buffers_;
  Kernel &kernel_;
  const measure::BundleVariant &variant_;
  bool isNothingTimed_ = false;
  bool flushes_ = false; ///< else the L2 cache is left warm
  std::vector<std::string> notes_;
  double emptyMicroseconds_ = 0;
};

} // namespace warpgrain::runner
