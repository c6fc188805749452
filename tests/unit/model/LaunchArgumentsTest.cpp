// SPDX-License-Identifier: Apache-2.0
//
// Which parameters of a kernel get one pointer from launches in its unit.
#include "core/model/LaunchArguments.h"

#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace warpgrain::model {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class LaunchArguments : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// "0 1 all p": the two parameters, whether all launches do so, and the argument; one line a pair.
  static std::vector<std::string> pairsOf(const std::string &launcher) {
    const tests::ParsedSource source("struct Grid { float *now; float *next; int step; };\n"
                                     "struct Owner {\n  float *memory;\n  float *data() const { return memory; }\n"
                                     "  float *take();\n};\n"
                                     "float *made();\n"
                                     "__global__ void k(float *out, const float *in, int n, int m) {\n"
                                     "  out[threadIdx.x] = in[n + m];\n}\n" +
                                     launcher);
    EXPECT_FALSE(source.unit().hasErrors()) << launcher;
    const Unit &unit = source.unit();
    std::vector<std::string> out;
    for (const OnePointer &pair : parametersOfOnePointer(unit, source.kernel("k"))) {
      const Body &body = unit[pair.launch->launcher].body;
      out.push_back(std::to_string(pair.first) + " " + std::to_string(pair.second) +
                    (pair.isInAll ? " all " : " some ") + std::string(unit.textOf(body[pair.argument].spelling.span)));
    }
    return out;
  }
};

TEST_F(LaunchArguments, AreOnePointerWhereTheyAreOneVariable) {
  EXPECT_THAT(pairsOf("void go(float *p) { k<<<1, 32>>>(p, p, 1, 1); }"), ElementsAre("0 1 all p"));
  EXPECT_THAT(pairsOf("void go(float *p, float *q) { k<<<1, 32>>>(p, q, 1, 1); }"), IsEmpty());
}

TEST_F(LaunchArguments, AreOnePointerThroughCastsAndTheAddressOfTheFirstElement) {
  EXPECT_THAT(pairsOf("void go(void *p) { k<<<1, 32>>>((float *)p, static_cast<const float *>(p), 1, 1); }"),
              ElementsAre("0 1 all p"));
  EXPECT_THAT(pairsOf("void go(float *p) { k<<<1, 32>>>(&p[0], p, 1, 1); }"), ElementsAre("0 1 all p"));
  EXPECT_THAT(pairsOf("void go(float *p) { k<<<1, 32>>>(&p[1], p, 1, 1); }"), IsEmpty());
}

TEST_F(LaunchArguments, AreComparedByMembersAndIndices) {
  EXPECT_THAT(pairsOf("void go(Grid g) { k<<<1, 32>>>(g.now, g.now, 1, 1); }"), ElementsAre("0 1 all g.now"));
  EXPECT_THAT(pairsOf("void go(Grid g) { k<<<1, 32>>>(g.next, g.now, 1, 1); }"), IsEmpty());
  EXPECT_THAT(pairsOf("void go(Grid a, Grid b) { k<<<1, 32>>>(a.now, b.now, 1, 1); }"), IsEmpty());
  EXPECT_THAT(pairsOf("void go(float **p, int i) { k<<<1, 32>>>(p[i], p[ i ], 1, 1); }"), ElementsAre("0 1 all p[i]"));
  EXPECT_THAT(pairsOf("void go(float **p, int i) { k<<<1, 32>>>(p[i], p[1 - i], 1, 1); }"), IsEmpty());
  EXPECT_THAT(pairsOf("void go(float *p, int n) { k<<<1, 32>>>(p + n, p + n, 1, 1); }"), ElementsAre("0 1 all p + n"));
  EXPECT_THAT(pairsOf("void go(float *p, int n) { k<<<1, 32>>>(p + n, p, 1, 1); }"), IsEmpty());
}

/// What an expression gives twice may be two pointers.
TEST_F(LaunchArguments, WithSideEffectsAreNotOnePointer) {
  EXPECT_THAT(pairsOf("void go() { k<<<1, 32>>>(made(), made(), 1, 1); }"), IsEmpty());
  EXPECT_THAT(pairsOf("void go(Owner o) { k<<<1, 32>>>(o.take(), o.take(), 1, 1); }"), IsEmpty());
  EXPECT_THAT(pairsOf("void go(Owner o) { k<<<1, 32>>>(o.data(), o.data(), 1, 1); }"), ElementsAre("0 1 all o.data()"));
  EXPECT_THAT(pairsOf("void go() { k<<<1, 32>>>(nullptr, nullptr, 1, 1); }"), IsEmpty());
}

/// One macro stands for both arguments: its text is the same, and what it means is not.
TEST_F(LaunchArguments, OfAMacroAreComparedByWhatItMeans) {
  EXPECT_THAT(pairsOf("#define BOTH p, q\nvoid go(float *p, float *q) { k<<<1, 32>>>(BOTH, 1, 1); }"), IsEmpty());
}

TEST_F(LaunchArguments, OfSeveralLaunchesAreInAllOrInSome) {
  const std::string two = "void go(float *p, float *q) {\n  k<<<1, 32>>>(p, p, 1, 1);\n  k<<<1, 32>>>(q, ";
  EXPECT_THAT(pairsOf(two + "q, 1, 1);\n}"), ElementsAre("0 1 all p"));
  EXPECT_THAT(pairsOf(two + "p, 1, 1);\n}"), ElementsAre("0 1 some p"));
  EXPECT_THAT(pairsOf("void go(float *p, float *q) { k<<<1, 32>>>(p, q, 1, 1); k<<<1, 32>>>(q, q, 1, 1); }"),
              ElementsAre("0 1 some q"));
}

} // namespace
} // namespace warpgrain::model
