// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/floor/Roofline.h"

#include <algorithm>

namespace warpgrain::estimate {

double Roofline::roofAt(double operationsPerByte) const {
  return std::min(operationsPerSecond, operationsPerByte * bytesPerSecond);
}

Estimated<Roofline> rooflineOf(const LaunchWork &work, const device::GpuSpeed &gpu, L2Before l2) {
  auto floor = floorOf(work, gpu, l2);
  if (!floor) return std::unexpected(floor.error());
  const Operations &operations = work.operations;
  Roofline out{.operations = operations.float16 + operations.float32 + operations.float64 + operations.integer,
               .bytes = floor->bytes,
               .notCounted = std::move(floor->notCounted)};
  if (out.bytes <= 0) return notEstimated("no data that it moves can be counted");
  if (out.operations <= 0) return notEstimated("it does no operation on data that can be counted");
  out.bytesPerSecond = out.bytes / floor->memorySeconds;
  out.isL2 = floor->isInL2;
  out.operationsPerSecond = out.operations / floor->operationSeconds;
  return out;
}

} // namespace warpgrain::estimate
