// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/GpuSpeed.h"
#include "core/estimate/work/ExecutionCounts.h"

#include <string>
#include <vector>

namespace warpgrain::estimate {

/// Operations on data that the threads of a launch execute together, as the source has them. Those that find an address
/// or count a loop's iterations are not among them.
struct Operations {
  double float16 = 0;
  double float32 = 0;
  double float64 = 0;
  double integer = 0;
  std::vector<std::string> notCounted; ///< clauses, as DataVolume's

  /// The time in seconds that they take at least: every multiprocessor is busy all the time, and each instruction does
  /// two operations, as a fused multiply-add does.
  double secondsOn(const device::GpuSpeed &gpu) const;
};

/// Counts the operations of the statements of which it is known how often they are executed. The others are left out
/// and named. What all threads along an axis of the block compute alike counts once for them.
Operations operationsOf(const model::Unit &unit, const access::KernelFacts &facts, const ExecutionCounts &executions);

} // namespace warpgrain::estimate
