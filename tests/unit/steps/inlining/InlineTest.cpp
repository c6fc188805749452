// SPDX-License-Identifier: Apache-2.0
//
// Device functions that are written out where a kernel calls them, and those that are not.
#include "core/base/Files.h"
#include "core/steps/Transformations.h"
#include "tests/unit/steps/loops/LoopStepTest.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::ParsedSource;

class InlineStepTest : public tests::LoopStepTest {
protected:
  static std::string source(const std::string &functions, const std::string &body) {
    return functions + "\n__global__ void k(int *out, const int *in, int n) {\n  " + body +
           "\n}\nvoid go(int *p, int *q) { k<<<4, 64>>>(p, q, 9); }\n";
  }

  static std::string made(const std::string &text, const std::string &plan) {
    ParsedSource parsed(text);
    EXPECT_FALSE(parsed.unit().hasErrors()) << text;
    const auto out = parsed.transformed(plan, "k");
    EXPECT_TRUE(out) << out.error().message << text;
    return out ? out->substr(out->find("__global__")) : std::string();
  }

  static void expectBody(const std::string &functions, const std::string &body, const std::string &expected) {
    const std::string text = made(source(functions, body), "inline f");
    EXPECT_NE(text.find("int n) {\n" + expected + "}\n"), std::string::npos) << text;
  }

  static void expectRefused(const std::string &functions, const std::string &body,
                            const tests::ExpectedReason &reason) {
    expectRefusedText(source(functions, body), "inline f", reason);
  }
};

TEST_F(InlineStepTest, VariablesStandForParametersThatDoNotChange) {
  expectBody("__device__ void f(int *p, int i, int n) {\n  p[i] = n;\n  __syncthreads();\n}",
             "int i = threadIdx.x;\n  f(out, i, n);\n  out[i] += 1;",
             "  int i = threadIdx.x;\n  {\n    out[i] = n;\n    __syncthreads();\n  }\n  out[i] += 1;\n");
}

TEST_F(InlineStepTest, OtherArgumentsAreEvaluatedOnceInOrder) {
  expectBody("__device__ void f(int *p, int i, int last) {\n  for (; i < last; ++i) p[i] = i;\n}",
             "int i = threadIdx.x;\n  f(out + 1, i, n * 2);\n  out[i] = 1;",
             "  int i = threadIdx.x;\n  {\n    int *p = out + 1;\n    int i2 = i;\n    const int last = n * 2;\n"
             "    for (; i2 < last; ++i2) p[i2] = i2;\n  }\n  out[i] = 1;\n");
}

TEST_F(InlineStepTest, ComparisonsAndShiftsInArgumentsOpenNothing) {
  const std::string callee = "__device__ int f(int c, int k = 1) {\n  c += 1;\n  return c * 100 + k;\n}";
  for (const char *argument : {"n >> 1", "n < 4", "n > 4", "max<int>(n, 4)", "(n, n << 1)"}) {
    const std::string text =
        made(source("template <class T> __device__ T max(T a, T b);\n" + callee,
                    "const int x = 7;\n  const int v = f(" + std::string(argument) + ", x);\n  out[0] = v;"),
             "inline f");
    EXPECT_TRUE(text.contains("int c = " + std::string(argument) + ";")) << text;
    EXPECT_FALSE(text.contains("k = 1")) << text;
  }
}

TEST_F(InlineStepTest, WhatAnAddressPointsToIsNamed) {
  expectBody("struct S { int m; };\n__device__ void g(S *);\n"
             "__device__ void f(int *x, S *s) {\n  *x = *x + s->m;\n  g(s);\n}",
             "int v = n;\n  S a;\n  f(&v, &a);\n  out[0] = v;",
             "  int v = n;\n  S a;\n  {\n    v = v + a.m;\n    g(&a);\n  }\n  out[0] = v;\n");
}

