// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/findings/FoundIn.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::findings {
namespace {

using testing::HasSubstr;

class FindingsTest : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

TEST_F(FindingsTest, ARaceIsAnErrorAndComesFirst) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  __shared__ float tile[256];\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  tile[threadIdx.x] = in[32 * i];\n"
                      "  out[i] = tile[255 - threadIdx.x];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<64, 256>>>(o, i); }\n");
  ASSERT_FALSE(found.all().list.empty());
  const Finding &first = found.all().list.front();
  EXPECT_EQ(first.kind, FindingKind::race) << found.kinds();
  EXPECT_EQ(first.severity, Severity::error);
  EXPECT_EQ(first.certainty, Certainty::proved);
  EXPECT_EQ(first.array, "tile");
  EXPECT_EQ(found.lineOf(first), 4U);
  EXPECT_EQ(first.places.size(), 2U);
  EXPECT_EQ(found.all().worst(), Severity::error);
}

TEST_F(FindingsTest, APossibleRaceIsANote) {
  const FoundIn found("__global__ void k(float *out, const int *at) { out[at[threadIdx.x]] = threadIdx.x; }\n"
                      "void go(float *o, int *a) { k<<<1, 64>>>(o, a); }\n");
  const Finding *race = found.find(FindingKind::race);
  ASSERT_NE(race, nullptr) << found.kinds();
  EXPECT_EQ(race->severity, Severity::note);
  EXPECT_EQ(race->certainty, Certainty::possible);
}

TEST_F(FindingsTest, AnAccessPastTheEndOfAnArrayIsProved) {
  const FoundIn found("__global__ void k(float *out) {\n"
                      "  __shared__ float tile[128];\n"
                      "  tile[threadIdx.x] = 1;\n"
                      "  __syncthreads();\n"
                      "  out[threadIdx.x] = tile[threadIdx.x + 1];\n"
                      "}\n"
                      "void go(float *o) { k<<<1, 128>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::outOfBounds);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->severity, Severity::error);
  EXPECT_EQ(found.lineOf(*finding), 5U);
  EXPECT_EQ(finding->cause.text(), "tile has 512 bytes, and is accessed up to byte 515.");
}

TEST_F(FindingsTest, AGuardKeepsAnAccessInBounds) {
  const FoundIn found("__global__ void k(float *out) {\n"
                      "  __shared__ float tile[128];\n"
                      "  tile[threadIdx.x] = 1;\n"
                      "  __syncthreads();\n"
                      "  out[threadIdx.x] = threadIdx.x < 127 ? tile[threadIdx.x + 1] : 0;\n"
                      "}\n"
                      "void go(float *o) { k<<<1, 128>>>(o); }\n");
  EXPECT_EQ(found.find(FindingKind::outOfBounds), nullptr) << found.kinds();
}

TEST_F(FindingsTest, AnAccessBeforeAPointersBeginIsPossiblyWrong) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                      "  out[i] = in[i - 1] + in[i];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<8, 128>>>(o, i); }\n");
  const Finding *finding = found.find(FindingKind::outOfBounds);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->severity, Severity::warning);
  EXPECT_EQ(finding->certainty, Certainty::possible);
  EXPECT_EQ(finding->cause.text(), "in is accessed 4 bytes before its begin.");
}

TEST_F(FindingsTest, ABarrierThatPartsThreadsIsAWarning) {
  const FoundIn found("__global__ void k(float *out) {\n"
                      "  if (threadIdx.x < 40) __syncthreads();\n"
                      "  out[threadIdx.x] = 1;\n"
                      "}\n"
                      "void go(float *o) { k<<<1, 128>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::divergentBarrier);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->severity, Severity::warning);
  EXPECT_EQ(found.lineOf(*finding), 2U);
}

/// 1,024 blocks of 256 threads: 8,192 warps, each of which moves 32 sectors where its data fills 4.
TEST_F(FindingsTest, AnUncoalescedAccessCostsTheSectorsThatItWastes) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  out[i] = in[8 * i];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<1024, 256>>>(o, i); }\n");
  const Finding *finding = found.find(FindingKind::uncoalesced);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->cost.sectors, 8192 * (32 - 4));
  EXPECT_EQ(finding->array, "in");
  EXPECT_EQ(finding->certainty, Certainty::proved);
  ASSERT_TRUE(finding->cost.share);
  EXPECT_GT(*finding->cost.share, 0.3);
  EXPECT_GT(finding->cost.cycles.value_or(0), 1000);
  EXPECT_EQ(finding->severity, Severity::warning);
  EXPECT_EQ(&found.all().list.front(), finding);
  EXPECT_EQ(found.all().list.size(), 1U) << found.kinds();
}

/// 64 blocks of 32 warps; lanes along a column of 32 floats want one bank: 32 passes where 1 would do.
TEST_F(FindingsTest, ABankConflictCostsPasses) {
  const FoundIn found("__global__ void k(float *out, const float *in) {\n"
                      "  __shared__ float tile[32][32];\n"
                      "  int i = blockIdx.x * 1024 + threadIdx.y * 32 + threadIdx.x;\n"
                      "  tile[threadIdx.y][threadIdx.x] = in[i];\n"
                      "  __syncthreads();\n"
                      "  out[i] = tile[threadIdx.x][threadIdx.y];\n"
                      "}\n"
                      "void go(float *o, float *i) { k<<<64, dim3(32, 32)>>>(o, i); }\n");
  const Finding *finding = found.find(FindingKind::bankConflict);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->cost.passes, 64 * 32 * 31);
  EXPECT_EQ(finding->array, "tile");
  EXPECT_EQ(found.lineOf(*finding), 6U);
}

