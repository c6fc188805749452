// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/counting/OuterIndices.h"

#include "core/access/facts/requests/WarpRequest.h"
#include "core/access/form/Classify.h"
#include "core/base/LineIndex.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

/// After so many steps of a whole element the remainder by 128 is what it was.
constexpr std::int64_t standIn = lineBytes;

std::string lineOf(const model::Unit &unit, const LoopInfo &loop) {
  const SourceSpan span = (*loop.body)[loop.loop].keyword;
  return std::to_string(LineIndex(unit[span.file].text).locate(span.begin).line);
}

/// Nothing where the numbers do not fit.
std::optional<Condition> belowTripCount(const LoopInfo &loop) {
  const auto left = loop.tripCount->plus(Form(loop.counter), -1);
  const auto least = left ? left->plus(Form(1), -1) : std::nullopt;
  return least ? std::optional(Condition::notNegative(*least)) : std::nullopt;
}

bool contains(const std::vector<Condition> &conditions, const Condition &one) {
  return std::ranges::find(conditions, one) != conditions.end();
}

} // namespace

Reason whyUnknownTrip(const model::Unit &unit, const AtomTable &atoms, const LoopInfo &loop,
                      const LaunchNumbers &numbers) {
  const std::string line = lineOf(unit, loop);
  if (!loop.tripCount) return {ReasonId::loopAtLineNotKnown, {line}};
  for (const AtomId atom : atomsIn(atoms, *loop.tripCount)) {
    const AtomKind kind = atoms[atom].kind;
    const bool isComputed = kind == AtomKind::quotient || kind == AtomKind::select || kind == AtomKind::operation;
    if (!isComputed && !numbers.rangeOf(Form(atom)))
      return {ReasonId::loopAtLineNotKnownBecause, {line, whyNoNumber(unit, atoms, atom)}};
  }
  return {ReasonId::loopAtLineNotKnown, {line}};
}

OuterIndices outerIndices(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                          LaunchNumbers &numbers) {
  OuterIndices result;
  result.conditions = instance.place.guards;
  const auto add = [&](AtomId atom, std::int64_t extent) {
    result.atoms.push_back(atom);
    result.extents.push_back(extent);
    numbers.setRange(atom, {0, std::max<std::int64_t>(extent - 1, 0)});
  };
  for (const model::Axis axis : model::allAxes) {
    const AtomId index = atoms.blockIndex(axis);
    const auto extent = numbers.launch().grid[axis];
    if (!extent && !result.unknownExtent) result.unknownExtent = whyNoNumber(unit, atoms, index);
    add(index, extent.value_or(standIn));
  }
  for (const LoopInfo &loop : instance.place.loops) {
    if (loop.iteration) continue;
    const auto trip = loop.tripCount ? numbers.rangeOf(*loop.tripCount) : std::nullopt;
    if ((!trip || !loop.isExact) && !result.unknownExtent)
      result.unknownExtent = whyUnknownTrip(unit, atoms, loop, numbers);
    add(loop.counter, trip ? std::max<std::int64_t>(trip->high, 0) : standIn);
    if (trip && trip->low != trip->high)
      if (auto isInRange = belowTripCount(loop); isInRange && !contains(result.conditions, *isInRange))
        result.conditions.push_back(*std::move(isInRange));
  }
  return result;
}

} // namespace warpgrain::access
