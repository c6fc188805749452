// SPDX-License-Identifier: Apache-2.0
//
// Functions of which the compiler did not read all: they say so, with the place, and the others do not.
#include "core/base/LineIndex.h"
#include "core/dependence/reasons/ModelReasons.h"
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

#include <fstream>

namespace warpgrain::frontend {
namespace {

using namespace model;
using testing::HasSubstr;
using testing::Not;
using tests::ParsedSource;

class Wholeness : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }
};

/// "whole", or the line of the error (0 where it has none) and the sentence.
std::string stateOf(const Unit &unit, const std::string &kernel) {
  const auto id = unit.findKernel(kernel);
  if (!id) return id.error().message;
  const auto &why = unit[*id].whyNotWhole;
  if (!why) return "whole";
  const auto line = why->span ? LineIndex(unit[why->span->file].text).locate(why->span->begin).line : 0;
  return std::to_string(line) + ": " + dependence::reasonOf(*why).text();
}

const std::string fine = "__global__ void fine(float *p) { p[threadIdx.x] = 1; }\n";

TEST_F(Wholeness, IsLostByAnUndeclaredNameInAStatement) {
  const ParsedSource source("__global__ void k(float *p) {\n  float v = p[0];\n  p[threadIdx.x] = v * sclae;\n}\n" +
                            fine);
  EXPECT_THAT(stateOf(source.unit(), "k"),
              testing::AllOf(HasSubstr("3: Clang, which Warpgrain reads sources with, does not accept this: "),
                             HasSubstr("sclae"), HasSubstr("; nvcc may.")));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
  EXPECT_FALSE(source.unit().whyNotWhole);
}

/// A statement with a mistake in its grammar leaves nothing in the compiler's tree.
TEST_F(Wholeness, IsLostByAStatementThatLeavesNoTrace) {
  const ParsedSource source("__global__ void k(float *p) {\n  p[0] = 1;\n  p[1] = * / 2;\n}\n" + fine);
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("3: "));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostThroughCalls) {
  const ParsedSource source("__device__ float deepest(float v) {\n  return v * sclae;\n}\n"
                            "__device__ float between(float v) { return deepest(v); }\n"
                            "__device__ float other(float v) { return v; }\n"
                            "__global__ void k(float *p) { p[0] = between(1); }\n"
                            "__global__ void l(float *p) { p[0] = other(1); }\n");
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("2: deepest, which it calls, is not read whole."));
  EXPECT_EQ(stateOf(source.unit(), "l"), "whole");
}

TEST_F(Wholeness, IsLostThroughMembersAndOperators) {
  const ParsedSource source("struct V {\n  float x;\n  __device__ V operator+(V o) const { return {x + o.xx}; }\n"
                            "  __device__ ~V() { x = nothing; }\n};\n"
                            "struct W { float x; __device__ float get() const { return y; } };\n"
                            "__global__ void plus(V *p) { p[0] = p[1] + p[2]; }\n"
                            "__global__ void ends(float *p) { V v{1}; p[0] = v.x; }\n"
                            "__global__ void gets(W *p) { p[0].x = p->get(); }\n"
                            "__global__ void reads(W *p) { p[0].x = p[1].x; }\n");
  EXPECT_THAT(stateOf(source.unit(), "plus"), HasSubstr("operator+"));
  EXPECT_THAT(stateOf(source.unit(), "ends"), HasSubstr("~V"));
  EXPECT_THAT(stateOf(source.unit(), "gets"), HasSubstr("get, which it calls"));
  EXPECT_EQ(stateOf(source.unit(), "reads"), "whole");
}

