// SPDX-License-Identifier: Apache-2.0
#include "core/dependence/relations/Order.h"

#include "core/access/form/Atom.h"
#include "core/dependence/relations/WarpMasks.h"
#include "core/model/Dialect.h"

#include <algorithm>

namespace warpgrain::dependence {

using namespace access;
using model::Axis;

namespace {

bool isSameLoop(const LoopInfo &a, const LoopInfo &b) {
  return a.body == b.body && a.loop == b.loop && a.iteration == b.iteration &&
         (a.iteration.has_value() || a.counter == b.counter);
}

constexpr std::int64_t warpLanes = 32;

/// Lanes that a warp barrier brings together: all of a warp that come to it, or the size of a group where that is
/// constant; nothing where it is not known which threads meet.
std::optional<std::int64_t> lanesOf(const RelationContext &context, const BarrierInstance &barrier) {
  const model::Expression &call = (*barrier.body)[barrier.call];
  const model::Dialect &dialect = *context.unit().dialect;
  if (dialect.call(call.callee).has(model::CallTrait::wholeWarp))
    return namesOneMask(context.unit(), barrier) ? std::optional(warpLanes) : std::nullopt;
  if (const auto lanes = dialect.lanesNamed(call.callee.qualifiedName)) return lanes;
  for (const model::ExpressionId operand : call.operands) {
    if (!model::isSome(operand) || !model::isSome((*barrier.body)[operand].type)) continue;
    if (const auto lanes = dialect.lanesNamed(context.unit()[(*barrier.body)[operand].type].name)) return lanes;
  }
  return std::nullopt;
}

} // namespace

std::optional<Formula> inOneGroup(PairSpace &space, const RelationContext &context, std::int64_t lanes) {
  const KnownExtents &extents = context.atoms().extents();
  Form linear;
  for (const Axis axis : {Axis::z, Axis::y, Axis::x}) {
    const auto index = context.atoms().find({.kind = AtomKind::threadIndex, .axis = axis});
    const auto extent = extents.block[indexOf(axis)];
    if (!index || !context.hasThreads(axis)) continue; // one thread along the axis
    if (linear != Form()) {
      if (!extent) return std::nullopt;
      linear = *linear.scaled(*extent);
    }
    linear = *linear.plus(Form(*index));
  }
  const Row first = space.row(linear, {Viewpoint::source, Viewpoint::source});
  const Row second = space.row(linear, {Viewpoint::sink, Viewpoint::sink});
  return space.inSameGroup(first, second, lanes);
}

namespace {

/// Whether a barrier keeps an access before those that come after it: what goes on until it is waited for, only where
/// that is done; memory that its fence leaves out, never.
bool mayOrder(const BarrierInstance &barrier, const AccessInstance &first) {
  const bool isShared = first.space == model::MemorySpace::shared;
  const bool isUnknown = first.space == model::MemorySpace::unknown;
  if (((isShared || isUnknown) && !barrier.ordersShared) || (!isShared && !barrier.ordersOthers)) return false;
  return !barrier.isCollective() && (!first.isAsynchronous || barrier.completesCopies);
}

} // namespace

std::size_t commonLoops(const Place &a, const Place &b) {
  std::size_t depth = 0;
  while (depth < a.loops.size() && depth < b.loops.size() && isSameLoop(a.loops[depth], b.loops[depth]))
    ++depth;
  return depth;
}

Formula before(PairSpace &space, const Place &first, std::uint32_t firstParty, const Place &second,
               std::uint32_t secondParty) {
  std::vector<Formula> ways;
  std::vector<Formula> same;
  const std::size_t depth = commonLoops(first, second);
  for (std::size_t i = 0; i < depth; ++i) {
    if (first.loops[i].iteration) continue;
    const Row left = space.counter(first.loops[i].counter, firstParty);
    const Row right = space.counter(second.loops[i].counter, secondParty);
    std::vector<Formula> earlier = same;
    earlier.push_back(below(left, right).value_or(Formula::never()));
    ways.push_back(Formula::all(std::move(earlier)));
    same.push_back(equal(left, right).value_or(Formula::never()));
  }
  if (first.sequence < second.sequence) ways.push_back(Formula::all(std::move(same)));
  return Formula::any(std::move(ways));
}

Formula separatedBy(PairSpace &space, const AccessInstance &source, const AccessInstance &sink,
                    const BarrierInstance &barrier, std::uint32_t party, bool firstIsSource,
                    const RelationContext &context, ThreadRelation relation) {
  if (relation == ThreadRelation::acrossBlocks && barrier.kind != BarrierKind::grid) return Formula::never();
  if (!mayOrder(barrier, firstIsSource ? source : sink)) return Formula::never();
  std::vector<Formula> parts{space.domain(barrier.place, {Viewpoint::source, party})};
  if (!barrier.isUniform || relation == ThreadRelation::acrossBlocks)
    parts.push_back(space.domain(barrier.place, {Viewpoint::sink, party}));
  if (barrier.kind == BarrierKind::warp) {
    const auto lanes = lanesOf(context, barrier);
    const auto together = lanes ? inOneGroup(space, context, *lanes) : std::nullopt;
    if (!together) return Formula::never();
    parts.push_back(*together);
  }
  const Place &first = firstIsSource ? source.place : sink.place;
  const Place &second = firstIsSource ? sink.place : source.place;
  const std::uint32_t firstParty = firstIsSource ? Viewpoint::source : Viewpoint::sink;
  const std::uint32_t secondParty = firstIsSource ? Viewpoint::sink : Viewpoint::source;
  parts.push_back(before(space, first, firstParty, barrier.place, party));
  parts.push_back(before(space, barrier.place, party, second, secondParty));
  return Formula::all(std::move(parts));
}

namespace {

/// Something at that place may come after the one access and before the other.
bool mayBeBetween(const Place &place, const AccessInstance &a, const AccessInstance &b) {
  const auto [low, high] = std::minmax(a.place.sequence, b.place.sequence);
  const bool isRepeated = std::ranges::any_of(place.loops, [](const LoopInfo &loop) { return !loop.iteration; }) &&
                          (commonLoops(a.place, place) > 0 || commonLoops(b.place, place) > 0);
  return isRepeated || (place.sequence > low && place.sequence < high);
}

} // namespace

std::optional<Reason> whyOrderUnknown(const RelationContext &context, const AccessInstance &a,
                                      const AccessInstance &b) {
  for (const BarrierInstance &barrier : context.instances().barriers)
    if (barrier.kind == BarrierKind::warp && mayBeBetween(barrier.place, a, b) && !lanesOf(context, barrier))
      return Reason(ReasonId::meetingThreadsNotKnown, {context.textOf(barrier.span)});
  for (const BarrierInstance &barrier : context.instances().barriers)
    if (barrier.isCollective() && mayBeBetween(barrier.place, a, b))
      return Reason(ReasonId::orderIsLibrarysChoice, {context.textOf(barrier.span)});
  for (const UnfollowedCall &call : context.instances().unfollowedCalls)
    if (mayBeBetween(call.place, a, b)) return context.reasonOf(call.reason);
  return std::nullopt;
}

bool maySeparate(const BarrierInstance &barrier, const AccessInstance &a, const AccessInstance &b,
                 ThreadRelation relation) {
  if (barrier.isCollective() || (relation == ThreadRelation::acrossBlocks && barrier.kind != BarrierKind::grid))
    return false;
  return mayBeBetween(barrier.place, a, b);
}

std::vector<std::size_t> barriersBetween(const KernelInstances &instances, const AccessInstance &a,
                                         const AccessInstance &b, ThreadRelation relation) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < instances.barriers.size(); ++i) {
    const BarrierInstance &barrier = instances.barriers[i];
    if (maySeparate(barrier, a, b, relation)) out.push_back(i);
  }
  return out;
}

