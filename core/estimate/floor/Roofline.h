// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/floor/Floor.h"

namespace warpgrain::estimate {

/// A launch in the roofline model (Williams, Waterman and Patterson 2009): how many operations it does for each byte
/// that it cannot do without, and what a GPU reaches at most with that.
///
/// The bytes are those that the data needs, each counted once, not those that a version moves; so all versions of a
/// kernel have the same intensity, and differ in what they reach.
struct Roofline {
  double operations = 0;          ///< on data, of the whole launch, as the source has them
  double bytes = 0;               ///< distinct ones that the launch reads and writes
  double bytesPerSecond = 0;      ///< of the GPU's memory, or of its L2 cache where the data stays in it
  bool isL2 = false;              ///< the latter
  double operationsPerSecond = 0; ///< of operations mixed as the launch has them
  /// What is not counted, as clauses. Empty: all is counted.
  std::vector<std::string> notCounted;

  /// Operations for each byte.
  double intensity() const { return operations / bytes; }

  /// Operations per second that a GPU reaches at most at an intensity.
  double roofAt(double operationsPerByte) const;

  /// Operations per second of a version that takes a time.
  double reachedIn(double seconds) const { return operations / seconds; }
};

/// Not known where the launch moves no data that can be counted, or computes nothing. The reason is a clause.
Estimated<Roofline> rooflineOf(const LaunchWork &work, const device::GpuSpeed &gpu, L2Before l2 = L2Before::warm);

} // namespace warpgrain::estimate
