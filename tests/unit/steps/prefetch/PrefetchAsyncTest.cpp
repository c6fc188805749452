// SPDX-License-Identifier: Apache-2.0
//
// Which tiles may be copied into a second set of arrays, past the registers, and what is written of them. What may be
// computed one iteration earlier at all is asked in PrefetchTest.cpp.
#include "tests/support/ParsedSource.h"
#include "tests/unit/steps/StepCases.h"

#include <string>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;
using tests::StepCases;

constexpr const char *step = "prefetch-async i";

/// A loop over tiles of 32 elements whose body begins so.
std::string tiles(const std::string &copies, const std::string &uses = "a[0][t] += s[0][31 - t];",
                  const std::string &header = "int i = 0; i < n; ++i") {
  return "for (" + header + ") {\n  " + copies + "\n  __syncthreads();\n  " + uses + "\n  __syncthreads();\n}\n";
}

const std::string plainCopy = "s[0][t] = in[i * 32 + t];";

TEST(PrefetchAsyncStep, TheNextTileIsCopiedWhileOneIsUsed) {
  StepCases()
      .allowed(step, tiles(plainCopy),
               "if (0 < n)\n  __pipeline_memcpy_async(&s[0][0][t], &in[t], sizeof(float));\n__pipeline_commit();\nfor")
      .allowed(step, tiles(plainCopy),
               "{\n  __pipeline_wait_prior(0);\n  __syncthreads();\n  if (i + 1 < n)\n"
               "    __pipeline_memcpy_async(&s[(i + 1) & 1][0][t], &in[(i + 1) * 32 + t], sizeof(float));\n"
               "  __pipeline_commit();\n  a[0][t] += s[i & 1][0][31 - t];\n}\n__syncthreads();\n")
      .allowed(step, tiles("s[0][t] = *(in + i * 32 + t);"), "(&s[0][0][t], in + t, sizeof(float));")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, WhichArrayIsUsedIsToldByTheCounterOrByAVariable) {
  StepCases()
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = 0; i < n; i += 16"), "s[i / 16 & 1][0][t]")
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = 0; i < n; i += 16"), "&s[(i / 16 + 1) & 1]")
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = 1; i < n; ++i"), "int turn = 0;\n")
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = n; i > 0; --i"), "&s[turn ^ 1][0][t]")
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = n; i > 0; --i"),
               "s[turn][0][t];\n  turn ^= 1;\n}")
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];", "int i = 0; i < n; i += m"), "turn ^= 1;")
      .allowed(step, "int turn = 3;\n" + tiles(plainCopy, "a[0][t] += s[0][turn];", "int i = m; i < n; ++i"),
               "int turn2 = 0;")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, ABarrierThatNothingElseNeedsIsPutBehindTheLoop) {
  StepCases()
      .allowed(step, tiles(plainCopy), "[31 - t];\n}\n__syncthreads();\n")
      .allowed(step, tiles(plainCopy, "fast[t] += s[0][31 - t];"), "[31 - t];\n  __syncthreads();\n}\n")
      .allowed(step, "__shared__ int count;\n" + tiles(plainCopy, "atomicAdd(&count, 1);"), "  __syncthreads();\n}\n")
      .allowed(step, "for (int i = 0; i < n; ++i) { " + plainCopy + " __syncthreads(); a[0][t] += s[0][t]; }",
               "a[0][t] += s[i & 1][0][t]; }")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, BranchesThatLoadNothingAreStored) {
  StepCases()
      .allowed(step, tiles("s[0][t] = i * 32 + t < m ? in[i * 32 + t] : 0;"),
               "    if ((i + 1) * 32 + t < m)\n      __pipeline_memcpy_async(&s[(i + 1) & 1][0][t], "
               "&in[(i + 1) * 32 + t], sizeof(float));\n    else\n      s[(i + 1) & 1][0][t] = 0;\n")
      .allowed(step, tiles("if (i * 32 + t < m) s[0][t] = in[i * 32 + t]; else s[0][t] = 0;"),
               "} else {\n      s[(i + 1) & 1][0][t] = 0;\n    }")
      .allowed(step, tiles("if (t < m) s[0][t] = i < 3 ? in[i * 32 + t] : 0;", "if (t < m) a[0][t] += s[0][t];"),
               "  if (t < m) {\n    if (0 < 3)\n      __pipeline")
      .allowed(step, tiles("s[0][t] = i < 3 ? in[i] : i < 5 ? in[i + t] : -1.0f;"), "else {\n      if (i + 1 < 5)")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, LoopsThatCopyMayHaveAnyNumberOfIterations) {
  StepCases()
      .allowed(step, tiles("for (int j = t; j < 1024; j += blockDim.x) s[j / 32][j % 32] = in[i * 1024 + j];"),
               "for (int j = t; j < 1024; j += blockDim.x)\n      __pipeline_memcpy_async(&s[(i + 1) & 1][j / 32]")
      .allowed(step, tiles("#pragma unroll\n  for (int j = 0; j < 32; j += 8) s[j][t] = in[i * 1024 + j * 32 + t];"),
               "n; ++i) {\n  __pipeline_wait_prior(0);\n")
      .allowed(step,
               tiles("#pragma unroll\n  for (int j = 0; j < 4; ++j)\n#pragma unroll\n    for (int k = 0; k < 2; ++k)\n"
                     "      s[j * 2 + k][t] = in[(i * 8 + j * 2 + k) * 32 + t];"),
               "for (int j = 0; j < 4; ++j)\n      for (int k = 0; k < 2; ++k)\n        __pipeline_memcpy_async(")
      .allowed(step, tiles("const int at = i * 32 + t; s[0][t] = in[at];"),
               "const int at = (i + 1) * 32 + t;\n    __pipeline_memcpy_async(&s[(i + 1) & 1][0][t], &in[at]")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, OnlyElementsAsTheyStandAreCopied) {
  StepCases()
      .refused(step, tiles("s[0][t] = 2 * in[i * 32 + t];"), ReasonId::copyNotAsItStands)
      .refused(step, tiles("s[0][t] = list[i * 32 + t];"), ReasonId::copyNotAsItStands)
      .refused(step, tiles("float v = in[i * 32 + t]; s[0][t] = v;"), ReasonId::copyNotAsItStands)
      .refused(step, tiles("s[0][t] = i < 3 ? in[i * 32 + t] : in[t] + 1;"), ReasonId::copyNotAsItStands)
      .refused(step, "__shared__ int w[32];\n" + tiles("w[t] = i < 3 ? list[i * 32 + t] : 0.5f;", "a[0][t] += w[0];"),
               ReasonId::copyNotAsItStands)
      .allowed(step, tiles("s[0][t] = i < 3 ? in[i * 32 + t] : 0.5;"), "= 0.5;")
      .refused(step,
               "__shared__ unsigned char c[32];\n" +
                   tiles("c[t] = ((unsigned char *)list)[i * 32 + t];", "a[0][t] += c[31 - t];"),
               ReasonId::copyNotOfWords)
      .refused(step,
               "struct P { float x, y; };\n__shared__ P p[32];\n" +
                   tiles("p[t] = ((const P *)in)[i * 32 + t];", "a[0][t] += p[0].x;"),
               ReasonId::copyNotOfWords)
      .refused(step,
               "__shared__ float3 p[32];\n" + tiles("p[t] = ((const float3 *)in)[i * 32 + t];", "a[0][t] += p[0].x;"),
               ReasonId::copyNotOfWords)
      .allowed(step,
               "__shared__ float4 v[32];\n" + tiles("v[t] = ((const float4 *)in)[i * 32 + t];", "a[0][t] += v[0].x;"),
               "sizeof(float4));")
      .refused(step, tiles("{ " + plainCopy + " a[1][t] = i; }"), ReasonId::copyNotAssigned)
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, AThreadStoresAnElementOnce) {
  StepCases()
      .refused(step, tiles("s[0][t] = 0; if (t < m) s[0][t] = in[i * 32 + t];"), ReasonId::copiesMayMeet)
      .refused(step, tiles("s[0][t] = in[i]; s[0][m] = in[i + t];"), ReasonId::copiesMayMeet)
      .refused(step, tiles("for (int j = 0; j < 4; ++j) s[0][t] = in[i * 32 + j];"), ReasonId::copiesMayMeet)
      .refused(step, tiles("for (int j = 0; j < 4; ++j) s[j / 2][t] = in[i * 32 + j];"), ReasonId::copiesMayMeet)
      .allowed(step, tiles("s[0][t] = in[i]; s[1][t] = in[i + t];"), "&s[(i + 1) & 1][1][t]")
      .allowed(step, tiles("s[0][t + 1] = in[i + t]; if (t == 0) s[0][0] = in[i];"), "&s[(i + 1) & 1][0][0]")
      .allowed(step, tiles("for (int j = 0; j < 4; ++j) s[j * 2 + 1][t] = in[i * 32 + j];", "a[0][t] += s[5][t];"),
               "[j * 2 + 1][t]")
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, TheTileIsUsedByElementsBehindTheBarrierAlone) {
  StepCases()
      .refused(step, tiles(plainCopy) + "fast[t] = s[0][0];", ReasonId::tileUsedOtherwise)
      .refused(step, "s[0][t] = 1;\n" + tiles(plainCopy), ReasonId::tileUsedOtherwise)
      .refused(step, tiles("a[0][t] += s[0][0]; __syncwarp(); " + plainCopy), ReasonId::tileUsedOtherwise)
      .refused(step, tiles(plainCopy, "float *p = s[0]; a[0][t] += p[0];"), ReasonId::moreThanElementUsed)
      .refused(step, tiles(plainCopy, "atomicAdd(&s[0][0], 1.0f);"), ReasonId::moreThanElementUsed)
      .refused(step, "extern __shared__ float e[];\n" + tiles("e[t] = in[i];", "a[0][t] += e[0];"),
               ReasonId::launchSizesArrayOfOthers)
      .refused(step, "__shared__ float w[8192];\n" + tiles("w[t] = in[i * 32 + t];", "a[0][t] += w[31 - t];"),
               ReasonId::tilesTooLarge)
      .refused(step, tiles("if (n > 3) { __syncthreads(); } " + plainCopy), ReasonId::loadsMayNotPass)
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, AllThatIsUsedIsCopiedInTheSameIteration) {
  StepCases()
      .allowed(step, tiles(plainCopy, "for (int j = 0; j < 32; ++j) a[0][t] += s[0][j];"), "s[i & 1][0][j]")
      .refused(step, tiles(plainCopy, "for (int j = 0; j < 33; ++j) a[0][t] += s[0][j];"),
               ReasonId::elementWrittenByEarlierIteration)
      .refused(step, tiles("if (i * 32 + t < m) s[0][t] = in[i * 32 + t];"), ReasonId::elementWrittenByEarlierIteration)
      .refused(step, tiles("if (i == 0) s[0][t] = in[t]; s[1][t] = in[i * 32 + t];"),
               ReasonId::elementWrittenByEarlierIteration)
      .refused(step, tiles("if (list[3] > 0) s[0][t] = 1; s[1][t] = in[i];"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t * 2] = in[i * 32 + t];", "a[0][t] += s[0][t];"),
               ReasonId::elementWrittenByEarlierIteration)
      .refused(step, tiles("if (t > 0) s[0][t] = in[i * 32 + t];"), ReasonId::elementWrittenByEarlierIteration)
      .allowed(step, tiles("if (t > 0) s[0][t] = in[i * 32 + t];", "if (t > 0) a[0][t] += s[0][t];"), "s[i & 1]")
      .allowed(step, tiles("if (i * 32 + t < m) s[0][t] = in[i * 32 + t];", "if (i * 32 + t < m) a[0][t] += s[0][t];"),
               "s[i & 1][0][t]")
      .allowed(step,
               tiles("for (int j = t; j < 128; j += 32) s[j / 32][j % 32] = in[i * 128 + j];",
                     "for (int j = 0; j < 4; ++j) a[0][t] += s[j][31 - t];"),
               "s[i & 1][j][31 - t]")
      .refused(step,
               tiles("for (int j = t; j < 127; j += 32) s[j / 32][j % 32] = in[i * 128 + j];",
                     "for (int j = 0; j < 4; ++j) a[0][t] += s[j][31 - t];"),
               ReasonId::elementWrittenByEarlierIteration)
      .allowed(step,
               tiles("for (int j = i + t; j < i + 16 && j < n; j += 16) s[0][j - i] = in[j];",
                     "for (int j = i; j < i + 16 && j < n; ++j) a[0][t] += s[0][j - i];", "int i = 0; i < n; i += 16"),
               "s[i / 16 & 1][0][j - i]")
      .refused(step, tiles(plainCopy, "a[0][t] += s[0][list[t]];"), ReasonId::elementWrittenByEarlierIteration)
      .launchedWith(32)
      .check();
  StepCases() // blocks of any size
      .refused(step, tiles(plainCopy), ReasonId::elementWrittenByEarlierIteration)
      .allowed(step,
               tiles("s[0][t] = i + t < n ? in[i + t] : 0;", "for (int j = 0; j < blockDim.x; ++j) a[0][t] += s[0][j];",
                     "int i = 0; i < n; i += blockDim.x"),
               "s[turn][0][j]")
      .refused(step,
               tiles("if (i + t < n) s[0][t] = in[i + t];", "for (int j = 0; j < blockDim.x; ++j) a[0][t] += s[0][j];",
                     "int i = 0; i < n; i += blockDim.x"),
               ReasonId::elementWrittenByEarlierIteration)
      .refused(step, tiles("if (list[0] > t) return; s[0][t] = in[i * 32 + t];"), ReasonId::tileLoopLeft)
      .allowed(step, tiles(plainCopy, "a[0][t] += s[0][t];"), "s[i & 1][0][t]")
      .check();
}

