// SPDX-License-Identifier: Apache-2.0
//
// Constructors, conversions, operators and destructors of what a template's parameters stand for: the template's text
// has no call for them, its instantiations run them.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class InstanceCode : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// A kernel with the template parameter T, which is `argument` where it is launched; `inside` sets v.
  static std::string textOf(const std::string &before, const std::string &argument, const std::string &inside) {
    return before + "\ntemplate <typename T> __global__ void k(int *out, const int *in, int n) {\n  int v = 0;\n  " +
           inside +
           "\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  for (int j = 0; j < 4; ++j) out[4 * i + j] = "
           "in[4 * i + j] + v;\n}\nvoid go(int *p, const int *q) { k<" +
           argument + "><<<4, 64>>>(p, q, 64); }\n";
  }

  static void expect(bool isAllowed, const std::string &step, const std::string &text, const std::string &words = {}) {
    const ParsedSource source(text);
    ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message << "\n" << text;
    const auto verdict = source.verdict(step, "k");
    const std::string reason = verdict.reasons.empty() ? "" : verdict.reasons.front().text();
    EXPECT_EQ(verdict.allows(), isAllowed) << step << ": " << reason << "\n" << text;
    EXPECT_NE(reason.find(words), std::string::npos) << reason;
  }

  static void expectRefused(const std::string &before, const std::string &argument, const std::string &inside) {
    for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
      expect(false, step, textOf(before, argument, inside), "which an instantiation of the template runs");
  }

  static void expectAllowed(const std::string &before, const std::string &argument, const std::string &inside) {
    for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
      expect(true, step, textOf(before, argument, inside));
  }
};

const std::string row = "struct Row { int at; __device__ Row(int *) : at(blockIdx.x + threadIdx.x) {}\n"
                        "__device__ Row() : at(blockIdx.x + threadIdx.x) {}\n"
                        "__device__ int load(const int *p) const { return p[at]; }\n"
                        "__device__ int get() const { return at; } };";

TEST_F(InstanceCode, ConstructorOfATemplateParameterCounts) {
  expectRefused(row, "Row", "v = T(out).load(in);");
  expectRefused(row, "Row", "typedef T L; v = L(out).load(in);");
  expectRefused(row, "Row", "T r(out); v = r.load(in);");
  expectRefused(row, "Row", "T r{out}; v = r.load(in);");
  expectRefused(row, "Row", "T r; v = r.get();");
  expectRefused(row, "Row", "T r = out; v = r.at;");
  expectRefused(row, "Row", "T r[2]; v = r[1].at;");
  expectRefused(row, "Row", "const T &r = T(out); v = r.at;");
  expectRefused(row, "Row", "v = static_cast<T>(out).at;");
}

TEST_F(InstanceCode, ConstructorOfAClassTemplateCounts) {
  const std::string made =
      "template <typename T> struct Gen { T g; __device__ Gen(T x) : g(x + blockIdx.x + threadIdx.x) {} };";
  expectRefused(made, "int", "Gen<T> g = in[0]; v = g.g;");
  expectRefused(made, "int", "v = Gen<T>(in[0]).g;");
}

TEST_F(InstanceCode, ConstructorThatNobodyWroteCounts) {
  const std::string base =
      "template <typename T> struct Base { int b; __device__ Base() : b(blockIdx.x + threadIdx.x) {} };\n"
      "template <typename T> struct Derived : Base<T> { int z = 1; };";
  expectRefused(base, "int", "Derived<T> q; v = q.b + q.z;");
}

TEST_F(InstanceCode, OperatorsAndConversionsCount) {
  const std::string odd =
      "struct Odd { int x; __device__ int operator+(int y) const { return y + blockIdx.x + threadIdx.x; }\n"
      "__device__ int operator[](int y) const { return y - blockIdx.x - threadIdx.x; }\n"
      "__device__ int operator*() const { return blockIdx.x + threadIdx.x; }\n"
      "__device__ operator int() const { return blockIdx.x * threadIdx.x; }\n"
      "__device__ Odd &operator=(int y) { x = y + blockIdx.x + threadIdx.x; return *this; }\n"
      "__device__ Odd &operator++() { x += blockIdx.x + threadIdx.x; return *this; } };";
  expectRefused(odd, "Odd", "T o; v = o + 3;");
  expectRefused(odd, "Odd", "T o; v = o[3];");
  expectRefused(odd, "Odd", "T o; v = *o;");
  expectRefused(odd, "Odd", "T o; v = o;");
  expectRefused(odd, "Odd", "T o; o = 4; v = o.x;");
  expectRefused(odd, "Odd", "T o; ++o; v = o.x;");
}

/// In one instantiation `max` is CUDA's, in the other it is not.
TEST_F(InstanceCode, FunctionWithTheNameOfALibrarysCounts) {
  const std::string own = "struct V { int x; };\n__device__ V max(V a, V b) { return {a.x + b.x + (int)(blockIdx.x * "
                          "threadIdx.x)}; }\n__device__ int get(V a) { return a.x; }\n"
                          "__device__ int get(int a) { return a; }";
  const std::string text = textOf(own, "V", "T a{1}, b{2}; v = get(max(a, b));") +
                           "void other(int *p, const int *q) { k<int><<<4, 64>>>(p, q, 64); }\n";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expect(false, step, text, "not known what max does");
  expectAllowed("", "int", "T a = 1, b = n; v = max(a, b);");
}

TEST_F(InstanceCode, InAFunctionThatTheKernelCallsCounts) {
  const std::string helper =
      row + "\ntemplate <typename R> __device__ int made(int *p, const int *q) { R r(p); return r.load(q); }";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expect(false, step, textOf(helper, "Row", "v = made<T>(out, in);"));
}

TEST_F(InstanceCode, DestructorOfATemplateParameterIsRefused) {
  const std::string writer = "struct W { int x; __device__ ~W() { x = threadIdx.x; } };";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expect(false, step, textOf(writer, "W", "T w; w.x = 1; v = w.x;"), "the destructor of w");
  expect(false, "unroll l 2", textOf(writer, "W", "for (int l = 0; l < 4; ++l) { T w; w.x = l; v += w.x; }"),
         "the destructor of w");
}

TEST_F(InstanceCode, ThatIsTheSameForAllThreadsIsNoObstacle) {
  const std::string pair = "struct Pair { int a, b; __device__ Pair(int x) : a(x), b(2 * x) {}\n"
                           "__device__ Pair operator+(const Pair &o) const { return Pair(a + o.b); } };";
  expectAllowed(pair, "Pair", "T p(n); v = (p + T(3)).a;");
  expectAllowed("", "float", "T x = T(n); x += T(2); v = static_cast<int>(x);");
  expectAllowed("", "int2", "T x = {n, 2}; v = x.x + x.y;");
}

} // namespace
} // namespace warpgrain::transform
