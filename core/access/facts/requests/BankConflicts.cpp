// SPDX-License-Identifier: Apache-2.0
#include "core/access/facts/requests/BankConflicts.h"

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

/// Every lane of [first, last) and the one `distance` away (1 or 2) want one address, or one of them takes no part.
bool agreeInPairs(const WarpAddresses &warp, int first, int last, int distance) {
  for (int lane = first; lane < last; ++lane) {
    const int other = lane ^ distance;
    const bool areActive = warp.isActive(lane) && warp.isActive(other);
    if (areActive && warp.byte[static_cast<std::size_t>(lane)] != warp.byte[static_cast<std::size_t>(other)])
      return false;
  }
  return true;
}

/// Returns the number of lanes from `first` on that are served at once: a part, or two parts that agree in pairs.
int lanesAtOnce(const WarpAddresses &warp, int first, int part, BankUse use) {
  if (use == BankUse::store || part == warpLanes || first % (2 * part) != 0) return part;
  const int last = first + 2 * part;
  return agreeInPairs(warp, first, last, 1) || agreeInPairs(warp, first, last, 2) ? 2 * part : part;
}

} // namespace

BankCost &BankCost::operator+=(const BankCost &other) {
  requests += other.requests;
  passes += other.passes;
  ideal += other.ideal;
  ways = std::max(ways, other.ways);
  return *this;
}

std::vector<BankPart> bankPartsOf(const WarpAddresses &warp, const Instructions &instructions, BankUse use) {
  const int parts = instructions.bytes <= bankBytes ? 1 : static_cast<int>(instructions.bytes / bankBytes);
  std::vector<BankPart> out;
  for (int first = 0; first < warpLanes; first = out.back().last)
    out.push_back({.first = first, .last = first + lanesAtOnce(warp, first, warpLanes / parts, use)});
  return out;
}

BankCost bankCostOf(const WarpAddresses &warp, std::int64_t sizeBytes, std::int64_t alignBytes, BankUse use) {
  BankCost cost;
  if (warp.active == 0) return cost;
  const Instructions instructions = instructionsFor(sizeBytes, alignBytes);
  const std::vector<BankPart> parts = bankPartsOf(warp, instructions, use);
  for (std::int64_t piece = 0; piece < instructions.count; ++piece)
    for (const BankPart &part : parts) {
      const std::int64_t ways = waysOf(warp, part.first, part.last, piece * instructions.bytes, instructions.bytes);
      cost.passes += ways;
      cost.ideal += ways > 0 ? 1 : 0;
      cost.ways = std::max(cost.ways, ways);
    }
  cost.requests = instructions.count;
  return cost;
}

} // namespace warpgrain::access