/// The template is right as it is written.
TEST_F(Wholeness, IsLostInOneInstantiationOfAHelper) {
  const ParsedSource source("struct A { float v; };\n"
                            "template <class T> __device__ float take(T t) {\n  return t.value;\n}\n"
                            "struct B { float value; };\n"
                            "__device__ float between(A a) { return take(a); }\n"
                            "__global__ void wrong(float *p, A a) { p[0] = take(a); }\n"
                            "__global__ void further(float *p, A a) { p[0] = between(a); }\n"
                            "__global__ void right(float *p, B b) { p[0] = take(b); }\n");
  EXPECT_THAT(stateOf(source.unit(), "wrong"), HasSubstr("3: take, which it calls"));
  EXPECT_THAT(stateOf(source.unit(), "further"), HasSubstr("3: between, which it calls"));
  EXPECT_EQ(stateOf(source.unit(), "right"), "whole");
}

TEST_F(Wholeness, IsLostInOneInstantiationOfAKernel) {
  const ParsedSource source("template <class T> __global__ void k(T *p) {\n  p[0] = p[1].value;\n}\n" + fine +
                            "void go(float *p) { k<<<1, 64>>>(p); fine<<<1, 64>>>(p); }\n");
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("2: Clang"));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostInOneInstantiationOfAClassOfTheLibrary) {
  const ParsedSource source("#include <cub/cub.cuh>\nstruct No { int a; };\n"
                            "template <class T> __device__ T sum(T v) {\n  using R = cub::BlockReduce<T, 64>;\n"
                            "  __shared__ typename R::TempStorage room;\n  return R(room).Sum(v);\n}\n"
                            "__global__ void wrong(No *p) { p[0] = sum(p[threadIdx.x]); }\n"
                            "__global__ void right(int *p) { p[0] = sum(p[threadIdx.x]); }\n");
  ASSERT_TRUE(source.unit().hasErrors());
  EXPECT_THAT(stateOf(source.unit(), "wrong"), HasSubstr("Clang, which Warpgrain reads sources with"));
  EXPECT_EQ(stateOf(source.unit(), "right"), "whole");
}

TEST_F(Wholeness, IsLostByAMacro) {
  const ParsedSource source(
      "#define SCALED(v) ((v) * sclae)\n__global__ void k(float *p) {\n  p[0] = SCALED(p[1]);\n}\n" + fine);
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("3: Clang"));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostBehindAnErrorInAStruct) {
  const ParsedSource source("__global__ void before(float *p) { p[0] = 1; }\nstruct S {\n  flaot x;\n  int n;\n};\n" +
                            std::string("__global__ void k(S *s) { s->n = 1; }\n") + fine);
  EXPECT_EQ(stateOf(source.unit(), "before"), "whole");
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("3: "));
  EXPECT_THAT(stateOf(source.unit(), "fine"), HasSubstr("3: What stands before it"));
  EXPECT_TRUE(source.unit().whyNotWhole);
}

TEST_F(Wholeness, IsLostByAnErrorInASharedArray) {
  const ParsedSource source("__global__ void k(float *p) {\n  __shared__ float s[SIZE];\n  s[threadIdx.x] = p[0];\n"
                            "  p[threadIdx.x] = s[0];\n}\n" +
                            fine);
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("2: "));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostBehindAMissingHeader) {
  const ParsedSource source("__global__ void before(float *p) { p[0] = 1; }\n#include \"gone.h\"\n" + fine);
  EXPECT_EQ(stateOf(source.unit(), "before"), "whole");
  EXPECT_THAT(stateOf(source.unit(), "fine"), testing::AllOf(HasSubstr("2: What stands before it"), HasSubstr("gone.h"),
                                                             HasSubstr("-I"), Not(HasSubstr("nvcc may"))));
}

/// What its macros would have said holds behind the function too.
TEST_F(Wholeness, IsLostBehindAMissingHeaderInAFunctionOfTheHost) {
  const ParsedSource source("void host() {\n#include \"gone.inc\"\n}\n" + fine);
  EXPECT_THAT(stateOf(source.unit(), "fine"), HasSubstr("gone.inc"));
}

