// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/time/TimeModel.h"

#include "core/estimate/work/MergedLoads.h"
#include "core/estimate/work/Unrolling.h"
#include "core/model/Walk.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::estimate {
namespace {

using tests::ParsedSource;
using Extents = std::array<std::int64_t, 3>;

class TimeModelTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  access::KernelFacts factsOf(const std::string &text, const Extents &grid, const Extents &block,
                              std::map<std::string, std::int64_t> arguments = {}) {
    source_.emplace(text);
    access::LaunchContext launch;
    for (const model::Axis axis : model::allAxes) {
      launch.grid[axis] = grid[indexOf(axis)];
      launch.block[axis] = block[indexOf(axis)];
    }
    launch.arguments = std::move(arguments);
    return access::analyzeAccesses(source_->unit(), source_->kernel(), launch);
  }

  TimeEstimate estimateOf(access::KernelFacts facts, const LaunchResources &resources = {}) {
    const auto time = estimateTime(source_->unit(), std::move(facts), *modelledGpu("sm_90"), resources, std::nullopt);
    EXPECT_TRUE(time) << time.error();
    return time.value_or(TimeEstimate());
  }

  std::optional<ParsedSource> source_;
};

constexpr const char *copy = R"(
__global__ void copy(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i];
}
)";

TEST_F(TimeModelTest, ALargeCopyTakesTheBandwidthOfMemory) {
  const TimeEstimate time = estimateOf(factsOf(R"(
__global__ void copy(float *out, const float *in) {
  int i = blockIdx.x * 1024 + threadIdx.x;
  float values[4];
#pragma unroll
  for (int c = 0; c < 4; ++c) values[c] = in[i + 256 * c];
#pragma unroll
  for (int c = 0; c < 4; ++c) out[i + 256 * c] = values[c];
}
)",
                                               {100'000, 1, 1}, {256, 1, 1}));
  EXPECT_EQ(kindOf(time.bound), BoundKind::memory);
  EXPECT_NEAR(time.memoryBytes, 8.192e8, 1e6);
  EXPECT_NEAR(time.globalSectors, 2 * 12.8e6, 1e4);
  EXPECT_GT(time.microseconds(), 800e6 / 3.352e12 * 1e6);
  EXPECT_LT(time.microseconds(), 2 * 800e6 / 3.352e12 * 1e6);
  EXPECT_FALSE(time.isGuessed);
}

TEST_F(TimeModelTest, AFewBlocksWait) {
  const TimeEstimate time = estimateOf(factsOf(copy, {16, 1, 1}, {256, 1, 1}, {{"n", 4096}}));
  EXPECT_EQ(time.bound, Bound::latency);
  EXPECT_LT(time.fullness.waves, 0.1);
  EXPECT_NEAR(time.fullness.tail, 16.0 / 132, 1e-9) << "one block each, on a few multiprocessors";
}

TEST_F(TimeModelTest, MoreRegistersLeaveRoomForFewerBlocks) {
  const auto facts = factsOf(copy, {400'000, 1, 1}, {256, 1, 1}, {{"n", 100'000'000}});
  const TimeEstimate few = estimateOf(facts, {.registersPerThread = 32});
  const TimeEstimate many = estimateOf(facts, {.registersPerThread = 200});
  EXPECT_EQ(few.fullness.blocksPerMultiprocessor, 8U);
  EXPECT_EQ(many.fullness.blocksPerMultiprocessor, 1U);
  EXPECT_GT(many.seconds, few.seconds);
}

TEST_F(TimeModelTest, UncoalescedLoadsTakeLonger) {
  constexpr const char *strided = R"(
__global__ void copy(float *out, const float *in, int stride) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = in[i * stride];
}
)";
  const TimeEstimate near = estimateOf(factsOf(strided, {4096, 1, 1}, {256, 1, 1}, {{"stride", 1}}));
  const TimeEstimate far = estimateOf(factsOf(strided, {4096, 1, 1}, {256, 1, 1}, {{"stride", 32}}));
  EXPECT_GT(far.globalSectors, 4 * near.globalSectors);
  EXPECT_GT(far.seconds, 2 * near.seconds);
}

/// A kernel that uses a tile while it loads the next one, into a register; and a load that it waits for, put in
/// between.
std::string tilesAhead(const std::string &before, const std::string &after) {
  return "__global__ void weigh(float *out, const float *in, int n) {\n  __shared__ float tile[32];\n  float sum = 0;\n"
         "  float next = in[blockIdx.x * n + threadIdx.x];\n  for (int t = 0; t < n; t += 32) {\n" +
         before + "    tile[threadIdx.x] = next;\n    __syncthreads();\n" + after +
         "    for (int k = 0; k < 32; ++k)\n      sum += tile[k] * threadIdx.x;\n    __syncthreads();\n  }\n"
         "  out[blockIdx.x * 32 + threadIdx.x] = sum;\n}\n";
}

TEST_F(TimeModelTest, WhatIsLoadedForTheNextIterationIsNotWaitedForInThisOne) {
  const auto waitedFor = [this](const std::string &text) {
    const TimeEstimate time = estimateOf(factsOf(text, {132, 1, 1}, {32, 1, 1}, {{"n", 65536}}));
    return time.secondsBy[static_cast<std::size_t>(Bound::latency)];
  };
  const std::string load = "next = in[blockIdx.x * n + t + threadIdx.x];\n";
  const double now = waitedFor(tilesAhead("    " + load, ""));
  const double ahead = waitedFor(tilesAhead("", "    " + load));
  EXPECT_LT(ahead, 0.9 * now);
  EXPECT_NEAR(waitedFor(tilesAhead("", "    if (t + 32 < n)\n      " + load)), ahead, 0.01 * ahead)
      << "under a condition";
  const double used = waitedFor(tilesAhead("", "    " + load + "    sum += next;\n"));
  EXPECT_GT(used, 0.99 * now) << "it is used in the same iteration";
}

constexpr const char *tiles = R"(
__global__ void product(float *out, int n) {
  __shared__ float a[32][32];
  __shared__ float b[32][32];
  int x = threadIdx.x;
  a[threadIdx.y][x] = x;
  b[threadIdx.y][x] = threadIdx.y;
  __syncthreads();
  float sum[2] = {0, 0};
  for (int k = 0; k < 32; ++k) {
#pragma unroll
    for (int c = 0; c < 2; ++c)
      sum[c] += a[threadIdx.y + 16 * c][k] * b[k][x];
  }
  for (int c = 0; c < 2; ++c)
    out[(threadIdx.y + 16 * c) * 32 + x] = sum[c];
}
)";

TEST_F(TimeModelTest, WhatCopiesShareIsLoadedOnce) {
  const access::KernelFacts facts = factsOf(tiles, {1, 1, 1}, {32, 16, 1}, {{"n", 1}});
  const std::vector<MergedLoads> merged = mergedLoadsOf(source_->unit(), facts);
  for (std::size_t i = 0; i < merged.size(); ++i) {
    const access::AccessFacts &one = facts.accesses[i];
    if (one.kind != model::AccessKind::read || one.space != model::MemorySpace::shared) continue;
    const bool isB = facts.accesses[i].array == "b";
    EXPECT_EQ(merged[i].share, isB ? 0.5 : 1) << facts.accesses[i].array;
    EXPECT_EQ(merged[i].width, isB ? 1 : 4) << "elements of a row stand side by side";
    EXPECT_EQ(merged[i].isBroadcast, !isB);
  }
}

TEST_F(TimeModelTest, AStoreInBetweenEndsThat) {
  const access::KernelFacts facts = factsOf(R"(
__global__ void twice(float *out, const float *in) {
#pragma unroll
  for (int c = 0; c < 4; ++c)
    out[4 * threadIdx.x + c] = in[threadIdx.x];
}
)",
                                            {1, 1, 1}, {32, 1, 1});
  for (const MergedLoads &one : mergedLoadsOf(source_->unit(), facts))
    EXPECT_EQ(one.share, 1) << "the pointers may overlap";
}

