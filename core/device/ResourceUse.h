// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/device/MultiprocessorLimits.h"

#include <cstdint>
#include <optional>

namespace warpgrain::device {

/// What one launch configuration of a kernel uses.
struct OccupancyRequest {
  std::uint32_t threadsPerBlock = 0; ///< 1 to threadsPerBlock of the limits
  /// As ptxas reports them; 0: registers are left out of account.
  std::uint32_t registersPerThread = 0;
  std::uint32_t staticSharedBytes = 0;  ///< per block
  std::uint32_t dynamicSharedBytes = 0; ///< per block, the launch's third parameter
  std::uint32_t barriersPerBlock = 0;   ///< as ptxas reports them; 0: left out of account
  /// What of the memory that L1 and shared memory have together is shared memory, in bytes; taken
  /// up to the next size that exists, and up to what one block needs. nullopt: the largest.
  std::optional<std::uint32_t> carveoutBytes = std::nullopt;

  std::uint32_t sharedBytes() const { return staticSharedBytes + dynamicSharedBytes; }
};

/// What the hardware sets aside for one block, after rounding to its allocation units.
struct BlockAllocation {
  std::uint32_t warps = 0;
  std::uint32_t registers = 0;
  std::uint32_t sharedBytes = 0; ///< with what the driver reserves
};

/// How many blocks each resource alone would admit to a multiprocessor; nullopt: any number.
struct BlockCounts {
  std::uint32_t byWarps = 0;
  std::uint32_t byBlocks = 0;
  std::optional<std::uint32_t> byRegisters;
  std::optional<std::uint32_t> bySharedMemory;
  std::optional<std::uint32_t> byBarriers;

  /// The smallest of them.
  std::uint32_t active() const;
};

BlockAllocation allocationFor(const MultiprocessorLimits &limits, const OccupancyRequest &request);

/// The shared memory in bytes that a multiprocessor has with the request's carve-out.
std::uint32_t sharedCapacityFor(const MultiprocessorLimits &limits, const OccupancyRequest &request);

/// ALG-1.1, steps 2 to 4. The request must be launchable.
BlockCounts countBlocks(const MultiprocessorLimits &limits, const OccupancyRequest &request);

/// Whether one block can run at all. The error (refused; usage for zero threads or a carve-out that
/// does not exist) says which limit is broken, by how much, and what would fit.
Result<void> checkLaunchable(const MultiprocessorLimits &limits, const OccupancyRequest &request);

} // namespace warpgrain::device