/// A static member function of an object: the object is named all the same.
TEST_F(InlineStepTest, TheObjectOfAStaticMemberFunctionIsNamed) {
  expectBody("struct Group { __device__ static int rank() { return threadIdx.x; } };\n"
             "__device__ void f(int *p, const Group &group) {\n  p[group.rank()] = 1;\n}",
             "Group block;\n  f(out, block);", "  Group block;\n  out[block.rank()] = 1;\n");
}

TEST_F(InlineStepTest, AReferenceThatIsGivenBackIsAValueOnlyWhereItIsReadAtOnce) {
  const std::string f = "__device__ const int &f(const int &a, const int &b) { return a < b ? a : b; }";
  const std::string g = "__device__ auto f(const int &a, const int &b) -> const int & { return a < b ? a : b; }\n"
                        "__device__ void keep(const int *);";
  expectRefused(f, "int x = in[0];\n  const int &m = f(x, n);\n  x = 3;\n  out[0] = m;",
                ReasonId::valueNotKeptInVariable);
  expectRefused(g, "int x = in[0];\n  keep(&f(x, n));\n  x = 3;", ReasonId::valueNotKeptInVariable);
  expectBody(f, "int x = in[0];\n  const int m = f(x, n);\n  out[0] = m;",
             "  int x = in[0];\n  int m;\n  {\n    m = x < n ? x : n;\n  }\n  out[0] = m;\n");
}

TEST_F(InlineStepTest, WhatStandsBeforeAnIncludeStandsBeforeTheKernelThatItBrings) {
  ParsedSource source("#include \"f.cuh\"\n#include \"k.cuh\"\n#include \"late.cuh\"\n");
  const auto folder = source.path().parent_path();
  ASSERT_TRUE(writeFileAtomically(folder / "f.cuh", "#pragma once\n__device__ int f(int x) { return x + 1; }\n"
                                                    "__device__ int g(int x);\n"));
  ASSERT_TRUE(writeFileAtomically(folder / "late.cuh", "__device__ int g(int x) { return x + 2; }\n"));
  const auto kernel = folder / "k.cuh";
  ASSERT_TRUE(writeFileAtomically(kernel, "__global__ void k(int *p) {\n  int x = f(p[0]);\n  p[1] = x;\n"
                                          "  p[2] = g(x);\n}\n"));
  const auto unit = source.parser().parse({});
  ASSERT_TRUE(unit);
  const auto made = [&](const std::string &plan) {
    return applyPlan(*unit, {}, unit->findKernel("k").value(), parsePlan(plan).value(),
                     [&](const Texts &texts) { return source.parser().parse(texts); });
  };
  const auto result = made("inline f");
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_NE(result->texts.at(kernel).find("x = x2 + 1;"), std::string::npos) << result->texts.at(kernel);
  const auto late = made("inline g");
  ASSERT_FALSE(late);
  EXPECT_NE(late.error().message.find("defined after the kernel"), std::string::npos) << late.error().message;
}

TEST_F(InlineStepTest, ACallAtTheEndNeedsNoBracesAndMayReturnEarly) {
  expectBody("__device__ void f(int *out, int n) {\n  if (n > 3) return;\n  out[0] = n;\n}", "f(out, n);",
             "  if (n > 3) return;\n  out[0] = n;\n");
  expectRefused("__device__ void f(int *out, int n) {\n  if (n > 3) return;\n  out[0] = n;\n}",
                "f(out, n); out[1] = n;", ReasonId::returnsEarly);
}

TEST_F(InlineStepTest, AValueGoesWhereTheCallStood) {
  const std::string f = "__device__ int f(int a) {\n  a *= 2;\n  return a + 1;\n}";
  expectBody(f, "const int x = f(n);\n  out[0] = x;",
             "  int x;\n  {\n    int a = n;\n    a *= 2;\n    x = a + 1;\n  }\n  out[0] = x;\n");
  expectBody(f, "out[n] -= f(3);\n  out[1] = 0;",
             "  {\n    int a = 3;\n    a *= 2;\n    out[n] -= a + 1;\n  }\n  out[1] = 0;\n");
  expectBody(
      f, "if (n > f(2)) out[0] = 1;",
      "  int fResult;\n  {\n    int a = 2;\n    a *= 2;\n    fResult = a + 1;\n  }\n  if (n > fResult) out[0] = 1;\n");
  expectBody(f, "if (n > 2)\n    out[0] = 2 * f(n);",
             "  if (n > 2) {\n    int fResult;\n    {\n      int a = n;\n      a *= 2;\n      fResult = a + 1;\n    }\n"
             "    out[0] = 2 * fResult;\n  }\n");
}

