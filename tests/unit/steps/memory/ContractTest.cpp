// SPDX-License-Identifier: Apache-2.0
//
// Which arrays need fewer dimensions, or none, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(ContractStep, ElementsOfOneIterationBecomeARegister) {
  StepCases()
      .allowed("contract a", "for (int i = 0; i < n; ++i) { a[i][0] = in[i]; out[i] = a[i][0] * 2; }",
               "{ a = in[i]; out[i] = a * 2; }")
      .allowed("contract a", "for (int i = 0; i < n; ++i) { a[i][0] = in[i]; out[i] = a[i][0] * 2; }", " float a;\n")
      // Written first whenever the body runs: what the loop around left there is not seen.
      .allowed("contract a",
               "for (int k = 0; k < n; ++k)\n  for (int i = 0; i < 9; ++i) { a[i][k] = in[i + k]; out[i] += a[i][k]; }",
               "{ a = in[i + k]; out[i] += a; }")
      // The same element all its life.
      .allowed("contract a", "a[t][2] = 0;\nfor (int k = 0; k < n; ++k) a[t][2] += in[k];\nout[t] = a[t][2];",
               "for (int k = 0; k < n; ++k) a += in[k];\nout[t] = a;")
      .allowed("contract a", "for (int k = 0; k < n; ++k) { if (k == 0) a[t][2] = 1; out[k] = a [t] [2]; }",
               "a = 1; out[k] = a; }")
      .check();
}

TEST(ContractStep, DimensionsThatIterationsDoNotShareAreTakenAway) {
  StepCases()
      .allowed("contract a",
               "for (int i = 0; i < n; ++i) {\n  for (int j = 0; j < 9; ++j) a[i][j] = in[i + j];\n"
               "  for (int j = 0; j < 9; ++j) out[i] += a[i][j];\n}",
               "a[j] = in[i + j];\n  for (int j = 0; j < 9; ++j) out[i] += a[j];")
      .allowed("contract a",
               "for (int i = 0; i < n; ++i) {\n  for (int j = 0; j < 9; ++j) a[j][i] = in[i + j];\n"
               "  for (int j = 0; j < 9; ++j) out[i] += a[j][i];\n}",
               "float a[40];")
      // The other rows are named by the subscript that would stay.
      .refused("contract a", "for (int i = 0; i < 99; ++i) a[0][i] = in[i];\nout[t] = a[0][n];",
               ReasonId::subscriptMayLeaveDimension)
      .refused("contract a",
               "for (int k = 0; k < n; ++k)\n  for (int i = 0; i < n; ++i) {\n"
               "    for (int j = 0; j < 40; ++j) { if (k > 0) out[i] += a[i][j]; a[i][j] = in[i + j]; }\n  }",
               "by an earlier iteration of the loop in line")
      .check();
}

TEST(ContractStep, ElementsThatNobodyUsesAreLeftOut) {
  StepCases()
      .allowed("contract a",
               "for (int i = 0; i < 5; ++i) a[i + 7][i] = in[i];\nout[t] = a[8][1] + a[1 + t % 2 + 8][2];",
               "for (int i = 0; i < 5; ++i) a[i][i] = in[i];\nout[t] = a[1][1] + a[1 + t % 2 + 1][2];")
      .allowed("contract a",
               "for (int i = 0; i < 5; ++i) a[i + 7][i] = in[i];\nout[t] = a[8][1] + a[t > 3 ? 9 : 10][2];",
               "a[(t > 3 ? 9 : 10) - 7][2];")
      // All rows of it, for all that is known.
      .refused("contract a", "for (int i = 0; i < n; ++i) a[i][i] = in[i];\nout[t] = a[n][n];",
               "Two uses of a have different subscripts, i and n")
      .refused("contract a", "a[7][7] = t;\na[8][8] = 2;\nout[t] = a[8][static_cast<int>(a[7][7]) % 2 + 7];",
               "Two uses of a have different subscripts")
      .check();
}

TEST(ContractStep, ValuesOfOtherIterationsKeepTheArray) {
  StepCases()
      .refused("contract a", "for (int i = 1; i < n; ++i) { a[i][i] = in[i]; out[i] = a[i - 1][i - 1]; }",
               "Two uses of a have different subscripts, i and i - 1")
      .refused("contract a",
               "for (int i = 0; i < n; ++i) a[i][i] = in[i];\nfor (int i = 0; i < n; ++i) out[i] = a[i][i];",
               "different subscripts, i in line")
      .refused("contract a",
               "for (int k = 0; k < n; ++k)\n  for (int i = 0; i < n; ++i) {\n    if (k == 0) a[i][i] = in[i];\n"
               "    out[i] += a[i][i];\n  }",
               "may have been written in line")
      .refused("contract a",
               "int i = 0;\nfor (; i < n; ++i) a[i][i] = in[i];\nfor (i = 0; i < n; ++i) out[i] = a[i][i];",
               "i, by which a is subscripted, changes between the uses.")
      .refused("contract a", "for (int i = 0; i < n; ++i) { a[i][i] = in[i]; ++i; out[i] = a[i][i]; }", "changes")
      .refused("contract a",
               "for (int i = 0; i < n; ++i) { a[list[i]][list[i]] = in[i]; out[i] = a[list[i]][list[i]]; }",
               ReasonId::subscriptNotOfRegisters)
      .check();
}

