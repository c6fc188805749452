// SPDX-License-Identifier: Apache-2.0
//
// Which tiles may be loaded one iteration earlier, and what is written of them.
#include "tests/support/ParsedSource.h"
#include "tests/unit/steps/StepCases.h"

#include <string>

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using dependence::VerdictKind;
using tests::ParsedSource;
using tests::StepCases;

constexpr const char *step = "prefetch i";

/// A loop over tiles of 32 elements whose body begins so.
std::string tiles(const std::string &copies, const std::string &uses = "fast[t] += s[0][31 - t];",
                  const std::string &header = "int i = 0; i < n; ++i") {
  return "for (" + header + ") {\n  " + copies + "\n  __syncthreads();\n  " + uses + "\n  __syncthreads();\n}\n";
}

const std::string plainCopy = "s[0][t] = in[i * 32 + t];";

TEST(PrefetchStep, TheNextTileIsLoadedWhereThereIsANextIteration) {
  StepCases()
      .allowed(step, tiles(plainCopy), "if (0 < n)\n  s_next = in[t];")
      .allowed(step, tiles(plainCopy), "s[0][t] = s_next;")
      .allowed(step, tiles(plainCopy), "if (i + 1 < n)\n    s_next = in[(i + 1) * 32 + t];")
      .allowed(step, tiles(plainCopy, "fast[t] += s[0][t];", "int i = n - 1; i >= 0; --i"),
               "if ((n - 1) >= 0)\n  s_next = in[(n - 1) * 32 + t];")
      .allowed(step, tiles(plainCopy, "fast[t] += s[0][t];", "int i = 0; i < 7 && i < n; i += 2"),
               "if (i + 2 < 7 && (i + 2) < n)")
      .allowed(step, tiles(plainCopy, "fast[t] += s[0][t];", "int i = 2; i < 9; ++i"), "float s_next = in[2 * 32 + t];")
      .check();
}

TEST(PrefetchStep, TheRegisterHasTheTypeOfTheSharedElement) {
  StepCases()
      .allowed(step, tiles("s[0][t] = list[i * 32 + t];"), "float s_next;")
      .allowed(step,
               "__shared__ unsigned char c[32];\n" + tiles("c[t] = list[i * 32 + t] + 300;", "fast[t] += c[31 - t];"),
               "unsigned char c_next;")
      .allowed(step,
               "__shared__ float4 v[32];\n" + tiles("v[t] = ((const float4 *)in)[i * 32 + t];", "fast[t] += v[0].x;"),
               "float4 v_next;")
      .refused(step,
               "struct P { float x, y; };\n__shared__ P p[32];\n" +
                   tiles("p[t] = ((const P *)in)[i * 32 + t];", "fast[t] += p[0].x;"),
               ReasonId::valueNotKept)
      .check();
}