TEST_F(TimeModelTest, SoDoesABarrier) {
  const access::KernelFacts facts = factsOf(R"(
__global__ void tiles(float *out, const float *in) {
  __shared__ float tile[64];
  float sum = 0;
  tile[threadIdx.x] = in[threadIdx.x];
  __syncthreads();
  for (int k = 0; k < 8; ++k) sum += tile[k];
  __syncthreads();
  tile[threadIdx.x] = in[threadIdx.x + 64];
  __syncthreads();
  for (int k = 0; k < 8; ++k) sum += tile[k];
  out[threadIdx.x] = sum;
}
)",
                                            {1, 1, 1}, {64, 1, 1});
  for (const MergedLoads &one : mergedLoadsOf(source_->unit(), facts))
    EXPECT_EQ(one.share, 1);
}

/// A kernel whose threads compute in a loop that touches no memory.
std::string iterated(const std::string &loop) {
  return "__global__ void iterate(float *out, float x, int n) {\n  float v = threadIdx.x * x;\n  " + loop +
         "\n    v = v * v + x;\n  out[blockIdx.x * 256 + threadIdx.x] = v;\n}\n";
}

TEST_F(TimeModelTest, ALoopThatTouchesNoMemoryRunsAsOftenAsTheLaunchSays) {
  const auto instructions = [this](const std::string &loop, std::int64_t n) {
    const TimeEstimate time = estimateOf(factsOf(iterated(loop), {1000, 1, 1}, {256, 1, 1}, {{"n", n}}));
    EXPECT_TRUE(time.guessedLoops.empty()) << time.guessedLoops.front().why.text();
    return time.warpInstructions;
  };
  const std::string counted = "for (int k = 0; k < n; ++k)";
  const double none = instructions(counted, 0);
  const double hundred = instructions(counted, 100) - none;
  EXPECT_GT(hundred, 8000 * 100) << "an instruction for each warp and iteration, at least";
  EXPECT_NEAR(instructions(counted, 1000) - none, 10 * hundred, 1e-3 * hundred);
  EXPECT_NEAR(instructions("for (int k = n; k > 0; k -= 2)", 200) - none, hundred, 0.3 * hundred);
  EXPECT_NEAR(instructions("for (int j = 0; j < n; ++j) for (int k = 0; k < 10; ++k)", 10) - none, hundred,
              0.6 * hundred);
  EXPECT_FALSE(estimateOf(factsOf(iterated(counted), {1000, 1, 1}, {256, 1, 1}, {{"n", 100}})).isGuessed);
}

