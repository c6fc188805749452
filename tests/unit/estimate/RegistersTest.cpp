// SPDX-License-Identifier: Apache-2.0
#include "core/estimate/registers/LiveRegisters.h"
#include "core/estimate/registers/PaperRegisters.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::estimate {
namespace {

using tests::ParsedSource;

class RegistersTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  std::uint32_t byPapers(const std::string &text, bool countsWords = false) {
    source_.emplace(text);
    return paperRegisters(source_->unit(), source_->unit()[source_->kernel()].body, countsWords);
  }

  RegisterNeeds needsOf(const std::string &text, std::vector<HeldRegisters> *held = nullptr) {
    source_.emplace(text);
    access::LaunchContext launch;
    launch.block = {{64, 1, 1}};
    launch.grid = {{16, 1, 1}};
    const access::KernelFacts facts = access::analyzeAccesses(source_->unit(), source_->kernel(), launch);
    return registerNeedsOf(source_->unit(), facts, mergedLoadsOf(source_->unit(), facts), held);
  }

  std::optional<ParsedSource> source_;
};

constexpr const char *synth = R"(
__global__ void synth(const float *in, float *out) {
  __shared__ float s[512];
  int t = threadIdx.x, g = blockIdx.x * 512 + t;
  s[t] = in[g];
  __syncthreads();
  float acc = 0;
  for (int k = 0; k < 512; k++) acc += s[k];
  out[g] = acc;
}
)";

TEST_F(RegistersTest, ThePapersCountVariablesThatAreNeitherParametersNorShared) {
  EXPECT_EQ(byPapers(synth), 4U) << "t, g, acc, k; the thesis says 7 of a text that it does not print";
}

TEST_F(RegistersTest, ThePapersLetACopyShareItsRegister) {
  EXPECT_EQ(byPapers(R"(
__global__ void copies(int *out) {
  int a = threadIdx.x;
  int b = a;
  int c;
  c = b;
  int d = c + 1;
  out[d] = b;
}
)"),
            2U);
}

TEST_F(RegistersTest, ThePapersCountAnElementThatIsReadAgainOnce) {
  constexpr const char *text = R"(
__global__ void again(double *out, const double *in) {
  int i = threadIdx.x;
  double sum = in[i] + in[i] * in[i] + in[i + 1];
  out[i] = sum;
}
)";
  EXPECT_EQ(byPapers(text), 3U) << "i, sum, in[i]";
  EXPECT_EQ(byPapers(text, /*countsWords=*/true), 4U) << "sum has 64 bits";
}

TEST_F(RegistersTest, ValuesLiveFromTheirDeclarationToTheirLastUse) {
  std::vector<HeldRegisters> held;
  const RegisterNeeds needs = needsOf(R"(
__global__ void ranges(float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float early = in[i] * 2;
  out[i] = early;
  float sums[4] = {0, 0, 0, 0};
  for (int k = 0; k < 1000; ++k)
#pragma unroll
    for (int c = 0; c < 4; ++c)
      sums[c] += c * k;
  out[i + 1] = sums[0] + sums[1] + sums[2] + sums[3];
}
)",
                                      &held);
  EXPECT_EQ(needs.values, 5) << "i and the four sums where they are added; early and k have ended";
  ASSERT_FALSE(held.empty());
  bool hasSums = false;
  for (const HeldRegisters &one : held)
    hasSums = hasSums || (one.what == "sums" && one.registers == 4);
  EXPECT_TRUE(hasSums);
}

TEST_F(RegistersTest, PointersAndNumbersOf64BitsTakeTwo) {
  const RegisterNeeds needs = needsOf(R"(
__global__ void wide(double *out, const double *in, int n) {
  double sum = 0;
  for (int k = 0; k < n; ++k)
    sum += in[k];
  out[0] = sum;
}
)");
  EXPECT_EQ(needs.values, 3) << "sum and k";
  EXPECT_EQ(needs.pointers, 2) << "in moves on through the loop";
  EXPECT_GE(needs.loads, 2);
}

} // namespace
} // namespace warpgrain::estimate
