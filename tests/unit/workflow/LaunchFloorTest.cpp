// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/LaunchFloor.h"

#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::workflow {
namespace {

using tests::ParsedSource;

constexpr const char *copy = R"(
struct Size { int pad; short n; };
__global__ void copy(float *out, const float *in, Size size) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < size.n) out[i] = in[i];
}
)";

class LaunchFloorTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_.emplace(copy);
    order_.subject.unit = &source_->unit();
    order_.subject.kernel = source_->kernel();
  }

  std::optional<ParsedSource> source_;
  KernelBundleOrder order_;
};

TEST_F(LaunchFloorTest, TakesTheNumbersOfALaunchThatIsDescribed) {
  order_.subject.form.grid = {4, 1, 1};
  order_.subject.form.block = {256, 1, 1};
  order_.subject.form.arguments = {{"size.n", std::int64_t{1000}}, {"size.pad", std::int64_t{0}}};
  const auto work = launchWorkOf(order_);
  ASSERT_TRUE(work) << work.error().message;
  EXPECT_EQ(work->data.bytes(), 8000);
}

TEST_F(LaunchFloorTest, TakesTheNumbersOfALaunchThatWasRecorded) {
  measure::Bundle captured;
  captured.variants.push_back({.id = "original",
                               .kernel = source_->unit()[source_->kernel()].mangledName,
                               .grid = {4, 1, 1},
                               .block = {256, 1, 1}});
  captured.buffers.resize(2);
  std::vector<std::byte> size(8);
  size[4] = std::byte{0xe8};
  size[5] = std::byte{0x03};
  captured.arguments = {{.buffer = 0}, {.buffer = 1}, {.value = size}};
  order_.captured = &captured;
  const auto context = launchContextOf(order_);
  ASSERT_TRUE(context) << context.error().message;
  EXPECT_EQ(context->arguments.at("size.n"), 1000);
  const auto work = launchWorkOf(order_);
  ASSERT_TRUE(work) << work.error().message;
  EXPECT_EQ(work->data.bytes(), 8000);
}

TEST_F(LaunchFloorTest, IsThatOfTheGpuThatWasMeasuredOn) {
  estimate::LaunchWork work;
  work.data.arrays = {{.array = "in", .readBytes = 33'520'000}};
  measure::Environment on{.gpu = "NVIDIA H100 80GB HBM3", .multiprocessors = 132, .settings = R"({"l2":"flushed"})"};
  const auto floor = floorOf(work, on);
  ASSERT_TRUE(floor) << floor.error();
  EXPECT_EQ(floor->by, estimate::FloorBy::memory);
  EXPECT_NEAR(floor->microseconds(), 10, 1e-9);
  EXPECT_NEAR(timesAbove(*floor, 25), 2.5, 1e-9);
  on.settings = R"({"l2":"warm"})";
  EXPECT_EQ(floorOf(work, on)->by, estimate::FloorBy::l2);
  on.gpu = "Another GPU";
  ASSERT_FALSE(floorOf(work, on));
  EXPECT_EQ(floorOf(work, on).error(), "the bandwidth of Another GPU is not known");
}

} // namespace
} // namespace warpgrain::workflow