namespace {

bool isOfWarp(const BarrierInstance &barrier) {
  return barrier.kind == BarrierKind::warp || barrier.kind == BarrierKind::warpCollective;
}

/// Something at that place may be done before the access.
bool mayPrecede(const Place &place, const AccessInstance &access) {
  const std::size_t depth = commonLoops(place, access.place);
  const bool isRepeated = std::any_of(place.loops.begin(), place.loops.begin() + static_cast<long>(depth),
                                      [](const LoopInfo &loop) { return !loop.iteration; });
  return isRepeated || place.sequence < access.place.sequence;
}

} // namespace

bool mayMeet(const BarrierInstance &a, const BarrierInstance &b) {
  return isOfWarp(a) == isOfWarp(b);
}

Formula mayWaitTogether(PairSpace &space, const RelationContext &context, const BarrierInstance &barrier) {
  const auto lanes = isOfWarp(barrier) ? lanesOf(context, barrier) : std::nullopt;
  return lanes ? inOneGroup(space, context, *lanes).value_or(Formula()) : Formula();
}

std::vector<std::size_t> partingBarriers(const KernelInstances &instances, const AccessInstance &a,
                                         const AccessInstance &b, ThreadRelation relation) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < instances.barriers.size(); ++i) {
    const BarrierInstance &barrier = instances.barriers[i];
    // A grid's barrier that all threads of each block reach may still be one that some blocks do not reach.
    const bool mayPart =
        relation == ThreadRelation::acrossBlocks ? barrier.kind == BarrierKind::grid : !barrier.isUniform;
    if (mayPart && (mayPrecede(barrier.place, a) || mayPrecede(barrier.place, b))) out.push_back(i);
  }
  return out;
}