TEST(PrefetchAsyncStep, WhatIsNotTheSameEarlierIsRefusedAsForRegisters) {
  StepCases()
      .refused(step, "int at = t;\n" + tiles("s[0][t] = in[at];", "at += 32;"), ReasonId::valueNotComputedEarlier)
      .refused(step, "int at = t;\n" + tiles("s[0][at] = in[i];", "at ^= 1;"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = out[i * 32 + t];", "out[t] = s[0][31 - t];"), ReasonId::loadedIsWritten)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) break;"), ReasonId::tileLoopLeft)
      .refused(step, "if (t < 3)\n" + tiles(plainCopy), ReasonId::barrierNotUniform)
      .refused("prefetch-async k", tiles(plainCopy, "for (int k = 0; k < 32; ++k) a[0][t] += s[0][k];"),
               ReasonId::loopAroundCopies)
      .launchedWith(32)
      .check();
}

TEST(PrefetchAsyncStep, TheHeaderIsIncludedOnce) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string kernel =
      "__global__ void k(float *__restrict__ out, const float *in, int n) {\n  __shared__ float s[32], w[32];\n"
      "  float sum = 0;\n  for (int i = 0; i < n; ++i) {\n    s[threadIdx.x] = in[i * 32 + threadIdx.x];\n"
      "    __syncthreads();\n    sum += s[31 - threadIdx.x];\n    __syncthreads();\n  }\n"
      "  w[0] = sum;\n  out[threadIdx.x] = sum;\n}\n"
      "void go(float *out, const float *in) { k<<<1, 32>>>(out, in, 3); }\n";
  ParsedSource source("#include <cstdio>\n" + kernel);
  const auto made = source.transformed(step);
  ASSERT_TRUE(made) << made.error().message;
  const std::string &text = *made;
  EXPECT_TRUE(text.starts_with("#include <cstdio>\n#include <cuda_pipeline_primitives.h>\n")) << text;
  EXPECT_NE(text.find("__shared__ float s[2][32], w[32];"), std::string::npos) << text;
  ParsedSource included("#include <cuda_pipeline.h>\n" + kernel);
  const auto again = included.transformed(step);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->find("primitives"), std::string::npos) << *again;
}

