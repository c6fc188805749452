// SPDX-License-Identifier: Apache-2.0
//
// Which elements may be kept in a register, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class ScalarReplaceStep : public tests::LoopStepTest {
protected:
  static void expectText(const std::string &body, const std::string &step, const std::string &words) {
    const std::string text = expectAllowed(body, step);
    EXPECT_NE(text.find(words), std::string::npos) << text;
  }
};

TEST_F(ScalarReplaceStep, LoadsOnceAndStoresOnce) {
  expectText("fast[n] += 1.0f;\nfast[n] *= in[0];\nfast[n] += in[1];", "scalar-replace fast",
             "float fast_n = fast[n];\nfast_n += 1.0f;\nfast_n *= in[0];\nfast_n += in[1];\nfast[n] = fast_n;");
  expectRefused("out[0] = in[n] + 1.0f;\nout[1] = 2.0f;", "scalar-replace", "is used again where a register");
}

TEST_F(ScalarReplaceStep, PointersThatMayMeetAreRefused) {
  expectRefused("out[n] += in[0];\nout[n] += in[1];", "scalar-replace out", "declare them __restrict__");
  expectRefused("fast[0] = in[n];\nout[0] = 1;\nfast[1] = in[n];", "scalar-replace in", "may lead to the same memory");
  expectAllowed("fast[0] = in[n];\nfast[1] = in[n];", "scalar-replace in");
  expectAllowed("s[0][0] = in[n];\nfast[1] = in[n];", "scalar-replace in");
  expectRefused("float *p = n > 3 ? fast : out;\nfast[n] += 1;\np[m] = 2;\nfast[n] += 1;", "scalar-replace fast",
                "address of fast may be kept");
  expectRefused("float *p = (float *)((size_t)fast + 4);\nfast[n] += 1;\np[m] = 2;\nfast[n] += 1;",
                "scalar-replace fast", "");
}

TEST_F(ScalarReplaceStep, ElementsThatMayBeTheSameAreRefused) {
  expectRefused("fast[n] += 1;\nfast[m] += 1;\nfast[n] += 1;\nfast[m] += 1;", "scalar-replace fast",
                "they may be the same element");
  expectAllowed("fast[n] += 1;\nfast[n + 1] += 1;\nfast[n] += 1;", "scalar-replace fast");
  expectRefused("fast[n] += 1;\n((int *)fast)[n] = 1;\nfast[n] += 1;", "scalar-replace fast",
                ReasonId::elementsMayMeet);
  expectRefused("for (int i = 0; i < 8; ++i) {\n  fast[n] += 1;\n  fast[i] += 2;\n}", "scalar-replace fast",
                "they may be the same element");
}

TEST_F(ScalarReplaceStep, SaysWhereItRestsOnSubscriptsThatStayInTheirRows) {
  const std::string body = "a[1][4] = n;\na[0][m] = 2;\na[1][4] += 1;\nfast[0] = a[1][4];";
  EXPECT_NE(assumptionsOf(body, "scalar-replace a").find("Each subscript of a is at least 0"), std::string::npos);
  const std::string within = "a[1][4] = n;\nif (m >= 0 && m < 40) a[0][m] = 2;\na[1][4] += 1;\nfast[0] = a[1][4];";
  EXPECT_EQ(assumptionsOf(within, "scalar-replace a").find("Each subscript of a"), std::string::npos);
}

/// It lies in the next row, whatever the launch.
TEST_F(ScalarReplaceStep, AnElementBehindTheEndOfItsRowIsThatOfTheNextRow) {
  expectRefusedText("__global__ void k(int *p) {\n  __shared__ int s[4][32];\n  const int t = threadIdx.x;\n"
                    "  s[1][t] = 0;\n  s[0][t + 32] = 3;\n  s[1][t] += 4;\n  s[0][t + 32] *= 2;\n"
                    "  p[t] = s[0][t + 32] + s[1][t];\n}\nvoid go(int *p) { k<<<1, 8>>>(p); }\n",
                    "scalar-replace s", "they may be the same element");
}

