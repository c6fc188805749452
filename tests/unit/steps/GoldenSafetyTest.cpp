// SPDX-License-Identifier: Apache-2.0
//
// GT-A6: which kernels may be coarsened by which factors, and how; GT-B7: barriers are executed as often as before.
#include "core/base/TemporaryDirectory.h"
#include "tests/support/HostProgram.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using dependence::VerdictKind;
using tests::ParsedSource;

class GoldenSafety : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::size_t countOf(std::string_view word, std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + word.size()))
    ++count;
  return count;
}

/// A kernel of one parameter pair with a launch of so many threads.
std::string program(const std::string &body, int threads) {
  return "__global__ void k(float *out, const float *in) {\n  int t = threadIdx.x;\n" + body +
         "}\nvoid go(float *p, float *q) { k<<<1, " + std::to_string(threads) + ">>>(p, q); }\n";
}

TEST_F(GoldenSafety, GT_A6a_KernelWithoutBarrierMayTakeEveryDivisor) {
  ParsedSource source(program("  out[t] = in[t] + 1;\n", 64));
  for (int factor = 2; factor <= 64; factor *= 2) {
    const auto verdict = source.verdict("coarsen x " + std::to_string(factor));
    EXPECT_TRUE(verdict.allows()) << factor;
    ASSERT_EQ(verdict.reasons.size(), 1U) << factor; // that there is no race is not assumed but shown
    EXPECT_TRUE(verdict.reasons.front().text().starts_with("No data race")) << verdict.reasons.front().text();
  }
  const std::string text = source.transformed("coarsen x 4").value();
  EXPECT_EQ(countOf("for (", text), 1U) << text;
}

/// The papers forbid it; here the last merged threads are guarded (ALG-B1 R12).
TEST_F(GoldenSafety, GT_A6b_FactorThatDoesNotDivideIsGuarded) {
  ParsedSource source(program("  out[t] = in[t] + 1;\n", 512));
  EXPECT_TRUE(source.verdict("coarsen x 12").allows());
  const std::string text = source.transformed("coarsen x 12").value();
  EXPECT_NE(text.find("(512 + 11) / 12"), std::string::npos) << text;
  EXPECT_NE(text.find("512)"), std::string::npos) << text; // the guard: … < 512, or … >= 512
  EXPECT_EQ(countOf("if (", text), 1U) << text;
}

TEST_F(GoldenSafety, GT_A6c_FactorLargerThanTheBlockIsIllegal) {
  ParsedSource source(program("  out[t] = in[t] + 1;\n", 64));
  for (const char *step : {"coarsen x 65", "coarsen x 128", "coarsen x 1024", "coarsen y 2"})
    EXPECT_EQ(source.verdict(step).kind, VerdictKind::illegal) << step;
}

TEST_F(GoldenSafety, GT_A6d_DependenceAcrossABarrierIsLegalByDistribution) {
  ParsedSource source(program("  __shared__ float as[512];\n  as[t] = in[t];\n  __syncthreads();\n"
                              "  if (t < 510) out[t] = as[t] + as[t + 2];\n",
                              512));
  EXPECT_TRUE(source.verdict("coarsen x 4").allows());
  const std::string text = source.transformed("coarsen x 4").value();
  EXPECT_EQ(countOf("__syncthreads();", text), 1U) << text;
  const std::size_t barrier = text.find("__syncthreads();");
  EXPECT_EQ(countOf("for (", text.substr(0, barrier)), 1U) << text;
  EXPECT_EQ(countOf("for (", text.substr(barrier)), 1U) << text;
}

TEST_F(GoldenSafety, GT_A6f_BarrierInAUniformLoopIsDistributedInsideIt) {
  ParsedSource source(program("  __shared__ float as[64];\n  float sum = 0;\n"
                              "  for (int m = 0; m < 8; ++m) {\n    as[t] = in[m * 64 + t];\n    __syncthreads();\n"
                              "    sum += as[63 - t];\n    __syncthreads();\n  }\n  out[t] = sum;\n",
                              64));
  EXPECT_TRUE(source.verdict("coarsen x 2").allows());
  const std::string text = source.transformed("coarsen x 2").value();
  EXPECT_EQ(countOf("__syncthreads();", text), 2U) << text;
  EXPECT_EQ(countOf("for (int m", text), 1U) << text;
  // What lies between the barriers is wrapped, inside the loop.
  const std::size_t loop = text.find("for (int m");
  const std::size_t first = text.find("__syncthreads();");
  const std::size_t second = text.find("__syncthreads();", first + 1);
  EXPECT_EQ(countOf("for (int cx", text.substr(loop, first - loop)), 1U) << text;
  EXPECT_EQ(countOf("for (int cx", text.substr(first, second - first)), 1U) << text;
  EXPECT_NE(text.find("sum[2]"), std::string::npos) << text;
}

