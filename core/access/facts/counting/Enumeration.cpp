// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/AccessProgram.h"
#include "core/access/facts/counting/LaunchCounter.h"

#include <algorithm>

namespace warpgrain::access {

std::optional<LaunchCost> enumerateLaunch(AtomTable &atoms, const AccessInstance &instance,
                                          const LaunchNumbers &numbers, const OuterIndices &outer, std::int64_t limit) {
  const auto block = numbers.block();
  if (!block) return std::nullopt;
  if (std::ranges::find(outer.extents, 0) != outer.extents.end()) return LaunchCost{};
  AccessProgram program(atoms, instance, numbers, outer);
  const std::int64_t threads = (*block)[0] * (*block)[1] * (*block)[2];
  std::int64_t times = 1; // combinations of the indices that change nothing
  for (const std::int64_t extent : outer.extents)
    times *= extent;
  std::int64_t evaluations = threads;
  std::vector<std::int64_t> extents;
  for (const std::size_t index : program.usedIndices()) {
    extents.push_back(outer.extents[index]);
    times /= extents.back();
    if (extents.back() > limit / evaluations) return std::nullopt;
    evaluations *= extents.back();
  }

  LaunchCost total;
  std::vector<std::int64_t> at(extents.size(), 0);
  do {
    for (std::int64_t first = 0; first < threads; first += warpLanes) {
      WarpAddresses warp;
      for (std::int64_t number = first; number < std::min(first + warpLanes, threads); ++number) {
        program.run(at, threadIndexOf(*block, number));
        const int lane = static_cast<int>(number - first);
        const auto takesPart = program.takesPart();
        const auto address = program.address();
        if (takesPart == false) {
          if (address) warp.setIdle(lane, *address);
          continue;
        }
        if (!address) return std::nullopt;
        total.isExact = total.isExact && takesPart.has_value();
        warp.set(lane, *address);
      }
      total.add(warp, static_cast<std::int64_t>(instance.sizeBytes), static_cast<std::int64_t>(instance.alignment),
                bankUseOf(instance.kind), times);
    }
  } while (advance(at, extents));
  return total;
}

} // namespace warpgrain::access