TEST(ContractStep, SharedElementsOfOneThreadBecomeItsRegisters) {
  StepCases()
      .allowed("contract s", "s[0][t] = in[t];\n__syncthreads();\nout[t] = s[0][t];", "s = in[t];\n__syncthreads();")
      .assuming("Blocks have one thread along y and z")
      .allowed("contract s", "s[0][t] = in[t];\n__syncthreads();\nout[t] = s[0][t];", "  float s; float a")
      .allowed("contract s",
               "for (int j = 0; j < 9; ++j) s[j][t] = in[t + j];\n__syncthreads();\n"
               "for (int j = 0; j < 9; ++j) out[t] += s[j][t];",
               "s[j] = in[t + j];\n__syncthreads();\nfor (int j = 0; j < 9; ++j) out[t] += s[j];")
      .refused("contract s", "s[0][t / 2] = in[t];\n__syncthreads();\nout[t] = s[0][t / 2];",
               "Two threads of a block may use one element of s, by s[0][t / 2] and s[0][t / 2]")
      // Shared as before, but of one row.
      .allowed("contract s", "if (t < 40) s[0][t] = in[t];\n__syncthreads();\nif (t < 40) out[t] = s[0][39 - t];",
               "__shared__ float s[1][40];")
      .allowed("contract s", "s[0][0] = in[t];\n__syncthreads();\nout[t] = s[0][0];", "__shared__ float s[1][1];")
      .check();
}

TEST(ContractStep, SharedElementsKeepTheirValuesBetweenIterationsOfTheLoopThatDeclaresThem) {
  StepCases()
      .refused("contract w",
               "for (int j = 0; j < 9; ++j) { __shared__ float w[64]; if (j == 0) w[t] = 0; w[t] += in[t + j]; "
               "out[t + j * n] = w[t]; }",
               "an earlier iteration")
      .refused("contract w",
               "for (int i = 0; i < 9; ++i) { for (int j = 0; j < 9; ++j) { __shared__ float w[64]; if (i + j == 0) "
               "w[t] = 0; w[t] += in[t + j]; out[t + j * n] = w[t]; } }",
               "an earlier iteration")
      .allowed("contract w",
               "for (int j = 0; j < 9; ++j) { __shared__ float w[64]; w[t] = in[t + j]; out[t + j * n] = w[t]; }",
               "{ float w; w = in[t + j];")
      .allowed("contract w",
               "if (n > 3) { __shared__ float w[64]; if (n > 4) w[t] = in[t]; if (n > 4) out[t] = w[t]; }",
               "{ float w; if (n > 4) w = in[t];")
      .check();
}

TEST(ContractStep, ArraysThatAreNamedAsAWholeAreLeft) {
  StepCases()
      .refused("contract a", "a[0][0] = n;\nfloat *p = &a[0][0];\nout[t] = *p;", ReasonId::moreThanElementUsed)
      .refused("contract a", "a[0][0] = n;\nfloat &r = a[0][0];\nout[t] = r;", ReasonId::moreThanElementUsed)
      .refused("contract a", "a[0][0] = n;\nfloat *row = a[0];\nout[t] = *row;", ReasonId::moreThanElementUsed)
      .refused("contract a", "a[0][0] = n;\nout[t] = *a[0];", ReasonId::moreThanElementUsed)
      .refused("contract s", "atomicAdd(&s[0][t], 1.0f);", "")
      .refused("contract a", "a[0][0] = n;\nout[t] = sizeof(a);", "")
      .refused("contract a", "a[0][0] = n;\n#ifdef MORE\na[1][0] = n;\n#endif\nout[t] = a[0][0];", "")
      .refused("contract b", "float b[4] = {1, 2, 3, 4};\nout[t] = b[1];", ReasonId::arrayHasInitialValues)
      .refused("contract b", "__shared__ float b[4], c;\nb[0] = c = t;", ReasonId::declaredWithOthers)
      .refused("contract d", "a[0][0] = n;", "declares no array d")
      .refused("contract in", "a[0][0] = n;", "declares no array in")
      .check();
}

TEST(ContractStep, IsOfferedForArraysOfTheKernel) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  tests::ParsedSource source("__global__ void k(float *p) {\n  extern __shared__ float d[];\n  __shared__ float s[4];\n"
                             "  float a[2][2], x = 0;\n  p[0] = a[0][0] = s[0] = d[0] = x;\n}\n");
  std::string offers;
  for (const Step &step : contractTransformation().offers(source.unit(), source.kernel()))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "contract s; contract a; ");
}

TEST(ContractWords, ErrorsNameWhatIsWrong) {
  const auto errorOf = [](const char *text) { return parseStep(text).error().message; };
  EXPECT_NE(errorOf("contract").find("needs an array"), std::string::npos);
  EXPECT_NE(errorOf("contract 4").find("names no array"), std::string::npos);
  EXPECT_NE(errorOf("contract t 4").find("\"4\" is not known"), std::string::npos);
}

} // namespace
} // namespace warpgrain::transform
