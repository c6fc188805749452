// SPDX-License-Identifier: Apache-2.0
//
// Which shared arrays may be padded, by how much, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class PadStepTest : public tests::LoopStepTest {
protected:
  static std::string source(const std::string &body, const std::string &shared = "float t[32][32];") {
    return "__device__ void other(float *);\n"
           "__global__ void k(float *out, const float *in, int n) {\n  __shared__ " +
           shared + "\n  const int x = threadIdx.x, y = threadIdx.y;\n  " + body +
           "\n}\nvoid go(float *p, float *q) { k<<<1, dim3(32, 32)>>>(p, q, 1); }\n";
  }

  static void expectText(const std::string &text, const std::string &step, const std::string &words) {
    ParsedSource parsed(text);
    const auto made = parsed.transformed(step, "k");
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_NE(made->find(words), std::string::npos) << *made;
  }
};

TEST_F(PadStepTest, ComputesTheFewestElementsThatLeaveTheFewestConflicts) {
  expectText(source("t[y][x] = in[y]; __syncthreads(); out[x] = t[x][y];"), "pad t", "float t[32][32 + 1];");
  expectText(source("t[y][x] = in[y]; __syncthreads(); out[x] = t[x][y];", "double t[32][32];"), "pad t",
             "double t[32][32 + 1];");
  expectText(source("t[y][x] = in[y]; __syncthreads(); out[x] = t[x][y];"), "pad t 3", "float t[32][32 + 3];");
  expectRefusedText(source("t[y][x] = in[y]; __syncthreads(); out[x] = t[y][x];"), "pad t",
                    ReasonId::noBankConflictsToSave);
  expectRefusedText(source("t[y][x] = in[y]; __syncthreads(); out[x] = t[x][y];", "float t[32][33];"), "pad t",
                    ReasonId::noBankConflictsToSave);
}

TEST_F(PadStepTest, LayoutThatIsSeenIsRefused) {
  expectRefusedText(source("float *p = &t[0][0]; p[x] = 1;"), "pad t 1", ReasonId::rowLengthMayMatter);
  expectRefusedText(source("other(t[y]);"), "pad t 1", ReasonId::rowLengthMayMatter);
  expectRefusedText(source("other(&t[y][x]);"), "pad t 1", ReasonId::rowLengthMayMatter);
  expectRefusedText(source("float *row = t[y]; row[x] = 1;"), "pad t 1", ReasonId::rowLengthMayMatter);
  expectRefusedText(source("*t[y] = 1;"), "pad t 1", ReasonId::rowLengthMayMatter);
  expectRefusedText(source("t[y][x] = 1; out[x] = sizeof(t);"), "pad t 1", "");
  expectRefusedText(source("t[y][x] = 1; ((float4 *)t)[x] = make_float4(1, 2, 3, 4);"), "pad t 1",
                    ReasonId::rowLengthMayMatter);
  expectText(source("atomicAdd(&t[y][x], 1.0f);"), "pad t 1", "t[32][32 + 1]");
}

/// nvcc takes it for a definition; in relocatable device code the definition may be another unit's.
TEST_F(PadStepTest, ArrayThatIsDeclaredExternIsRefused) {
  expectRefusedText("__global__ void k(float *out) {\n  extern __shared__ float t[32][32];\n"
                    "  t[threadIdx.y][threadIdx.x] = 1;\n  out[0] = t[0][0];\n}\n"
                    "void go(float *p) { k<<<1, dim3(32, 32)>>>(p); }\n",
                    "pad t 1", "t is declared extern");
}

TEST_F(PadStepTest, RowThatIsLeftIsRefusedOrAssumedNotToBe) {
  expectRefusedText(source("t[0][y * 32 + x] = 1;"), "pad t 1", ReasonId::subscriptMayLeaveDimension);
  ParsedSource unknown(source("t[y][n] = 1;"));
  const dependence::Verdict verdict = unknown.verdict("pad t 1", "k");
  ASSERT_EQ(verdict.kind, dependence::VerdictKind::legalIf);
  EXPECT_NE(verdict.assumptions.front().text().find("below the extent"), std::string::npos);
  ParsedSource known(source("t[y][x] = 1;"));
  EXPECT_EQ(known.verdict("pad t 1", "k").kind, dependence::VerdictKind::legal);
}

TEST_F(PadStepTest, ArraysThatCannotBePaddedAreRefused) {
  expectRefusedText(source("t[x] = 1;", "float t[32];"), "pad t 1", ReasonId::arrayHasNoRows);
  expectRefusedText(source("t[x] = 1;", "float t[32];"), "pad what 1", "no shared array what");
  expectRefusedText(source("t[y][x] = 1;", "float t[384][32];"), "pad t 1", "a kernel may declare 49152");
  expectRefusedText("extern __shared__ float t[];\n" + source("t[x] = 1;", "float u[2];"), "pad t 1", "");
  expectRefusedText("#define TILE_OF(n) n[32][32]\n" + source("t[y][x] = 1;", "float TILE_OF(t);"), "pad t 1",
                    ReasonId::extentsNotInDeclaration);
}

TEST_F(PadStepTest, IsOfferedForArraysWithRows) {
  ParsedSource parsed(source("t[y][x] = u[x] = 1;", "float t[32][32], u[32];"));
  std::string offers;
  for (const Step &step : padTransformation().offers(parsed.unit(), parsed.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "pad t; ");
}

TEST(PadWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("pad").find("needs an array"), std::string::npos);
  EXPECT_NE(errorOf("pad t 0").find("1 to 32"), std::string::npos);
  EXPECT_NE(errorOf("pad t x").find("not a whole number"), std::string::npos);
  EXPECT_NE(errorOf("pad t 1 2").find("\"2\" is not known"), std::string::npos);
  EXPECT_EQ(toString(parseStep("pad t 01").value()), "pad t 1");
}

} // namespace
} // namespace warpgrain::transform
