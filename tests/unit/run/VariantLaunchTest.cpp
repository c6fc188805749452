// SPDX-License-Identifier: Apache-2.0
//
// Blocks and threads of a launch after steps.
#include "core/run/launch/VariantLaunch.h"

#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace warpgrain::run {
namespace {

using testing::HasSubstr;
using tests::ParsedSource;

/// 256 threads a block, and a grid that is known at run time only.
class GridKnownAtRunTime : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static Result<LaunchShape> shapeOf(std::int64_t blocks, IntegerArguments integers, const std::string &guard,
                                     const std::string &plan = "coarsen grid x 4") {
    const ParsedSource source("__global__ void k(float *a, int n) {\n"
                              "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (" +
                              guard +
                              ") a[i] = 1;\n}\n"
                              "void go(float *a, int n) { k<<<(n + 255) / 256, 256>>>(a, n); }\n");
    return shapeAfter(source.unit(), source.kernel(),
                      {.grid = {blocks, 1, 1}, .block = {256, 1, 1}, .integers = std::move(integers)},
                      transform::parsePlan(plan).value());
  }
};

TEST_F(GridKnownAtRunTime, IsRoundedUpWhereTheLaunchCoversWhatGuards) {
  const auto shape = shapeOf(10, {{"n", 2500}}, "i < n");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid[0], 3);
}

TEST_F(GridKnownAtRunTime, IsNotRoundedUpWhereFurtherBlocksWouldHaveWork) {
  for (const auto &[integers, guard] :
       {std::pair(IntegerArguments{{"n", 2561}}, "i < n"), // the launch covers 2560
        std::pair(IntegerArguments{}, "i < n"), std::pair(IntegerArguments{{"n", 2500}}, "i < n + 1")}) {
    const auto shape = shapeOf(10, integers, guard);
    ASSERT_FALSE(shape) << guard;
    EXPECT_THAT(shape.error().message, HasSubstr("which 4 does not divide"));
  }
}

TEST_F(GridKnownAtRunTime, IsDividedInAnyCaseWhereTheFactorDividesIt) {
  const auto shape = shapeOf(12, {}, "i < n + 1");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid[0], 3);
}

TEST_F(GridKnownAtRunTime, IsCoveredByTheOriginalsBlocksAlsoAfterOtherSteps) {
  const auto shape = shapeOf(5, {{"n", 1270}}, "i < n", "coarsen x 2; coarsen grid x 2");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid[0], 3);
  EXPECT_EQ(shape->block[0], 128);
}

TEST_F(GridKnownAtRunTime, IsRoundedUpForABlockThatDoesNotDivideItsThreads) {
  const auto shape = shapeOf(10, {{"n", 2500}}, "i < n", "block 384");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid[0], 7);
  EXPECT_EQ(shape->block[0], 384);
  const auto further = shapeOf(10, {{"n", 2561}}, "i < n", "block 384");
  ASSERT_FALSE(further) << "the launch covers 2560, and there are threads more";
  EXPECT_THAT(further.error().message, HasSubstr("do not divide"));
}

TEST(VariantLaunch, StepsBehindAnExchangeSpeakOfTheNewAxes) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const ParsedSource source("__global__ void k(int *out) { out[threadIdx.x * 8 + threadIdx.y] = blockIdx.x; }\n"
                            "void go(int *out) { k<<<dim3(5, 3), dim3(4, 8)>>>(out); }\n");
  const auto shape = shapeAfter(source.unit(), source.kernel("k"), {.grid = {5, 3, 1}, .block = {4, 8, 1}},
                                transform::parsePlan("exchange x y; coarsen x 2; coarsen grid y 5").value());
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->block, (std::array<std::int64_t, 3>{4, 4, 1}));
  EXPECT_EQ(shape->grid, (std::array<std::int64_t, 3>{3, 1, 1}));
}

