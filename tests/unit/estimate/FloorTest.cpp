// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/floor/Floor.h"

#include "core/dependence/relations/LaunchFacts.h"
#include "core/estimate/floor/Roofline.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::estimate {
namespace {

using testing::HasSubstr;
using tests::ParsedSource;

class FloorTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The work of the only kernel of a source.
  LaunchWork workOf(const std::string &text, std::array<std::int64_t, 3> grid, std::array<std::int64_t, 3> block,
                    std::map<std::string, std::int64_t> arguments) {
    source_.emplace(text);
    access::LaunchContext launch;
    for (const model::Axis axis : model::allAxes) {
      launch.grid[axis] = grid[indexOf(axis)];
      launch.block[axis] = block[indexOf(axis)];
    }
    launch.arguments = std::move(arguments);
    return launchWorkOf(source_->unit(), dependence::launchFacts(source_->unit(), source_->kernel(), launch));
  }

  std::optional<ParsedSource> source_;
};

constexpr const char *product = R"(
__global__ void multiply(float *C, const float *A, const float *B, int n) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= n || col >= n) return;
  float sum = 0;
  for (int k = 0; k < n; ++k)
    sum += A[row * n + k] * B[k * n + col];
  C[row * n + col] = sum;
}
)";

TEST_F(FloorTest, CountsEachElementOfAMatrixProductOnceAndEachOperation) {
  const LaunchWork work = workOf(product, {64, 64, 1}, {16, 16, 1}, {{"n", 1000}});
  EXPECT_TRUE(work.data.isWhole()) << work.data.notCounted.front();
  ASSERT_EQ(work.data.arrays.size(), 3U);
  for (const ArrayVolume &array : work.data.arrays) {
    EXPECT_EQ(array.readBytes, array.array == "C" ? 0 : 4'000'000) << array.array;
    EXPECT_EQ(array.writtenBytes, array.array == "C" ? 4'000'000 : 0) << array.array;
  }
  EXPECT_EQ(work.operations.float32, 2e9);
  EXPECT_EQ(work.operations.integer, 0) << "those of indices are no work on data";
  EXPECT_THAT(work.operations.notCounted, testing::IsEmpty());
}

TEST_F(FloorTest, OperationsSetTheFloorOfAMatrixProduct) {
  const LaunchWork work = workOf(product, {128, 128, 1}, {16, 16, 1}, {{"n", 2048}});
  const auto floor = floorOf(work, *device::speedNamed("NVIDIA H100 80GB HBM3"));
  ASSERT_TRUE(floor) << floor.error();
  EXPECT_EQ(floor->by, FloorBy::operations);
  EXPECT_NEAR(floor->microseconds(), 256.8, 0.1); // 2 * 2048^3 operations at 66.9 * 10^12 a second
}

constexpr const char *copy = R"(
__global__ void copy(float *out, const float *in, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[i];
}
)";

TEST_F(FloorTest, MemorySetsTheFloorOfACopyThatTheCacheDoesNotHold) {
  const LaunchWork work = workOf(copy, {200'000, 1, 1}, {256, 1, 1}, {{"n", 50'000'000}});
  EXPECT_EQ(work.data.bytes(), 400'000'000);
  const device::GpuSpeed h200 = *device::speedNamed("NVIDIA H200");
  const auto floor = floorOf(work, h200);
  ASSERT_TRUE(floor) << floor.error();
  EXPECT_EQ(floor->by, FloorBy::memory);
  EXPECT_NEAR(floor->microseconds(), 83.3, 0.1);
}

TEST_F(FloorTest, DataThatStayInTheCacheComeFromThere) {
  const LaunchWork work = workOf(copy, {4096, 1, 1}, {256, 1, 1}, {{"n", 1'000'000}});
  const device::GpuSpeed h100 = *device::speedOf("sm_90a");
  const auto warm = floorOf(work, h100);
  const auto flushed = floorOf(work, h100, L2Before::flushed);
  ASSERT_TRUE(warm && flushed);
  EXPECT_EQ(warm->by, FloorBy::l2);
  EXPECT_EQ(flushed->by, FloorBy::memory);
  EXPECT_LT(warm->seconds, flushed->seconds);
  EXPECT_NEAR(flushed->microseconds(), 8e6 / 3.352e12 * 1e6, 1e-6);
}

TEST_F(FloorTest, CountsWhatAStencilReadsInSeveralPlacesOnce) {
  const LaunchWork work = workOf(R"(
__global__ void blur(unsigned char *out, const unsigned char *in, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < 1 || x >= w - 1 || y < 1 || y >= h - 1) return;
  int sum = in[y * w + x - 1] + in[y * w + x + 1] + in[(y - 1) * w + x] + in[(y + 1) * w + x];
  out[y * w + x] = (sum + 2) / 4;
}
)",
                                 {32, 128, 1}, {32, 8, 1}, {{"w", 1024}, {"h", 1000}});
  ASSERT_EQ(work.data.arrays.size(), 2U);
  EXPECT_EQ(work.data.bytes(), 1024 * 1000 - 4 + 1022 * 998) << "without the corners";
  EXPECT_EQ(work.operations.integer, 5.0 * 1022 * 998);
}

TEST_F(FloorTest, ReadsOnlyWhatWasNotWrittenBefore) {
  const LaunchWork work = workOf(R"(
__global__ void twice(float *a, float *b) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  a[i] = b[i] + 1;
  b[i] = a[i] * 2;
}
)",
                                 {100, 1, 1}, {64, 1, 1}, {});
  EXPECT_EQ(work.data.bytes(), 3 * 6400 * 4) << "a is written, b is read and written";
}

