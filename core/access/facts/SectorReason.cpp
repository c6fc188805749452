// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/SectorReason.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

namespace warpgrain::access {

namespace {

using model::Axis;

constexpr std::int64_t widestInstruction = 16; // bytes

Reason bytes(std::int64_t count) {
  return {count == 1 ? ReasonId::oneByte : ReasonId::severalBytes, {count}};
}

/// "1 load", "2 stores"
Reason instructions(const AccessFacts &facts, std::int64_t count) {
  switch (facts.kind) {
  case model::AccessKind::read:
    return {count == 1 ? ReasonId::oneLoad : ReasonId::severalLoads, {count}};
  case model::AccessKind::write:
    return {count == 1 ? ReasonId::oneStore : ReasonId::severalStores, {count}};
  default:
    return {count == 1 ? ReasonId::oneOperation : ReasonId::severalOperations, {count}};
  }
}

/// Elements after which a sector begins again.
std::int64_t elementsOfSectors(const AccessFacts &facts) {
  return sectorBytes / std::gcd(sectorBytes, facts.sizeBytes);
}

/// A thread index other than x moves along neighbouring elements.
std::optional<Axis> fastAxis(const AccessFacts &facts, const LaunchContext &launch) {
  for (const Axis axis : {Axis::y, Axis::z}) {
    const MatrixEntry &entry = facts.matrix.inter.back()[indexOf(axis)];
    if (entry.number && std::abs(*entry.number) == 1 && launch.block[axis].value_or(2) > 1) return axis;
  }
  return std::nullopt;
}

bool loopRunsAlong(const AccessMatrix &matrix) {
  return std::ranges::any_of(matrix.intra.back(),
                             [](const MatrixEntry &entry) { return entry.number && std::abs(*entry.number) == 1; });
}

Reason mendOfGaps(const AccessFacts &facts, const LaunchContext &launch) {
  if (const auto axis = fastAxis(facts, launch)) return {ReasonId::letOtherIndexRun, {letterOf(*axis)}};
  if (loopRunsAlong(facts.matrix)) return ReasonId::fillTileTogether;
  if (facts.strideBytes && facts.sizeBytes > 0 && std::abs(*facts.strideBytes) < 64) return ReasonId::keepSideBySide;
  return ReasonId::useNeighbouringElements;
}

SectorReason ofGaps(const AccessFacts &facts, const LaunchContext &launch, const WarpShape &shape) {
  const Reason mend = mendOfGaps(facts, launch);
  if (facts.strideBytes && std::abs(*facts.strideBytes) > facts.sizeBytes)
    return {{ReasonId::threadsUsePartOfStep, {bytes(std::abs(*facts.strideBytes)), facts.sizeBytes}}, {mend}};
  if (!facts.isAffine()) return {*facts.obscurity, {}};
  if (shape.distanceBytes > 0) return {{ReasonId::elementsOfWarpApart, {bytes(shape.distanceBytes)}}, {mend}};
  return {ReasonId::threadsOfWarpApart, {mend}};
}

/// An element that no instruction moves as a whole.
SectorReason ofParts(const AccessFacts &facts) {
  const Instructions now = instructionsFor(facts.sizeBytes, facts.alignmentBytes);
  const Reason why(ReasonId::elementTakesSeveral,
                   {bytes(facts.sizeBytes), instructions(facts, now.count), bytes(now.bytes)});
  const auto padded = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(facts.sizeBytes)));
  if (padded <= widestInstruction)
    return {why, {{padded == facts.sizeBytes ? ReasonId::alignedTakesOne : ReasonId::paddedTakesOne, {bytes(padded)}}}};
  const Instructions aligned = instructionsFor(facts.sizeBytes, widestInstruction);
  if (aligned.count >= now.count) return {why, {ReasonId::moveMembersApart}};
  return {why,
          {{ReasonId::alignedTakes, {bytes(aligned.bytes), aligned.count}},
           {ReasonId::orElse, {ReasonId::moveMembersApart}}}};
}

Reason activeLanes(const WasteShare &share) {
  if (!share.sameStep) return ReasonId::someLanesTakePart;
  switch (share.shape.laneStep) {
  case 2:
    return ReasonId::everySecondLane;
  case 3:
    return ReasonId::everyThirdLane;
  case 4:
    return ReasonId::everyFourthLane;
  default:
    return share.shape.laneStep > 1 ? Reason(ReasonId::everyNthLane, {share.shape.laneStep})
                                    : Reason(ReasonId::fewLanesTakePart, {share.shape.activeLanes});
  }
}

