// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/SectorWaste.h"

#include <algorithm>
#include <vector>

namespace warpgrain::access {

namespace {

std::int64_t sectorFloor(std::int64_t byte) {
  const std::int64_t into = byte % sectorBytes;
  return byte - (into < 0 ? into + sectorBytes : into);
}

std::int64_t sectorCeiling(std::int64_t byte) {
  return sectorFloor(byte + sectorBytes - 1);
}

/// Bytes without a hole, from `begin` to before `end`.
struct Piece {
  std::int64_t begin = 0;
  std::int64_t end = 0;
};

/// The pieces that the elements of those lanes form, in rising order.
std::vector<Piece> piecesOf(const WarpAddresses &warp, std::uint32_t lanes, std::int64_t sizeBytes) {
  std::vector<Piece> elements;
  for (int lane = 0; lane < warpLanes; ++lane)
    if ((lanes >> lane & 1u) != 0) {
      const std::int64_t begin = warp.byte[static_cast<std::size_t>(lane)];
      elements.push_back({begin, begin + sizeBytes});
    }
  std::ranges::sort(elements, {}, &Piece::begin);
  std::vector<Piece> pieces;
  for (const Piece &element : elements) {
    if (pieces.empty() || pieces.back().end < element.begin)
      pieces.push_back(element);
    else
      pieces.back().end = std::max(pieces.back().end, element.end);
  }
  return pieces;
}

/// Most lanes that follow each other, of those that take part, use different elements of one piece: a row. Pieces that
/// lanes form which are far from each other (the rows of a transposed tile) are none.
bool haveRows(const WarpAddresses &warp, const std::vector<Piece> &pieces) {
  const auto pieceOf = [&pieces](std::int64_t byte) {
    return std::ranges::upper_bound(pieces, byte, {}, &Piece::begin) - pieces.begin();
  };
  std::optional<std::int64_t> before;
  int inRows = 0;
  for (int lane = 0; lane < warpLanes; ++lane) {
    if (!warp.isActive(lane)) continue;
    const std::int64_t byte = warp.byte[static_cast<std::size_t>(lane)];
    if (before && *before != byte && pieceOf(*before) == pieceOf(byte)) ++inRows;
    before = byte;
  }
  return 2 * inRows >= warp.activeLanes() - 1;
}

int laneStepOf(std::uint32_t active) {
  int step = 0;
  int before = -1;
  for (int lane = 0; lane < warpLanes; ++lane) {
    if ((active >> lane & 1u) == 0) continue;
    if (before >= 0) {
      if (step != 0 && lane - before != step) return 0;
      step = lane - before;
    }
    before = lane;
  }
  return step;
}

WarpShape shapeOf(const WarpAddresses &warp, const std::vector<Piece> &pieces) {
  WarpShape shape{.activeLanes = warp.activeLanes(),
                  .laneStep = laneStepOf(warp.active),
                  .rows = static_cast<int>(pieces.size()),
                  .beginBytes = pieces.front().begin - sectorFloor(pieces.front().begin)};
  for (const Piece &piece : pieces)
    shape.rowBytes = std::max(shape.rowBytes, piece.end - piece.begin);
  if (pieces.size() > 1) shape.distanceBytes = pieces[1].begin - pieces[0].begin;
  for (std::size_t i = 2; i < pieces.size(); ++i)
    if (pieces[i].begin - pieces[i - 1].begin != shape.distanceBytes) shape.distanceBytes = 0;
  return shape;
}

/// The bytes of [begin, end) that lie in one of the pieces.
std::int64_t commonBytes(const Piece &range, const std::vector<Piece> &pieces) {
  std::int64_t sum = 0;
  for (const Piece &piece : pieces)
    sum += std::max<std::int64_t>(0, std::min(range.end, piece.end) - std::max(range.begin, piece.begin));
  return sum;
}

/// Sectors of all pieces; those that two of them share count once.
std::int64_t sectorsUnder(const std::vector<Piece> &pieces) {
  std::int64_t sectors = 0;
  std::int64_t end = sectorFloor(pieces.front().begin);
  for (const Piece &piece : pieces) {
    const std::int64_t begin = std::max(end, sectorFloor(piece.begin));
    end = std::max(end, sectorCeiling(piece.end));
    sectors += (end - begin) / sectorBytes;
  }
  return sectors;
}

/// Bytes of one request that nobody who takes part uses, by cause.
using WastedBytes = std::array<std::int64_t, wasteCauses>;

std::int64_t &at(WastedBytes &bytes, WasteCause cause) {
  return bytes[static_cast<std::size_t>(cause)];
}

/// Those of the sectors under all pieces. `slack`: what is left of the last sector however the data lies.
void addAround(WastedBytes &bytes, const WarpAddresses &warp, const std::vector<Piece> &pieces, std::int64_t sizeBytes,
               std::int64_t slack) {
  const std::vector<Piece> idle = piecesOf(warp, warp.idle, sizeBytes);
  std::int64_t holes = 0;  // between pieces, without those that idle lanes would fill
  std::int64_t filled = 0; // what would be unused if each piece began where a sector begins
  const auto addHole = [&](const Piece &hole) {
    if (hole.end <= hole.begin) return;
    const std::int64_t ofIdle = commonBytes(hole, idle);
    at(bytes, WasteCause::idleLanes) += ofIdle;
    holes += hole.end - hole.begin - ofIdle;
  };
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const Piece &piece = pieces[i];
    filled += sectorCeiling(piece.end - piece.begin) - (piece.end - piece.begin);
    if (i == 0) continue;
    const std::int64_t before = pieces[i - 1].end;
    addHole({before, std::min(sectorCeiling(before), piece.begin)});
    addHole({std::max(sectorFloor(piece.begin), sectorCeiling(before)), piece.begin});
  }
  const Piece whole{pieces.front().begin, pieces.back().end};
  const std::int64_t ends = whole.begin - sectorFloor(whole.begin) + sectorCeiling(whole.end) - whole.end;
  const std::int64_t unused = holes + std::max<std::int64_t>(0, ends - slack);
  if (holes == 0) {
    at(bytes, WasteCause::begin) += unused;
  } else if (!haveRows(warp, pieces)) {
    at(bytes, WasteCause::gaps) += unused;
  } else {
    at(bytes, WasteCause::shortRows) += std::min(unused, filled);
    at(bytes, WasteCause::rowBegins) += std::max<std::int64_t>(0, unused - filled);
  }
}

} // namespace

