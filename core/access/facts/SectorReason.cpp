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

std::string bytes(std::int64_t count) {
  return std::to_string(count) + (count == 1 ? " byte" : " bytes");
}

/// "load", "stores"
std::string instructions(const AccessFacts &facts, std::int64_t count) {
  const std::string word = facts.kind == model::AccessKind::read    ? "load"
                           : facts.kind == model::AccessKind::write ? "store"
                                                                    : "operation";
  return std::to_string(count) + " " + word + (count == 1 ? "" : "s");
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

std::string mendOfGaps(const AccessFacts &facts, const LaunchContext &launch) {
  if (const auto axis = fastAxis(facts, launch))
    return "; let threadIdx.x run where threadIdx." + std::string(1, letterOf(*axis)) +
           " does, or move the data through a tile in shared memory";
  if (loopRunsAlong(facts.matrix))
    return "; bring the data in through a tile in shared memory that neighbouring threads fill together";
  if (facts.strideBytes && facts.sizeBytes > 0 && std::abs(*facts.strideBytes) < 64)
    return "; keep what neighbouring threads use side by side (a structure of arrays, or threads that are a block's "
           "width apart)";
  return "; let neighbouring threads use neighbouring elements";
}

SectorReason ofGaps(const AccessFacts &facts, const LaunchContext &launch, const WarpShape &shape) {
  const std::string mend = mendOfGaps(facts, launch);
  if (facts.strideBytes && std::abs(*facts.strideBytes) > facts.sizeBytes)
    return {"neighbouring threads are " + bytes(std::abs(*facts.strideBytes)) + " apart and use " +
                std::to_string(facts.sizeBytes) + " of them",
            mend};
  if (!facts.isAffine()) return {facts.obscurity->text(), {}};
  if (shape.distanceBytes > 0)
    return {"the elements that a warp uses are " + bytes(shape.distanceBytes) + " apart", mend};
  return {"the threads of a warp lie apart", mend};
}

/// An element that no instruction moves as a whole.
SectorReason ofParts(const AccessFacts &facts) {
  const Instructions now = instructionsFor(facts.sizeBytes, facts.alignmentBytes);
  const std::string why = "an element of " + bytes(facts.sizeBytes) + " takes " + instructions(facts, now.count) +
                          " of " + bytes(now.bytes) + ", which move the same sectors again";
  const auto padded = static_cast<std::int64_t>(std::bit_ceil(static_cast<std::uint64_t>(facts.sizeBytes)));
  if (padded <= widestInstruction) {
    const std::string made = padded == facts.sizeBytes ? "aligned to " : "padded and aligned to ";
    return {why, "; " + made + bytes(padded) + " it takes one"};
  }
  const std::string apart = "keep its members in arrays of their own, or move it through shared memory in pieces that "
                            "lie side by side for neighbouring threads";
  const Instructions aligned = instructionsFor(facts.sizeBytes, widestInstruction);
  if (aligned.count < now.count)
    return {why,
            "; aligned to " + bytes(aligned.bytes) + " it takes " + std::to_string(aligned.count) + "; or " + apart};
  return {why, "; " + apart};
}

/// "second", "8th"
std::string ordinal(int number) {
  switch (number) {
  case 2:
    return "second";
  case 3:
    return "third";
  case 4:
    return "fourth";
  default:
    return std::to_string(number) + "th";
  }
}

SectorReason ofIdleLanes(const WasteShare &share) {
  const WarpShape &shape = share.shape;
  const std::string who = !share.sameStep ? "only some lanes of a warp take part"
                          : shape.laneStep > 1
                              ? "only every " + ordinal(shape.laneStep) + " lane takes part"
                              : "only " + std::to_string(shape.activeLanes) + " lanes of a warp take part";
  return {who + ", and what the idle ones between them would use is moved too",
          "; let the threads that take part be neighbours, and use neighbouring elements"};
}

/// What moves a warp so that it does not always begin where a sector begins: the largest step, which is that of rows.
const IndexStep *movingIndex(const AccessFacts &facts) {
  const auto most = std::ranges::max_element(facts.unalignedSteps, {}, &IndexStep::bytes);
  return most == facts.unalignedSteps.end() ? nullptr : &*most;
}

SectorReason ofBegin(const AccessFacts &facts, const WasteShare &share) {
  const std::string what = "a warp's " + bytes(share.shape.rowBytes);
  const std::string aligned = "a multiple of " + std::to_string(elementsOfSectors(facts)) + " elements";
  const IndexStep *step = movingIndex(facts);
  if (share.sameBegin && step == nullptr)
    return {what + " begin " + bytes(share.shape.beginBytes) + " into a sector", "; let warps begin at " + aligned};
  if (step == nullptr) return {what + " do not always begin where a sector begins", {}};
  const std::string why =
      what + " do not always begin where a sector begins, as " + step->what + " moves them by " + bytes(step->bytes);
  // A window that slides has to begin everywhere; rows need not.
  if (step->bytes < lineBytes) return {why, {}};
  return {why, "; let that be " + aligned};
}

std::string rowsText(const WarpShape &shape) {
  return "a warp uses " + std::to_string(shape.rows) + " rows of " + bytes(shape.rowBytes) +
         (shape.distanceBytes > 0 ? ", " + bytes(shape.distanceBytes) + " apart" : "");
}

SectorReason ofRowBegins(const AccessFacts &facts, const WasteShare &share) {
  const WarpShape &shape = share.shape;
  const std::string aligned = "a multiple of " + std::to_string(elementsOfSectors(facts)) + " elements";
  if (shape.distanceBytes > 0 && shape.distanceBytes % sectorBytes == 0 && share.sameBegin &&
      facts.unalignedSteps.empty())
    return {rowsText(shape) + ", that begin " + bytes(shape.beginBytes) + " into a sector",
            "; let rows begin at " + aligned};
  return {rowsText(shape) + ", and not all of them begin where a sector begins",
          "; let rows be " + aligned + " apart, or let a warp use fewer of them"};
}

SectorReason ofShortRows(const AccessFacts &facts, const LaunchContext &launch, const WarpShape &shape) {
  const std::int64_t whole = elementsOfSectors(facts);
  const bool isRowOfThreads = launch.block[Axis::x].value_or(warpLanes) * facts.sizeBytes == shape.rowBytes;
  return {rowsText(shape) + ", which fill no whole sectors",
          isRowOfThreads
              ? "; let a block's width be a multiple of " + std::to_string(whole) + " threads"
              : "; let neighbouring threads use rows of a multiple of " + std::to_string(whole) + " elements"};
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
  if (!main) return {"the threads of a warp lie apart", {}};
  SectorReason first = of(*main, facts, launch);
  first.areNeighboursTogether =
      *main == WasteCause::begin || *main == WasteCause::rowBegins || *main == WasteCause::shortRows;
  SectorWaste others = waste;
  others[*main] = {};
  const auto second = others.main();
  constexpr std::int64_t trifle = 4; // a cause with less than a quarter of all is not told beside another one
  if (!second || others[*second].bytes * trifle < waste.bytes()) return first;
  const SectorReason more = of(*second, facts, launch);
  return {first.why + "; and " + more.why, first.mend + (more.mend == first.mend ? std::string() : more.mend),
          first.areNeighboursTogether};
}

} // namespace warpgrain::access
