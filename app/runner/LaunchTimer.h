// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/runner/DeviceBuffers.h"
#include "app/runner/Kernel.h"

#include <string>
#include <vector>

namespace warpgrain::runner {

/// What all variants of a context are timed with: events, kernels that wait and that do nothing, and memory to flush
/// the L2 cache with. Each is made when it is first needed.
class LaunchTimer {
public:
  struct Pair {
    driver::Event begin = nullptr;
    driver::Event end = nullptr;
  };

  explicit LaunchTimer(const Gpu &gpu) : gpu_(gpu), wait_(gpu), nothing_(gpu) {}

  LaunchTimer(const LaunchTimer &) = delete;
  LaunchTimer &operator=(const LaunchTimer &) = delete;

  /// Loads the kernels. Tells why there are none in why(), where the driver cannot make them.
  void prepare();

  /// Memory to flush the L2 cache with.
  Problem prepareFlush();

  /// So many pairs of events, at least.
  Problem makePairs(unsigned count);

  const std::vector<Pair> &pairs() const { return pairs_; }

  /// Null where the driver cannot make it.
  Kernel *waiting() { return canWait_ ? &wait_ : nullptr; }

  /// Likewise.
  Kernel *nothing() { return canTimeNothing_ ? &nothing_ : nullptr; }

  const std::string &why() const { return why_; }

  /// Fills the memory; after prepareFlush().
  driver::Status flush() const;

private:
  const Gpu &gpu_;
  Kernel wait_;
  Kernel nothing_;
  bool isPrepared_ = false;
  bool canWait_ = false;
  bool canTimeNothing_ = false;
  std::string why_;
  driver::Address scratch_ = 0;
  std::size_t scratchBytes_ = 0;
  std::vector<Pair> pairs_;
};

/// A failure of the driver while a kernel ran or was launched.
Problem launchProblem(const Gpu &gpu, driver::Status status);

} // namespace warpgrain::runner