TEST(VariantLaunch, GuardedBlocksAreHandedTheGridThatTheFactorNeedNotDivide) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("__global__ void k(int *out) { out[threadIdx.x] = blockIdx.x + blockIdx.y; }\n"
                                   "void go(int *out, int n) { k<<<dim3(n, 3), 32>>>(out); }\n");
  const auto shapeAfterPlan = [&](const char *plan) {
    return shapeAfter(source.unit(), source.kernel("k"), {.grid = {7, 3, 1}, .block = {32, 1, 1}},
                      transform::parsePlan(plan).value());
  };
  const auto refused = shapeAfterPlan("coarsen grid x 2");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("\"coarsen grid x 2 guarded\" guards"), std::string::npos)
      << refused.error().message;
  const auto shape = shapeAfterPlan("coarsen grid x 2 guarded; coarsen grid y 2 guarded");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid, (std::array<std::int64_t, 3>{4, 2, 1}));
  ASSERT_EQ(shape->handed.size(), 2U);
  EXPECT_EQ(shape->handed[0], (std::array<std::int64_t, 3>{4, 3, 1}));
  EXPECT_EQ(shape->handed[1], (std::array<std::int64_t, 3>{7, 3, 1}));
  EXPECT_EQ(shape->turns, 0);
  EXPECT_EQ(shapeAfterPlan("coarsen grid x 2 guarded; persist 5")->turns, 12);
}

TEST(VariantLaunch, GuardedThreadsAreHandedTheBlockThatTheFactorNeedNotDivide) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("__global__ void k(int *out) { out[threadIdx.x] = threadIdx.y + blockIdx.x; }\n"
                                   "void go(int *out, dim3 b) { k<<<3, b>>>(out); }\n");
  const auto shapeAfterPlan = [&](const char *plan) {
    return shapeAfter(source.unit(), source.kernel("k"), {.grid = {3, 1, 1}, .block = {25, 3, 1}},
                      transform::parsePlan(plan).value());
  };
  const auto refused = shapeAfterPlan("coarsen x 4");
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("\"coarsen x 4 guarded\" guards"), std::string::npos)
      << refused.error().message;
  const auto shape = shapeAfterPlan("coarsen x 4 guarded; coarsen grid x 2 guarded; coarsen y 8 guarded");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->block, (std::array<std::int64_t, 3>{7, 1, 1}));
  ASSERT_EQ(shape->handed.size(), 3U);
  EXPECT_EQ(shape->handed[0], (std::array<std::int64_t, 3>{7, 3, 1}));
  EXPECT_EQ(shape->handed[1], (std::array<std::int64_t, 3>{3, 1, 1}));
  EXPECT_EQ(shape->handed[2], (std::array<std::int64_t, 3>{25, 3, 1}));
}

TEST(VariantLaunch, BlocksThatTakeTurnsAreHandedTheGridBeforeEachStep) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("__global__ void k(int *out) { out[threadIdx.x] = blockIdx.x + blockIdx.y; }\n"
                                   "void go(int *out) { k<<<dim3(6, 3), 32>>>(out); }\n");
  const auto shapeAfterPlan = [&](const char *plan) {
    return shapeAfter(source.unit(), source.kernel("k"), {.grid = {6, 3, 1}, .block = {32, 1, 1}},
                      transform::parsePlan(plan).value());
  };
  const auto shape = shapeAfterPlan("coarsen grid x 2; persist 5; persist 2");
  ASSERT_TRUE(shape) << shape.error().message;
  EXPECT_EQ(shape->grid, (std::array<std::int64_t, 3>{2, 1, 1}));
  ASSERT_EQ(shape->handed.size(), 2U);
  EXPECT_EQ(shape->handed[0], (std::array<std::int64_t, 3>{5, 1, 1}));
  EXPECT_EQ(shape->handed[1], (std::array<std::int64_t, 3>{3, 3, 1}));
  EXPECT_EQ(shapeAfterPlan("persist 100")->grid, (std::array<std::int64_t, 3>{18, 1, 1}));
  EXPECT_EQ(shapeAfterPlan("persist")->grid, (std::array<std::int64_t, 3>{6, 1, 1}));
  // What is launched does not follow from the work any more: nobody may round it up.
  EXPECT_FALSE(shapeAfterPlan("persist 5; coarsen grid x 2"));
  EXPECT_TRUE(shapeAfterPlan("persist 4; coarsen grid x 2"));

  const auto parameters = parametersAfter({{.name = "out", .bytes = {7}, .pointers = {}}}, *shape);
  ASSERT_EQ(parameters.size(), 3U);
  EXPECT_EQ(parameters[1].bytes, (std::vector<std::uint8_t>{3, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0}));
  EXPECT_EQ(parameters[2].name, "out");
}

} // namespace
} // namespace warpgrain::run
