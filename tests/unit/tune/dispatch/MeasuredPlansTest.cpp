// SPDX-License-Identifier: Apache-2.0
#include "core/tune/dispatch/MeasuredPlans.h"

#include <gtest/gtest.h>

namespace warpgrain::tune {
namespace {

constexpr const char *gpu = "NVIDIA H200, sm_90, 132 SMs, 143771 MiB";

Record recordOf(std::int64_t n, const std::string &plan, double speedUp) {
  Record out;
  out.key = {.kernel = "k",
             .source = "1",
             .plan = plan,
             .launch = std::to_string(n),
             .device = gpu,
             .compiler = "nvcc",
             .method = "warm L2"};
  out.answer = RecordAnswer::done;
  out.speedUp = speedUp;
  out.context = {{"n", n}, {"m", 7}, {"gridDim.x", n / 256}, {"blockDim.x", 256}};
  out.row = measure::Row{.samples = {10.0}, .summary = {.median = 10.0}};
  return out;
}

TEST(MeasuredPlans, GroupsRecordsByLaunch) {
  UnusedRecords unused;
  const auto all = measuredPlansOf(
      {recordOf(1024, "coarsen x 2", 1.5), recordOf(4096, "coarsen x 2", 2), recordOf(1024, "unroll 0 4", 1)},
      "warm L2", unused);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].device, gpu);
  ASSERT_EQ(all[0].launches.size(), 2U);
  EXPECT_EQ(all[0].plans(), (std::vector<std::string>{"coarsen x 2", "unroll 0 4"}));
  EXPECT_EQ(all[0].features(), (std::vector<std::string>{"n", "gridDim.x"}))
      << "what is equal everywhere tells nothing";
  const auto cases = all[0].cases({"n"}, all[0].plans());
  EXPECT_EQ(cases[0].features, std::vector<double>{1024});
  EXPECT_NEAR(*cases[0].relativeTimes[1], 1 / 1.5, 1e-12);
  EXPECT_FALSE(cases[1].relativeTimes[2]);
}

TEST(MeasuredPlans, TakesTheLastRecordOfAPlanAndLaunch) {
  UnusedRecords unused;
  const auto all =
      measuredPlansOf({recordOf(1024, "coarsen x 2", 1.5), recordOf(1024, "coarsen x 2", 1.25)}, "warm L2", unused);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_NEAR(all[0].launches[0].relativeTimes.at("coarsen x 2"), 0.8, 1e-12);
}

TEST(MeasuredPlans, WhatWinsLessThanTheDispatcherCostsIsNoGain) {
  UnusedRecords unused;
  const auto all =
      measuredPlansOf({recordOf(1, "coarsen x 2", 1.02), recordOf(2, "coarsen x 2", 1.03)}, "warm L2", unused);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].launches[0].relativeTimes.at("coarsen x 2"), 1) << "0.2 us";
  EXPECT_NEAR(all[0].launches[1].relativeTimes.at("coarsen x 2"), 1 / 1.03, 1e-12) << "0.3 us";
}

TEST(MeasuredPlans, LeavesOutWhatSaysNothingOfATime) {
  Record failed = recordOf(1, "a", 1);
  failed.answer = RecordAnswer::failed;
  Record old = recordOf(2, "b", 1);
  old.context.clear();
  Record flushed = recordOf(3, "c", 1);
  flushed.key.method = "flushed L2";
  Record built = recordOf(4, "d", 1);
  built.key.kind = RecordKind::build;
  UnusedRecords unused;
  EXPECT_TRUE(measuredPlansOf({failed, old, flushed, built}, "warm L2", unused).empty());
  EXPECT_EQ(unused.withoutContext, 1U);
}

TEST(MeasuredPlans, KeepsModelsOfGpuApart) {
  Record other = recordOf(1024, "coarsen x 2", 1.1);
  other.key.device = "NVIDIA H100 PCIe, sm_90, 114 SMs, 81559 MiB";
  UnusedRecords unused;
  EXPECT_EQ(measuredPlansOf({recordOf(1024, "coarsen x 2", 1.5), other}, "warm L2", unused).size(), 2U);
}

} // namespace
} // namespace warpgrain::tune
