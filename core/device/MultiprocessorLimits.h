// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/device/ComputeCapability.h"

#include <cstdint>
#include <span>

namespace warpgrain::device {

/// Whom registers are handed out to.
enum class RegisterScope : std::uint8_t {
  block, ///< compute capability 1.x
  warp,
};

/// What one multiprocessor (SM) of a compute capability can hold.
///
/// Sources: CUDA Programming Guide, "Technical Specifications per Compute Capability" (the limits);
/// cuda_occupancy.h of CUDA 7.0 and 13.0 (allocation units, sub-partitions, blocks per SM,
/// carve-outs); the CUDA Occupancy Calculator spreadsheet (1.x); CCCL's arch_traits (8.7 and
/// newer). The spec's table is section 1.2.
struct MultiprocessorLimits {
  ComputeCapability capability;
  std::uint32_t warpSize = 32; ///< threads

  std::uint32_t threadsPerMultiprocessor = 0;
  std::uint32_t warpsPerMultiprocessor = 0;
  std::uint32_t blocksPerMultiprocessor = 0;
  std::uint32_t threadsPerBlock = 0;

  std::uint32_t registersPerMultiprocessor = 0; ///< 32-bit registers
  std::uint32_t registersPerBlock = 0;
  std::uint32_t registersPerThread = 0;
  /// Registers are handed out in multiples of it, see registerScope.
  std::uint32_t registerAllocationUnit = 0;
  RegisterScope registerScope = RegisterScope::warp;
  /// Scope warp: sub-partitions of the register file; as many warps fit into each, so the warps
  /// that fit by registers are a multiple of it. Scope block: warps of a block are rounded up to a
  /// multiple of it.
  std::uint32_t warpAllocationGranularity = 1;
  /// The hardware's check of registersPerBlock rounds the warps of a block up to a multiple of
  /// this. It differs from warpAllocationGranularity on 6.0 only, where the driver refuses what
  /// other Pascal GPUs could not run.
  std::uint32_t launchCheckGranularity = 1;

  std::uint32_t sharedBytesPerMultiprocessor = 0; ///< the largest carve-out
  /// What every kernel may use; the limit of static shared memory.
  std::uint32_t sharedBytesPerBlock = 0;
  /// Dynamic, after cudaFuncAttributeMaxDynamicSharedMemorySize.
  std::uint32_t sharedBytesPerBlockOptIn = 0;
  /// Taken by the driver from every block (1 KiB from 8.0 on).
  std::uint32_t reservedSharedBytesPerBlock = 0;
  std::uint32_t sharedAllocationUnit = 0; ///< bytes
  /// The sizes in bytes that shared memory can be given, ascending; one entry where it cannot be
  /// chosen.
  std::span<const std::uint32_t> sharedCarveouts;

  /// Named barriers that all blocks of a multiprocessor have together; 0: not a limit (before 9.0).
  std::uint32_t barriersPerMultiprocessor = 0;

  /// The unit for a kernel of so many registers per thread: on 2.x some counts are rounded to two
  /// units (cuda_occupancy.h of CUDA 7.0).
  std::uint32_t registerUnitFor(std::uint32_t registersPerThreadUsed) const;
};

/// The limits of a compute capability. Fails (usage) with the list of those known: an unknown GPU
/// gets no made-up occupancy.
Result<MultiprocessorLimits> limitsOf(ComputeCapability capability);

/// All rows, ascending by compute capability, 1.0 to 12.1.
std::span<const MultiprocessorLimits> knownLimits();

} // namespace warpgrain::device
