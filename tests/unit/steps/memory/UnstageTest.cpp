// SPDX-License-Identifier: Apache-2.0
//
// Which shared copies are taken away, and what is read in their place.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;
using tests::StepCases;

const std::string step = "unstage x";

/// The body of a loop over chunks of 32 elements, as it is in most cases here.
std::string chunks(const std::string &copy, const std::string &use) {
  return "__shared__ float x[40];\nfloat sum = 0;\nfor (int first = 0; first < n; first += 32) {\n  " + copy +
         "\n  __syncthreads();\n  " + use + "\n  __syncthreads();\n}\nfast[t] = sum;\n";
}

TEST(UnstageStep, ReadsWhereTheElementsWereCopiedFrom) {
  StepCases()
      .allowed(step,
               chunks("if (first + t < n) x[t] = in[first + t];",
                      "for (int j = 0; j < min(32, n - first); ++j) sum += x[j];"),
               "float sum = 0;\nfor (int first = 0; first < n; first += 32) {\n"
               "  for (int j = 0; j < min(32, n - first); ++j) sum += in[first + j];\n}\nfast[t] = sum;\n")
      .allowed(step, chunks("x[t + 1] = in[first + t];", "for (int j = 1; j <= 32; ++j) sum += x[j] * x[33 - j];"),
               "sum += in[first + j - 1] * in[first + 33 - j - 1];")
      .allowed(
          step,
          chunks("for (int i = t; i < 32; i += blockDim.x)\n    x[i] = in[(first + i) * 2] * 3;", "sum += x[n & 31];"),
          "{\n  sum += (in[(first + (n & 31)) * 2] * 3);\n}")
      .launchedWith(32)
      .check();
}

TEST(UnstageStep, WritesOutWhatTheCopyIsMadeOf) {
  StepCases()
      .allowed(step,
               chunks("const int i = first + t;\n  if (i < 9999) {\n    x[t] = in[i * m];\n  }",
                      "if (first < 9000)\n    for (int j = 0; j < 32; ++j) sum += x[j];"),
               "sum += in[(first + j) * m];")
      .allowed(step,
               "__shared__ float x[4][8];\nconst int row = (t >> 3) * m;\nconst int c = t & 7;\nconst int r = t >> 3;\n"
               "x[r][c] = in[r * m + c];\n__syncthreads();\nfast[t] = x[r][7 - c];\n",
               "fast[t] = in[r * m + 7 - c];\n")
      .launchedWith(32)
      .check();
}

TEST(UnstageStep, KeepsBarriersThatOthersNeed) {
  StepCases()
      .allowed(step,
               chunks("x[t] = in[first + t];\n  s[0][t] = sum;", "for (int j = 0; j < 32; ++j) sum += x[j] + s[0][j];"),
               "  s[0][t] = sum;\n  __syncthreads();\n  for (int j = 0; j < 32; ++j) sum += in[first + j] + s[0][j];\n"
               "  __syncthreads();\n")
      .launchedWith(32)
      .check();
}

TEST(UnstageStep, RefusesWhatIsNotCopiedInTheSameRound) {
  const std::string all = "for (int j = 0; j < 32; ++j) sum += x[j];";
  StepCases()
      .refused(step, chunks("if (first + t < n) x[t] = in[first + t];", all), ReasonId::copyMayNotHoldRead)
      .refused(step, chunks("if (t > 3) x[t] = in[first + t];", all), ReasonId::copyMayNotHoldRead)
      .refused(step, chunks("x[t] = in[first + t];", "for (int j = 0; j < 33; ++j) sum += x[j];"),
               ReasonId::copyMayNotHoldRead)
      .refused(step,
               "__shared__ float x[40];\nfloat sum = 0;\nfor (int first = 0; first < n; first += 32) {\n"
               "  if (first > 0) sum += x[31 - t];\n  __syncthreads();\n  x[t] = in[first + t];\n"
               "  __syncthreads();\n}\nfast[t] = sum;\n",
               ReasonId::readBeforeCopy)
      .launchedWith(32)
      .check();
  // Whoever launches the kernel otherwise copies less.
  StepCases().refused(step, chunks("x[t] = in[first + t];", all), ReasonId::copyMayNotHoldRead).check();
}

TEST(UnstageStep, RefusesValuesThatAreOthersWhereTheyAreRead) {
  const std::string all = "for (int j = 0; j < 32; ++j) sum += x[j];";
  StepCases cases;
  const auto refused = [&](const std::string &copy, const std::string &use, const tests::ExpectedReason &reason) {
    cases.refused(step, chunks(copy, use), reason);
  };
  refused("int own = t;\n  own += list[t];\n  x[t] = in[first + own];", all, ReasonId::copiedValueNotComputed);
  refused("x[t] = in[m + t];\n  m += 32;", all, "m is changed");
  refused("x[t] = fast[first + t];", all, ReasonId::pointeeWritten);
  refused("x[t] = s[0][t];", all, ReasonId::copiedNotOfParameter);
  refused("x[t] = in[first + t];", "{ const int first = 3;\n  for (int j = 0; j < first; ++j) sum += x[j]; }",
          "first means something else");
  refused("x[t ^ 1] = in[first + t];", all, ReasonId::copySubscriptNotSolved);
  refused("x[t] = in[first + t];\n  x[0] = 1;", all, ReasonId::copyNotOneAssignment);
  refused("x[t] += in[first + t];", all, ReasonId::copyNotOneAssignment);
  refused("x[t] = in[first + t];", "sum += *x;", ReasonId::moreThanElementUsed);
  cases.launchedWith(32).check();
}

TEST(UnstageStep, RefusesKernelsWithRaces) {
  StepCases()
      .refused(step,
               "__shared__ float x[40];\nfor (int first = 0; first < 64; first += 32) {\n  x[t] = in[first + t];\n"
               "  fast[first + t] = x[31 - t];\n}\n",
               ReasonId::raceInBlock)
      .launchedWith(32)
      .check();
}

TEST(UnstageStep, IsOfferedForArraysThatOneAssignmentFills) {
  const ParsedSource source("__global__ void k(float *out, const float *in) {\n"
                            "  __shared__ float a[32], b[32], c[32];\n  const int i = threadIdx.x;\n"
                            "  a[i] = in[i];\n  b[i] = in[i];\n  b[i] = in[i + 1];\n  c[i] = 1;\n  __syncthreads();\n"
                            "  out[i] = a[31 - i] + b[31 - i] + c[0];\n}\n");
  std::string offers;
  for (const Step &offered : unstageTransformation().offers(source.unit(), source.kernel("k")))
    offers += toString(offered) + "; ";
  EXPECT_EQ(offers, "unstage a; ");
}

TEST(UnstageStep, NeedsAnArray) {
  EXPECT_NE(parseStep("unstage").error().message.find("needs an array"), std::string::npos);
  EXPECT_NE(parseStep("unstage a b").error().message.find("\"b\" is not known"), std::string::npos);
}

} // namespace
} // namespace warpgrain::transform
