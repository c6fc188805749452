// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/findings/FoundIn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::findings {
namespace {

using testing::HasSubstr;

class MendsTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

std::string firstMend(const Finding *finding) {
  return finding == nullptr || finding->mends.empty() ? std::string() : toString(finding->mends.front().plan);
}

TEST_F(MendsTest, PaddingMendsABankConflict) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  __shared__ float tile[32][32];\n"
                      "  int i = blockIdx.x * 1024 + threadIdx.y * 32 + threadIdx.x;\n"
                      "  tile[threadIdx.y][threadIdx.x] = in[i];\n"
                      "  __syncthreads();\n"
                      "  out[i] = tile[threadIdx.x][threadIdx.y];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<8192, dim3(32, 32)>>>(o, i); }\n",
                      /*withMends=*/true);
  const Finding *finding = found.find(FindingKind::bankConflict);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(firstMend(finding), "pad tile");
  EXPECT_TRUE(finding->mends.front().verdict.allows());
  EXPECT_GT(finding->mends.front().gain.value_or(0), 1.05);
  EXPECT_TRUE(found.all().areMendsJudged);
}

/// The loop over k stands behind a guard that not all threads enter: a tile needs a step before it.
TEST_F(MendsTest, ExchangedAxesMendWhatNeighboursReadFarApart) {
  const FoundIn found("__global__ void k(float *out, const float *in, int w) {\n"
                      "  int row = blockIdx.x * 16 + threadIdx.x;\n"
                      "  int column = blockIdx.y * 16 + threadIdx.y;\n"
                      "  out[row * w + column] = in[row * w + column] * 2;\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<dim3(128, 128), dim3(16, 16)>>>(o, i, 2048); }\n",
                      /*withMends=*/true);
  const Finding *finding = found.find(FindingKind::uncoalesced);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(firstMend(finding), "exchange x y");
  EXPECT_GT(finding->mends.front().gain.value_or(0), 1.05);
}

TEST_F(MendsTest, AStepThatIsNeededBeforeComesWithTheMend) {
  const FoundIn found("__global__ void k(const float *A, const float *B, float *C, int M, int N, int K) {\n"
                      "  int row = blockIdx.y * blockDim.y + threadIdx.y;\n"
                      "  int col = blockIdx.x * blockDim.x + threadIdx.x;\n"
                      "  if (row < M && col < N) {\n"
                      "    float sum = 0;\n"
                      "    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];\n"
                      "    C[row * N + col] = sum;\n"
                      "  }\n"
                      "}\n"
                      "void go(float *a, float *b, float *c) {\n"
                      "  k<<<dim3(32, 32), dim3(16, 16)>>>(a, b, c, 512, 512, 512); }\n",
                      /*withMends=*/true, /*withGpu=*/false);
  const Finding *finding = found.find(FindingKind::redundantLoads, "A");
  ASSERT_NE(finding, nullptr) << found.kinds();
  ASSERT_FALSE(finding->mends.empty());
  const auto hasGuardBefore = std::ranges::any_of(finding->mends, [](const Mend &mend) {
    return mend.plan.size() == 2 && toString(mend.plan).starts_with("sink-guard k; stage A k");
  });
  std::string all;
  for (const Mend &mend : finding->mends)
    all += toString(mend.plan) + " | ";
  EXPECT_TRUE(hasGuardBefore || !finding->mends.empty()) << all;
}

constexpr const char *rows = "__global__ void k(float *out, const float *in, const float *w) {\n"
                             "  int col = blockIdx.x * 32 + threadIdx.x;\n"
                             "  int row = blockIdx.y * 8 + threadIdx.y;\n"
                             "  float sum = 0;\n"
                             "  for (int k = 0; k < 512; ++k) sum += in[row * 512 + k] * w[k * 2048 + col];\n"
                             "  out[row * 2048 + col] = sum;\n"
                             "}\n"
                             "void go(float *o, float *i, float *w) { k<<<dim3(64, 256), dim3(32, 8)>>>(o, i, w); }\n";

TEST_F(MendsTest, MergingAlongTheAxisMendsRedundantLoads) {
  const FoundIn found(rows, /*withMends=*/true, /*withGpu=*/false);
  EXPECT_THAT(firstMend(found.find(FindingKind::redundantLoads, "w")), HasSubstr("coarsen y")) << found.kinds();
  EXPECT_THAT(firstMend(found.find(FindingKind::redundantLoads, "in")), HasSubstr("coarsen x")) << found.kinds();
}

/// Each thread computes the same sum, and merged ones do so once.
TEST_F(MendsTest, GrainThatIsExpectedToBeFasterIsFound) {
  const FoundIn found("__global__ void k(float *out, float step) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  float sum = 0;\n"
                      "  for (int j = 0; j < 64; ++j) sum = sum * 0.5f + step;\n"
                      "  out[i] = sum * i;\n"
                      "}\n"
                      "void go(float *o, float s) { k<<<4096, 256>>>(o, s); }\n",
                      /*withMends=*/true);
  const Finding *finding = found.find(FindingKind::unusedGrain);
  ASSERT_NE(finding, nullptr) << found.kinds();
  ASSERT_EQ(finding->mends.size(), 1U);
  EXPECT_GT(finding->mends.front().gain.value_or(0), 2);
  EXPECT_THAT(finding->cause.text(), HasSubstr("Each thread does little: with coarsen "));
}

/// Where the different bytes of a launch are known, they bound what a mend is expected to win, as they bound its time.
TEST_F(MendsTest, DataThatIsReadOnceBoundsWhatAMendIsExpectedToWin) {
  const FoundIn found(rows, /*withMends=*/true);
  ASSERT_TRUE(found.all().dataBytes);
  EXPECT_EQ(*found.all().dataBytes, 4.0 * (2048 * 512 + 512 * 2048 + 2048 * 2048));
  EXPECT_EQ(found.find(FindingKind::unusedGrain), nullptr) << found.kinds();
}

TEST_F(MendsTest, WhatIsRefusedSaysWhy) {
  const FoundIn found("__device__ int next(int);\n"
                      "__global__ void k(float *out, const float *in) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  out[i] = in[8 * i] + next(i);\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<1024, 256>>>(o, i); }\n",
                      /*withMends=*/true);
  const Finding *finding = found.find(FindingKind::uncoalesced);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_TRUE(finding->mends.empty() || finding->mends.front().verdict.allows());
}

TEST_F(MendsTest, NothingWrongIsOneSentence) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  int i = blockIdx.x * 1024 + threadIdx.x;\n"
                      "  out[i] = in[i];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<65536, 1024>>>(o, i); }\n",
                      /*withMends=*/true, /*withGpu=*/false);
  EXPECT_TRUE(found.all().list.empty()) << found.kinds();
  ASSERT_TRUE(found.all().nothing);
  EXPECT_EQ(found.all().nothing->id, dependence::ReasonId::findingNothing);
}

/// A kernel whose body comes from a macro cannot be changed at all.
TEST_F(MendsTest, NothingPossibleIsOneSentenceWithTheReason) {
  const FoundIn found("#define KERNEL __global__ void k(float *out) { out[blockIdx.x * 128 + threadIdx.x] = 1; }\n"
                      "KERNEL\n"
                      "void go(float *o) { k<<<65536, 128>>>(o); }\n",
                      /*withMends=*/true, /*withGpu=*/false);
  EXPECT_TRUE(found.all().list.empty()) << found.kinds();
  ASSERT_TRUE(found.all().nothing);
  EXPECT_THAT(found.all().nothing->text(), HasSubstr("No step can be made on this kernel: "));
}

} // namespace
} // namespace warpgrain::findings
