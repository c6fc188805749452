// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/device/GpuSpeed.h"
#include "core/estimate/Estimated.h"
#include "core/estimate/volume/DataVolume.h"
#include "core/estimate/work/Operations.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::estimate {

/// What a launch's data and operations are, whatever GPU it runs on.
struct LaunchWork {
  DataVolume data;
  Operations operations;
};

LaunchWork launchWorkOf(const model::Unit &unit, access::KernelFacts facts);

/// What sets a floor.
enum class FloorBy : std::uint8_t {
  memory,     ///< the bytes, over the bandwidth of the GPU's memory
  l2,         ///< the bytes, over the bandwidth of the L2 cache, which holds them all from launch to launch
  operations, ///< the operations, over their rate
};

/// "memory", "L2 cache", "operations".
std::string_view nameOf(FloorBy by);

/// The time below which no version of a kernel can be that moves the same data and does the same operations.
struct Floor {
  double seconds = 0;
  FloorBy by = FloorBy::memory;
  double bytes = 0;
  double memorySeconds = 0; ///< of the bytes, in memory or in the L2 cache
  double operationSeconds = 0;
  bool isInL2 = false; ///< the L2 cache holds all bytes from launch to launch
  /// What is not counted, as clauses: the true floor may be higher. Empty: all is counted.
  std::vector<std::string> notCounted;

  double microseconds() const { return seconds * 1e6; }
};

/// How a launch finds the L2 cache.
enum class L2Before : std::uint8_t {
  warm,    ///< as the same launch has left it
  flushed, ///< without its data
};

/// The longer of the time that the bytes take and the time that the operations take. Not known, because nothing could
/// be counted, or nothing is there to be counted. The reason is a clause.
Estimated<Floor> floorOf(const LaunchWork &work, const device::GpuSpeed &gpu, L2Before l2 = L2Before::warm);

} // namespace warpgrain::estimate