Formula passesBefore(PairSpace &space, const AccessInstance &access, const BarrierInstance &barrier, Viewpoint view) {
  return Formula::all(
      {space.domain(barrier.place, view), before(space, barrier.place, view.counters, access.place, view.thread)});
}

Formula passesAfter(PairSpace &space, const AccessInstance &access, const BarrierInstance &barrier, Viewpoint view) {
  return Formula::all(
      {space.domain(barrier.place, view), before(space, access.place, view.thread, barrier.place, view.counters)});
}

namespace {

/// A barrier that all threads meet, in loops that both accesses are in.
struct PlainBarrier {
  const BarrierInstance *barrier = nullptr;
  std::size_t depth = 0; ///< loops around it: the first ones of those that both accesses share
};

/// Whoever does the access does the barrier in the same iteration.
bool goesAlong(const BarrierInstance &barrier, const AccessInstance &access) {
  return std::ranges::all_of(barrier.place.guards, [&](const Condition &guard) {
    return guard.isFollowed() && std::ranges::find(access.place.guards, guard) != access.place.guards.end();
  });
}

/// `shared`: how many loops both accesses are in.
std::optional<PlainBarrier> plainBarrier(const BarrierInstance &barrier, const AccessInstance &a,
                                         const AccessInstance &b, std::size_t shared) {
  const bool isWhole = barrier.kind == BarrierKind::block || barrier.kind == BarrierKind::grid;
  if (!isWhole || !barrier.isUniform) return std::nullopt;
  const std::size_t depth = std::min(commonLoops(barrier.place, a.place), commonLoops(barrier.place, b.place));
  // What is left of its loops was followed iteration by iteration: the order of execution tells where it stands.
  const bool isOnce = std::all_of(barrier.place.loops.begin() + static_cast<long>(depth), barrier.place.loops.end(),
                                  [](const LoopInfo &loop) { return loop.iteration.has_value(); });
  return depth <= shared && isOnce ? std::optional(PlainBarrier{&barrier, depth}) : std::nullopt;
}

std::vector<PlainBarrier> plainBarriers(const KernelInstances &instances, const AccessInstance &a,
                                        const AccessInstance &b) {
  std::vector<PlainBarrier> out;
  const std::size_t shared = commonLoops(a.place, b.place);
  for (const BarrierInstance &barrier : instances.barriers)
    if (const auto plain = plainBarrier(barrier, a, b, shared)) out.push_back(*plain);
  return out;
}

/// On the way of a thread that does both, or of one that does the later one in the same iterations.
bool isBetween(const PlainBarrier &plain, const AccessInstance &first, const AccessInstance &second) {
  const std::uint32_t at = plain.barrier->place.sequence;
  return first.place.sequence < at && at < second.place.sequence && mayOrder(*plain.barrier, first) &&
         (goesAlong(*plain.barrier, first) || goesAlong(*plain.barrier, second));
}

} // namespace

