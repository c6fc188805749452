// SPDX-License-Identifier: Apache-2.0
//
// Which neighbouring elements may be loaded and stored together, and what is said of the rest.
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

/// A loop over four elements, as it is left by merging four neighbours.
std::string four(const std::string &body, const std::string &before = {}) {
  return before + " for (int c = 0; c < 4; ++c) { " + body + " }";
}

TEST(VectorizeStep, ElementsOfAShortLoopAreLoadedBeforeIt) {
  const std::string scale = four("fast[t * 4 + c] = 2 * in[t * 4 + c];");
  StepCases()
      .allowed("vectorize in 4", scale,
               "*reinterpret_cast<float4 *>(in4) = *reinterpret_cast<const float4 *>(&in[t * 4]);")
      .assuming("in leads to an address that is a multiple of 16 bytes")
      .allowed("vectorize in 4", scale, "fast[t * 4 + c] = 2 * in4[c];")
      .allowed("vectorize fast 4", scale,
               "*reinterpret_cast<float4 *>(&fast[t * 4]) = *reinterpret_cast<float4 *>(fast4);")
      .allowed("vectorize fast 4", scale, "__align__(16) float fast4[4]; for")
      .allowed("vectorize list 2", "for (int c = 0; c < 2; c++) list[2 * t + c] += m;",
               "*reinterpret_cast<int2 *>(list2) = *reinterpret_cast<const int2 *>(&list[2 * t]);")
      .allowed("vectorize in 4", four("int i = t * 4 + c; fast[i] = in[i];"),
               "const int i0 = t * 4; __align__(16) float in4[4];")
      .allowed("vectorize in 4", four("int i = t * 8 + c, j = i + 4; fast[i] = *(in + j);"), "(in + j0);")
      .check();
}

TEST(VectorizeStep, StatementsThatFollowEachOtherUseMembers) {
  StepCases()
      .allowed("vectorize in 2", "fast[t] = in[2 * t] + in[2 * t + 1];",
               "const float2 in2 = *reinterpret_cast<const float2 *>(&in[2 * t]); fast[t] = in2.x + in2.y;")
      .allowed("vectorize fast 2", "fast[2 * t + 1] = 1; fast[2 * t] = in[t];",
               "float2 fast2; fast2.y = 1; fast2.x = in[t]; *reinterpret_cast<float2 *>(&fast[2 * t]) = fast2;")
      .allowed("vectorize list 2", "list[2 * t] += 1; list[2 * t + 1] = 2;",
               "int2 list2 = *reinterpret_cast<const int2 *>(&list[2 * t]); list2.x += 1; list2.y = 2;")
      .allowed("vectorize in 2", "for (int k = 0; k < n; k += 2) fast[t] += in[k] * in[k + 1];",
               "const float2 in2 = *reinterpret_cast<const float2 *>(&in[k]); fast[t] += in2.x * in2.y;")
      .refused("vectorize fast 2", "fast[2 * t] = 1; if (n > 3) fast[2 * t + 1] = 2;", ReasonId::noNeighboursUsed)
      .refused("vectorize fast 2", "fast[2 * t] = 1; m = fast[2 * t + 1];", ReasonId::noNeighboursUsed)
      .refused("vectorize in 2", "switch (m) { case 1: n = 1; m = in[2 * t] + in[2 * t + 1]; break; default: m = 2; }",
               ReasonId::noNeighboursUsed)
      .check();
}

TEST(VectorizeStep, WordsThatTheUnitDeclaresOtherwiseAreQualified) {
  const std::string pair = "fast[t] = in[2 * t] + in[2 * t + 1];";
  StepCases()
      .allowed("vectorize in 2", "using float2 = double; float2 d = 1; fast[n] = d; " + pair,
               "const ::float2 in2 = *reinterpret_cast<const ::float2 *>(&in[2 * t]);")
      .allowed("vectorize in 2", "int float2 = 1; fast[n] = float2; " + pair, "const ::float2 in2 =")
      .allowed("vectorize in 2", "float2 d = {1, 2}; fast[n] = d.x; " + pair, "const float2 in2 =")
      .check();
  StepCases().allowed("vectorize in 2", pair, "const ::float2 in2 =").check("namespace a { struct float2 {}; }");
  StepCases()
      .refused("vectorize in 2", "\n#define float2 double\n float2 d = 1; fast[n] = d; " + pair,
               ReasonId::macroGivesTwoMeanings)
      .check();
}

