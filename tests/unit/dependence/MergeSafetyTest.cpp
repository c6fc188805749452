// SPDX-License-Identifier: Apache-2.0
//
// GT-A6: which dependences keep threads from being merged, and how (the papers' ranges corrected, ERR-A5).
#include "core/dependence/relations/MergeSafety.h"

#include "tests/unit/dependence/Analyzed.h"

#include <gtest/gtest.h>

namespace warpgrain::dependence {
namespace {

using tests::Analyzed;

class MergeSafetyOf : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static MergeSafety of(const std::string &body, const ThreadMerge &merge) {
    const Analyzed kernel("__global__ void k(float *a, const float *b) {\n  __shared__ float s[640];\n"
                          "  int t = threadIdx.x;\n  " +
                          body + "\n}\nvoid go(float *p) { k<<<1, 512>>>(p, p); }\n");
    return safetyOf(merge, kernel.found(), kernel.instances());
  }
};

const ThreadMerge neighbours{.factor = 4, .isAdjacent = true, .extent = 512};
const ThreadMerge apart{.factor = 4, .isAdjacent = false, .extent = 512};

TEST_F(MergeSafetyOf, GT_A6a_ThreadsWithoutDependencesIsSimple) {
  EXPECT_EQ(of("a[t] = b[t] + 1;", neighbours).kind, MergeKind::simple);
}

TEST_F(MergeSafetyOf, GT_A6d_ABarrierDependenceIsByDistribution) {
  const std::string body = "s[t] = b[t]; __syncthreads(); a[t] = s[t] + s[t + 2];";
  const MergeSafety found = of(body, neighbours);
  EXPECT_EQ(found.kind, MergeKind::byDistribution);
  EXPECT_EQ(found.preventing.size(), 1U);
  // Threads that are 128 apart are not two apart.
  EXPECT_EQ(of(body, apart).kind, MergeKind::simple);
}

TEST_F(MergeSafetyOf, ASourceInALowerThreadPreventsNothing) {
  EXPECT_EQ(of("s[t + 2] = b[t]; __syncthreads(); a[t] = s[t];", neighbours).kind, MergeKind::simple);
}

TEST_F(MergeSafetyOf, ERR_A5_TheFirstGroupIsTestedTooAndPartnersAreCloserThanTheFactor) {
  // Distance 4: neighbours merged by 4 are at most 3 apart.
  EXPECT_EQ(of("s[t] = b[t]; __syncthreads(); a[t] = s[t + 4];", neighbours).kind, MergeKind::simple);
  // Thread 1 alone is a source, in the first group.
  EXPECT_EQ(of("if (t == 1) s[0] = b[t]; __syncthreads(); if (t == 0) a[t] = s[0];", neighbours).kind,
            MergeKind::byDistribution);
}

TEST_F(MergeSafetyOf, GT_A6e_ThreadsThatRaceIsIllegal) {
  const MergeSafety found = of("s[t] = b[t]; a[t] = s[t + 1];", neighbours);
  EXPECT_EQ(found.kind, MergeKind::illegal);
  EXPECT_EQ(found.preventing.size(), 1U);
  EXPECT_EQ(of("s[t] = b[t]; a[t] = s[t + 1];", apart).kind, MergeKind::simple);
}

TEST_F(MergeSafetyOf, ADistanceAlongAnotherAxisPreventsNothing) {
  const Analyzed kernel("__global__ void k(float *a) {\n  __shared__ float s[16][16];\n"
                        "  s[threadIdx.y][threadIdx.x] = 1;\n  __syncthreads();\n"
                        "  if (threadIdx.y < 15) a[threadIdx.y * 16 + threadIdx.x] = s[threadIdx.y + 1][threadIdx.x];\n"
                        "}\nvoid go(float *p) { k<<<1, dim3(16, 16)>>>(p); }\n");
  const auto along = [&](model::Axis axis) {
    return safetyOf({.axis = axis, .factor = 2, .isAdjacent = true, .extent = 16}, kernel.found(), kernel.instances())
        .kind;
  };
  EXPECT_EQ(along(model::Axis::x), MergeKind::simple);
  EXPECT_EQ(along(model::Axis::y), MergeKind::byDistribution);
}

} // namespace
} // namespace warpgrain::dependence