TEST_F(ScalarReplaceStep, NothingIsKeptAcrossABarrierOrWhatIsNotFollowed) {
  for (const char *between : {"__syncthreads();", "__threadfence();", "atomicAdd(&total, 1);", "other(list);",
                              "asm volatile(\"membar.gl;\");", "__syncwarp();"})
    expectRefused("s[0][n] += 1;\n" + std::string(between) + "\ns[0][n] += 1;", "scalar-replace s",
                  "stands between the uses of s[0][n]");
  expectRefused("for (int i = 0; i < 8; ++i) {\n  s[0][n] += 1;\n  __syncthreads();\n}", "scalar-replace s",
                "stands between");
}

TEST_F(ScalarReplaceStep, AddressMustStay) {
  expectRefused("fast[n] += 1;\nn++;\nfast[n] += 1;", "scalar-replace fast", "n, which fast[n] is found by");
  expectRefused("fast[list[0]] += 1;\nfast[list[0]] += 1;", "scalar-replace fast", ReasonId::noElementOfRegisters);
  expectRefused("fast[n] += 1;\nfast = out;\nfast[n] += 1;", "scalar-replace fast", "");
}

TEST_F(ScalarReplaceStep, WhatIsTouchedUnderAConditionStaysThere) {
  expectRefused("if (n > 3) fast[m] += 1;\nif (m > 3) fast[m] += 2;", "scalar-replace fast", "under a condition only");
  expectRefused("float x = fast[m];\nif (n > 3) fast[m] = 1;\nout[0] = x + fast[m];", "scalar-replace fast",
                ReasonId::writtenConditionally);
  expectRefused("for (int i = 0; i < n; ++i) if (list[i] > 0) fast[m] += 1;", "scalar-replace fast",
                "under a condition");
  expectRefused("for (int i = 0; i < n; ++i) {\n  if (list[i] > 0) continue;\n  fast[m] += 1;\n}",
                "scalar-replace fast", "under a condition");
  expectRefused("out[0] = n > 3 && fast[m] > 0 && fast[m] < 2;", "scalar-replace fast", "under a condition");
}

TEST_F(ScalarReplaceStep, LoopThatMayNotRunIsAnAssumption) {
  const std::string body = "for (int i = 0; i < n; ++i)\n  fast[m] += 2;";
  EXPECT_NE(assumptionsOf(body, "scalar-replace fast").find("goes round at least once"), std::string::npos);
  const std::string certain = "for (int i = 0; i < 8; ++i)\n  fast[m] += 2;";
  EXPECT_EQ(assumptionsOf(certain, "scalar-replace fast").find("goes round at least once"), std::string::npos);
}

TEST_F(ScalarReplaceStep, BodyWithoutBracesGetsThem) {
  expectText("for (int j = 0; j < n; ++j) // all\n  for (int i = 0; i < 8; ++i)\n    fast[j] += in[0]; // add\n",
             "scalar-replace fast",
             "for (int j = 0; j < n; ++j) { // all\n  float fast_j = fast[j];\n  for (int i = 0; i < 8; ++i)\n"
             "    fast_j += in[0]; // add\n  fast[j] = fast_j;\n}\n");
}

TEST_F(ScalarReplaceStep, IsStoredBeforeTheNextElementIsLoaded) {
  expectText("fast[m] += 1;\nfast[m] += 2;\n++m;\nfast[n] += 1;\nfast[n] += 2;\nfast[m] += 3;\nfast[m] += 4;",
             "scalar-replace fast",
             "float fast_m = fast[m];\nfast_m += 1;\nfast_m += 2;\nfast[m] = fast_m;\n++m;\n"
             "float fast_n = fast[n];\nfast_n += 1;\nfast_n += 2;\nfast[n] = fast_n;\n"
             "float fast_m2 = fast[m];\nfast_m2 += 3;\nfast_m2 += 4;\nfast[m] = fast_m2;\n");
}