TEST(PrefetchStep, GuardsStandAroundTheLoadAsAroundTheCopy) {
  StepCases()
      .allowed(step, tiles("if (i * 32 + t < m) s[0][t] = in[i * 32 + t]; else s[0][t] = 0;"),
               "    if ((i + 1) * 32 + t < m)\n      s_next = in[(i + 1) * 32 + t];\n")
      .allowed(step, tiles("if (i * 32 + t < m) s[0][t] = in[i * 32 + t]; else s[0][t] = 0;"),
               "s[0][t] = s_next; else s[0][t] = 0;")
      .allowed(step, tiles("s[0][t] = i * 32 + t < m ? in[i * 32 + t] : -1;"),
               "s_next = (i + 1) * 32 + t < m ? in[(i + 1) * 32 + t] : -1;")
      .allowed(step, tiles("if (t < n) s[0][t] = 0; else s[0][t] = in[i * 32 + t];"), "if (!(t < n))")
      .allowed(step, tiles("if (t < n) s[0][t] = in[i]; else if (t < m) s[0][t] = in[i + t];"), "} else {")
      .refused(step, tiles("if (list[i] > 0) s[0][t] = in[i * 32 + t];"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("while (t < i) s[0][t] = in[i * 32 + t];"), ReasonId::copyNotAssigned)
      .refused(step, tiles("switch (n) { case 1: s[0][t] = in[i * 32 + t]; }"), ReasonId::copyNotAssigned)
      .check();
}

TEST(PrefetchStep, LoopsThatCopyAFewElementsNeedAsManyRegisters) {
  StepCases()
      .allowed(step, tiles("for (int j = t; j < 32; j += 32) s[0][j] = in[i * 32 + j];"), "float s_next;")
      .allowed(step, tiles("for (int j = 0; j < 4; ++j) s[j][t] = in[i * 128 + j * 32 + t];"), "float s_next[4];")
      .allowed(step, tiles("for (int j = 0; j < 4; ++j) s[j][t] = in[i * 128 + j * 32 + t];"), "s[j][t] = s_next[j];")
      .allowed(step, tiles("for (int j = 2; j < 32; j += 8) s[j][t] = in[i + j * 32 + t];"), "s_next[(j - 2) / 8];")
      .allowed(step, tiles("for (int j = threadIdx.x; j < 32; j += 16) s[0][j] = in[i * 32 + j];"),
               "for (int i2 = 0; i2 < 2; ++i2) {")
      .allowed(step, tiles("for (int j = i + threadIdx.x; j < i + 32; j += 32) s[0][j - i] = in[j];"),
               "for (int j = i + 1 + threadIdx.x; j < i + 33; j += 32)")
      .assuming("i + threadIdx.x does not overflow int")
      .refused(step, tiles("for (int j = t; j < m; j += 32) s[0][j] = in[i * 32 + j];"), ReasonId::copiesTooMany)
      .refused(step, tiles("for (int j = n; j < 32; j += 32) s[0][j] = in[i * 32 + j];"), ReasonId::copiesTooMany)
      .refused(step, tiles("for (int j = 0; j < 17; ++j) s[j][t] = in[i * 32 + j];"), ReasonId::copiesTooMany)
      .refused(step, tiles("for (unsigned j = threadIdx.x - 1; j < 32; j += 32) s[0][j] = in[i * 32 + j];"),
               ReasonId::copiesTooMany)
      .refused(step, tiles("for (int j = t; j < 32; j *= 2) s[0][j] = in[i * 32 + j];"), ReasonId::stepIsNoSum)
      .check();
}

TEST(PrefetchStep, VariablesOfTheCopyAreDeclaredForTheNextTileToo) {
  StepCases()
      .allowed(step, tiles("const int at = i * 32 + t; s[0][t] = in[at];"),
               "if (i + 1 < n) {\n    const int at = (i + 1) * 32 + t;\n    s_next = in[at];\n  }")
      .allowed(step, tiles("float v = in[i * 32 + t]; s[0][t] = v * 2;"), "float v = in[(i + 1) * 32 + t];")
      .refused(step, tiles("int at = i * 32; at += t; s[0][t] = in[at];"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("const int &at = n; s[0][t] = in[at * i];"), ReasonId::valueNotComputedEarlier)
      .check();
}

TEST(PrefetchStep, WhatTheLoopChangesIsNotKnownBefore) {
  StepCases()
      .refused(step, "int at = t;\n" + tiles("s[0][t] = in[at];", "at += 32;"), ReasonId::valueNotComputedEarlier)
      .refused(step, "const float *p = in;\n" + tiles("s[0][t] = p[t]; p += 32;"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = in[(int)s[1][t]];"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = in[i] + a[0][i];"), ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = in[m++];"), ReasonId::valueNotComputedEarlier)
      .refused(step, "int at = t; int *p = &at;\n" + tiles("s[0][t] = in[at + i];", "*p = 3;"),
               ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = in[i * 32 + m];\n  int m = 3;", "fast[t] += s[0][m];"),
               ReasonId::valueNotComputedEarlier)
      .refused(step, tiles("s[0][t] = __shfl_down_sync(~0u, in[i * 32 + t], 1);"), ReasonId::valueNotComputedEarlier)
      .check();
}

TEST(PrefetchStep, WhatTheLoopWritesIsNotLoadedEarlier) {
  StepCases()
      .refused(step, tiles("s[0][t] = fast[i * 32 + t];", "fast[t] = s[0][31 - t];"), ReasonId::loadedIsWritten)
      .refused(step, tiles(plainCopy, "const_cast<float *>(in)[t] = s[0][t];"), ReasonId::loadedIsWritten)
      // What is stored as float may be what is loaded as a pointer.
      .refused(step, tiles(plainCopy, "((float **)list)[0][t] = s[0][t];"), ReasonId::loadedIsWritten)
      .refused(step, tiles("s[0][t] = total * i;", "total = t;"), ReasonId::loadedIsWritten)
      .refused(step, tiles(plainCopy, "((float *)((size_t)in + 128))[t] = s[0][31 - t];"), ReasonId::loadedIsWritten)
      .refused(step, tiles("s[0][t] = ((float *)((size_t)out + 128))[i * 32 + t];", "out[t] = s[0][31 - t];"),
               ReasonId::isInChangingMemory)
      .allowed(step, tiles(plainCopy, "out[t] = s[0][31 - t];"), "s_next")
      .assuming("What in leads to does not overlap out")
      .allowed(step, tiles(plainCopy, "fast[t] = s[0][31 - t];"), "s_next")
      .allowed(step, tiles("s[0][t] = fast[i * 32 + t];", "out[t] = s[0][31 - t];") + "fast[t] = 0;", "s_next")
      .check();
}

TEST(PrefetchStep, NoPointerIsTakenToBeTwoThatALaunchHandsOverTwice) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source("__global__ void k(float *out, const float *in, int n) {\n  __shared__ float s[32];\n"
                      "  int t = threadIdx.x;\n" +
                      std::string("for (int i = 0; i < n; ++i) {\n  s[t] = in[i * 32 + t];\n  __syncthreads();\n"
                                  "  out[i * 32 + t] = s[31 - t];\n  __syncthreads();\n}\n}\n") +
                      "void go(float *p, int n) { k<<<1, 32>>>(p, p, n); }\n");
  const auto verdict = source.verdict(step);
  ASSERT_FALSE(verdict.allows());
  EXPECT_EQ(verdict.reasons.front().id, ReasonId::launchPassesOnePointerTwice);
}

TEST(PrefetchStep, NoLoadPassesWhatOtherThreadsMayWaitFor) {
  StepCases()
      .refused(step, tiles(plainCopy, "atomicAdd(list, 1);"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "__threadfence();"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "other(list);"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "asm volatile(\"bar.sync 1;\");"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "asm volatile(\"\" ::: \"memory\");"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "while (((volatile int *)list)[0] == i) {}"), ReasonId::loadsMayNotPass)
      .refused(step, "volatile const float *v = in;\n" + tiles("s[0][t] = v[i];"), ReasonId::valueNotComputedEarlier)
      .refused(step, "volatile __shared__ float w[32];\n" + tiles("w[t] = in[i];", "fast[t] = w[0];"),
               ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "auto f = [&] { return s[0][t]; }; fast[t] = f();"), ReasonId::loadsMayNotPass)
      .allowed(step, "__shared__ int count;\n" + tiles(plainCopy, "atomicAdd(&count, 1);"), "s_next")
      .check();
}

TEST(PrefetchStep, EveryIterationIsDoneToItsEnd) {
  StepCases()
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) break;"), ReasonId::tileLoopLeft)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) continue;"), ReasonId::tileLoopLeft)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) return;"), ReasonId::tileLoopLeft)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) goto end;") + "end: fast[t] = 1;", ReasonId::jumpPastFirstLoads)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) asm(\"exit;\");"), ReasonId::loadsMayNotPass)
      .refused(step, tiles(plainCopy, "if (s[0][0] > 3) __trap();"), ReasonId::loadsMayNotPass)
      .allowed(step, tiles(plainCopy, "for (int j = 0; j < 9; ++j) { if (s[0][j] > 3) break; fast[t] = j; }"), "s_next")
      .refused(step, "switch (n) { case 3:\n" + tiles(plainCopy) + "}", ReasonId::jumpPastFirstLoads)
      .check();
}