TEST(VectorizeStep, FirstElementMustLieAtAMultiple) {
  StepCases()
      .refused("vectorize in 4", four("fast[c] = in[t + c];"), ReasonId::vectorBeginNotKnown)
      .refused("vectorize in 4", four("fast[c] = in[4 * t + c + 1];"), ReasonId::vectorBeginsBetween)
      .refused("vectorize in 2", "fast[t] = in[2 * t + 1] + in[2 * t + 2];", ReasonId::vectorBeginsBetween)
      .refused("vectorize in 4", four("fast[c] = in[list[0] * 4 + n + m * t + list[t] + c];"),
               ReasonId::noElementOfRegisters)
      .allowed("vectorize in 4", four("fast[c] = in[n * t + c];"), "&in[n * t]")
      .assuming("n is a multiple of 4")
      .allowed("vectorize in 4", four("fast[c] = in[2 * n * t + 4 * m + c];"), "&in[2 * n * t + 4 * m]")
      .assuming("n is a multiple of 2")
      .allowed("vectorize s 4", four("fast[c] = s[t][c + 8];"), "__shared__ __align__(16) float s[40][40];")
      .check();
}

TEST(VectorizeStep, ConditionsLeadToTwoVersions) {
  const std::string guarded = four("int i = t * 4 + c; if (i < n) fast[i] = in[i];");
  StepCases()
      .allowed("vectorize in 4", guarded, "if (i0 + 3 < n) {")
      .allowed("vectorize in 4", guarded, "fast[i] = in[i];")
      .allowed("vectorize in 4", four("int i = t * 4 + c; if (i < 1 || i >= n) continue; fast[i] = in[i];"),
               "if (i0 >= 1 && i0 + 3 < n) {")
      .allowed("vectorize in 4", four("int i = t * m + c; if (i < n) fast[i] = in[i];"),
               "if (i0 + 3 < n && m % 4 == 0) {")
      .refused("vectorize in 4",
               "int row = t * m; { int m = 1; " + four("int i = row + c; if (i < n * m) fast[i] = in[i];") + " }",
               ReasonId::vectorBeginNotKnown) // the condition would ask for the other m
      .allowed("vectorize in 4", four("int i = t * m + 2 * m + c; if (i < n) fast[i] = in[i];"),
               "if (i0 + 3 < n && m % 4 == 0) {")
      .allowed("vectorize in 4", four("int i = t * 4 + c; if (n - i > 5 && m == 3) fast[i] = in[i];"),
               "if (n - (i0 + 3) > 5 && m == 3) {")
      .refused("vectorize in 4", four("int i = t * 4 + c; if (i != n) fast[i] = in[i];"), ReasonId::conditionNotBetween)
      .refused("vectorize in 4", four("int i = t * 4 + c; if (i % 3 == 0) fast[i] = in[i];"),
               ReasonId::conditionNotBetween)
      .refused("vectorize in 4", four("int i = t * 4 + c; if (list[i] > 0) fast[i] = in[i];"),
               ReasonId::addressNotComputedBefore)
      .refused("vectorize in 4", four("int i = t * 4 + c; if (i < n) fast[i] = in[i]; else fast[i] = 0;"),
               ReasonId::neighboursUsedConditionally)
      .refused("vectorize in 4", four("int i = t * 4 + c; if (i == n) break; fast[i] = in[i];"),
               ReasonId::noNeighboursUsed)
      .refused("vectorize in 4", four("fast[c] = m > 0 ? in[t * 4 + c] : 0;"), ReasonId::neighboursUsedConditionally)
      .check();
}

TEST(VectorizeStep, UnsignedNumbersThatPassZeroAreNotTakenForGrowing) {
  StepCases()
      .allowed("vectorize in 4", four("unsigned i = t * 4 + c; if (i - 2 < n) fast[i] = in[i];"),
               "if (i0 - 2 <= i0 + 1 && i0 + 1 < n) {")
      .allowed("vectorize in 4", four("int i = t * 4 + c; if (unsigned(i - 1) < n) fast[i] = in[i];"),
               "if (unsigned(i0 - 1) <= unsigned(i0 + 2) && unsigned(i0 + 2) < n) {")
      .allowed("vectorize in 4", four("int i = t * 4 + c - 4; if (i < 40u) fast[i] = in[i];"),
               "if (i0 >= 0 && i0 + 3 < 40u) {")
      .allowed("vectorize in 4", four("unsigned i = t * 4 + c; if (n - i < 40u) fast[i] = in[i];"),
               "if (n - (i0 + 3) <= n - i0 && n - i0 < 40u) {")
      .allowed("vectorize in 4", four("unsigned i = threadIdx.x * 4 + c; if (i < 40u) fast[i] = in[i];"),
               "if (i0 + 3 < 40u) {")
      .allowed("vectorize in 4", four("long i = threadIdx.x * 4 + c; if (i < n) fast[i] = in[i];"), "if (i0 + 3 < n) {")
      .refused("vectorize in 4", four("long i = threadIdx.x * 4 + c - 2; if (i > 5) fast[i] = in[i + 2];"),
               ReasonId::noNeighboursUsed)
      .check();
}

