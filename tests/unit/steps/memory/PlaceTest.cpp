// SPDX-License-Identifier: Apache-2.0
//
// Which pointers may be said to lead to memory that is only read, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class PlaceStepTest : public tests::LoopStepTest {};

TEST_F(PlaceStepTest, SaysThatAPointerIsOnlyReadThrough) {
  const std::string text = expectAllowed("out[0] = in[n];", "place in readonly");
  EXPECT_NE(text.find("const float *__restrict__ in,"), std::string::npos) << text;
}

TEST_F(PlaceStepTest, WhatTheKernelWritesIsAssumedToBeElsewhereUnlessItSaysSo) {
  const std::string other = assumptionsOf("out[0] = in[n];\nlist[0] = 1;", "place in readonly");
  EXPECT_NE(other.find("does not overlap out"), std::string::npos) << other;
  EXPECT_NE(other.find("does not overlap list"), std::string::npos) << other;
  EXPECT_EQ(assumptionsOf("fast[0] = in[n];\ns[0][0] = in[m];\na[0][0] = 1;", "place in readonly"), "");
}

TEST_F(PlaceStepTest, PointersThatAreWrittenThroughOrLeadElsewhereAreRefused) {
  expectRefused("list[0] = in[n];", "place list readonly", ReasonId::pointeeWritten);
  expectRefused("float *p = (float *)in;\np[m] = 1;", "place in readonly", ReasonId::pointeeWritten);
  expectRefused("float *p = n > 3 ? out : (float *)in;\np[m] = in[0];", "place in readonly", "");
  expectRefused("((float *)((size_t)in + 4))[m] = 1;\nout[0] = in[0];", "place in readonly", ReasonId::mayAliasPointer);
  expectRefused("((float *)((size_t)in + 4))[m] = 1;\nfast[0] = in[0];", "place in readonly",
                ReasonId::mayAliasPointer);
  expectRefused("in = out;\nfast[0] = in[0];", "place in readonly", "given another value");
  expectRefused("other(list);\nfast[0] = in[0];", "place in readonly", "What other does to memory");
  expectRefused("fast[0] = in[0];", "place fast readonly", "already");
  expectRefused("fast[0] = in[0];", "place n readonly", ReasonId::isNoPointer);
  expectRefused("fast[0] = in[0];", "place what readonly", "no parameter what");
}

TEST_F(PlaceStepTest, OnePointerForBothIsIllegal) {
  const std::string text = "__global__ void k(float *out, const float *in) { out[0] = in[1]; }\n";
  expectRefusedText(text + "void go(float *p) { k<<<1, 32>>>(p, p); }\n", "place in readonly",
                    "hands over one pointer for in and for out");
  ParsedSource apart(text + "void go(float *p, float *q) { k<<<1, 32>>>(p, q); }\n");
  EXPECT_TRUE(apart.verdict("place in readonly", "k").allows());
}

/// A kernel that reads `reads` through `w`, and what launches it.
std::string weighted(const std::string &reads, const std::string &launch = "k<<<1, 32>>>(p, w, 9);") {
  return "// Weighs.\n__global__ void k(float *__restrict__ out, const float *w, int n) {\n  const int t = "
         "threadIdx.x;\n  " +
         reads + "\n}\nvoid go(float *p, float *w, cudaStream_t s) {\n  " + launch + "\n}\n";
}

