// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/WarpRequest.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

/// Rounds towards minus infinity: addresses relative to an array's begin may be negative.
std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

/// The distinct blocks of `unit` bytes that the lanes touch, `size` bytes from `shift` bytes behind each address.
std::vector<std::int64_t> blocksOf(const WarpAddresses &warp, std::int64_t shift, std::int64_t size,
                                   std::int64_t unit) {
  std::vector<std::int64_t> blocks;
  blocks.reserve(warpLanes);
  for (int lane = 0; lane < warpLanes; ++lane) {
    if (!warp.isActive(lane)) continue;
    const std::int64_t begin = warp.byte[static_cast<std::size_t>(lane)] + shift;
    for (std::int64_t block = floorDivide(begin, unit); block <= floorDivide(begin + size - 1, unit); ++block)
      blocks.push_back(block);
  }
  std::ranges::sort(blocks);
  const auto repeated = std::ranges::unique(blocks);
  blocks.erase(repeated.begin(), repeated.end());
  return blocks;
}

} // namespace

Instructions instructionsFor(std::int64_t sizeBytes, std::int64_t alignBytes) {
  std::int64_t bytes = 16;
  while (bytes > 1 && (sizeBytes % bytes != 0 || alignBytes % bytes != 0))
    bytes /= 2;
  return {.count = sizeBytes / bytes, .bytes = bytes};
}

RequestCost &RequestCost::operator+=(const RequestCost &other) {
  requests += other.requests;
  sectors += other.sectors;
  lines += other.lines;
  ideal += other.ideal;
  return *this;
}

RequestCost costOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes) {
  RequestCost cost;
  if (warp.active == 0) return cost;
  const Instructions instructions = instructionsFor(sizeBytes, alignBytes);
  for (std::int64_t piece = 0; piece < instructions.count; ++piece) {
    const std::int64_t shift = piece * instructions.bytes;
    cost.sectors += static_cast<std::int64_t>(blocksOf(warp, shift, instructions.bytes, sectorBytes).size());
    cost.lines += static_cast<std::int64_t>(blocksOf(warp, shift, instructions.bytes, lineBytes).size());
    cost.ideal += (warp.activeLanes() * instructions.bytes + sectorBytes - 1) / sectorBytes;
  }
  cost.requests = instructions.count;
  return cost;
}

std::vector<std::int64_t> sectorsOf(const WarpAddresses &warp, std::int64_t sizeBytes) {
  return blocksOf(warp, 0, sizeBytes, sectorBytes);
}

} // namespace warpgrain::access