TEST(VectorizeStep, NothingIsComputedThatAConditionKeepsFromIt) {
  StepCases()
      .refused("vectorize in 4", four("if (m > 0) { int q = t / m * 4; fast[q + c] = in[q + c]; }"),
               ReasonId::addressNotComputedBefore)
      .refused("vectorize in 4", four("int i = t * (m - 1) + c; if (i < n) fast[i] = in[i];", "m = m + 1;"),
               ReasonId::vectorBeginNotKnown)
      .check();
}

TEST(VectorizeStep, WhatAConditionAroundAsksForIsNotAssumed) {
  StepCases()
      .allowed("vectorize in 4", "if (n > 3 && m % 8 == 0) {" + four("fast[c] = in[t * m + c];") + "}", "&in[t * m]")
      .assuming("in leads to")
      .allowed("vectorize in 4", "if (m % 2 == 0) {" + four("fast[c] = in[t * m + c];") + "}", "&in[t * m]")
      .assuming("m is a multiple of 4")
      .allowed("vectorize in 4", "if (m % 4 == 0) {} else {" + four("fast[c] = in[t * m + c];") + "}", "&in[t * m]")
      .assuming("m is a multiple of 4")
      .check();
}

TEST(VectorizeStep, OnlyWhatIsReadFirstIsLoaded) {
  StepCases()
      .allowed("vectorize fast 2", "fast[2 * t] = 1; fast[2 * t + 1] = fast[2 * t]; m = fast[2 * t + 1];",
               "float2 fast2;")
      .allowed("vectorize fast 4", four("fast[t * 4 + c] = 1; fast[t * 4 + c] += m;"),
               "__align__(16) float fast4[4]; for")
      .allowed("vectorize fast 2", "fast[2 * t] = 1; fast[2 * t + 1] = fast[2 * t + 1] + 1;",
               "float2 fast2 = *reinterpret_cast<const float2 *>(&fast[2 * t]);")
      .check();
}

TEST(VectorizeStep, ElementsKeepTheirTypes) {
  StepCases()
      .allowed("vectorize d 2", "long *d = (long *)list; d[2 * t] = max(d[2 * t], 3l); d[2 * t + 1] = 1;",
               "__align__(16) long d2[2]; *reinterpret_cast<longlong2 *>(d2) = *reinterpret_cast<const longlong2 *>("
               "&d[2 * t]); d2[0] = max(d2[0], 3l); d2[1] = 1; *reinterpret_cast<longlong2 *>(&d[2 * t]) = "
               "*reinterpret_cast<longlong2 *>(d2);")
      .check();
}

TEST(VectorizeStep, NothingElseMayUseTheElementsMeanwhile) {
  StepCases()
      .allowed("vectorize in 4", four("out[4 * t + c] = in[4 * t + c];"), "out[4 * t + c] = in4[c];")
      .assuming("What in leads to does not overlap out")
      .refused("vectorize out 4", four("out[4 * t + c] = out[4 * t + 3 - c];"), ReasonId::elementsMayMeet)
      .refused("vectorize fast 4", four("fast[4 * t + c] = fast[4 * t + n];"), ReasonId::elementsMayMeet)
      .refused("vectorize in 4", four("fast[4 * t + c] = in[4 * t + c]; __syncthreads();"), ReasonId::standsBetweenUses)
      .refused("vectorize in 4", four("fast[4 * t + c] = in[4 * t + c]; atomicAdd(list, 1);"),
               ReasonId::standsBetweenUses)
      .refused("vectorize in 2", "fast[t] = in[2 * t]; __syncthreads(); fast[t] += in[2 * t + 1];",
               ReasonId::noNeighboursUsed)
      .refused("vectorize in 4", four("int i = t * 4 + c; i += n - n; fast[i] = in[i];"),
               ReasonId::addressNotComputedBefore)
      .check();
}

TEST(VectorizeStep, OnlyNumbersOfParametersAndSharedArraysMakeVectors) {
  StepCases()
      .refused("vectorize a 4", four("a[0][c] = 1;"), ReasonId::vectorsOfParametersAndShared)
      .refused("vectorize b 4", four("fast[c] = in[c];"), ReasonId::arrayOrPointerNotUsed)
      .refused("vectorize in 4", "fast[t] = in[t];", ReasonId::noNeighboursUsed)
      .refused("vectorize in 4", "for (int c = 1; c < 5; ++c) fast[c] = in[4 * t + c];", ReasonId::vectorBeginsBetween)
      .allowed("vectorize in 4", "for (int c = m; c < m + 4; ++c) fast[c] = in[4 * t + c - m];", "in4[c - m];")
      .refused("vectorize d 4", "double *d = (double *)list;" + four("d[4 * t + c] = 1;"), ReasonId::noSuchVector)
      .check();
}