SectorReason ofIdleLanes(const WasteShare &share) {
  return {{ReasonId::idleLanesMoved, {activeLanes(share)}}, {ReasonId::letActiveBeNeighbours}};
}

/// What moves a warp so that it does not always begin where a sector begins: the largest step, which is that of rows.
const IndexStep *movingIndex(const AccessFacts &facts) {
  const auto most = std::ranges::max_element(facts.unalignedSteps, {}, &IndexStep::bytes);
  return most == facts.unalignedSteps.end() ? nullptr : &*most;
}

SectorReason ofBegin(const AccessFacts &facts, const WasteShare &share) {
  const Reason what = bytes(share.shape.rowBytes);
  const std::int64_t whole = elementsOfSectors(facts);
  const IndexStep *step = movingIndex(facts);
  if (share.sameBegin && step == nullptr)
    return {{ReasonId::warpBeginsInSector, {what, bytes(share.shape.beginBytes)}},
            {{ReasonId::letWarpsBeginAt, {whole}}}};
  if (step == nullptr) return {{ReasonId::warpBeginsAnywhere, {what}}, {}};
  const Reason why(ReasonId::warpBeginsAnywhereAs, {what, step->what, bytes(step->bytes)});
  // A window that slides has to begin everywhere; rows need not.
  if (step->bytes < lineBytes) return {why, {}};
  return {why, {{ReasonId::letStepBeMultiple, {whole}}}};
}

Reason rowsOfWarp(const WarpShape &shape) {
  if (shape.distanceBytes <= 0) return {ReasonId::rowsOfWarp, {shape.rows, bytes(shape.rowBytes)}};
  return {ReasonId::rowsOfWarpApart, {shape.rows, bytes(shape.rowBytes), bytes(shape.distanceBytes)}};
}

SectorReason ofRowBegins(const AccessFacts &facts, const WasteShare &share) {
  const WarpShape &shape = share.shape;
  const std::int64_t whole = elementsOfSectors(facts);
  if (shape.distanceBytes > 0 && shape.distanceBytes % sectorBytes == 0 && share.sameBegin &&
      facts.unalignedSteps.empty())
    return {{ReasonId::rowsBeginInSector, {rowsOfWarp(shape), bytes(shape.beginBytes)}},
            {{ReasonId::letRowsBeginAt, {whole}}}};
  return {{ReasonId::rowsBeginAnywhere, {rowsOfWarp(shape)}}, {{ReasonId::letRowsBeApart, {whole}}}};
}

SectorReason ofShortRows(const AccessFacts &facts, const LaunchContext &launch, const WarpShape &shape) {
  const std::int64_t whole = elementsOfSectors(facts);
  const bool isRowOfThreads = launch.block[Axis::x].value_or(warpLanes) * facts.sizeBytes == shape.rowBytes;
  return {{ReasonId::rowsFillNoSectors, {rowsOfWarp(shape)}},
          {{isRowOfThreads ? ReasonId::letWidthBeMultiple : ReasonId::letRowsBeMultiple, {whole}}}};
}

SectorReason of(WasteCause cause, const AccessFacts &facts, const LaunchContext &launch) {
  const WasteShare &share = facts.requests.sample->waste[cause];
  switch (cause) {
  case WasteCause::otherParts:
    return ofParts(facts);
  case WasteCause::idleLanes:
    return ofIdleLanes(share);
  case WasteCause::gaps:
    return ofGaps(facts, launch, share.shape);
  case WasteCause::rowBegins:
    return ofRowBegins(facts, share);
  case WasteCause::shortRows:
    return ofShortRows(facts, launch, share.shape);
  default:
    return ofBegin(facts, share);
  }
}

} // namespace

SectorReason sectorReason(const AccessFacts &facts, const LaunchContext &launch) {
  const SectorWaste &waste = facts.requests.sample->waste;
  const auto main = waste.main();
  if (!main) return {ReasonId::threadsOfWarpApart, {}};
  SectorReason first = of(*main, facts, launch);
  first.areNeighboursTogether =
      *main == WasteCause::begin || *main == WasteCause::rowBegins || *main == WasteCause::shortRows;
  SectorWaste others = waste;
  others[*main] = {};
  const auto second = others.main();
  constexpr std::int64_t trifle = 4; // a cause with less than a quarter of all is not told beside another one
  if (!second || others[*second].bytes * trifle < waste.bytes()) return first;
  const SectorReason more = of(*second, facts, launch);
  SectorReason both{{ReasonId::bothCauses, {first.why, more.why}}, first.mends, first.areNeighboursTogether};
  if (more.mends != first.mends) both.mends.insert(both.mends.end(), more.mends.begin(), more.mends.end());
  return both;
}

} // namespace warpgrain::access
