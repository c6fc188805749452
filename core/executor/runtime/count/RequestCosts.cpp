// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RequestCosts.h"

#include "core/access/facts/requests/BankConflicts.h"
#include "core/access/facts/requests/WarpRequest.h"

#include <bit>

namespace warpgrain::executor {

namespace {

using run::AccessNumbers;
using run::CountedSpace;

std::int64_t inItsLine(std::int64_t offset) {
  static_assert(std::has_single_bit(static_cast<std::uint64_t>(access::lineBytes)));
  return offset & (access::lineBytes - 1);
}

/// Of all lanes one for each element of four bytes in a line, others for other steps; of fewer lanes others, by how
/// many they are: warps of sums lose half of them each time.
std::size_t slotOf(std::uint32_t lanes, const LaneNumbers &numbers) {
  constexpr std::uint32_t factor = 0x9e3779b1;
  const auto steps = static_cast<std::uint32_t>(numbers.perColumn) << 16U ^ static_cast<std::uint32_t>(numbers.perRow);
  const std::size_t place = static_cast<std::size_t>(numbers.first >> 2U) + (steps * factor >> 27U);
  if (lanes == ~std::uint32_t{0}) return place % wordsOfLine;
  return wordsOfLine + (place * 5 + static_cast<std::size_t>(std::popcount(lanes))) % wordsOfLine;
}

AccessNumbers manyOf(AccessNumbers numbers, std::uint64_t count) {
  numbers.threads *= count;
  numbers.requests *= count;
  numbers.sectors *= count;
  numbers.lines *= count;
  numbers.passes *= count;
  numbers.conflicts *= count;
  return numbers; // the worst pass stays what it is
}

} // namespace

void RequestCosts::add(const LaneGrid &grid, std::uint32_t lanes, LaneNumbers numbers, std::uint64_t times) {
  numbers.first = inItsLine(numbers.first);
  Kind &kind = kinds_[slotOf(lanes, numbers)];
  const bool isLikeIt = kind.lanes == lanes && kind.shape == grid.shape && kind.numbers == numbers;
  if (!isLikeIt) {
    others_ += manyOf(kind.cost, kind.times);
    kind = {.lanes = lanes, .shape = grid.shape, .numbers = numbers, .cost = costOf(lanes, numbers.of(grid, lanes))};
  }
  kind.times += times;
}

void RequestCosts::addSpread(std::uint32_t lanes, LaneValues offsets) {
  const std::int64_t first = offsets[static_cast<std::size_t>(std::countr_zero(lanes))];
  const std::int64_t base = first - inItsLine(first);
  for (std::size_t lane = 0; lane < warpSize; ++lane)
    offsets[lane] = (lanes >> lane & 1U) != 0 ? offsets[lane] - base : 0;
  if (spread_.lanes != lanes || spread_.offsets != offsets)
    spread_ = {.lanes = lanes, .offsets = offsets, .cost = costOf(lanes, offsets)};
  others_ += spread_.cost;
}

AccessNumbers RequestCosts::sum() const {
  AccessNumbers out = others_;
  for (const Kind &kind : kinds_)
    out += manyOf(kind.cost, kind.times);
  return out;
}

/// By the rules of core/access/facts.
AccessNumbers RequestCosts::costOf(std::uint32_t lanes, const LaneValues &offsets) const {
  access::WarpAddresses warp;
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if ((lanes >> lane & 1U) != 0) warp.set(lane, offsets[static_cast<std::size_t>(lane)]);
  AccessNumbers out{.threads = static_cast<std::uint64_t>(std::popcount(lanes))};
  const auto number = [](std::int64_t value) { return static_cast<std::uint64_t>(value); };
  const access::RequestCost memory = access::costOf(warp, place_.bytes, place_.alignment);
  out.requests = number(memory.requests);
  if (space_ == CountedSpace::global) {
    out.sectors = number(memory.sectors);
    out.lines = number(memory.lines);
  } else if (space_ == CountedSpace::shared) {
    const auto use = place_.kind == LoweredAccessKind::read ? access::BankUse::load : access::BankUse::store;
    const access::BankCost banks = access::bankCostOf(warp, place_.bytes, place_.alignment, use);
    out.passes = number(banks.passes);
    out.conflicts = number(banks.conflicts());
    out.ways = number(banks.ways);
  }
  return out;
}

} // namespace warpgrain::executor
