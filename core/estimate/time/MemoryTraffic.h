// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/estimate/work/ExecutionCounts.h"
#include "core/estimate/work/MergedLoads.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpgrain::estimate {

/// What one reference costs in a launch.
struct ReferenceTraffic {
  std::size_t reference = 0; ///< index in KernelFacts::accesses
  CodePlace place;
  bool isLoad = true; ///< atomic operations are not
  bool isAtomic = false;
  double requests = 0; ///< instructions of warps
  double passes = 0;   ///< through the L1 cache, a line of 128 bytes each; in shared memory, through the banks
  double sectors = 0;  ///< of 32 bytes, distinct within each instruction; 0 in shared memory
  bool isGuessed = false;
};

/// What a launch's accesses cost, reference by reference, and which sectors a block touches in all.
struct AccessTraffic {
  std::vector<ReferenceTraffic> global; ///< loads that a compiler makes once with an earlier one are left out
  std::vector<ReferenceTraffic> shared;
  /// Distinct sectors that the threads of one block load, by array; from the block in the middle of the grid. Arrays
  /// of which that is not known are missing.
  std::map<std::string, double> blockSectors;

  double globalPasses() const;
  double sharedPasses() const;
};

AccessTraffic accessTrafficOf(const model::Unit &unit, access::KernelFacts &facts, const ExecutionCounts &executions,
                              const std::vector<MergedLoads> &merged);

} // namespace warpgrain::estimate
