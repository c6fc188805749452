// SPDX-License-Identifier: Apache-2.0
//
// What happens to the launches of a kernel whose threads are merged, and to the code around them.
#include "core/base/Files.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class LaunchRewriting : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

/// `k` reads threadIdx.x and threadIdx.y; `other` is launched beside it.
const std::string kernels = "#include <cuda_runtime.h>\n#include <cassert>\n"
                            "__global__ void k(int *p) { p[threadIdx.y * 64 + threadIdx.x] = 1; }\n"
                            "__global__ void other(int *p) { p[threadIdx.x] = 2; }\n";

/// The host code after a plan for k, or the error.
std::string after(const std::string &plan, const std::string &host) {
  ParsedSource source(kernels + host);
  EXPECT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
  const auto text = source.transformed(plan, "k");
  if (!text) return "refused: " + text.error().message;
  const std::size_t host_ = text->find("= 2; }\n");
  return host_ == std::string::npos ? *text : text->substr(host_ + 7);
}

bool isRefused(const std::string &text, std::string_view word) {
  return text.starts_with("refused: ") && text.find(word) != std::string::npos;
}

TEST_F(LaunchRewriting, DividesWhatIsHandedToTheLaunchOnly) {
  EXPECT_EQ(after("coarsen y 4",
                  "void go(int *p, int n) {\n  dim3 b(32, 16);\n  dim3 g((n + b.x - 1) / b.x, n / b.y);\n"
                  "  k<<<g, b, b.x * b.y * 4>>>(p);\n  other<<<g, b>>>(p);\n}\n"),
            "void go(int *p, int n) {\n  dim3 b(32, 16);\n  dim3 g((n + b.x - 1) / b.x, n / b.y);\n"
            "  k<<<g, dim3(b.x, b.y / 4), b.x * b.y * 4>>>(p);\n  other<<<g, b>>>(p);\n}\n");
}

