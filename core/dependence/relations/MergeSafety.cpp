// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/MergeSafety.h"

#include <algorithm>
#include <array>

namespace warpgrain::dependence {

namespace {

bool mayBe(const Distance &distance, std::int64_t value) {
  return distance.least.value_or(value) <= value && value <= distance.greatest.value_or(value);
}

/// The sink's thread is merged with the source's and has a lower (sign -1) or a higher (sign 1) number.
bool isWithinGroup(const ThreadMerge &merge, const Dependence &dependence, int sign) {
  static constexpr std::array<const char *, 3> names{"tx", "ty", "tz"};
  bool isAlongAxis = false;
  for (const Distance &distance : dependence.distances) {
    const auto at = std::ranges::find(names, distance.index);
    if (at == names.end()) continue;
    if (static_cast<std::size_t>(at - names.begin()) != indexOf(merge.axis)) {
      if (!mayBe(distance, 0)) return false; // other threads of the block, which stay apart
      continue;
    }
    isAlongAxis = true;
    bool isMet = false;
    if (!merge.isAdjacent && !merge.extent) {
      isMet = sign < 0 ? distance.least.value_or(-1) < 0 : distance.greatest.value_or(1) > 0;
    } else {
      // A block that the factor does not divide has a last group of fewer threads, the same distance apart.
      const std::int64_t stride = merge.isAdjacent ? 1 : (*merge.extent + merge.factor - 1) / merge.factor;
      for (std::int64_t m = 1; m < merge.factor && !isMet; ++m)
        isMet = mayBe(distance, sign * m * stride);
    }
    if (!isMet) return false;
  }
  return isAlongAxis;
}

} // namespace

MergeSafety safetyOf(const ThreadMerge &merge, const KernelDependences &found,
                     const access::KernelInstances &instances) {
  MergeSafety out;
  for (std::size_t i = 0; i < found.dependences.size(); ++i) {
    const Dependence &dependence = found.dependences[i];
    if (dependence.kind == DependenceKind::input) continue;
    const bool isUnordered = dependence.carrier == Carrier::thread;
    if (!isUnordered && dependence.carrier != Carrier::barrier) continue;
    // What nothing orders has no direction; an order of two atomics is nobody's promise.
    const bool areAtomic = instances.accesses[dependence.source].kind == model::AccessKind::atomic &&
                           instances.accesses[dependence.sink].kind == model::AccessKind::atomic;
    if (isUnordered && areAtomic) continue;
    const bool isBack = isWithinGroup(merge, dependence, -1);
    if (!isBack && !(isUnordered && isWithinGroup(merge, dependence, 1))) continue;
    out.preventing.push_back(i);
    const MergeKind kind = !isUnordered             ? MergeKind::byDistribution
                           : dependence.isCertain() ? MergeKind::illegal
                                                    : MergeKind::unknown;
    const auto rank = [](MergeKind value) {
      return value == MergeKind::illegal ? 3 : value == MergeKind::unknown ? 2 : value == MergeKind::simple ? 0 : 1;
    };
    if (rank(kind) > rank(out.kind)) out.kind = kind;
  }
  return out;
}

} // namespace warpgrain::dependence
