// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/Totals.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

using model::AccessKind;
using model::MemorySpace;

bool sameLoops(const Place &a, const Place &b) {
  return std::ranges::equal(a.loops, b.loops, [](const LoopInfo &x, const LoopInfo &y) {
    return x.body == y.body && x.loop == y.loop && x.iteration == y.iteration &&
           (x.iteration || x.counter == y.counter);
  });
}

bool isBetween(const Place &place, std::uint32_t first, std::uint32_t last) {
  return place.sequence > first && place.sequence < last;
}

void addTo(Fact<std::int64_t> &sum, const Fact<LaunchCost> &cost, bool conflicts) {
  if (!sum) return;
  if (cost)
    *sum += conflicts ? cost->banks.conflicts() : cost->memory.sectors;
  else
    sum = notKnown(cost.error());
}

} // namespace

bool isLoadedBefore(const KernelInstances &instances, std::size_t index) {
  const AccessInstance &access = instances.accesses[index];
  const std::uint32_t last = access.place.sequence;
  if (!access.array || access.access.isVolatile || access.obscurity) return false;
  return std::ranges::any_of(instances.accesses, [&](const AccessInstance &other) {
    const std::uint32_t first = other.place.sequence;
    const bool isSame = first < last && other.array == access.array && other.byteOffset == access.byteOffset &&
                        other.sizeBytes == access.sizeBytes && other.kind != AccessKind::atomic &&
                        other.place.guards == access.place.guards && sameLoops(other.place, access.place);
    if (!isSame) return false;
    const auto disturbs = [&](const AccessInstance &write) {
      return write.kind != AccessKind::read && write.space == access.space &&
             (isBetween(write.place, first, last) || (&write == &other && write.kind != AccessKind::write));
    };
    return std::ranges::none_of(instances.accesses, disturbs) &&
           std::ranges::none_of(instances.barriers,
                                [&](const BarrierInstance &barrier) { return isBetween(barrier.place, first, last); });
  });
}

LaunchTotals totalsOf(const KernelInstances &instances, const std::vector<Requests> &requests) {
  LaunchTotals totals;
  const auto giveUp = [&totals](const std::string &why) {
    for (auto *sum : {&totals.globalLoadSectors, &totals.globalStoreSectors, &totals.sharedLoadConflicts,
                      &totals.sharedStoreConflicts})
      *sum = notKnown(why);
  };
  if (!instances.limit.empty()) giveUp(instances.limit);
  for (const UnfollowedCall &call : instances.unfollowedCalls)
    giveUp("what " + call.name + " reads and writes is not followed");
  for (std::size_t i = 0; i < instances.accesses.size(); ++i) {
    const AccessInstance &access = instances.accesses[i];
    const bool isGlobal = access.space == MemorySpace::global;
    if ((!isGlobal && access.space != MemorySpace::shared) || access.kind == AccessKind::atomic) continue;
    if (access.kind != AccessKind::write && !isLoadedBefore(instances, i))
      addTo(isGlobal ? totals.globalLoadSectors : totals.sharedLoadConflicts, requests[i].total, !isGlobal);
    if (access.kind != AccessKind::read)
      addTo(isGlobal ? totals.globalStoreSectors : totals.sharedStoreConflicts, requests[i].total, !isGlobal);
  }
  return totals;
}

} // namespace warpgrain::access
