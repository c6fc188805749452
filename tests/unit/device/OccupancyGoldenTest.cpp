// SPDX-License-Identifier: Apache-2.0
// The golden numbers GT-OCC-1 to GT-OCC-6 of the spec, section 1.3.
#include "core/device/Occupancy.h"

#include <gtest/gtest.h>

#include <cmath>

namespace warpgrain::device {
namespace {

OccupancyReport occupancyOn(ComputeCapability capability, std::uint32_t threads, std::uint32_t registers,
                            std::uint32_t sharedBytes = 0) {
  const auto limits = limitsOf(capability);
  const auto report = computeOccupancy(
      *limits, {.threadsPerBlock = threads, .registersPerThread = registers, .staticSharedBytes = sharedBytes});
  EXPECT_TRUE(report) << (report ? "" : report.error().message);
  return report.value_or(OccupancyReport{});
}

constexpr ComputeCapability fermi{2, 0};
constexpr ComputeCapability gt200{1, 3};

double percent(const OccupancyReport &report) {
  return std::round(report.occupancy * 1000) / 10;
}

using Resources = std::vector<Resource>;

TEST(OccupancyGolden, StencilByBlockSize_GT_OCC_1) {
  struct Row {
    std::uint32_t threads, blocks, warps;
    double percent;
    Resource limit;
  };

  for (const Row &row : {Row{1024, 1, 32, 66.7, Resource::warps}, Row{512, 3, 48, 100, Resource::warps},
                         Row{256, 6, 48, 100, Resource::warps}, Row{128, 8, 32, 66.7, Resource::blocks},
                         Row{64, 8, 16, 33.3, Resource::blocks}, Row{43, 8, 16, 33.3, Resource::blocks},
                         Row{32, 8, 8, 16.7, Resource::blocks}}) {
    SCOPED_TRACE(row.threads);
    const auto report = occupancyOn(fermi, row.threads, 8);
    EXPECT_EQ(report.activeBlocks, row.blocks);
    EXPECT_EQ(report.activeWarps, row.warps);
    EXPECT_EQ(percent(report), row.percent);
    EXPECT_EQ(report.limiting(), Resources{row.limit});
  }
}

TEST(OccupancyGolden, ThirtyTwoRegistersByBlockSize_GT_OCC_2) {
  const auto large = occupancyOn(fermi, 512, 32);
  EXPECT_EQ(large.activeBlocks, 2U);
  EXPECT_EQ(percent(large), 66.7);
  EXPECT_EQ(large.limiting(), Resources{Resource::registers});
  const auto medium = occupancyOn(fermi, 256, 32);
  EXPECT_EQ(medium.activeBlocks, 4U);
  EXPECT_EQ(percent(medium), 66.7);
  EXPECT_EQ(medium.limiting(), Resources{Resource::registers});
  const auto both = occupancyOn(fermi, 128, 32);
  EXPECT_EQ(both.activeBlocks, 8U);
  EXPECT_EQ(percent(both), 66.7);
  EXPECT_EQ(both.limiting(), (Resources{Resource::blocks, Resource::registers}));
  for (const std::uint32_t threads : {64U, 48U, 43U, 42U}) {
    EXPECT_EQ(percent(occupancyOn(fermi, threads, 32)), 33.3) << threads;
    EXPECT_EQ(occupancyOn(fermi, threads, 32).limiting(), Resources{Resource::blocks}) << threads;
  }
  EXPECT_EQ(percent(occupancyOn(fermi, 32, 32)), 16.7);
}

TEST(OccupancyGolden, StencilByCoarseningFactor_GT_OCC_3) {
  struct Row {
    std::uint32_t factor;
    double percent;
  };

  for (const Row &row : {Row{1, 100}, Row{2, 100}, Row{4, 66.7}, Row{8, 33.3}, Row{12, 33.3}, Row{16, 16.7}}) {
    SCOPED_TRACE(row.factor);
    const std::uint32_t threads = (512 + row.factor - 1) / row.factor;
    EXPECT_EQ(percent(occupancyOn(fermi, threads, 8 + 2 * row.factor)), row.percent);
    EXPECT_EQ(percent(occupancyOn(fermi, threads, 8 + 2 * (row.factor - 1))), row.percent);
  }
}

TEST(OccupancyGolden, SyntheticKernelWithSharedMemory_GT_OCC_4) {
  struct Row {
    std::uint32_t factor;
    double percent;
  };

  for (const Row &row : {Row{1, 100}, Row{2, 100}, Row{4, 66.7}, Row{8, 33.3}, Row{16, 16.7}})
    EXPECT_EQ(percent(occupancyOn(fermi, 512 / row.factor, 8, 2048)), row.percent) << row.factor;
}

TEST(OccupancyGolden, MatrixProduct_GT_OCC_5) {
  const auto original = occupancyOn(fermi, 256, 21);
  EXPECT_EQ(original.activeBlocks, 5U);
  EXPECT_EQ(percent(original), 83.3);
  EXPECT_EQ(original.limiting(), Resources{Resource::registers});
  const auto coarsened = occupancyOn(fermi, 32, 63);
  EXPECT_EQ(coarsened.activeBlocks, 8U);
  EXPECT_EQ(percent(coarsened), 16.7);
}

TEST(OccupancyGolden, WorkGroupTables_GT_OCC_6) {
  struct Row {
    std::uint32_t registers, threads, blocks;
    double percent;
  };

  for (const Row &row : {Row{3, 512, 2, 100}, Row{3, 256, 4, 100}, Row{3, 128, 8, 100}, Row{3, 64, 8, 50},
                         Row{3, 32, 8, 25}, Row{3, 16, 8, 25}, Row{28, 512, 1, 50}, Row{28, 256, 2, 50},
                         Row{28, 128, 4, 50}, Row{28, 64, 8, 50}, Row{28, 32, 8, 25}, Row{15, 512, 2, 100},
                         Row{15, 256, 4, 100}, Row{15, 128, 8, 100}, Row{15, 64, 8, 50}, Row{15, 32, 8, 25}}) {
    SCOPED_TRACE(std::to_string(row.registers) + " registers, " + std::to_string(row.threads) + " threads");
    const auto report = occupancyOn(gt200, row.threads, row.registers);
    EXPECT_EQ(report.activeBlocks, row.blocks);
    EXPECT_EQ(percent(report), row.percent);
  }
}

/// The reason for reporting it (GT-E8b): warp occupancy cannot tell these two apart, time can.
TEST(OccupancyGolden, ThreadOccupancyTellsHalfWarpsApart_GT_OCC_6) {
  EXPECT_DOUBLE_EQ(occupancyOn(gt200, 32, 3).threadOccupancy, 0.25);
  EXPECT_DOUBLE_EQ(occupancyOn(gt200, 16, 3).threadOccupancy, 0.125);
}

} // namespace
} // namespace warpgrain::device