TEST_F(FindingsTest, ADivergentBranchSaysHowManyLanesTakePart) {
  const FoundIn found("__global__ void k(float *out) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  if (threadIdx.x % 4 == 0) {\n"
                      "    out[i] = out[i] * 2 + 1;\n"
                      "  }\n"
                      "}\n"
                      "void go(float *o) { k<<<64, 256>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::divergence);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(found.lineOf(*finding), 3U);
  EXPECT_THAT(finding->cause.text(), HasSubstr("Only 8.0 of a warp's 32 lanes"));
  EXPECT_GT(finding->cost.share.value_or(0), 0.05);
}

TEST_F(FindingsTest, AGuardAtTheEndIsNoDivergence) {
  const FoundIn found("__global__ void k(float *out, int n) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  if (i < n) out[i] = 2;\n"
                      "}\n"
                      "void go(float *o) { k<<<4, 256>>>(o, 1000); }\n");
  EXPECT_EQ(found.find(FindingKind::divergence), nullptr) << found.kinds();
}

TEST_F(FindingsTest, ABlockThatFillsNoWholeWarpsIsTold) {
  const FoundIn found("__global__ void k(float *out) { out[blockIdx.x * 100 + threadIdx.x] = 2; }\n"
                      "void go(float *o) { k<<<512, 100>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::divergence);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_THAT(finding->cause.text(), HasSubstr("The last warp of a block of 100 threads has 4 threads"));
}

TEST_F(FindingsTest, SharedMemoryThatLimitsOccupancyIsNamed) {
  const FoundIn found("__global__ void k(float *out) {\n"
                      "  __shared__ float tile[10000];\n"
                      "  for (int i = threadIdx.x; i < 10000; i += 128) tile[i] = i;\n"
                      "  __syncthreads();\n"
                      "  out[blockIdx.x * 128 + threadIdx.x] = tile[9999 - threadIdx.x];\n"
                      "}\n"
                      "void go(float *o) { k<<<4096, 128>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::occupancy);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_THAT(finding->cause.text(), HasSubstr("the limit is shared memory. With "));
  EXPECT_THAT(finding->cause.text(), HasSubstr("31 % of the warps"));
}

TEST_F(FindingsTest, AFewBlocksLeaveMultiprocessorsIdle) {
  const FoundIn found("__global__ void k(float *out) { out[blockIdx.x * 128 + threadIdx.x] = 2; }\n"
                      "void go(float *o) { k<<<8, 128>>>(o); }\n");
  const Finding *finding = found.find(FindingKind::unevenBlocks);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_EQ(finding->severity, Severity::note);
  EXPECT_THAT(finding->cause.text(), HasSubstr("The grid has 8 blocks"));
}

TEST_F(FindingsTest, LoadsThatNeighboursMakeTooAreRedundant) {
  const FoundIn found("__global__ void k(float *out, const float *in, const float *w) {\n"
                      "  int col = blockIdx.x * 32 + threadIdx.x;\n"
                      "  int row = blockIdx.y * 8 + threadIdx.y;\n"
                      "  float sum = 0;\n"
                      "  for (int k = 0; k < 64; ++k) sum += in[row * 64 + k] * w[k * 1024 + col];\n"
                      "  out[row * 1024 + col] = sum;\n"
                      "}\n"
                      "void go(float *o, float *i, float *w) { k<<<dim3(32, 128), dim3(32, 8)>>>(o, i, w); }\n");
  const Finding *finding = found.find(FindingKind::redundantLoads, "w");
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_THAT(finding->cause.text(), HasSubstr("merged along y"));
  // 131,072 warps' loads of 64 rows, 4 sectors each, of which three in four are saved.
  EXPECT_EQ(finding->cost.sectors, std::int64_t{32} * 128 * 8 * 64 * 4 * 3 / 4);
}

TEST_F(FindingsTest, WhatIsNotKnownIsSaidAndRanksByRatio) {
  const FoundIn found("__global__ void k(float *out, const float *in, int pitch) {\n"
                      "  int i = blockIdx.x * 256 + threadIdx.x;\n"
                      "  out[i] = in[i * 16] + in[i * pitch];\n"
                      "}\n"
                      "void go(float *o, float *i, int p, int b) { k<<<b, 256>>>(o, i, p); }\n");
  const Finding *finding = found.find(FindingKind::uncoalesced);
  ASSERT_NE(finding, nullptr) << found.kinds();
  EXPECT_FALSE(finding->cost.share);
  EXPECT_FALSE(finding->cost.sectors);
  EXPECT_EQ(finding->severity, Severity::warning);
  ASSERT_FALSE(found.all().unknown.empty());
}

} // namespace
} // namespace warpgrain::findings