std::int64_t SectorWaste::bytes() const {
  std::int64_t sum = 0;
  for (const WasteShare &share : of)
    sum += share.bytes;
  return sum;
}

std::optional<WasteCause> SectorWaste::main() const {
  const auto most = std::ranges::max_element(of, {}, &WasteShare::bytes);
  if (most->bytes == 0) return std::nullopt;
  return static_cast<WasteCause>(most - of.begin());
}

void SectorWaste::add(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, std::int64_t times) {
  if (warp.active == 0) return;
  const std::vector<Piece> pieces = piecesOf(warp, warp.active, sizeBytes);
  WastedBytes wasted{};
  const RequestCost cost = costOf(warp, sizeBytes, alignBytes);
  at(wasted, WasteCause::otherParts) = sectorBytes * (cost.sectors - sectorsUnder(pieces));
  addAround(wasted, warp, pieces, sizeBytes, sectorBytes * cost.ideal - warp.activeLanes() * sizeBytes);
  const WarpShape shape = shapeOf(warp, pieces);
  SectorWaste own;
  for (std::size_t i = 0; i < wasteCauses; ++i)
    if (wasted[i] != 0) own.of[i] = {.bytes = wasted[i] * times, .worst = wasted[i], .shape = shape};
  *this += own;
}

SectorWaste &SectorWaste::operator+=(const SectorWaste &other) {
  for (std::size_t i = 0; i < wasteCauses; ++i) {
    const WasteShare &more = other.of[i];
    if (more.bytes == 0) continue;
    WasteShare &share = of[i];
    const bool isFirst = share.bytes == 0;
    share.sameBegin = share.sameBegin && more.sameBegin && (isFirst || share.shape.beginBytes == more.shape.beginBytes);
    share.sameStep = share.sameStep && more.sameStep && (isFirst || share.shape.laneStep == more.shape.laneStep);
    share.bytes += more.bytes;
    if (more.worst <= share.worst) continue;
    share.worst = more.worst;
    share.shape = more.shape;
  }
  return *this;
}

} // namespace warpgrain::access