TEST(VectorizeStep, WordsThatMeanNothingAreToldSo) {
  for (const char *words : {"vectorize", "vectorize in", "vectorize in x", "vectorize in 3", "vectorize in 4 5"})
    EXPECT_FALSE(parseStep(words)) << words;
  EXPECT_EQ(toString(parseStep("vectorize in 4").value()), "vectorize in 4");
}

TEST(VectorizeStep, MemoryThatTheLauncherAllocatesIsAligned) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const tests::ParsedSource source("#include <cuda_runtime.h>\n"
                                   "__global__ void k(float *out, const float *__restrict__ in) {\n"
                                   "  for (int c = 0; c < 4; ++c) out[4 * threadIdx.x + c] = in[4 * threadIdx.x + c];\n"
                                   "}\n"
                                   "void go(float *out) {\n"
                                   "  float *in;\n  cudaMalloc(&in, 1024);\n  k<<<1, 64>>>(out, in);\n}\n");
  KernelStudy study(source.unit(), source.kernel("k"));
  const auto assumesAlignment = [&](const char *step) {
    const Step parsed = parseStep(step).value();
    const Prepared prepared = findTransformation(parsed.word)->prepare(study, parsed);
    EXPECT_TRUE(prepared.allows()) << step;
    return std::ranges::any_of(prepared.verdict().assumptions, [](const dependence::Reason &assumption) {
      return assumption.id == ReasonId::pointerIsAligned;
    });
  };
  EXPECT_FALSE(assumesAlignment("vectorize in 4"));
  EXPECT_TRUE(assumesAlignment("vectorize out 4"));
}

/// What a step makes of a kernel that is launched so; empty if it is refused.
std::string launchedAs(const std::string &launches) {
  const tests::ParsedSource source("#include <cuda_runtime.h>\n"
                                   "__global__ void k(float *out, const float *in, int n) {\n"
                                   "  for (int c = 0; c < 4; ++c) out[threadIdx.x] += in[n * threadIdx.x + c];\n"
                                   "}\n"
                                   "float *made();\n"
                                   "struct Held { float *p; operator float *() const { return p; } };\n"
                                   "void go(float *out, float *in, int n) {\n  float *p;\n  cudaMalloc(&p, 1024);\n" +
                                   launches + "}\n");
  KernelStudy study(source.unit(), source.kernel("k"));
  const Step step = parseStep("vectorize in 4").value();
  const Prepared prepared = findTransformation(step.word)->prepare(study, step);
  if (!prepared.allows()) return {};
  return applyEdits(source.unit()[mainFile].text, mainFile, prepared.edits()).value();
}

TEST(VectorizeStep, LaunchesAssertWhatTheirArgumentsDoNotShow) {
  if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  const std::string asserted = launchedAs("  k<<<1, 64>>>(out, in + 4, n - 1);\n");
  EXPECT_TRUE(asserted.contains("#include <cassert>")) << asserted;
  EXPECT_TRUE(asserted.contains("  assert(reinterpret_cast<size_t>(in + 4) % 16 == 0);\n"
                                "  assert((n - 1) % 4 == 0);\n"
                                "  k<<<1, 64>>>(out, in + 4, n - 1);\n"))
      << asserted;
  EXPECT_FALSE(launchedAs("  k<<<1, 64>>>(out, p + 4, 8);\n").contains("assert"));
  EXPECT_FALSE(launchedAs("  k<<<1, 64>>>(out, made(), 8);\n").contains("assert")) << "would call it twice";
  const std::string object = launchedAs("  Held held{in};\n  k<<<1, 64>>>(out, held, n * 1.5);\n");
  EXPECT_TRUE(object.contains("in4")) << object;
  EXPECT_FALSE(object.contains("assert")) << object;
  EXPECT_TRUE(launchedAs("  if (n > 3) k<<<1, 64>>>(out, p, n);\n").contains("assert(n % 4 == 0);"));
  EXPECT_EQ(launchedAs("  k<<<1, 64>>>(out, p + 1, 8);\n"), "");
  EXPECT_EQ(launchedAs("  k<<<1, 64>>>(out, &p[2], 8);\n"), "");
  EXPECT_EQ(launchedAs("  k<<<1, 64>>>(out, p, 6);\n"), "");
}

} // namespace
} // namespace warpgrain::transform
