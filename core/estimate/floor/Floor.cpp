// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/floor/Floor.h"

#include <algorithm>
#include <array>
#include <utility>

namespace warpgrain::estimate {

LaunchWork launchWorkOf(const model::Unit &unit, access::KernelFacts facts) {
  const ExecutionCounts executions(unit, facts);
  return {.data = dataVolumeOf(unit, facts), .operations = operationsOf(unit, facts, executions)};
}

std::string_view nameOf(FloorBy by) {
  static constexpr std::array<std::string_view, 3> names{"memory", "L2 cache", "operations"};
  return names[static_cast<std::size_t>(by)];
}

Estimated<Floor> floorOf(const LaunchWork &work, const device::GpuSpeed &gpu, L2Before l2) {
  Floor out{.bytes = static_cast<double>(work.data.bytes()), .notCounted = work.data.notCounted};
  std::ranges::copy(work.operations.notCounted, std::back_inserter(out.notCounted));
  out.isInL2 = l2 == L2Before::warm && work.data.isWhole() && out.bytes <= gpu.l2Bytes();
  out.memorySeconds = out.bytes / (out.isInL2 ? gpu.l2BytesPerSecond() : gpu.memoryBytesPerSecond());
  out.operationSeconds = work.operations.secondsOn(gpu);
  out.seconds = std::max(out.memorySeconds, out.operationSeconds);
  out.by = out.operationSeconds > out.memorySeconds ? FloorBy::operations : out.isInL2 ? FloorBy::l2 : FloorBy::memory;
  if (out.seconds > 0) return out;
  return notEstimated(out.notCounted.empty() ? "the launch moves no data and computes nothing"
                                             : out.notCounted.front());
}

} // namespace warpgrain::estimate