bool isPlainlySeparated(const KernelInstances &instances, const AccessInstance &a, const AccessInstance &b) {
  const std::size_t depth = commonLoops(a.place, b.place);
  for (std::size_t i = 0; i < depth; ++i)
    if (!a.place.loops[i].iteration) return false; // one of them may be in another iteration
  const AccessInstance &first = a.place.sequence < b.place.sequence ? a : b;
  const AccessInstance &second = a.place.sequence < b.place.sequence ? b : a;
  // Barriers are in the order of execution. In a long kernel most pairs have one soon behind the first of them.
  const auto sequenceOf = [](const BarrierInstance &barrier) { return barrier.place.sequence; };
  auto barrier = std::ranges::upper_bound(instances.barriers, first.place.sequence, {}, sequenceOf);
  for (; barrier != instances.barriers.end() && sequenceOf(*barrier) < second.place.sequence; ++barrier)
    if (const auto plain = plainBarrier(*barrier, a, b, depth); plain && isBetween(*plain, first, second)) return true;
  return false;
}

Formula perhapsUnordered(PairSpace &space, const KernelInstances &instances, const AccessInstance &source,
                         const AccessInstance &sink) {
  const std::vector<PlainBarrier> barriers = plainBarriers(instances, source, sink);
  // Equal in the loops before `level`, the first one earlier there.
  const auto areSeparated = [&](std::size_t level, const AccessInstance &first, const AccessInstance &second) {
    return std::ranges::any_of(barriers, [&](const PlainBarrier &plain) {
      if (plain.depth <= level) return isBetween(plain, first, second);
      const std::uint32_t at = plain.barrier->place.sequence;
      return mayOrder(*plain.barrier, first) && ((at > first.place.sequence && goesAlong(*plain.barrier, first)) ||
                                                 (at < second.place.sequence && goesAlong(*plain.barrier, second)));
    });
  };
  std::vector<Formula> ways;
  std::vector<Formula> same;
  const std::size_t depth = commonLoops(source.place, sink.place);
  for (std::size_t level = 0; level < depth; ++level) {
    const LoopInfo &loop = source.place.loops[level];
    if (loop.iteration) continue;
    const Row first = space.counter(loop.counter, Viewpoint::source);
    const Row second = space.counter(loop.counter, Viewpoint::sink);
    const auto addWay = [&](std::optional<Formula> earlier) {
      std::vector<Formula> way = same;
      way.push_back(std::move(earlier).value_or(Formula()));
      ways.push_back(Formula::all(std::move(way)));
    };
    if (!areSeparated(level, source, sink)) addWay(below(first, second));
    if (!areSeparated(level, sink, source)) addWay(below(second, first));
    same.push_back(equal(first, second).value_or(Formula()));
  }
  const bool isPlain = std::ranges::any_of(barriers, [&](const PlainBarrier &plain) {
    return isBetween(plain, source, sink) || isBetween(plain, sink, source);
  });
  if (!isPlain) ways.push_back(Formula::all(std::move(same)));
  return Formula::any(std::move(ways));
}

} // namespace warpgrain::dependence
