// SPDX-License-Identifier: Apache-2.0
//
// Code that runs where nothing is written of it (constructors, destructors, default arguments, steps of a loop over a
// class's range, virtual functions, statement expressions): what it reads and does counts, or the step is refused.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace warpgrain::transform {
namespace {

using dependence::Reason;
using dependence::ReasonId;
using tests::ParsedSource;

class HiddenCode : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// `before` stands before the kernel, `inside` in it: it sets v.
  static std::string textOf(const std::string &before, const std::string &inside) {
    return before + "\n__global__ void k(int *out, const int *in, int n) {\n  int v = 0;\n  " + inside +
           "\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  for (int j = 0; j < 4; ++j) out[4 * i + j] = "
           "in[4 * i + j] + v;\n}\nvoid go(int *p, const int *q) { k<<<4, 64>>>(p, q, 64); }\n";
  }

  static void expectRefused(const std::string &step, const std::string &before, const std::string &inside,
                            const std::string &words) {
    const ParsedSource source(textOf(before, inside));
    ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
    const auto verdict = source.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << step << "\n" << textOf(before, inside);
    ASSERT_FALSE(verdict.reasons.empty());
    EXPECT_NE(verdict.reasons.front().text().find(words), std::string::npos) << verdict.reasons.front().text();
  }

  /// True for a reason of that id, and for one that has it as a clause.
  static bool says(const Reason &reason, ReasonId id) {
    return reason.id == id || std::ranges::any_of(reason.arguments, [id](const dependence::ReasonArgument &argument) {
             return argument.clause() != nullptr && says(*argument.clause(), id);
           });
  }

  static void expectRefused(const std::string &step, const std::string &before, const std::string &inside,
                            ReasonId why) {
    const ParsedSource source(textOf(before, inside));
    ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
    const auto verdict = source.verdict(step, "k");
    EXPECT_FALSE(verdict.allows()) << step << "\n" << textOf(before, inside);
    ASSERT_FALSE(verdict.reasons.empty());
    EXPECT_TRUE(says(verdict.reasons.front(), why)) << verdict.reasons.front().text();
  }

  static void expectAllowed(const std::string &step, const std::string &before, const std::string &inside) {
    const ParsedSource source(textOf(before, inside));
    ASSERT_FALSE(source.unit().hasErrors()) << source.unit().diagnostics.front().message;
    const auto verdict = source.verdict(step, "k");
    EXPECT_TRUE(verdict.allows()) << (verdict.reasons.empty() ? "" : verdict.reasons.front().text());
  }
};

TEST_F(HiddenCode, InitialValueOfAMemberInAConstructorCounts) {
  const std::string place = "struct P { int i; __device__ P() : i(blockIdx.x * 64 + threadIdx.x) {} };";
  expectRefused("coarsen x 2", place, "P p; v = p.i;", "The constructor P reads the thread's index");
  expectRefused("coarsen grid x 2", place, "P p; v = p.i;", "The constructor P reads");
}

TEST_F(HiddenCode, ConstructorThatNobodyWroteCounts) {
  expectRefused("coarsen x 2", "struct B { int b = threadIdx.x; };\nstruct D : B { int c = 2; };",
                "D d; v = d.b + d.c;", "The constructor D reads the thread's index");
}

TEST_F(HiddenCode, IndexOnlyReadByAConstructorIsNoReasonToSayThatItIsNotRead) {
  const std::string text = "struct P { int i; __device__ P() : i(blockIdx.x * 64 + threadIdx.x) {} };\n"
                           "__global__ void k(int *out) { P p; out[p.i] = 1; }\n"
                           "void go(int *p) { k<<<4, 64>>>(p); }\n";
  const ParsedSource source(text);
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    EXPECT_NE(source.verdict(step, "k").reasons.front().text().find("constructor"), std::string::npos)
        << source.verdict(step, "k").reasons.front().text();
}

TEST_F(HiddenCode, InitialValueOfAnAggregatesMemberCannotBeEdited) {
  expectRefused("coarsen x 2", "struct B { int b = threadIdx.x; };", "B d{}; v = d.b;",
                "a member's initial value uses threadIdx.x");
}