TEST(PrefetchStep, TheThreadsComeToTheBarrierTogether) {
  StepCases()
      .refused(step, tiles(plainCopy, "fast[t] += s[0][31 - t];", "int i = 0; i < t; ++i"), ReasonId::barrierNotUniform)
      .refused(step, "if (t < 3)\n" + tiles(plainCopy), ReasonId::barrierNotUniform)
      .check();
}

TEST(PrefetchStep, LoopsWithoutTilesAreRefused) {
  StepCases()
      .refused(step, "for (int i = 0; i < n; ++i) s[0][t] = in[i];", ReasonId::noBarrierEndsCopies)
      .refused(step, "for (int i = 0; i < n; ++i) { s[0][t] = in[i]; if (n > 3) __syncthreads(); }",
               ReasonId::noBarrierEndsCopies)
      .refused(step, "for (int i = 0; i < n; ++i) { s[0][t] = in[i]; SYNC; }", ReasonId::noBarrierEndsCopies)
      .refused(step, tiles("s[0][t] = i;"), ReasonId::loopCopiesNothing)
      .refused(step, tiles("s[0][t] += in[i];"), ReasonId::copyNotAssigned)
      .refused("prefetch k", tiles(plainCopy, "for (int k = 0; k < 32; ++k) fast[t] += s[0][k];"),
               ReasonId::loopAroundCopies)
      .refused("prefetch z", tiles(plainCopy), ReasonId::noSuchForLoop)
      .check();
}

TEST(PrefetchStep, TextThatOnlyThePreprocessorKnowsIsRefused) {
  StepCases()
      .refused(step, "#define PUT s[0][t] = in[i * 32 + t]\n" + tiles("PUT;"), ReasonId::macroWritesStatement)
      .refused(step, "#define AT i * 32 + t\n" + tiles("s[0][t] = in[AT];"), ReasonId::macroNamesVariable)
      .refused(step, tiles("#if 1\n" + plainCopy + "\n#endif"), ReasonId::preprocessorLineInLoop)
      .refused(step, tiles(plainCopy, "if (n > 3) { struct L { int x; }; fast[t] += sizeof(L); }"),
               ReasonId::typeDeclaredHere)
      .check();
}

