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

} // namespace

OuterIndices outerIndices(const model::Unit &unit, AtomTable &atoms, const AccessInstance &instance,
                          LaunchNumbers &numbers) {
  OuterIndices result;
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
  }
  return result;
}

} // namespace warpgrain::access