TEST_F(Wholeness, IsKeptWhereOnlyTheHostHasErrors) {
  const ParsedSource source("void load(Matrix &m);\nint count() { return missing; }\n" + fine +
                            "struct Loader { int n; int size() { return wrong; } };\n"
                            "__global__ void late(float *p) { p[0] = 2; }\n"
                            "int main() {\n  int n = count() + lost;\n  fine<<<1, 64>>>(nullptr);\n  return n; }\n"
                            "__global__ void last(float *p) { p[0] = 2; }\n");
  ASSERT_TRUE(source.unit().hasErrors());
  for (const char *name : {"fine", "late", "last"})
    EXPECT_EQ(stateOf(source.unit(), name), "whole");
  EXPECT_FALSE(source.unit().whyNotWhole);
}

TEST_F(Wholeness, IsLostWhereALambdaOfTheHostHasAnError) {
  const ParsedSource source("template <class F> __global__ void each(F f) { f(threadIdx.x); }\n"
                            "void go(float *p) {\n  each<<<1, 64>>>([=] __device__(int i) {\n    p[i] = 1;\n"
                            "    p[i] = * / 2;\n  });\n}\n" +
                            fine);
  EXPECT_THAT(stateOf(source.unit(), "each"), HasSubstr("5: "));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostByAConstantThatItNames) {
  const ParsedSource source("__device__ constexpr int width() {\n  int w = missing;\n  return 4;\n}\n"
                            "__global__ void k(float *p) { p[threadIdx.x * width()] = 1; }\n" +
                            fine);
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("2: width, which it calls"));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostByAnIncludedPartOfTheBody) {
  TemporaryDirectory folder = *TemporaryDirectory::create();
  std::ofstream(folder.path() / "part.inc") << "p[1] = 2;\np[2] = sclae;\n";
  const ParsedSource source("__global__ void k(float *p) {\n  p[0] = 1;\n#include \"" +
                            (folder.path() / "part.inc").string() + "\"\n}\n" + fine);
  EXPECT_THAT(stateOf(source.unit(), "k"), HasSubstr("2: Clang"));
  EXPECT_EQ(stateOf(source.unit(), "fine"), "whole");
}

TEST_F(Wholeness, IsLostInAPreambleThatIsKeptToo) {
  const TemporaryDirectory folder = TemporaryDirectory::create().value();
  std::ofstream(folder.path() / "wrong.h") << "struct S {\n  flaot x;\n};\n__device__ int ten() { return 10; }\n";
  std::ofstream(folder.path() / "helper.h") << "__device__ float helped(float v) {\n  return v * sclae;\n}\n";
  const auto include = [&](const std::string &name) {
    return "#include \"" + (folder.path() / name).string() + "\"\n";
  };
  const std::string uses = "__global__ void k(float *p) { p[threadIdx.x] = helped(1); }\n";
  for (const std::string &lead : {include("wrong.h"), include("gone.h"), include("helper.h") + uses}) {
    ParsedSource source(lead + fine, /*keepPreamble=*/true);
    for (std::size_t round = 0; round < 3; ++round) {
      const auto unit = source.parser().parse({{source.path(), lead + fine + std::string(round, '\n')}});
      ASSERT_TRUE(unit) << unit.error().message;
      EXPECT_EQ(stateOf(*unit, "fine") == "whole", lead.ends_with(uses)) << lead << stateOf(*unit, "fine");
      if (lead.ends_with(uses)) {
        EXPECT_THAT(stateOf(*unit, "k"), HasSubstr("2: helped, which it calls"));
      }
    }
  }
}

/// Members are read where their class ends.
TEST_F(Wholeness, OfAMemberIsLostByAnErrorFurtherDownInItsClass) {
  const ParsedSource source("struct S {\n  __device__ float get() const { return v; }\n  flaot w;\n  float v;\n};\n"
                            "__global__ void before(float *p) { p[0] = 1; }\n");
  EXPECT_THAT(stateOf(source.unit(), "before"), HasSubstr("3: "));
}

} // namespace
} // namespace warpgrain::frontend
