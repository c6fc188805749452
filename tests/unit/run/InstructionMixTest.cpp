// SPDX-License-Identifier: Apache-2.0
#include "core/run/InstructionMix.h"

#include <gtest/gtest.h>

namespace warpgrain::run {
namespace {

AccessCount access(std::uint32_t line, CountedSpace space, CountedKind kind, std::uint64_t threads) {
  return {.file = "k.cu",
          .line = line,
          .array = "a",
          .space = space,
          .kind = kind,
          .numbers = {.threads = threads, .requests = 1},
          .approximate = {},
          .recorded = {}};
}

TEST(InstructionMix, AddsAccessesToTheOperationsOfTheirLines) {
  LaunchCounts counts;
  LineOperations line{.file = "k.cu", .line = 4};
  line.executed[static_cast<std::size_t>(OperationKind::float32)] = 7;
  counts.lines = {line};
  counts.accesses = {
      access(4, CountedSpace::global, CountedKind::load, 3), access(4, CountedSpace::global, CountedKind::load, 2),
      access(4, CountedSpace::shared, CountedKind::store, 5), access(2, CountedSpace::constant, CountedKind::load, 9),
      access(2, CountedSpace::shared, CountedKind::atomic, 1)};
  const auto lines = instructionsByLine(counts);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0].line, 2U);
  EXPECT_EQ(lines[0].loadsFrom(CountedSpace::constant), 9U);
  EXPECT_EQ(lines[0].atomics, 1U);
  EXPECT_EQ(lines[1].of(OperationKind::float32), 7U);
  EXPECT_EQ(lines[1].loadsFrom(CountedSpace::global), 5U);
  EXPECT_EQ(lines[1].storesTo(CountedSpace::shared), 5U);
  EXPECT_EQ(lines[1].atomics, 0U);
}

TEST(InstructionMix, OfSeveralLinesIsTheirSum) {
  LineInstructions sum;
  LineInstructions one{.file = "k.cu", .line = 1};
  one.operations.fill(1);
  one.loads = {1, 2, 3};
  one.atomics = 4;
  sum += one;
  sum += one;
  EXPECT_EQ(sum.of(OperationKind::exchange), 2U);
  EXPECT_EQ(sum.loadsFrom(CountedSpace::constant), 6U);
  EXPECT_EQ(sum.atomics, 8U);
}

} // namespace
} // namespace warpgrain::run
