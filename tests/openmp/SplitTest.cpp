// SPDX-License-Identifier: Apache-2.0
//
// ALG-F1: where regions are cut.
#include "tests/openmp/OpenMpSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace warpgrain::tests {
namespace {

using namespace openmp;

/// "kernel: text" or "cpu: text" of each piece.
std::vector<std::string> pieces(const OpenMpSource &source, std::size_t region = 0) {
  std::vector<std::string> out;
  for (const Piece &piece : source.region(region).pieces)
    out.push_back((piece.kind == PieceKind::kernel ? "kernel: " : "cpu: ") + source.pieceText(piece));
  return out;
}

TEST(Split, GtF1LoopAroundTwoSharedLoops) {
  const OpenMpSource source(R"(
int a[9], s;
void f(void) {
  int k, t;
#pragma omp parallel private(k, t)
  {
    t = 1;
    for (k = 0; k < 3; k++) {
#pragma omp for
      for (int i = 0; i < 9; i++) a[i] = k;
      t = 2;
#pragma omp for
      for (int i = 0; i < 9; i++) a[i] += t;
    }
  }
}
)");
  EXPECT_THAT(pieces(source),
              testing::ElementsAre("cpu: t=1;", "cpu: k=0;", "kernel: #pragmaompforfor(inti=0;i<9;i++)a[i]=k;",
                                   "kernel: t=2;#pragmaompforfor(inti=0;i<9;i++)a[i]+=t;"));
  EXPECT_EQ(source.region().kernels.size(), 2U);
}

TEST(Split, GtF2NowaitJoinsLoops) {
  const std::string head = "int a[4096], b[4096], c[4096], d[8192], e[8192], f[8192];\n"
                           "void g(void) {\n  int i;\n#pragma omp parallel private(i)\n  {\n#pragma omp for";
  const std::string tail = "\n    for (i = 0; i < 4096; i++) c[i] = a[i] + b[i];\n#pragma omp for\n"
                           "    for (i = 0; i < 8192; i++) f[i] = d[i] * e[i];\n  }\n}\n";
  const OpenMpSource joined(head + " nowait" + tail);
  ASSERT_EQ(joined.region().kernels.size(), 1U);
  EXPECT_EQ(joined.region().kernels.front().loops.size(), 2U);
  EXPECT_EQ(joined.region().pieces.size(), 1U);
  const OpenMpSource apart(head + tail);
  EXPECT_EQ(apart.region().kernels.size(), 2U);
  EXPECT_EQ(apart.region().pieces.size(), 2U);
}

TEST(Split, GtF3LoopsWithoutNowaitAreTwoRegions) {
  const OpenMpSource source(R"(
int a[9][4096], b[9][4096], c[9][4096];
int foo(int n) { return n % 9; }
void f(int n) {
  int i, m;
#pragma omp parallel private(i, m)
  {
    m = foo(n);
#pragma omp for
    for (i = 0; i < 4096; i++) b[m][i] = a[m][i];
#pragma omp for
    for (i = 0; i < 2048; i++) c[m][i] = (b[m][i] + b[m][4095 - i]) / 2;
  }
}
)");
  EXPECT_EQ(source.region().pieces.size(), 2U);
  ASSERT_EQ(source.region().kernels.size(), 2U);
  // The private value that flows over the cut is computed by the CPU and passed to both.
  for (const Kernel &kernel : source.region().kernels) {
    ASSERT_EQ(kernel.values.size(), 1U);
    EXPECT_EQ((*source.program)[kernel.values.front()].name, "m");
  }
}

TEST(Split, GtF4BarrierInABranch) {
  const OpenMpSource source(R"(
int a[9];
void f(int c) {
  int k;
#pragma omp parallel private(k)
  {
    for (k = 0; k < 3; k++) {
      if (c) {
#pragma omp barrier
      }
#pragma omp for
      for (int i = 0; i < 9; i++) a[i] += k;
    }
  }
}
)");
  EXPECT_THAT(pieces(source), testing::ElementsAre("cpu: k=0;", "kernel: #pragmaompforfor(inti=0;i<9;i++)a[i]+=k;"));
  EXPECT_EQ(source.region().kernels.size(), 1U);
}

TEST(Split, RegionWithoutWorkSharingStaysOnTheCpu) {
  const OpenMpSource source("int a;\nvoid f(void) {\n#pragma omp parallel\n  { a = 1; }\n}\n");
  EXPECT_THAT(source.reasons(), testing::ElementsAre("no-shared-loop"));
}

} // namespace
} // namespace warpgrain::tests