TEST(PrefetchStep, AnArgumentThatAMacroUsesTwiceIsWrittenOnce) {
  const std::string twice = "#define TWICE(p, i) ((p)[(i)] + (p)[(i) + 1])\n";
  const std::string copy = "s[0][t] = 2 * TWICE(in, i * 32 + t);";
  StepCases()
      .allowed(step, twice + tiles(copy, "fast[t] += s[0][t];", "int i = 2; i < n; ++i"),
               "if (2 < n)\n  s_next = 2 * TWICE(in, 2 * 32 + t);")
      .allowed(step, tiles(copy), "s_next = 2 * TWICE(in, (i + 1) * 32 + t);")
      .check();
}

TEST(PrefetchStep, AStepOfAnotherTypeGetsTheCountersType) {
  StepCases()
      .allowed(step, tiles(plainCopy, "fast[t] += s[0][t];", "int i = 0; i < n; i += blockDim.x"),
               "const int stride = blockDim.x;\nfloat s_next;\nif (0 < n)")
      .assuming("i + stride does not overflow int")
      .check();
}

TEST(PrefetchStep, SaysHowManyBytesAThreadKeeps) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(
      "__global__ void k(float *__restrict__ out, const float *in, int n) {\n  __shared__ float s[4][32];\n"
      "  int t = threadIdx.x;\n  for (int i = 0; i < n; ++i) {\n"
      "    for (int j = 0; j < 4; ++j)\n      s[j][t] = in[(i * 4 + j) * 32 + t];\n"
      "    __syncthreads();\n    out[t] += s[i & 3][31 - t];\n    __syncthreads();\n  }\n}\n");
  const auto verdict = source.verdict(step);
  ASSERT_TRUE(verdict.allows());
  bool isTold = false;
  for (const dependence::Reason &reason : verdict.reasons)
    isTold = isTold || reason.text().starts_with("Each thread keeps 16 bytes");
  EXPECT_TRUE(isTold);
}

TEST(PrefetchStep, TemplatesAreJudgedInTheirInstantiations) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string kernel =
      "struct P { float x; __device__ P &operator=(const P &other) { x += other.x; return *this; } "
      "__device__ operator float() const { return x; } };\n"
      "template <typename T> __global__ void k(float *__restrict__ out, const T *in, int n) {\n"
      "  extern __shared__ char bytes[];\n  T *s = (T *)bytes;\n  __shared__ T q[32];\n"
      "  int t = threadIdx.x;\n  for (int i = 0; i < n; ++i) {\n    q[t] = in[i * 32 + t];\n"
      "    __syncthreads();\n    out[t] += q[31 - t];\n    __syncthreads();\n  }\n}\n";
  ParsedSource plain(kernel + "void go(float *p, float *q) { k<float><<<1, 32>>>(p, q, 3); }\n");
  EXPECT_TRUE(plain.verdict(step).allows()) << plain.verdict(step).reasons.front().text();
  ParsedSource adding(kernel + "void go(float *p, P *q) { k<P><<<1, 32>>>(p, q, 3); }\n");
  EXPECT_FALSE(adding.verdict(step).allows());
  EXPECT_TRUE(adding.verdict(step).reasons.front().text().ends_with("(In k<P>.)"));
  ParsedSource none(kernel);
  EXPECT_EQ(none.verdict(step).reasons.front().id, ReasonId::noInstanceSeen);
}

TEST(PrefetchStep, WordsThatMeanNothingAreToldSo) {
  for (const char *words : {"prefetch", "prefetch 3", "prefetch i j", "prefetch i 2"})
    EXPECT_FALSE(parseStep(words)) << words;
  EXPECT_EQ(toString(parseStep("prefetch L12").value()), "prefetch L12");
}

TEST(PrefetchStep, IsOfferedForLoopsThatCopyTiles) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  ParsedSource source(
      "__global__ void k(float *__restrict__ out, const float *in, int n) {\n  __shared__ float s[32];\n"
      "  for (int i = 0; i < n; ++i) {\n    s[threadIdx.x] = in[i * 32 + threadIdx.x];\n"
      "    __syncthreads();\n    for (int k = 0; k < 32; ++k) out[threadIdx.x] += s[k];\n"
      "    __syncthreads();\n  }\n}\n");
  const auto offers = findTransformation("prefetch")->offers(source.unit(), source.kernel("k"));
  ASSERT_EQ(offers.size(), 1U);
  EXPECT_EQ(toString(offers.front()), "prefetch i");
}

} // namespace
} // namespace warpgrain::transform