/// The elements of a list are evaluated in their order.
TEST_F(InlineStepTest, AValueGoesIntoAList) {
  const std::string f = "__device__ int f(int a) {\n  a *= 2;\n  return a + 1;\n}";
  const std::string text = made(source(f, "int e[2] = {n, f(3)}, g = e[0];\n  out[0] = e[1] + g;"), "inline f");
  EXPECT_NE(text.find("int e[2] = {n, "), std::string::npos) << text;
  EXPECT_EQ(text.find("f(3)"), std::string::npos) << text;
  expectRefused(f, "int e[2] = {in[0], f(3)};\n  out[0] = e[1];", ReasonId::otherEvaluatedBefore);
  expectRefused(f, "int e[2] = {n, 1}, g = f(e[0]);\n  out[0] = e[1] + g;", ReasonId::calledInDeclarationOfSeveral);
}

TEST_F(InlineStepTest, AValueHasTheTypeOfTheCall) {
  expectBody("__device__ int f(float a) {\n  return a * 0.5f;\n}", "float x = f(n);\n  out[0] = x;",
             "  float x;\n  {\n    const float a = n;\n    x = static_cast<int>(a * 0.5f);\n  }\n  out[0] = x;\n");
}

TEST_F(InlineStepTest, ASharedArrayStaysOneForAllCalls) {
  expectBody("__device__ void f(int i) {\n  __shared__ int s[64]; // of the block\n  s[i] = i;\n  __syncthreads();\n}",
             "f(n);\n  out[0] = 1;",
             "  {\n    __shared__ int s[64]; // of the block\n    s[n] = n;\n    __syncthreads();\n"
             "  }\n  out[0] = 1;\n");
  expectBody("__device__ void f(int i) {\n  __shared__ int s[64];\n  s[i] = i;\n}", "f(n);\n  f(3);\n  out[0] = 1;",
             "  __shared__ int s[64];\n  {\n    s[n] = n;\n  }\n  {\n    const int i = 3;\n"
             "    s[i] = i;\n  }\n  out[0] = 1;\n");
  expectRefused("__device__ void f(int i) { __shared__ int s[64]; s[i] = i; }\n__device__ void g(int i) { f(i); }",
                "f(n); g(2); out[0] = 1;", "inline g");
  expectRefused("__device__ void f(int i) { const int N = 4; __shared__ int s[N]; s[i] = i; }",
                "f(n); f(2); out[0] = 1;", "its declaration names N");
}

TEST_F(InlineStepTest, TemplatesBringTheirArguments) {
  expectBody("template <int N, typename T>\n__device__ T f(T v) {\n  __shared__ T s[N];\n  s[threadIdx.x] = v;\n"
             "  return s[0];\n}",
             "int x = f<64, int>(n);\n  out[0] = x;",
             "  int x;\n  {\n    constexpr int N = 64;\n    using T = int;\n    __shared__ T s[N];\n"
             "    s[threadIdx.x] = n;\n    x = s[0];\n  }\n  out[0] = x;\n");
}

TEST_F(InlineStepTest, NamesThatMeanSomethingElseAreRefused) {
  expectRefused("__device__ int scale;\n__device__ void f(int *p) { p[0] = scale; }",
                "int scale = n; f(out); out[1] = scale;", "\"scale\" means something else");
  expectRefused("__device__ int scale;\n#define S scale\n__device__ void f(int *p) { p[0] = S; }",
                "int scale = n; f(out); out[1] = scale;", "\"scale\" means something else");
  expectRefused("#define S 1\n__device__ void f(int *p) { p[0] = S; }\n#undef S\n#define S 2", "f(out); out[1] = 1;",
                "the macro S is defined more than once");
  expectRefused("#define USE(p) (p)[0] = x\n__device__ void f(int *p, int x) { USE(p); }",
                "int x = 3; f(out, x + 1); out[1] = x;", "the macro USE names its variable x");
}