TEST_F(PlaceStepTest, ConstantArrayIsCopiedBeforeEachLaunch) {
  ParsedSource source(weighted("for (int i = 0; i < 9; ++i) out[t] += w[i] * w[i + 1];",
                               "k<<<1, 32>>>(p, w, 9);\n  k<<<1, 32>>>(p, w + 4, 9);"));
  const auto made = source.transformed("place w constant", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_TRUE(made->starts_with("__constant__ float w_constant[10];\n\n// Weighs.\n#include <cstdlib>\n\n__global__"))
      << *made;
  EXPECT_NE(made->find("out[t] += w_constant[i] * w_constant[i + 1];"), std::string::npos) << *made;
  for (const char *from : {"w", "w + 4"}) {
    const std::string pointer = from;
    EXPECT_NE(made->find("  if (cudaMemcpyToSymbol(w_constant, " + pointer +
                         ", sizeof(w_constant), 0, cudaMemcpyDefault) != cudaSuccess) abort();\n  k<<<1, 32>>>(p, " +
                         pointer + ", 9);"),
              std::string::npos)
        << *made;
  }
  const dependence::Verdict verdict = source.verdict("place w constant", "k");
  ASSERT_FALSE(verdict.assumptions.empty());
  EXPECT_TRUE(verdict.reasons.empty()) << verdict.reasons.front().text();
}

TEST_F(PlaceStepTest, ConstantArrayIsCopiedInTheStreamOfTheLaunches) {
  ParsedSource source(weighted("for (int i = 0; i < 9; ++i) out[t] += w[i];", "k<<<1, 32, 0, s>>>(p, w, 9);"));
  const auto made = source.transformed("place w constant", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_NE(
      made->find("cudaMemcpyToSymbolAsync(w_constant, w, sizeof(w_constant), 0, cudaMemcpyDefault, s) != cudaSuccess"),
      std::string::npos)
      << *made;
  const dependence::Verdict verdict = source.verdict("place w constant", "k");
  ASSERT_EQ(verdict.assumptions.size(), 3U);
  EXPECT_NE(verdict.assumptions.back().text().find("are in one stream"), std::string::npos);
}

TEST_F(PlaceStepTest, ConstantArrayOfATemplateHoldsWhatItsInstantiationsRead) {
  const std::string definition = "template <int N> __global__ void k(float *__restrict__ out, const float *w) {\n"
                                 "  for (int i = 0; i < N; ++i) out[threadIdx.x] += w[i];\n}\n";
  ParsedSource source(definition +
                      "void go(float *p, float *w) {\n  k<4><<<1, 32>>>(p, w);\n  k<7><<<1, 32>>>(p, w);\n}\n");
  const auto made = source.transformed("place w constant", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_TRUE(
      made->starts_with("#include <cstdlib>\n\n__constant__ float w_constant[7];\n\ntemplate <int N> __global__"))
      << *made;
  EXPECT_NE(made->find("out[threadIdx.x] += w_constant[i];"), std::string::npos) << *made;
  expectRefusedText("template <typename T> __global__ void k(T *__restrict__ out, const T *w) {\n  out[0] = w[3];\n}\n"
                    "void go(float *p, float *w) { k<<<1, 32>>>(p, w); }\n",
                    "place w constant", "Elements of this type");
}

TEST_F(PlaceStepTest, ConstantArrayThatLanesReadDifferentlyIsRemarkedOn) {
  ParsedSource source(weighted("out[t] = w[t];"));
  const dependence::Verdict verdict = source.verdict("place w constant", "k");
  ASSERT_TRUE(verdict.allows());
  ASSERT_FALSE(verdict.reasons.empty());
  EXPECT_NE(verdict.reasons.front().text().find("one after the other"), std::string::npos);
}

TEST_F(PlaceStepTest, ConstantArrayIsRefusedWhereHostCodeOrSizeIsNotKnown) {
  const std::string step = "place w constant";
  const std::string nine = "for (int i = 0; i < 9; ++i) out[t] += w[i];";
  expectRefusedText(weighted(nine, ""), step, "No launch of the kernel is seen");
  expectRefusedText(weighted(nine, "k<<<1, 32, 0, s>>>(p, w, 9);\n  k<<<1, 32>>>(p, w, 9);"), step,
                    ReasonId::launchInOtherStream);
  expectRefusedText(weighted(nine, "k<<<1, 32, 0, (cudaStream_t)3>>>(p, w, 9);"), step, "is no variable");
  expectRefusedText(weighted(nine, "if (p) k<<<1, 32>>>(p, w, 9);"), step, ReasonId::mustBeStatementOfBlock);
  expectRefusedText(weighted(nine, "k<<<1, 32>>>(p, w++, 9);"), step, ReasonId::argumentNotComputedTwice);
  expectRefusedText(weighted(nine, "void *all[3] = {&p, &w}; cudaLaunchKernel((void *)k, 1, 32, all, 0, s);"), step,
                    "");
  expectRefusedText(weighted("for (int i = 0; i < out[0]; ++i) out[t] += w[i];"), step, ReasonId::readReachNotKnown);
  expectRefusedText(weighted("out[t] = w[t - 1];"), step, "before what w leads to");
  expectRefusedText(weighted("for (int i = 0; i < 20000; ++i) out[t] += w[i];"), step, "there are 65536");
  expectRefusedText(weighted("((float *)w)[t] = 1;"), step, ReasonId::pointeeWritten);
  expectRefusedText(weighted("w = out; out[t] = w[0];"), step, "another value");
  expectRefusedText(weighted(nine), "place n constant", ReasonId::isNoPointer);
  expectRefusedText(weighted(nine), "place what constant", "no parameter what");
  expectRefusedText(weighted("for (int i = 0; i < n; ++i) out[t] += w[i];"), step, ReasonId::readReachNotKnown);
}

TEST_F(PlaceStepTest, ConstantArrayIsRefusedWhereTheAddressItselfIsUsed) {
  for (const char *uses : {"out[t] = w[0] + (float)((size_t)w & 63);", "if (w == out) out[t] = w[1];",
                           "out[t] = w[&w[3] - w];", "out[t] = __isGlobal(w) ? w[0] : w[1];", "out[t] = __ldg(w + 4);",
                           "const float *v = w + 1; out[t] = v - w + v[0];",
                           "float f; asm(\"ld.global.f32 %0, [%1];\" : \"=f\"(f) : \"l\"(w)); out[t] = f + w[1];"})
    expectRefusedText(weighted(uses), "place w constant", ReasonId::addressUsedItself);
}

TEST_F(PlaceStepTest, ConstantArrayThatIsReadAsVectorsIsAligned) {
  for (const char *reads :
       {"out[t] = ((const float4 *)w)[1].y;", "const float4 *four = (const float4 *)w; out[t] = four[1].y;"}) {
    ParsedSource source(weighted(reads));
    const auto made = source.transformed("place w constant", "k");
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_TRUE(made->starts_with("__constant__ __align__(16) float w_constant[")) << *made;
  }
}

TEST_F(PlaceStepTest, ConstIsAddedOnlyWhereNobodyElseSpeaksOfTheType) {
  const std::string text = "__global__ void k(float *__restrict__ out, float *in) { out[0] = in[1]; }\n";
  ParsedSource alone(text);
  const auto made = alone.transformed("place in readonly", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_NE(made->find("const float *__restrict__ in)"), std::string::npos) << *made;
  expectRefusedText("__global__ void k(float *__restrict__ out, float *in);\n" + text, "place in readonly",
                    "named here too");
  expectRefusedText("__device__ float of(float *p) { return p[0]; }\n"
                    "__global__ void k(float *__restrict__ out, float *in) { out[0] = of(in); }\n",
                    "place in readonly", ReasonId::pointerHandedOn);
  expectRefusedText("__global__ void k(float *__restrict__ out, float in[]) { out[0] = in[1]; }\n", "place in readonly",
                    ReasonId::typeShowsNoPointer);
}

/// What casts it to a type that is not const would not compile.
TEST_F(PlaceStepTest, ConstIsNotAddedToWhatIsCastOrBoundAsNotConst) {
  const auto kernelOf = [](const std::string &body) {
    return "__global__ void k(float *__restrict__ out, float *in) { int t = threadIdx.x; " + body + " }\n";
  };
  for (const char *body :
       {"out[t] = reinterpret_cast<float4 &>(in[4 * t]).x;",
        "float4 v = reinterpret_cast<float4 *>(in)[t]; out[t] = v.x;",
        "float4 v = *reinterpret_cast<float4 *>(&in[4 * t]); out[t] = v.x;", "float &v = in[t]; out[t] = v;"})
    expectRefusedText(kernelOf(body), "place in readonly", ReasonId::pointerHandedOn);
  for (const char *body :
       {"out[t] = reinterpret_cast<const float4 &>(in[4 * t]).x;", "const float &v = in[t]; out[t] = v;",
        "float4 v = ((float4 *)in)[t]; out[t] = v.x;", "out[t] = static_cast<int>(in[t]);"}) {
    const auto made = ParsedSource(kernelOf(body)).transformed("place in readonly", "k");
    ASSERT_TRUE(made) << body << made.error().message;
    EXPECT_FALSE(ParsedSource(*made).unit().hasErrors()) << *made;
  }
}

TEST_F(PlaceStepTest, IsOfferedForPointersThatAreOnlyRead) {
  ParsedSource source(kernel("out[0] = in[n] + list[m];"));
  std::string offers;
  for (const Step &step : placeTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "place in readonly; place list readonly; ");
}

TEST(PlaceWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("place").find("needs a pointer"), std::string::npos);
  EXPECT_NE(errorOf("place in").find("needs a kind"), std::string::npos);
  EXPECT_NE(errorOf("place in shared").find("no place that this version knows"), std::string::npos);
  EXPECT_EQ(toString(parseStep("place in readonly").value()), "place in readonly");
  EXPECT_EQ(toString(parseStep("place in constant").value()), "place in constant");
}

} // namespace
} // namespace warpgrain::transform
