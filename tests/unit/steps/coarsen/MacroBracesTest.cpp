// SPDX-License-Identifier: Apache-2.0
//
// Macros that stand for the braces of blocks, or write the end of one statement and the begin of another.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class MacroBraces : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

/// A kernel with that body, braces included, and its launch.
std::string program(const std::string &body) {
  return "#define OPEN {\n#define CLOSE }\n__global__ void k(int *o, const int *in) " + body +
         "\nvoid go(int *o, int *in) { k<<<4, 64>>>(o, in); }\n";
}

TEST_F(MacroBraces, AreNamedWhereAStepWouldWrite) {
  const std::string barrier = "{\n  __shared__ int s[64];\n  int t = threadIdx.x;\n  if (blockIdx.x < 2) OPEN\n"
                              "    s[t] = in[t];\n    __syncthreads();\n    o[t] = s[63 - t];\n  CLOSE\n}";
  const std::string loop = "{\n  int t = threadIdx.x;\n  for (int i = 0; i < 16; ++i) {\n    o[t] += in[t * 16 + i];\n"
                           "  CLOSE\n}";
  const std::string whole = "OPEN\n  o[blockIdx.x * 64 + threadIdx.x] = 1;\nCLOSE";
  for (const auto &[body, step, macro] : {std::tuple(barrier, "coarsen x 2", "OPEN"),
                                          {loop, "unroll i 4", "CLOSE"},
                                          {whole, "coarsen x 2", "OPEN"},
                                          {whole, "coarsen grid x 2", "OPEN"}}) {
    ParsedSource source(program(body));
    const auto text = source.transformed(step, "k");
    ASSERT_FALSE(text) << *text;
    EXPECT_TRUE(text.error().message.contains("The macro " + std::string(macro) + " stands for a brace here"))
        << step << ": " << text.error().message;
  }
}

TEST_F(MacroBraces, StayInWorkThatIsRepeated) {
  ParsedSource source(program("{\n  int t = threadIdx.x, sum = 0;\n  for (int i = 0; i < 16; ++i) OPEN\n"
                              "    sum += in[t * 16 + i];\n  CLOSE\n  o[t] = sum;\n}"));
  const auto text = source.transformed("coarsen x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_TRUE(text->contains("for (int i = 0; i < 16; ++i) OPEN")) << *text;
}

TEST_F(MacroBraces, AMacroThatWritesTheBeginOfAStatementTooIsNamed) {
  ParsedSource source("#define TWICE o[t] = in[t]; o[t]\n" +
                      program("{\n  int t = threadIdx.x;\n  if (t < 9) {\n    TWICE += 1;\n  }\n}"));
  const auto text = source.transformed("coarsen x 2", "k");
  ASSERT_FALSE(text) << *text;
  EXPECT_TRUE(text.error().message.contains("The macro TWICE writes several statements here")) << text.error().message;
}

} // namespace
} // namespace warpgrain::transform