TEST_F(GoldenSafety, GT_A6g_BarrierThatSomeThreadsDoNotReachIsRefused) {
  ParsedSource source(program("  __shared__ float as[64];\n  as[t] = in[t];\n  if (threadIdx.x < 32)\n"
                              "    __syncthreads();\n  out[t] = as[63 - t];\n",
                              64));
  const auto verdict = source.verdict("coarsen x 2");
  EXPECT_FALSE(verdict.allows());
  ASSERT_FALSE(verdict.reasons.empty());
  ASSERT_TRUE(verdict.reasons.front().span);
  const auto text = source.transformed("coarsen x 2");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().kind, ErrorKind::refused);
}

/// Only what the barrier separates is separated: statements on the same side stay in one loop.
TEST_F(GoldenSafety, GT_A6h_PairsOnTheSameSideOfTheBarrierStayTogether) {
  ParsedSource source(program("  __shared__ float as[64];\n  __shared__ float bs[64];\n  as[t] = in[t];\n"
                              "  bs[t] = in[t] + 1;\n  __syncthreads();\n  out[t] = as[63 - t];\n"
                              "  out[t] += bs[63 - t];\n",
                              64));
  const std::string text = source.transformed("coarsen x 2").value();
  const std::size_t barrier = text.find("__syncthreads();");
  EXPECT_EQ(countOf("for (", text.substr(0, barrier)), 1U) << text;
  EXPECT_EQ(countOf("for (", text.substr(barrier)), 1U) << text;
  EXPECT_LT(text.find("as["), text.find("bs[", text.find("for (")));
}

/// The program's output is its result and the number of barriers that were passed.
TEST_F(GoldenSafety, GT_B7_BarriersAreExecutedAsOftenAsBefore) {
  const std::string source = "#include <cstdio>\n#include <cuda_runtime.h>\n"
                             "__global__ void k(float *out, const float *in, int n) {\n"
                             "  __shared__ float as[24];\n  float sum = 0;\n"
                             "  for (int m = 0; m < n; ++m) {\n    as[threadIdx.x] = in[m * 24 + threadIdx.x];\n"
                             "    __syncthreads();\n    if (m % 2 == 0)\n      sum += as[23 - threadIdx.x];\n"
                             "    __syncthreads();\n  }\n  if (n > 3)\n    __syncthreads();\n"
                             "  out[blockIdx.x * 24 + threadIdx.x] = sum;\n}\n"
                             "int main() {\n  static float in[5 * 24], out[2 * 24];\n"
                             "  for (int i = 0; i < 5 * 24; ++i)\n    in[i] = i * 0.5f;\n"
                             "  k<<<2, 24>>>(out, in, 5);\n"
                             "  float sum = 0;\n  for (int i = 0; i < 48; ++i)\n    sum += out[i] * (i + 1);\n"
                             "#ifndef __CUDACC__\n"
                             "  std::printf(\"%g %ld\\n\", sum, hostcuda::state.barriersPassed);\n#endif\n}\n";
  ParsedSource parsed(source);
  const auto folder = TemporaryDirectory::create();
  ASSERT_TRUE(folder);
  const auto outputOf = [&](const std::string &text) {
    const auto outcome = tests::runOnHost(text, folder->path(), "program");
    EXPECT_TRUE(outcome && outcome->succeeded())
        << (outcome ? outcome->standardError : outcome.error().message) << text;
    return outcome ? outcome->standardOutput : "";
  };
  const std::string before = outputOf(source);
  EXPECT_TRUE(before.ends_with(" 22\n")) << before; // 2 blocks, 5 rounds of 2 barriers, and one
  for (const char *plan : {"coarsen x 4", "coarsen x 5 adjacent"})
    EXPECT_EQ(outputOf(parsed.transformed(plan).value()), before) << plan;
}

} // namespace
} // namespace warpgrain::transform
