// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/Totals.h"

#include "core/access/facts/counting/LaunchNumbers.h"
#include "core/access/facts/requests/LibraryOperands.h"
#include "core/access/facts/requests/RequestOrigin.h"
#include "core/model/HandleAccesses.h"

#include <algorithm>
#include <array>
#include <string_view>

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

/// The place of the last write to the memory space of an access, or of the last barrier, that is executed before it;
/// 0 where there is none. What was loaded or stored before that may be another value by now.
std::uint32_t lastDisturbance(const KernelInstances &instances, const AccessInstance &access) {
  std::uint32_t out = 0;
  const auto note = [&](const Place &place) {
    if (place.sequence < access.place.sequence) out = std::max(out, place.sequence);
  };
  for (const AccessInstance &write : instances.accesses)
    if (write.kind != AccessKind::read && (write.space == access.space || write.space == MemorySpace::unknown))
      note(write.place);
  for (const BarrierInstance &barrier : instances.barriers)
    note(barrier.place);
  return out;
}

/// Adds up one launch.
class Adder {
public:
  Adder(const model::Unit &unit, const KernelInstances &instances, const std::vector<Requests> &requests)
      : unit_(unit), instances_(instances), requests_(requests) {}

  LaunchTotals run() {
    if (instances_.limit) giveUp(all(), {ReasonId::sentenceAsClause, {*instances_.limit}});
    for (const UnfollowedCall &call : instances_.unfollowedCalls)
      giveUp(all(), whyNotFollowed(call));
    const LibraryOperands operands(unit_, instances_);
    for (const model::Body *body : bodiesReachedFrom(unit_, *instances_.body)) {
      for (std::size_t i = 0; i < body->expressions.size(); ++i)
        addLibrary(operands, *body, model::ExpressionId{static_cast<std::uint32_t>(i)});
      for (const model::HandleAccess &access : model::handleAccessesIn(*body, unit_))
        giveUp({access.isWrite ? &totals_.globalStoreSectors : &totals_.globalLoadSectors},
               {ReasonId::ofAccess,
                {lineOf(unit_, (*body)[access.call].spelling.span), ReasonId::textureMemoryHasLayout}});
    }
    for (std::size_t i = 0; i < instances_.accesses.size(); ++i)
      add(i);
    return std::move(totals_);
  }

private:
  using Sum = Fact<std::int64_t>;

  std::vector<Sum *> loads() { return {&totals_.globalLoadSectors, &totals_.sharedLoadConflicts}; }

  std::vector<Sum *> stores() { return {&totals_.globalStoreSectors, &totals_.sharedStoreConflicts}; }

  std::vector<Sum *> all() {
    return {&totals_.globalLoadSectors, &totals_.sharedLoadConflicts, &totals_.globalStoreSectors,
            &totals_.sharedStoreConflicts};
  }

  /// The first reason stays.
  static void giveUp(const std::vector<Sum *> &sums, const Reason &why) {
    for (Sum *sum : sums)
      if (*sum) *sum = notKnown(why);
  }

  Reason whyNotFollowed(const UnfollowedCall &call) const {
    if (call.reason.body == nullptr || !model::isSome(call.reason.expression))
      return {ReasonId::callMemoryNotFollowed, {nameOf(call)}};
    return {ReasonId::callMemoryInLineNotFollowed,
            {nameOf(call), lineOf(unit_, (*call.reason.body)[call.reason.expression].spelling.span)}};
  }

  void addLibrary(const LibraryOperands &operands, const model::Body &body, model::ExpressionId id) {
    const model::Expression &call = body[id];
    if (call.kind != model::ExpressionKind::call) return;
    for (std::size_t i = 0; i < call.operands.size(); ++i)
      if (!operands.areAccounted(body, id, i) && operands.mayLeadToMemory(body, id, i))
        giveUp(all(), {ReasonId::callMemoryInLineNotFollowed, {call.callee.name, lineOf(unit_, call.spelling.span)}});
  }

  void add(std::size_t i) {
    const AccessInstance &access = instances_.accesses[i];
    const AccessKind kind = requestKind(unit_, access);
    const bool isLoad = kind == AccessKind::read || kind == AccessKind::readWrite;
    const bool isStore = kind == AccessKind::write || kind == AccessKind::readWrite;
    if (access.space == MemorySpace::unknown) {
      const Reason why(ReasonId::mayLeadToAnyMemory,
                       {namedOr(ReasonId::aPointer, sourceText(unit_, *access.body, access.access.expression)),
                        lineOf(unit_, access.span)});
      if (isLoad) giveUp(loads(), why);
      if (isStore) giveUp(stores(), why);
      return;
    }
    const bool isGlobal = access.space == MemorySpace::global;
    if (!isGlobal && access.space != MemorySpace::shared) return;
    if (isLoad && !isLoadedBefore(instances_, i))
      add(isGlobal ? totals_.globalLoadSectors : totals_.sharedLoadConflicts, i, !isGlobal);
    if (isStore) add(isGlobal ? totals_.globalStoreSectors : totals_.sharedStoreConflicts, i, !isGlobal);
  }

  void add(Sum &sum, std::size_t i, bool conflicts) {
    if (!sum) return;
    const Fact<LaunchCost> &cost = requests_[i].total;
    if (cost)
      *sum += conflicts ? cost->banks.conflicts() : cost->memory.sectors;
    else
      sum = notKnown({ReasonId::ofAccess, {lineOf(unit_, instances_.accesses[i].span), cost.error()}});
  }

  const model::Unit &unit_;
  const KernelInstances &instances_;
  const std::vector<Requests> &requests_;
  LaunchTotals totals_;
};

} // namespace

bool isLoadedBefore(const KernelInstances &instances, std::size_t index) {
  const AccessInstance &access = instances.accesses[index];
  const std::uint32_t last = access.place.sequence;
  if (!access.array || access.access.isVolatile || access.obscurity) return false;
  if (access.kind == AccessKind::atomic) return false;
  const std::uint32_t disturbed = lastDisturbance(instances, access);
  return std::ranges::any_of(instances.accesses, [&](const AccessInstance &other) {
    const std::uint32_t first = other.place.sequence;
    return first < last && first >= disturbed && other.array == access.array && other.byteOffset == access.byteOffset &&
           other.sizeBytes == access.sizeBytes && (other.kind == AccessKind::read || other.kind == AccessKind::write) &&
           !other.collective && other.place.guards == access.place.guards && sameLoops(other.place, access.place);
  });
}

LaunchTotals totalsOf(const model::Unit &unit, const KernelInstances &instances,
                      const std::vector<Requests> &requests) {
  return Adder(unit, instances, requests).run();
}

} // namespace warpgrain::access
