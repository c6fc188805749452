// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/count/RequestCosts.h"

#include "core/access/facts/requests/BankConflicts.h"
#include "core/access/facts/requests/WarpRequest.h"
#include "core/executor/runtime/count/RequestTable.h"

#include <gtest/gtest.h>

#include <bit>
#include <random>

namespace warpgrain::executor {
namespace {

using run::AccessNumbers;
using run::CountedSpace;

/// Each request by itself, as core/access/facts has it.
AccessNumbers costOf(const CountedPlace &place, CountedSpace space, std::uint32_t lanes, const LaneValues &offsets) {
  access::WarpAddresses warp;
  for (int lane = 0; lane < access::warpLanes; ++lane)
    if ((lanes >> lane & 1U) != 0) warp.set(lane, offsets[static_cast<std::size_t>(lane)]);
  const access::RequestCost memory = access::costOf(warp, place.bytes, place.alignment);
  AccessNumbers out{.threads = static_cast<std::uint64_t>(std::popcount(lanes)),
                    .requests = static_cast<std::uint64_t>(memory.requests)};
  if (space == CountedSpace::global) {
    out.sectors = static_cast<std::uint64_t>(memory.sectors);
    out.lines = static_cast<std::uint64_t>(memory.lines);
  } else {
    const access::BankCost banks = access::bankCostOf(warp, place.bytes, place.alignment, access::BankUse::load);
    out.passes = static_cast<std::uint64_t>(banks.passes);
    out.conflicts = static_cast<std::uint64_t>(banks.conflicts());
    out.ways = static_cast<std::uint64_t>(banks.ways);
  }
  return out;
}

/// Few kinds of requests many times, and some that are like no other; by rows of 16 threads, and of 24, whose warps
/// stand differently.
TEST(RequestCosts, AreThoseOfEachRequestByItself) {
  std::mt19937 random(2);
  const auto below = [&random](std::uint32_t end) { return static_cast<std::uint32_t>(random() % end); };
  for (const CountedSpace space : {CountedSpace::global, CountedSpace::shared})
    for (const std::uint32_t width : {16U, 24U, 256U})
      for (const std::uint32_t bytes : {1U, 4U, 12U, 16U}) {
        const CountedPlace place{.site = {}, .bytes = bytes, .alignment = bytes == 12 ? 4U : bytes, .loops = {}};
        RequestCosts costs(place, space);
        AccessNumbers expected;
        TargetTable targets;
        const std::uint32_t target = targets.numberOf({});
        for (int i = 0; i < 300; ++i) {
          const LaneGrid grid = LaneGrid::of(32 * below(3), width);
          RequestTable table(grid, targets, 0);
          const std::int64_t base = std::int64_t{bytes} * below(200);
          const std::int64_t step = std::int64_t{bytes} * (std::int64_t{below(4)} - 1);
          const std::int64_t row = std::int64_t{bytes} * 33 * below(2);
          const bool isSpread = below(8) == 0;
          const std::uint32_t lanes = below(3) == 0 ? 1 + below(~0U) : ~0U;
          LaneValues offsets{};
          for (std::uint32_t lane = 0; lane < warpSize; ++lane) {
            if ((lanes >> lane & 1U) == 0) continue;
            offsets[lane] = isSpread ? std::int64_t{bytes} * below(500)
                                     : base + step * table.grid().column[lane] + row * table.grid().row[lane];
            table.turnTo(lane);
            if (!table.follow(target, 0, offsets[lane])) table.add(target, 0, offsets[lane]);
          }
          if (RequestTable::isSpread(table[0]))
            costs.addSpread(table[0].lanes, table.valuesOf(table[0]));
          else
            costs.add(table.grid(), table[0].lanes, table[0].numbers);
          expected += costOf(place, space, lanes, offsets);
        }
        EXPECT_EQ(costs.sum(), expected) << width << " threads in a row, " << bytes << " bytes";
      }
}

} // namespace
} // namespace warpgrain::executor
