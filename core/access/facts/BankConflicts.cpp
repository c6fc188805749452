// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/BankConflicts.h"

#include <algorithm>

namespace warpgrain::access {

namespace {

std::int64_t floorDivide(std::int64_t value, std::int64_t by) {
  const std::int64_t quotient = value / by;
  return value % by < 0 ? quotient - 1 : quotient;
}

std::size_t bankOf(std::int64_t word) {
  const std::int64_t bank = word % bankCount;
  return static_cast<std::size_t>(bank < 0 ? bank + bankCount : bank);
}

/// The most distinct words that lanes [first, last) want of one bank; 0 where none of them is active.
std::int64_t waysOf(const WarpAddresses &warp, int first, int last, std::int64_t shift, std::int64_t bytes) {
  std::vector<std::int64_t> words;
  for (int lane = first; lane < last; ++lane) {
    if (!warp.isActive(lane)) continue;
    const std::int64_t begin = warp.byte[static_cast<std::size_t>(lane)] + shift;
    for (std::int64_t word = floorDivide(begin, bankBytes); word <= floorDivide(begin + bytes - 1, bankBytes); ++word)
      words.push_back(word);
  }
  std::ranges::sort(words);
  const auto repeated = std::ranges::unique(words);
  words.erase(repeated.begin(), repeated.end());
  std::array<std::int64_t, bankCount> wanted{};
  for (const std::int64_t word : words)
    ++wanted[bankOf(word)];
  return *std::ranges::max_element(wanted);
}

} // namespace

BankCost &BankCost::operator+=(const BankCost &other) {
  requests += other.requests;
  passes += other.passes;
  ideal += other.ideal;
  ways = std::max(ways, other.ways);
  return *this;
}

BankCost bankCostOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes) {
  BankCost cost;
  if (warp.active == 0) return cost;
  const Instructions instructions = instructionsFor(sizeBytes, alignBytes);
  const int parts = instructions.bytes <= bankBytes ? 1 : static_cast<int>(instructions.bytes / bankBytes);
  const int lanes = warpLanes / parts;
  for (std::int64_t piece = 0; piece < instructions.count; ++piece)
    for (int part = 0; part < parts; ++part) {
      const std::int64_t ways =
          waysOf(warp, part * lanes, (part + 1) * lanes, piece * instructions.bytes, instructions.bytes);
      cost.passes += ways;
      cost.ideal += ways > 0 ? 1 : 0;
      cost.ways = std::max(cost.ways, ways);
    }
  cost.requests = instructions.count;
  return cost;
}

} // namespace warpgrain::access