TEST(PrefetchAsyncStep, TemplatesAreJudgedInTheirInstantiations) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string kernel =
      "template <typename T, int N> __global__ void k(T *__restrict__ out, const T *in, int n) {\n"
      "  __shared__ T q[N];\n  T sum = 0;\n  int t = threadIdx.x;\n  for (int i = 0; i < n; ++i) {\n"
      "    q[t] = in[i * N + t];\n    __syncthreads();\n    sum += q[N - 1 - t];\n    __syncthreads();\n  }\n"
      "  out[t] = sum;\n}\n";
  ParsedSource plain(
      kernel +
      "void go(float *p, double *q) { k<float, 32><<<1, 32>>>(p, p, 3); k<double, 32><<<1, 32>>>(q, q, 3); }\n");
  ASSERT_TRUE(plain.verdict(step).allows()) << plain.verdict(step).reasons.front().text();
  const auto text = plain.transformed(step);
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_NE(text->find("sizeof(T)"), std::string::npos) << *text;
  ParsedSource small(kernel + "void go(short *p) { k<short, 32><<<1, 32>>>(p, p, 3); }\n");
  EXPECT_FALSE(small.verdict(step).allows());
  EXPECT_TRUE(small.verdict(step).reasons.front().text().ends_with("(In k<short, 32>.)"));
  ParsedSource large(kernel + "void go(double *p) { k<double, 4096><<<1, 32>>>(p, p, 3); }\n");
  EXPECT_EQ(large.verdict(step).reasons.front().id, ReasonId::tilesTooLarge);
}