/// 1 + 2 + 4 + ... + 128 iterations.
TEST_F(TimeModelTest, ALoopInOneThatIsFollowedByIterationsRunsAsOftenAsInAllOfThem) {
  const auto facts =
      factsOf(iterated("for (int s = 128; s > 0; s >>= 1) for (int k = 0; k < s; ++k)"), {1000, 1, 1}, {256, 1, 1});
  access::KernelFacts counted = facts;
  const ExecutionCounts executions(source_->unit(), counted);
  const model::Body &body = *facts.instances.body;
  double most = 0;
  for (const auto &[place, times] : executions.all())
    if (body[place.statement].isLoop()) most = std::max(most, times.threads);
  EXPECT_EQ(most, 255.0 * 256 * 1000);
}

TEST_F(TimeModelTest, ALoopOfUnknownLengthIsNamedAsAGuess) {
  const auto guessesOf = [this](const std::string &loop) {
    const TimeEstimate time = estimateOf(factsOf(iterated(loop), {1000, 1, 1}, {256, 1, 1}));
    EXPECT_TRUE(time.isGuessed);
    std::vector<std::string> out;
    for (const GuessedLoop &guess : time.guessedLoops) {
      EXPECT_EQ(guess.trips, ExecutionCounts::usualTrip);
      out.push_back(guess.why.text());
    }
    return out;
  };
  EXPECT_THAT(guessesOf("for (int k = 0; k < n; ++k)"),
              testing::ElementsAre(testing::StartsWith("how often the loop at line 3 runs is not known: n is not")));
  EXPECT_THAT(guessesOf("while (v < 1000)"),
              testing::ElementsAre(testing::StartsWith("how often the loop at line 3 runs is not known")));
}

TEST_F(TimeModelTest, LoopsWithBarriersAreNotWrittenOut) {
  source_.emplace(R"(
__global__ void loops(float *out, int n) {
  for (int i = 0; i < n; ++i) out[i] += 1;
  for (int i = 0; i < 8; ++i) out[i] += 2;
  for (int i = 0; i < n; ++i) { out[i] += 3; __syncthreads(); }
}
)");
  const model::Body &body = source_->unit()[source_->kernel()].body;
  std::vector<double> found;
  for (const model::StatementId id : model::statementsIn(body, body.root))
    if (body[id].isLoop()) found.push_back(expectedUnrolling(source_->unit(), body, id));
  EXPECT_EQ(found, (std::vector<double>{4, 8, 1}));
}

} // namespace
} // namespace warpgrain::estimate