/// Between the function and the kernel a name may get another meaning, or one more.
TEST_F(InlineStepTest, WordsThatAreDeclaredOtherwiseBetweenFunctionAndKernelAreRefused) {
  const std::string callee = "__device__ int f(int x) {\n  return g(x);\n}\n";
  const std::string before = "namespace ns { __device__ int g(int); }\n__device__ int g(long);\n";
  for (const char *between : {"using ns::g;", "using namespace ns;", "#define D(x) __device__ int x(int);\nD(g)"})
    expectRefused(before + callee + between, "out[0] = f(n);", "means something else");
  expectBody(before + "__device__ int h(long);\nusing namespace ns;\n__device__ int f(int x) {\n  return h(x);\n}\n",
             "out[0] = f(n);", "  {\n    out[0] = h(n);\n  }\n");
  expectBody(before + callee +
                 "namespace other { __device__ int g(int); }\nstruct A { int g; };\n"
                 "template <class g> __device__ int h(g a) { return a; }",
             "out[0] = f(n);", "  {\n    out[0] = g(n);\n  }\n");
  const std::string nearer = "typedef double real;\nnamespace n {\n__device__ int f() {\n  return sizeof(real);\n}\n"
                             "typedef float real;\n__global__ void k(int *out) {\n  out[0] = f();\n}\n}\n"
                             "void go(int *p) { n::k<<<1, 64>>>(p); }\n";
  expectRefusedText(nearer, "inline f", "\"real\" means something else");
}

TEST_F(InlineStepTest, WordsThatTheKernelDeclaresOtherwiseAreRefused) {
  const std::string callee = "__device__ int f(int x) {\n  real y = x;\n  return (int)y * W + g(x);\n}";
  const std::string before = "typedef double real;\nenum { W = 5 };\nnamespace ns { __device__ int g(short); }\n"
                             "__device__ int g(int);\n";
  for (const char *declaration :
       {"using real = float; out[1] = sizeof(real);", "typedef float real; out[1] = sizeof(real);",
        "struct real { int v; }; out[1] = sizeof(real);", "enum { W = 3, V }; out[1] = V;",
        "union { int W; float v; }; v = 1.0f; out[1] = W;", "enum { V = 1 << 0, W = 1 << 1 }; out[1] = V;",
        "enum { V = 3 > 2, W = 7 }; out[1] = V;", "union { int W : 4; int v; }; v = 1; out[1] = W;",
        "typedef float (&real)[4]; out[1] = sizeof(real);",
        "struct P { int a, b; } p = {1, 2}; auto [W, v] = p; out[1] = W + v;", "using ns::g;", "using namespace ns;"})
    expectRefused(before + callee, std::string(declaration) + "\n  out[0] = f(n);", "means something else");
  for (const auto &[macro, declaration] :
       {std::pair("real { int v; }", "struct M x = {1}; out[1] = x.v;"), std::pair("using namespace ns;", "M"),
        std::pair("struct real { int v; } x", "M = {1}; out[1] = x.v;"),
        std::pair("INNER x\n#define INNER struct real { int v; }", "M = {1}; out[1] = x.v;")})
    expectRefused("#define M " + std::string(macro) + "\n" + before + callee,
                  std::string(declaration) + "\n  out[0] = f(n);", "means something else");
  const std::string head = "template <typename real> __global__ void k(int *out, real n) {\n  out[0] = f(3);\n}\n"
                           "void go(int *p) { k<float><<<1, 64>>>(p, 2.0f); }\n";
  expectRefusedText(before + callee + "\n" + head, "inline f", "means something else");
  const std::string shifted = "template <int N = 1 << 2, typename real = int> __global__ void k(int *out) {\n"
                              "  out[0] = f(3) + (real)N;\n}\nvoid go(int *p) { k<><<<1, 64>>>(p); }\n";
  expectRefusedText(before + callee + "\n" + shifted, "inline f", "means something else");
  const std::string text = made(source("template <class T, int N> struct Row { T of[N]; };\n" + before + callee,
                                       "typedef float number;\n  typedef Row<real, 4> Rows;\n  out[1] = "
                                       "sizeof(Rows);\n  out[0] = f(n) + (int)number(2);"),
                                "inline f");
  EXPECT_TRUE(text.contains("real y = ")) << text;
  const std::string defaults = "template <typename T = double, int M = 2> __global__ void k(int *out, T n) {\n"
                               "  out[0] = f(3) + M;\n}\nvoid go(int *p) { k<float><<<1, 64>>>(p, 2.0f); }\n";
  EXPECT_TRUE(made("__device__ int f(int x) {\n  double y = x;\n  return (int)y;\n}\n" + defaults, "inline f")
                  .contains("double y = "));
}

