// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/device/MultiprocessorLimits.h"
#include "core/device/ResourceUse.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace warpgrain::device {

/// What may keep another block from a multiprocessor.
enum class Resource : std::uint8_t {
  warps,  ///< warps, and with them threads
  blocks, ///< the number of blocks itself
  registers,
  sharedMemory,
  barriers,
};

/// "warps", "blocks", "registers", "shared memory", "barriers".
std::string_view nameOf(Resource resource);

/// Where the next step of a limiting resource lies, all else being equal.
struct NextThreshold {
  /// registers: the most registers per thread, sharedMemory: the most bytes per block (static and
  /// dynamic), barriers: the most barriers per block that admit one block more than now. warps: the
  /// largest smaller, blocks: the smallest larger number of threads per block with a higher
  /// occupancy than now.
  std::uint32_t value = 0;
  std::uint32_t activeBlocks = 0; ///< with that one change
  double occupancy = 0;           ///< with that one change; as now where another resource limits as well
};

struct ResourceLimit {
  Resource resource = Resource::warps;
  /// What this resource alone would admit; nullopt: any number.
  std::optional<std::uint32_t> blocks;
  bool limiting = false;             ///< blocks equals the active blocks
  std::optional<NextThreshold> next; ///< of a limiting resource, where there is a next step
};

/// The theoretical occupancy of a kernel on one multiprocessor.
struct OccupancyReport {
  std::uint32_t activeBlocks = 0;
  std::uint32_t activeWarps = 0;
  double occupancy = 0; ///< active warps of those possible, 0 to 1
  /// Active threads of those possible, 0 to 1: lower where warps are not full.
  double threadOccupancy = 0;
  BlockAllocation allocation;            ///< of one block
  std::uint32_t sharedCapacityBytes = 0; ///< of the multiprocessor, with the carve-out in force
  /// The kernel must ask for its shared memory (cudaFuncAttributeMaxDynamicSharedMemorySize) before
  /// it is launched.
  bool needsSharedOptIn = false;
  std::vector<ResourceLimit> limits; ///< one for each Resource, in its order

  const ResourceLimit &operator[](Resource resource) const { return limits[static_cast<std::size_t>(resource)]; }

  /// The resources of which every one must give way for another block.
  std::vector<Resource> limiting() const;
};

/// Occupancy after ALG-1.1, equal to NVIDIA's cuda_occupancy.h (partitioned global caching off) on
/// every compute capability that covers. Fails (refused, usage) for what cannot be launched, see
/// checkLaunchable.
Result<OccupancyReport> computeOccupancy(const MultiprocessorLimits &limits, const OccupancyRequest &request);

} // namespace warpgrain::device