TEST_F(LaunchRewriting, WhatAnAssertionNeedsIsIncludedBeforeItAndOutsideOfBraces) {
  ParsedSource source("#include <cuda_runtime.h>\n"
                      "__global__ void k(int *p) { p[blockIdx.x * 64 + threadIdx.x] = 1; }\n"
                      "extern \"C++\" {\n#include <cstddef>\n}\n"
                      "void go(int *p, int n) {\n  k<<<n, 64>>>(p);\n}\n"
                      "#include <cstdint>\n");
  const auto text = source.transformed("coarsen grid x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_TRUE(text->starts_with("#include <cuda_runtime.h>\n#include <cassert>\n")) << *text;
  EXPECT_TRUE(text->ends_with("#include <cstdint>\n")) << *text;
  EXPECT_NE(text->find("assert(n % 2 == 0)"), std::string::npos) << *text;
}

TEST_F(LaunchRewriting, DividesEveryForm) {
  EXPECT_EQ(after("coarsen x 2", "#define T 64\n#define PAIR (32 + 32)\nvoid go(int *p, void **a) {\n"
                                 "  const int c = 32;\n"
                                 "  k<<<1, 64>>>(p);\n"
                                 "  k<<<1, T>>>(p);\n"
                                 "  k<<<1, PAIR>>>(p);\n"
                                 "  k<<<1, c + 32>>>(p);\n"
                                 "  k<<<1, dim3(c * 2, 1)>>>(p);\n"
                                 "  k<<<dim3{2}, dim3{64, 1, 1}>>>(p);\n"
                                 "  cudaLaunchKernel((const void *)k, dim3(1), dim3(64), a, 0, nullptr);\n"
                                 "}\n"),
            "#define T 64\n#define PAIR (32 + 32)\nvoid go(int *p, void **a) {\n"
            "  const int c = 32;\n"
            "  k<<<1, 64 / 2>>>(p);\n"
            "  k<<<1, T / 2>>>(p);\n"
            "  k<<<1, PAIR / 2>>>(p);\n"
            "  k<<<1, (c + 32) / 2>>>(p);\n"
            "  k<<<1, dim3((c * 2) / 2, 1)>>>(p);\n"
            "  k<<<dim3{2}, dim3{64 / 2, 1, 1}>>>(p);\n"
            "  cudaLaunchKernel((const void *)k, dim3(1), dim3(64 / 2), a, 0, nullptr);\n"
            "}\n");
}

TEST_F(LaunchRewriting, AssertsWhatIsKnownAtRunTimeOnly) {
  EXPECT_EQ(after("coarsen x 2", "void go(int *p, int n, dim3 b, bool q) {\n"
                                 "  k<<<1, n>>>(p);\n"
                                 "  if (q)\n    k<<<1, b>>>(p);\n  else\n    k<<<1, q ? 32 : 64>>>(p);\n}\n"),
            "void go(int *p, int n, dim3 b, bool q) {\n"
            "  assert(n % 2 == 0);\n  k<<<1, n / 2>>>(p);\n"
            "  if (q) {\n    assert(b.x % 2 == 0);\n    k<<<1, dim3(b.x / 2, b.y, b.z)>>>(p);\n  }\n"
            "  else {\n    assert((q ? 32 : 64) % 2 == 0);\n    k<<<1, (q ? 32 : 64) / 2>>>(p);\n  }\n}\n");
}

TEST_F(LaunchRewriting, AssertsAVariableThatAFunctionWithFurtherArgumentsMaySet) {
  EXPECT_EQ(after("coarsen x 2", "int scan(const char *format, ...);\nvoid go(int *p) {\n  int n = 64;\n"
                                 "  scan(\"%d\", &n);\n  k<<<1, n>>>(p);\n}\n"),
            "int scan(const char *format, ...);\nvoid go(int *p) {\n  int n = 64;\n"
            "  scan(\"%d\", &n);\n  assert(n % 2 == 0);\n  k<<<1, n / 2>>>(p);\n}\n");
  EXPECT_EQ(after("coarsen x 2", "#include <cstdio>\nvoid go(int *p) {\n  int n = 64;\n"
                                 "  std::printf(\"%p\", (void *)&n);\n  k<<<1, n>>>(p);\n}\n"),
            "#include <cstdio>\nvoid go(int *p) {\n  int n = 64;\n"
            "  std::printf(\"%p\", (void *)&n);\n  k<<<1, n / 2>>>(p);\n}\n");
}

TEST_F(LaunchRewriting, AssertsWholeWarpsWhereLanesSeeEachOther) {
  const std::string text = "#include <cuda_runtime.h>\n#include <cassert>\n"
                           "__global__ void k(int *p) { p[threadIdx.x] = __shfl_xor_sync(~0u, p[threadIdx.x], 1); }\n"
                           "void go(int *p, int b) {\n  k<<<1, b>>>(p);\n}\n";
  ParsedSource source(text);
  const auto made = source.transformed("coarsen x 2", "k");
  ASSERT_TRUE(made) << made.error().message;
  EXPECT_NE(made->find("  assert(b % 64 == 0);\n  k<<<1, b / 2>>>(p);"), std::string::npos) << *made;
  EXPECT_FALSE(source.verdict("coarsen x 2 adjacent", "k").allows());
  EXPECT_FALSE(source.verdict("coarsen y 2", "k").allows());
}

TEST_F(LaunchRewriting, RoundsUpWhereTheBlockIsNotDivisible) {
  EXPECT_EQ(after("coarsen x 3", "void go(int *p) { k<<<1, 64>>>(p); }\n"),
            "void go(int *p) { k<<<1, (64 + 2) / 3>>>(p); }\n");
}

TEST_F(LaunchRewriting, LambdaOnTheHostIsTheHost) {
  EXPECT_EQ(after("coarsen x 2", "void go(int *p) { auto f = [=](int i) { k<<<i, 64>>>(p); }; f(1); }\n"),
            "void go(int *p) { auto f = [=](int i) { k<<<i, 64 / 2>>>(p); }; f(1); }\n");
  EXPECT_EQ(after("coarsen x 2", "auto f = [](int *p) { k<<<1, 64>>>(p); };\n"),
            "auto f = [](int *p) { k<<<1, 64 / 2>>>(p); };\n");
}

TEST_F(LaunchRewriting, MacroThatHoldsTheLaunchOrItsBlockRefuses) {
  EXPECT_TRUE(
      isRefused(after("coarsen x 2", "#define B dim3(64, 1)\nvoid go(int *p) { k<<<1, B>>>(p); }\n"), "macro B"));
  EXPECT_TRUE(isRefused(after("coarsen x 2", "#define GO(p) do { k<<<1, 64>>>(p); } while (0)\n"
                                             "void go(int *p) { GO(p); }\n"),
                        "macro GO"));
}

TEST_F(LaunchRewriting, MacroThatIsHandedTheLaunchIsAStatement) {
  const std::string check = "#define CHECK(call) do { call; if (cudaGetLastError()) throw 1; } while (0)\n";
  EXPECT_EQ(
      after("coarsen y 4", check + "void go(int *p, dim3 b) {\n  CHECK((k<<<1, b>>>(p)));\n}\n"),
      check +
          "void go(int *p, dim3 b) {\n  assert(b.y % 4 == 0);\n  CHECK((k<<<1, dim3(b.x, b.y / 4, b.z)>>>(p)));\n}\n");
  // Not where the macro launches under a condition of its own, or where it is a branch.
  const std::string maybe = "#define MAYBE(call) do { if (cudaGetLastError()) call; } while (0)\n";
  EXPECT_TRUE(isRefused(after("coarsen y 4", maybe + "void go(int *p, dim3 b) {\n  MAYBE((k<<<1, b>>>(p)));\n}\n"),
                        "no place"));
  EXPECT_TRUE(isRefused(
      after("coarsen y 4", check + "void go(int *p, dim3 b) {\n  if (p) CHECK((k<<<1, b>>>(p)));\n}\n"), "no place"));
}

/// Launches that cannot be followed would keep their old block.
TEST_F(LaunchRewriting, MacroThatUsesTheBlockForTheGridTooRefuses) {
  const std::string text =
      after("coarsen x 2", "#define RUN(n, t) k<<<n / t, t>>>(p)\nvoid go(int *p) { RUN(1024, 64); }\n");
  EXPECT_TRUE(isRefused(text, "RUN")) << text;
}

TEST_F(LaunchRewriting, BlockThatMayNotBeComputedTwiceIsComputedBefore) {
  EXPECT_EQ(
      after("coarsen x 2", "int next();\ndim3 shape(int n);\nvoid go(int *p, int n, int blockX) {\n"
                           "  k<<<1, next()>>>(p);\n  if (n)\n    k<<<1, n++>>>(p);\n"
                           "  switch (n) {\n  case 1:\n    k<<<1, shape(n)>>>(p);\n    break;\n  }\n}\n"),
      "int next();\ndim3 shape(int n);\nvoid go(int *p, int n, int blockX) {\n"
      "  const unsigned int blockX2 = next();\n  assert(blockX2 % 2 == 0);\n  k<<<1, blockX2 / 2>>>(p);\n"
      "  if (n) {\n    const unsigned int blockX3 = n++;\n    assert(blockX3 % 2 == 0);\n"
      "    k<<<1, blockX3 / 2>>>(p);\n  }\n"
      "  switch (n) {\n  case 1: {\n    const dim3 blockShape3 = shape(n);\n"
      "    assert(blockShape3.x % 2 == 0);\n    k<<<1, dim3(blockShape3.x / 2, blockShape3.y, blockShape3.z)>>>(p);\n"
      "  }\n    break;\n  }\n}\n");
}

TEST_F(LaunchRewriting, MemberOfTheObjectItselfMayBeReadTwice) {
  EXPECT_EQ(after("coarsen x 2", "struct S {\n  int t;\n  void go(int *p) {\n    k<<<1, t>>>(p);\n  }\n};\n"),
            "struct S {\n  int t;\n  void go(int *p) {\n    assert(t % 2 == 0);\n    k<<<1, t / 2>>>(p);\n  }\n};\n");
}

TEST_F(LaunchRewriting, LaunchThatIsNoStatementOfItsOwnRefusesToComputeBefore) {
  const std::string text =
      after("coarsen x 2", "int next();\nvoid go(int *p, int n) { n ? k<<<1, next()>>>(p) : void(); }\n");
  EXPECT_TRUE(isRefused(text, "make the launch a statement of its own")) << text;
}

TEST_F(LaunchRewriting, BlockIsTestedOnlyWhereTheLaunchCertainlyGoesFirst) {
  for (const char *host : {
           "void go(int *p, int n) { n > 0 && (k<<<1, n>>>(p), true); }\n",
           "void go(int *p, int n) { n > 0 ? k<<<1, n>>>(p) : void(); }\n",
           "void go(int *p, int n) { n = 64, k<<<1, n>>>(p); }\n",
           "void go(int *p, int n) { k<<<1, n>>>(p), n /= 2, k<<<1, n>>>(p); }\n",
           "void go(int *p, int b) { int n = b, r = (k<<<1, n>>>(p), 3); }\n",
           "struct Go { int x; Go(int *p, int n) : x((k<<<1, n>>>(p), 3)) {} };\n",
       }) {
    const std::string text = after("coarsen x 2", host);
    EXPECT_TRUE(isRefused(text, "make the launch a statement of its own")) << text;
  }
  EXPECT_EQ(after("coarsen x 2", "void go(int *p, int n) {\n  k<<<1, n>>>(p), n /= 2;\n}\n"),
            "void go(int *p, int n) {\n  assert(n % 2 == 0);\n  k<<<1, n / 2>>>(p), n /= 2;\n}\n");
  EXPECT_EQ(after("coarsen x 2", "void go(int *p, int n) {\n  n > 0 && (k<<<1, 64>>>(p), true);\n}\n"),
            "void go(int *p, int n) {\n  n > 0 && (k<<<1, 64 / 2>>>(p), true);\n}\n");
}

TEST_F(LaunchRewriting, JumpDoesNotPassANameThatIsDeclaredBeforeTheLaunch) {
  EXPECT_EQ(after("coarsen x 2",
                  "int next();\nvoid go(int *p, int n) {\n  if (n) goto last;\n  k<<<1, next()>>>(p); // one\n"
                  "last:\n  k<<<1, 64>>>(p);\n}\n"),
            "int next();\nvoid go(int *p, int n) {\n  if (n) goto last;\n  {\n    const unsigned int blockX = next();\n"
            "    assert(blockX % 2 == 0);\n    k<<<1, blockX / 2>>>(p); // one\n  }\n"
            "last:\n  k<<<1, 64 / 2>>>(p);\n}\n");
}

TEST_F(LaunchRewriting, BraceStandsBeforeTheCommentOfAHeader) {
  EXPECT_EQ(
      after("coarsen x 2", "void go(int *p, int n) {\n  if (n > 1) // some\n    k<<<1, n>>>(p); // all\n"
                           "  else /* or */\n    k<<<1, n>>>(p);\n}\n"),
      "void go(int *p, int n) {\n  if (n > 1) { // some\n    assert(n % 2 == 0);\n    k<<<1, n / 2>>>(p); // all\n  }\n"
      "  else { /* or */\n    assert(n % 2 == 0);\n    k<<<1, n / 2>>>(p);\n  }\n}\n");
}

TEST_F(LaunchRewriting, BlockOfADependentTypeMayBeANumberToo) {
  EXPECT_EQ(after("coarsen x 2", "template <class T> void go(int *p, T t) {\n  k<<<1, t.x>>>(p);\n}\n"
                                 "void all(int *p) { go(p, dim3(64)); }\n"),
            "template <class T> void go(int *p, T t) {\n  const dim3 blockShape = t.x;\n"
            "  assert(blockShape.x % 2 == 0);\n"
            "  k<<<1, dim3(blockShape.x / 2, blockShape.y, blockShape.z)>>>(p);\n}\n"
            "void all(int *p) { go(p, dim3(64)); }\n");
}

TEST_F(LaunchRewriting, MacroThatIsASumIsDividedAsAWhole) {
  EXPECT_EQ(after("coarsen x 2", "#define B 16 + 16\nvoid go(int *p) { k<<<1, B>>>(p); }\n"),
            "#define B 16 + 16\nvoid go(int *p) { k<<<1, (B) / 2>>>(p); }\n");
  EXPECT_EQ(after("coarsen x 2", "#define A (16 + 16)\n#define B A\nvoid go(int *p) { k<<<1, B>>>(p); }\n"),
            "#define A (16 + 16)\n#define B A\nvoid go(int *p) { k<<<1, B / 2>>>(p); }\n");
}

TEST_F(LaunchRewriting, LaunchOutOfSightRefuses) {
  for (const char *host :
       {"void (*table[])(int *) = {k, other};\nvoid go(int *p) { table[0]<<<1, 64>>>(p); }\n",
        "void go(int *p, void (*f)(int *) = k) { f<<<1, 64>>>(p); }\n",
        "struct Op { void (*f)(int *); };\nstatic constexpr Op ops[] = {{.f = k}};\n"
        "void go(int *p) { ops[0].f<<<1, 64>>>(p); }\n",
        "template <typename T> struct Named { static constexpr auto f = k; };\n"
        "void go(int *p) { auto f = Named<int>::f; f<<<1, 64>>>(p); }\n",
        "void go(int *p) { auto f = k; auto run = [=] { f<<<1, 64>>>(p); }; run(); }\n",
        "void go(int *p) { auto f = k; auto g = f; g<<<1, 64>>>(p); }\n",
        "void go(int *p) { static auto f = k; f<<<1, 64>>>(p); }\n",
        "void take(void (**f)(int *));\nvoid go(int *p) { void (*f)(int *) = k; take(&f); f<<<1, 64>>>(p); }\n",
        "void go(int *p, bool q) { auto f = k; if (q) f = other; f<<<1, 64>>>(p); }\n",
        "__global__ void far(int *p);\nvoid go(int *p, bool q) { auto f = q ? k : far; f<<<1, 64>>>(p); }\n",
        "#define GO(k, p) do { auto f = k; k<<<1, 64>>>(p); g(f); } while (0)\n"
        "void g(void (*f)(int *)); void go(int *p) { GO(k, p); }\n",
        "template <typename F> void run(F f, int *p) { f<<<1, 64>>>(p); }\nvoid go(int *p) { run(k, p); }\n",
        "template <void (*F)(int *)> void run(int *p) { F<<<1, 64>>>(p); }\n"
        "void go(int *p) { run<k>(p); run<other>(p); }\n",
        "template <void (*F)(int *)> struct R { void run(int *p) { F<<<1, 64>>>(p); } };\n"
        "void go(int *p) { R<&k>().run(p); }\n",
        "void go(int *p) { cudaLaunchConfig_t c = {}; c.blockDim = dim3(64); cudaLaunchKernelEx(&c, k, p); }\n",
        "void take(const void *);\nvoid go(int *p) { k<<<1, 64>>>(p); take((void *)k); }\n",
        "int x = 0;\nvoid go(int *p) { k<<<1, 64>>>(p);\n#if 0\nk<<<1, 64>>>(p);\n#endif\n}\n"})
    EXPECT_TRUE(isRefused(after("coarsen x 2", host), "not possible")) << host;
}

TEST_F(LaunchRewriting, PointerThatHoldsTheKernelOnlyIsFollowed) {
  for (const char *pointer : {"auto f = k;", "auto f = &k;", "void (*f)(int *) = nullptr;\n  f = k;",
                              "auto f = k;\n  cudaFuncSetCacheConfig(f, cudaFuncCachePreferL1);"}) {
    const std::string host = std::string("void go(int *p) {\n  ") + pointer + "\n  f<<<1, 64";
    EXPECT_EQ(after("coarsen x 2", host + ">>>(p);\n}\n"), host + " / 2>>>(p);\n}\n");
  }
  const std::string runtime = "void go(void **a) {\n  auto f = k;\n  cudaLaunchKernel((void *)f, dim3(1), dim3(64";
  EXPECT_EQ(after("coarsen x 2", runtime + "), a, 0, nullptr);\n}\n"), runtime + " / 2), a, 0, nullptr);\n}\n");
}

TEST_F(LaunchRewriting, PointerToInstantiationsOfOneTemplateIsFollowed) {
  const std::string begin =
      "template <typename T, int N> __global__ void k(T *p) { p[blockIdx.x * N + threadIdx.x] = 1; }\n";
  const std::string host = "template <typename T> void run(T *p, bool q) {\n  auto f = q ? &k<T, 64> : &k<T, 32>;\n"
                           "  f<<<2, 64";
  const std::string end = ">>>(p);\n}\nvoid go(float *p) { run(p, true); }\n";
  ParsedSource source(begin + host + end);
  const auto text = source.transformed("coarsen x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_TRUE(text->ends_with(host + " / 2" + end)) << *text;
  EXPECT_FALSE(ParsedSource("template <typename T> __global__ void k(T *p) { p[threadIdx.x] = 1; }\n"
                            "template <typename T> struct Run { T f; void go(int *p) { f<<<1, 64>>>(p); } };\n"
                            "template <typename T> void go(T *p) { auto f = k<T>; Run<decltype(f)>{f}.go(p); }\n"
                            "void run(int *p) { go(p); }\n")
                   .transformed("coarsen x 2", "k"));
}

TEST_F(LaunchRewriting, PointerThatHoldsSeveralKernelsIsNamedWithAnother) {
  const std::string text =
      after("coarsen x 2", "void go(int *p, bool q) { auto f = k; if (q) f = other; f<<<1, 64>>>(p); }\n");
  EXPECT_TRUE(isRefused(text, "goes through f, which may hold another kernel too (other)")) << text;
}

TEST_F(LaunchRewriting, OverloadThatIsChosenByATemplateRefuses) {
  ParsedSource source("__global__ void k(float *p) { p[threadIdx.x] = 1; }\n"
                      "__global__ void k(double *p) { p[threadIdx.x] = 1; }\n"
                      "template <typename T> void run(T *p) { k<<<1, 64>>>(p); }\n"
                      "void go(float *p, double *q) { run(p); run(q); }\n");
  EXPECT_FALSE(source.transformed("coarsen x 2", "k:1"));
  EXPECT_FALSE(source.transformed("coarsen x 2", "k:2"));
}

TEST_F(LaunchRewriting, AskingForAttributesIsNoLaunch) {
  EXPECT_EQ(after("coarsen x 2", "void go(int *p) {\n  cudaFuncSetAttribute(k, "
                                 "cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);\n  k<<<1, 64>>>(p);\n}\n"),
            "void go(int *p) {\n  cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 1024);\n"
            "  k<<<1, 64 / 2>>>(p);\n}\n");
}

TEST_F(LaunchRewriting, TwoStepsDivideTwice) {
  EXPECT_EQ(after("coarsen x 2; coarsen y 4; coarsen x 4", "void go(int *p) { k<<<1, dim3(64, 8)>>>(p); }\n"),
            "void go(int *p) { k<<<1, dim3((64 / 2) / 4, 8 / 4)>>>(p); }\n");
}

TEST_F(LaunchRewriting, HeaderThatLaunchesIsRewrittenAndNoteIsTaken) {
  ParsedSource source("#include \"launch.cuh\"\nint main() { go(nullptr); }\n");
  const auto header = source.path().parent_path() / "launch.cuh";
  ASSERT_TRUE(writeFileAtomically(header, "__global__ void k(int *p) { p[threadIdx.x] = 1; }\n"
                                          "inline void go(int *p) { k<<<1, 64>>>(p); }\n"));
  const auto unit = source.parser().parse({});
  ASSERT_TRUE(unit);
  const auto result = applyPlan(*unit, {}, unit->findKernel("k").value(), parsePlan("coarsen x 2").value(),
                                [&](const Texts &texts) { return source.parser().parse(texts); });
  ASSERT_TRUE(result) << result.error().message;
  ASSERT_EQ(result->texts.size(), 1U);
  EXPECT_NE(result->texts.at(header).find("k<<<1, 64 / 2>>>(p);"), std::string::npos) << result->texts.at(header);
  bool tellsOfOtherUnits = false;
  for (const dependence::Reason &assumption : result->verdicts.at(0).assumptions)
    tellsOfOtherUnits |= assumption.text().find("launch.cuh") != std::string::npos;
  EXPECT_TRUE(tellsOfOtherUnits);
}

} // namespace
} // namespace warpgrain::transform