TEST(PrefetchAsyncStep, SaysHowMuchMoreSharedMemoryThereIs) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(
      "__global__ void k(float *__restrict__ out, const float *in, int n) {\n  __shared__ float s[4][32];\n"
      "  int t = threadIdx.x;\n  for (int i = 0; i < n; ++i) {\n"
      "    for (int j = 0; j < 4; ++j)\n      s[j][t] = in[(i * 4 + j) * 32 + t];\n"
      "    __syncthreads();\n    out[t] += s[2][t];\n    __syncthreads();\n  }\n}\n");
  const auto verdict = source.verdict(step);
  ASSERT_TRUE(verdict.allows());
  bool isTold = false;
  for (const dependence::Reason &reason : verdict.reasons)
    isTold = isTold || reason.text().find("512 bytes more of shared memory") != std::string::npos;
  EXPECT_TRUE(isTold);
}

TEST(PrefetchAsyncStep, IsOfferedBesideThatIntoRegisters) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(
      "__global__ void k(float *__restrict__ out, const float *in, int n) {\n  __shared__ float s[32];\n"
      "  for (int i = 0; i < n; ++i) {\n    s[threadIdx.x] = in[i * 32 + threadIdx.x];\n"
      "    __syncthreads();\n    for (int k = 0; k < 32; ++k) out[threadIdx.x] += s[k];\n"
      "    __syncthreads();\n  }\n}\n");
  const auto offers = findTransformation("prefetch-async")->offers(source.unit(), source.kernel("k"));
  ASSERT_EQ(offers.size(), 1U);
  EXPECT_EQ(toString(offers.front()), "prefetch-async i");
}

} // namespace
} // namespace warpgrain::transform
