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
    return registerNeedsOf(source_->unit(), facts, held);
  }

  std::uint32_t estimateOf(const std::string &text, std::uint32_t fullRegisters = usualFullRegisters) {
    source_.emplace(text);
    const access::KernelFacts facts = access::analyzeAccesses(source_->unit(), source_->kernel(), {});
    return estimateRegisters(source_->unit(), facts, fullRegisters).registers;
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

TEST_F(RegistersTest, ValuesLiveFromWhereTheyAreComputedToTheirLastUse) {
  std::vector<HeldRegisters> held;
  const RegisterNeeds needs = needsOf(R"(
__global__ void ranges(float *out, const float *in) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float early = in[i] * 2;
  out[i] = early;
  float sums[8] = {in[0], in[1], in[2], in[3], in[4], in[5], in[6], in[7]};
  for (int k = 0; k < 1000; ++k)
#pragma unroll
    for (int c = 0; c < 8; ++c)
      sums[c] = sums[c] * k + c;
  out[i + 1] = sums[0] + sums[1] + sums[2] + sums[3] + sums[4] + sums[5] + sums[6] + sums[7];
}
)",
                                      &held);
  EXPECT_GE(needs.values, 8) << "the sums where they are changed";
  EXPECT_LE(needs.values, 10) << "and k and i, but not early";
  double sums = 0;
  for (const HeldRegisters &one : held) {
    if (one.what == "sums") sums += one.registers;
    EXPECT_NE(one.what, "early");
  }
  EXPECT_GE(sums, 7) << "the one that is computed just then may be a product that has no name";
}

TEST_F(RegistersTest, PointersAndNumbersOf64BitsTakeTwo) {
  constexpr const char *text = R"(
__global__ void wide(NUMBER *out, const NUMBER *in, int n) {
  NUMBER sum = 0;
  for (int k = 0; k < n; ++k)
    sum += in[k + threadIdx.x];
  out[threadIdx.x] = sum;
}
)";
  const auto of = [&](const std::string &number) {
    std::string out = text;
    for (std::size_t at; (at = out.find("NUMBER")) != std::string::npos;)
      out.replace(at, 6, number);
    return needsOf(out);
  };
  const RegisterNeeds narrow = of("float");
  const RegisterNeeds wide = of("double");
  EXPECT_EQ(narrow.pointers, 2) << "in moves on through the loop";
  EXPECT_EQ(wide.pointers, 2);
  EXPECT_GT(narrow.loads, 0);
  EXPECT_EQ(wide.loads, 2 * narrow.loads);
}

TEST_F(RegistersTest, LoadsBeforeAStoreThatMayChangeThemAreUnderWayTogether) {
  constexpr const char *text = R"(
__global__ void copy(float *ALIAS out, const float *ALIAS in) {
  int i = threadIdx.x;
#pragma unroll
  for (int k = 0; k < 8; ++k)
    out[i + 32 * k] = in[i + 32 * k];
}
)";
  const auto of = [&](const std::string &alias) {
    std::string out = text;
    for (std::size_t at; (at = out.find("ALIAS")) != std::string::npos;)
      out.replace(at, 5, alias);
    return needsOf(out);
  };
  EXPECT_EQ(of("").loads, 1);
  EXPECT_EQ(of("__restrict__").loads, 7) << "and the address, where the last one is issued";
}

TEST_F(RegistersTest, WhatNothingUsesTakesNone) {
  EXPECT_EQ(needsOf("__global__ void nothing(float *out) { float a = threadIdx.x * 2.5f; float b = a * a; }").sum(), 0);
}

TEST_F(RegistersTest, AFunctionIsWrittenOutWhereItIsCalled) {
  const RegisterNeeds called = needsOf(R"(
__device__ float weighted(const float *in, int i) { return in[i] * 2 + in[i + 1] * 3 + in[i + 2] * 4; }
__global__ void calls(float *out, const float *in) { out[threadIdx.x] = weighted(in, threadIdx.x); }
)");
  const RegisterNeeds written = needsOf(R"(
__global__ void calls(float *out, const float *in) {
  int i = threadIdx.x;
  out[threadIdx.x] = in[i] * 2 + in[i + 1] * 3 + in[i + 2] * 4;
}
)");
  EXPECT_EQ(called.sum(), written.sum());
  EXPECT_EQ(called.loads, 2) << "and the address, where the third is issued";
}

constexpr const char *manyLoads = R"(
__global__ void BOUNDS many(float *__restrict__ out, const float *__restrict__ in, int n) {
  float sum = 0;
#pragma unroll
  for (int k = 0; k < 64; ++k)
    sum = sum * 0.5f + in[k * n + threadIdx.x];
  out[threadIdx.x] = sum;
}
)";

std::string withBounds(std::string text, const std::string &bounds) {
  return text.replace(text.find("BOUNDS"), 6, bounds);
}

TEST_F(RegistersTest, LoadsFillTheRegistersThatCostNoOccupancy) {
  const std::string text = withBounds(manyLoads, "");
  EXPECT_EQ(estimateOf(text, 32), 32U);
  EXPECT_GT(estimateOf(text, 40), 32U);
}

TEST_F(RegistersTest, LaunchBoundsAreALimit) {
  const std::string text = R"(
__global__ void BOUNDS kept(double *out, const double *in) {
  double a[40];
#pragma unroll
  for (int k = 0; k < 40; ++k) a[k] = in[k * 1024 + threadIdx.x];
  __syncthreads();
#pragma unroll
  for (int k = 0; k < 40; ++k) out[k * 1024 + threadIdx.x] = a[k];
}
)";
  EXPECT_GT(estimateOf(withBounds(text, "")), 80U);
  EXPECT_EQ(estimateOf(withBounds(text, "__launch_bounds__(1024)")), 64U);
}

TEST_F(RegistersTest, OfBranchesTheLargerOneCounts) {
  const RegisterNeeds needs = needsOf(R"(
__global__ void either(float *out, const float *in, int n) {
  int i = threadIdx.x;
  if (i < n)
    for (int k = 0; k < n; ++k) { out[i * n + k] = in[i * n + k] + in[i * n + 2 * k]; __syncthreads(); }
  else
    for (int k = 0; k < n; ++k) { out[i * n + k] = in[i * n + k] - in[i * n + 2 * k]; __syncthreads(); }
}
)");
  const RegisterNeeds one = needsOf(R"(
__global__ void either(float *out, const float *in, int n) {
  int i = threadIdx.x;
  if (i < n)
    for (int k = 0; k < n; ++k) { out[i * n + k] = in[i * n + k] + in[i * n + 2 * k]; __syncthreads(); }
}
)");
  EXPECT_EQ(needs.sum(), one.sum());
}

} // namespace
} // namespace warpgrain::estimate
