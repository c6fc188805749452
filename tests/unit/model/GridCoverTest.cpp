// SPDX-License-Identifier: Apache-2.0
//
// Which parameters of a kernel a launch's grid covers.
#include "core/model/GridCover.h"

#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace warpgrain::model {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class GridCovers : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// "n by 256", "m by the block": of the first launch, along x.
  static std::vector<std::string> coversOf(const std::string &launcher, Axis axis = Axis::x) {
    const tests::ParsedSource source("__global__ void k(float *out, int n, int m) { out[threadIdx.x] = n + m; }\n"
                                     "#define BLOCKS(n) (((n) + 127) / 128)\n"
                                     "int read();\n" +
                                     launcher);
    EXPECT_FALSE(source.unit().hasErrors()) << launcher;
    std::vector<std::string> out;
    const auto launches = source.unit().launchesOf(source.kernel("k"));
    if (launches.empty()) return out;
    for (const GridCover &cover : gridCoversOf(source.unit(), *launches.front(), axis))
      out.push_back(std::string(cover.parameter == 1 ? "n" : "m") + " by " +
                    (cover.threads ? std::to_string(*cover.threads) : "the block"));
    return out;
  }
};

TEST_F(GridCovers, AreFoundInQuotientsThatAreRoundedUp) {
  EXPECT_THAT(coversOf("void go(float *p, int s) { k<<<(s + 255) / 256, 256>>>(p, s, 0); }"),
              ElementsAre("n by 256", "n by the block"));
  EXPECT_THAT(coversOf("void go(float *p, int s) { k<<<(s - 1) / 256 + 1, 256>>>(p, 7, s); }"),
              ElementsAre("m by 256", "m by the block"));
  EXPECT_THAT(coversOf("void go(float *p, int s) { k<<<s / 256 + 1, 256>>>(p, s, s); }"),
              ElementsAre("n by 256", "n by the block", "m by 256", "m by the block"));
  EXPECT_THAT(coversOf("void go(float *p, unsigned s) { k<<<BLOCKS(s), 128>>>(p, s, 0); }"),
              ElementsAre("n by 128", "n by the block"));
}

TEST_F(GridCovers, MayBeOfMoreThreadsThanABlockHas) {
  EXPECT_THAT(coversOf("void go(float *p, int s) { k<<<(s + 255) / 256, 64>>>(p, s, 0); }"), ElementsAre("n by 256"));
}

TEST_F(GridCovers, AreFollowedThroughVariablesThatAreSetOnce) {
  EXPECT_THAT(coversOf("void go(float *p) {\n  const int s = read();\n  const int size = 64;\n"
                       "  int blocks = (s + size - 1) / size;\n  k<<<blocks, size>>>(p, s, 0);\n}"),
              ElementsAre("n by 64", "n by the block"));
  EXPECT_THAT(coversOf("void go(float *p, int w, int h) {\n  dim3 block(16, 16);\n"
                       "  dim3 grid((w + 15) / 16, (h + 15) / 16);\n  k<<<grid, block>>>(p, w, h);\n}",
                       Axis::y),
              ElementsAre("m by 16", "m by the block"));
  EXPECT_THAT(coversOf("void go(float *p, int s, int threads) {\n"
                       "  k<<<(s + threads - 1) / threads, threads>>>(p, s, 0);\n}"),
              ElementsAre("n by the block"));
  EXPECT_THAT(coversOf("void go(float *p, int s) { k<<<(2 * s + 63) / 64, 64>>>(p, 2 * s, s); }"),
              ElementsAre("n by 64", "n by the block"))
      << "twice a number is not known to be more than once, where it may be negative";
}

TEST_F(GridCovers, AreNotGuessed) {
  for (const char *launcher : {
           "void go(float *p, int s) { k<<<s / 256, 256>>>(p, s, 0); }",         // rounded down
           "void go(float *p, int s) { k<<<(s + 254) / 256, 256>>>(p, s, 0); }", // one too few
           "void go(float *p, int s, int t) { k<<<(s + 255) / 256, 256>>>(p, t, 0); }",
           "void go(float *p, int s) { k<<<(s + 255) / 256, 256>>>(p, s + 1, 0); }",
           "void go(float *p, int s) { int b = (s + 255) / 256; s = read(); k<<<b, 256>>>(p, s, 0); }",
           "void go(float *p, int s) { int b = (s + 255) / 256; --b; k<<<b, 256>>>(p, s, 0); }",
           "void go(float *p, int s) { dim3 b((s + 255) / 256); b.x -= 1; k<<<b, 256>>>(p, s, 0); }",
           "void change(int &); void go(float *p, int s) { int b = (s + 255) / 256; change(b); "
           "k<<<b, 256>>>(p, s, 0); }",
           "void go(float *p, int s, int t, int u) { k<<<(s + t - 1) / t, u>>>(p, s, 0); }",
           "void go(float *p, short s) { k<<<(short)((s + 255) / 256), 256>>>(p, s, 0); }",
           "int some(int n) { if (n > 9) return 1; return (n + 255) / 256; }\n"
           "void go(float *p, int s) { k<<<some(s), 256>>>(p, s, 0); }",
           "int s; void go(float *p) { k<<<(s + 255) / 256, 256>>>(p, s, 0); }", // somebody may change it meanwhile
       })
    EXPECT_THAT(coversOf(launcher), IsEmpty()) << launcher;
}

} // namespace
} // namespace warpgrain::model