TEST_F(ScalarReplaceStep, JumpsOutOfTheRegionEndIt) {
  expectRefused("fast[m] += 1;\nif (n > 3) return;\nfast[m] += 1;", "scalar-replace fast", "may leave here");
  expectRefused("for (int i = 0; i < 8; ++i) {\n  fast[m + i] += 1;\n  if (n > i) break;\n  fast[m + i] += 1;\n}",
                "scalar-replace fast", "may leave here");
}

TEST_F(ScalarReplaceStep, ObjectsThatAreNamedStayMemory) {
  expectRefused("float *p = &fast[m];\nfast[m] += 1;\n*p = 3;\nfast[m] += 1;", "scalar-replace fast",
                ReasonId::elementsMayMeet);
  expectRefused("float &r = fast[m];\nr = 3;\nfast[m] += 1;\nr = 4;\nfast[m] += 1;", "scalar-replace fast", "");
  expectRefused("volatile float *v = fast;\nv[m] += 1;\nv[m] += 1;", "scalar-replace v", "");
  expectRefusedText("#define AT(i) fast[i]\n" + kernel("AT(n) += 1;\nAT(n) += 1;"), "scalar-replace fast",
                    ReasonId::noElementOfRegisters);
}

TEST_F(ScalarReplaceStep, BitFieldsStayMemory) {
  const auto kernel = [](const std::string &body) {
    return "struct Bits { unsigned low : 4; unsigned high : 28; unsigned whole; };\n"
           "__global__ void k(Bits *__restrict__ bits, int n) {\n" +
           body + "\n}\n";
  };
  expectRefusedText(kernel("bits[n].low += 9;\nbits[n].low += 9;\nbits[n].whole = bits[n].low;"), "scalar-replace bits",
                    ReasonId::nothingOfArrayUsedAgain);
  expectRefusedText(kernel("bits[0].whole = bits[n].low - 5 < 0;\nbits[1].whole = bits[n].low - 6 < 0;"),
                    "scalar-replace bits", ReasonId::nothingOfArrayUsedAgain);
}

TEST_F(ScalarReplaceStep, PreprocessorLinesEndARegion) {
  expectRefused("fast[m] += 1;\n#ifdef OTHER\nfast[m] = 0;\n#endif\nfast[m] += 1;", "scalar-replace fast", "");
}

TEST_F(ScalarReplaceStep, UnknownArrayIsToldSo) {
  expectRefused("fast[m] += 1;", "scalar-replace what", "names no element of an array or pointer what");
}

TEST_F(ScalarReplaceStep, IsOfferedForArraysWithRepeatedElements) {
  ParsedSource source(kernel("fast[m] += 1;\nfast[m] += 2;\nout[0] = 1;\nfor (int i = 0; i < 8; ++i) list[n] += i;"));
  std::string offers;
  for (const Step &step : scalarReplaceTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "scalar-replace fast; scalar-replace list; ");
}

/// Nobody wrote the pointer with which such a loop goes through its array.
TEST(ScalarReplaceOffers, NameNoPointerOfALoopOverAnArray) {
  const ParsedSource parsed("__global__ void k(float *out) {\n  float v[4];\n  for (float &x : v) x = 1;\n"
                            "  for (float x : v) out[threadIdx.x] += x;\n}\n");
  std::string offers;
  for (const Step &step : scalarReplaceTransformation().offers(parsed.unit(), parsed.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "scalar-replace out; ");
}

TEST(ScalarReplaceWords, ErrorsNameWhatIsWrong) {
  EXPECT_NE(parseStep("scalar-replace a b").error().message.find("\"b\" is not known"), std::string::npos);
  EXPECT_NE(parseStep("scalar-replace 3").error().message.find("names no array"), std::string::npos);
  EXPECT_EQ(toString(parseStep("scalar-replace").value()), "scalar-replace");
}

} // namespace
} // namespace warpgrain::transform