TEST_F(FloorTest, WhatAllThreadsOfABlockComputeAlikeCountsOnce) {
  const LaunchWork work = workOf(R"(
__global__ void synth(float *out, const float *in) {
  __shared__ float s[64];
  s[threadIdx.x] = in[blockIdx.x * 64 + threadIdx.x];
  __syncthreads();
  float sum = 0;
  for (int k = 0; k < 64; ++k)
    sum += s[k];
  out[blockIdx.x * 64 + threadIdx.x] = sum;
}
)",
                                 {100, 1, 1}, {64, 1, 1}, {});
  EXPECT_EQ(work.operations.float32, 100 * 64);
}

TEST_F(FloorTest, SaysWhatIsNotCounted) {
  const LaunchWork work = workOf(R"(
__global__ void gather(float *out, const float *in, const int *index, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = in[index[i]];
}
)",
                                 {4000, 1, 1}, {256, 1, 1}, {{"n", 1'000'000}});
  EXPECT_EQ(work.data.bytes(), 8'000'000);
  ASSERT_FALSE(work.data.isWhole());
  EXPECT_THAT(work.data.notCounted.front(), HasSubstr("index[i]"));
  const auto floor = floorOf(work, *device::speedOf("sm_90"));
  ASSERT_TRUE(floor);
  EXPECT_EQ(floor->by, FloorBy::memory) << "what is not counted may be too much for the cache";
  EXPECT_THAT(floor->notCounted, testing::Not(testing::IsEmpty()));
}

TEST_F(FloorTest, HasNoFloorWhereNothingCouldBeCounted) {
  const LaunchWork work = workOf(R"(
__global__ void scatter(int *out, const int *const *table) {
  out[table[blockIdx.x][threadIdx.x]] = 1;
}
)",
                                 {4, 1, 1}, {256, 1, 1}, {});
  LaunchWork nothing = work;
  nothing.data.arrays.clear();
  EXPECT_FALSE(floorOf(nothing, *device::speedOf("sm_90")));
}

TEST(GpuSpeedTest, TellsModelsApartByTheNameThatTheDriverGives) {
  EXPECT_EQ(device::speedNamed("NVIDIA H100 80GB HBM3")->memoryGigabytes, 3352);
  EXPECT_EQ(device::speedNamed("NVIDIA H100 PCIe")->multiprocessors, 114U);
  EXPECT_EQ(device::speedNamed("NVIDIA A100-SXM4-40GB")->memoryGigabytes, 1555);
  EXPECT_EQ(device::speedNamed("NVIDIA L40S")->megahertz, 2520);
  EXPECT_FALSE(device::speedNamed("NVIDIA GeForce 8800 GTX"));
  EXPECT_FALSE(device::speedOf("sm_20"));
}

TEST(GpuSpeedTest, FindsEachModelByItsOwnName) {
  for (const device::GpuSpeed &speed : device::knownSpeeds())
    EXPECT_EQ(device::speedNamed(speed.name)->name, speed.name) << "a name that is part of another one stands after it";
}

TEST_F(FloorTest, ARooflineHasTheOperationsForEachByteAndBothRoofs) {
  const LaunchWork work = workOf(product, {64, 64, 1}, {16, 16, 1}, {{"n", 1000}});
  const device::GpuSpeed gpu = *device::speedOf("sm_90");
  const auto line = rooflineOf(work, gpu, L2Before::flushed);
  ASSERT_TRUE(line) << line.error();
  EXPECT_EQ(line->operations, 2e9);
  EXPECT_EQ(line->bytes, 12e6);
  EXPECT_NEAR(line->intensity(), 166.67, 0.01);
  EXPECT_FALSE(line->isL2);
  EXPECT_DOUBLE_EQ(line->bytesPerSecond, gpu.memoryBytesPerSecond());
  // Two operations for each fused multiply-add.
  EXPECT_NEAR(line->operationsPerSecond, 2 * gpu.rates.float32 * gpu.multiprocessors * gpu.hertz(), 1e6);
  EXPECT_DOUBLE_EQ(line->roofAt(1e-3), 1e-3 * gpu.memoryBytesPerSecond());
  EXPECT_DOUBLE_EQ(line->roofAt(1e6), line->operationsPerSecond);
  EXPECT_DOUBLE_EQ(line->reachedIn(2e-3), 1e12);
  // No version is above the roof in the time of the floor.
  const auto floor = floorOf(work, gpu, L2Before::flushed);
  EXPECT_NEAR(line->reachedIn(floor->seconds), line->roofAt(line->intensity()), 1e3);
}

TEST_F(FloorTest, ARooflineOfDataThatStaysInTheL2CacheHasItsBandwidth) {
  const LaunchWork work = workOf(product, {4, 4, 1}, {16, 16, 1}, {{"n", 64}});
  const device::GpuSpeed gpu = *device::speedOf("sm_90");
  const auto line = rooflineOf(work, gpu);
  ASSERT_TRUE(line) << line.error();
  EXPECT_TRUE(line->isL2);
  EXPECT_DOUBLE_EQ(line->bytesPerSecond, gpu.l2BytesPerSecond());
}

TEST_F(FloorTest, ThereIsNoRooflineOfALaunchThatComputesNothing) {
  const LaunchWork work =
      workOf("__global__ void copy(float *y, const float *x) {\n"
             "  y[blockIdx.x * blockDim.x + threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];\n"
             "}\n",
             {4, 1, 1}, {64, 1, 1}, {});
  const auto line = rooflineOf(work, *device::speedOf("sm_90"));
  ASSERT_FALSE(line);
  EXPECT_THAT(line.error(), HasSubstr("no operation"));
}

} // namespace
} // namespace warpgrain::estimate