TEST_F(HiddenCode, DefaultArgumentCannotBeEdited) {
  expectRefused("coarsen x 2", "__device__ int here(int d = threadIdx.x) { return d; }", "v = here();",
                "A default argument");
  expectAllowed("coarsen x 2", "__device__ int here(int d = 3) { return d; }", "v = here();");
}

TEST_F(HiddenCode, DestructorThatDoesSomethingIsRefused) {
  const std::string writer = "struct W { int *p; __device__ ~W() { *p += threadIdx.x; } };";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2", "block 32"})
    expectRefused(step, writer, "W w{&v};", ReasonId::hiddenDestructor);
  expectRefused("coarsen x 2", writer + "\nstruct H { W w; };", "H h{{&v}};", ReasonId::hiddenDestructor);
  expectRefused("coarsen x 2", writer + "\n__device__ W make(int *p) { return {p}; }", "make(&v);",
                ReasonId::hiddenDestructorOfTemporary);
}

TEST_F(HiddenCode, DestructorThatDoesNothingIsAllowed) {
  expectAllowed("coarsen x 2", "struct E { int e; __device__ ~E() {} };\nstruct F { E e; };", "F f{{3}}; v = f.e.e;");
}

TEST_F(HiddenCode, CopyConstructorOfOnesOwnCounts) {
  const std::string copied = "struct C { int c; __device__ C(int c) : c(c) {}\n"
                             "__device__ C(const C &o) : c(o.c + threadIdx.x) {} };";
  expectRefused("coarsen x 2", copied, "C a(3); C b = a; v = b.c;", "The constructor C reads the thread's index");
}

TEST_F(HiddenCode, AssignmentOfAMemberCounts) {
  expectRefused("coarsen x 2",
                "struct M { int m; __device__ M &operator=(const M &o) { m = o.m + threadIdx.x; return *this; } };\n"
                "struct O { M m; int k; };",
                "O a{{1}, 2}, b{{3}, 4}; b = a; v = b.m.m;", "operator=");
}

TEST_F(HiddenCode, VirtualFunctionIsNotTheOneOfTheStaticType) {
  const std::string shapes = "struct S { __device__ virtual int at(int i) const { return i; } };\n"
                             "struct Q : S { __device__ int at(int i) const override { return i + threadIdx.x; } };\n"
                             "__device__ int call(const S &s) { return s.at(1); }";
  expectRefused("coarsen x 2", shapes, "Q q; v = call(q);", ReasonId::calleeIsVirtual);
  expectAllowed("coarsen x 2", shapes, "S s; v = s.at(1);"); // no other can be meant
}

TEST_F(HiddenCode, StatementExpressionIsRefused) {
  const std::string inside = "v = ({ int t = n; t * 2; });";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expectRefused(step, "", inside, ReasonId::hiddenStatementExpression);
}

TEST_F(HiddenCode, LoopOverTheRangeOfAClassIsRefusedAndOverAnArrayIsNot) {
  const std::string range = "struct It { int v; __device__ int operator*() const { return v; }\n"
                            "__device__ It &operator++() { v += 64; return *this; }\n"
                            "__device__ bool operator!=(const It &o) const { return v < o.v; } };\n"
                            "struct R { int n; __device__ It begin() const { return {(int)threadIdx.x}; }\n"
                            "__device__ It end() const { return {n}; } };";
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expectRefused(step, range, "for (int r : R{n}) v += r;", ReasonId::hiddenLoopOverClass);
  expectAllowed("coarsen x 2", "", "int a[3] = {1, 2, 3}; for (int r : a) v += r;");
}

TEST_F(HiddenCode, StructuredBindingIsRefused) {
  for (const char *step : {"coarsen x 2", "coarsen grid x 2"})
    expectRefused(step, "", "int2 q = make_int2(threadIdx.x, 2); auto &[x, y] = q; x += 5; v = q.x + y;",
                  ReasonId::hiddenPlainBinding);
}

TEST_F(HiddenCode, IsNotCopiedByUnroll) {
  const std::string writer = "struct W { int *p; __device__ ~W() { *p += 1; } };";
  expectRefused("unroll l 2", writer, "for (int l = 0; l < 4; ++l) { W w{&v}; v *= 3; }", ReasonId::hiddenDestructor);
}

} // namespace
} // namespace warpgrain::transform
