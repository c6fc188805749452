// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/search/Proposals.h"

#include <algorithm>
#include <utility>

namespace warpgrain::workflow {

void Proposals::beginBatch(std::size_t count) {
  ++batches_;
  const Recommend none;
  const Recommend &recommended = batches_ == 1 ? recommendSoFar_ : batches_ == 2 ? recommend_ : none;
  if (!recommended) return;
  std::vector<tune::PointId> points = recommended();
  if (batches_ == 1) points.resize(std::min(points.size(), (count + 1) / 2));
  waiting_.assign(points.rbegin(), points.rend());
}

std::vector<tune::PointId> Proposals::take(const tune::History &history, std::size_t count) {
  std::vector<tune::PointId> out;
  while (!waiting_.empty() && out.size() < count) {
    const tune::PointId point = waiting_.back();
    waiting_.pop_back();
    if (!history.has(point) && handedOut_.insert(point).second) out.push_back(point);
  }
  while (out.size() < count) {
    const std::vector<tune::PointId> proposed = strategy_.propose(history, count - out.size());
    if (proposed.empty()) break;
    for (const tune::PointId point : proposed)
      if (handedOut_.insert(point).second) out.push_back(point);
  }
  return out;
}

} // namespace warpgrain::workflow
