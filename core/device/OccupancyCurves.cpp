// SPDX-License-Identifier: Apache-2.0
#include "core/device/OccupancyCurves.h"

namespace warpgrain::device {

namespace {

/// Without computeOccupancy, whose thresholds a chart does not need.
OccupancyPoint pointAt(std::uint32_t x, const MultiprocessorLimits &limits, const OccupancyRequest &request) {
  if (!checkLaunchable(limits, request)) return {.x = x};
  const std::uint32_t blocks = countBlocks(limits, request).active();
  const std::uint32_t warps = blocks * allocationFor(limits, request).warps;
  return {.x = x,
          .activeBlocks = blocks,
          .activeWarps = warps,
          .occupancy = static_cast<double>(warps) / limits.warpsPerMultiprocessor};
}

} // namespace

std::vector<OccupancyPoint> occupancyAgainstRegisters(const MultiprocessorLimits &limits, OccupancyRequest request) {
  std::vector<OccupancyPoint> points;
  for (std::uint32_t registers = 1; registers <= limits.registersPerThread; ++registers) {
    request.registersPerThread = registers;
    points.push_back(pointAt(registers, limits, request));
  }
  return points;
}

std::vector<OccupancyPoint> occupancyAgainstSharedBytes(const MultiprocessorLimits &limits, OccupancyRequest request) {
  std::vector<OccupancyPoint> points;
  request.staticSharedBytes = 0;
  for (std::uint32_t bytes = 0; bytes <= limits.sharedBytesPerBlockOptIn; bytes += limits.sharedAllocationUnit) {
    request.dynamicSharedBytes = bytes;
    points.push_back(pointAt(bytes, limits, request));
  }
  return points;
}

std::vector<OccupancyPoint> occupancyAgainstBlockSize(const MultiprocessorLimits &limits, OccupancyRequest request) {
  std::vector<OccupancyPoint> points;
  for (std::uint32_t threads = limits.warpSize; threads <= limits.threadsPerBlock; threads += limits.warpSize) {
    request.threadsPerBlock = threads;
    points.push_back(pointAt(threads, limits, request));
  }
  return points;
}

} // namespace warpgrain::device