TEST_F(InlineStepTest, FunctionsThatCannotBeWrittenOutAreRefused) {
  expectRefused("__device__ void f(int *p) { if (p[0]) f(p + 1); }", "f(out);", ReasonId::callsItself);
  expectRefused("__device__ int f(int a) { if (a) return 1; return 2; }", "out[0] = f(n);", ReasonId::returnsEarly);
  expectRefused("__device__ int f(int a) { return a; }", "for (int i = 0; i < f(n); ++i) out[i] = 1;",
                ReasonId::calledInHeader);
  expectRefused("__device__ int f(int a) { return a; }", "out[0] = n > 2 && f(n);", ReasonId::notAlwaysEvaluated);
  expectRefused("__device__ int f(int a) { return a; }", "out[0] = in[1] + f(n);", ReasonId::otherEvaluatedBefore);
  expectRefused("__device__ int f(int a) { static int c; return a + c; }", "out[0] = f(n);", "static variable c");
  expectRefused("namespace a { __device__ int f(int a) { return a; } }", "out[0] = a::f(n);", "namespace");
  expectRefused("__device__ int f(int a) {\n#if 1\n return a;\n#endif\n}", "out[0] = f(n);", "preprocessor");
  expectRefused("#define CALL f(n)\n__device__ int f(int a) { return a; }", "out[0] = CALL;",
                "the macro CALL hides the call");
  expectRefused("__device__ int f(int a) { return a; }", "out[0] = n;", "does not call the function f");
}

TEST_F(InlineStepTest, IsOfferedForFunctionsInWhichThreadsMeet) {
  ParsedSource parsed(source("__device__ void f() { __syncthreads(); }\n__device__ void g() { f(); }\n"
                             "__device__ void h() {}",
                             "g();\n  h();\n  f();\n  out[0] = 1;"));
  std::string offers;
  for (const Step &step : inlineTransformation().offers(parsed.unit(), parsed.kernel("k")))
    offers += toString(step) + "; ";
  EXPECT_EQ(offers, "inline g; inline f; ");
}

TEST_F(InlineStepTest, CoarseningWritesOutWhatHoldsBarriers) {
  const std::string text = source("__device__ void f(int *s, int i) {\n  s[i] = i;\n  __syncthreads();\n}\n"
                                  "__device__ void g(int *s) {\n  f(s, threadIdx.x);\n}",
                                  "__shared__ int s[64];\n  g(s);\n  out[threadIdx.x] = s[63 - threadIdx.x];");
  EXPECT_EQ(made(text, "coarsen x 2"), made(text, "inline g; inline f; coarsen x 2"));
}

TEST_F(InlineStepTest, CoarseningTellsWhyWhatHoldsBarriersCannotBeWrittenOut) {
  expectRefusedText(source("__device__ int f(int a) {\n  if (a > 2) return 0;\n  __syncthreads();\n  return 1;\n}",
                           "out[threadIdx.x] = f(n);"),
                    "coarsen x 2", "\"inline f\" is not possible");
}

} // namespace
} // namespace warpgrain::transform
