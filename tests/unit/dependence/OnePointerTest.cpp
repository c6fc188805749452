// SPDX-License-Identifier: Apache-2.0
//
// Kernels that a launch in their unit hands over one pointer for two parameters.
#include "tests/unit/dependence/Analyzed.h"

#include <gmock/gmock.h>

#include <string>
#include <vector>

namespace warpgrain::dependence {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using tests::Analyzed;

class OnePointer : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// The launches begin in line 5.
  static Analyzed analyze(const std::string &body, const std::string &launches,
                          const std::string &parameters = "float *out, const float *in") {
    return Analyzed("float *allocate(int); __global__ void k(" + parameters + ") {\n  int t = threadIdx.x;\n  " + body +
                    "\n}\nvoid go(float *p, float *q) { " + launches + " }\n");
  }

  static std::vector<std::string> texts(const std::vector<RaceFinding> &findings) {
    std::vector<std::string> out;
    for (const RaceFinding &finding : findings)
      out.push_back(finding.reason.text());
    return out;
  }

  static std::vector<std::string> texts(const std::vector<Reason> &reasons) {
    std::vector<std::string> out;
    for (const Reason &reason : reasons)
      out.push_back(reason.text());
    return out;
  }
};

const char *const stencil = "if (t < 63) out[t] = in[t + 1];";

TEST_F(OnePointer, OfAnElementWiseKernelIsNoRace) {
  const Analyzed kernel = analyze("out[t] = in[t] + 1;", "k<<<1, 64>>>(p, p);");
  EXPECT_THAT(kernel.lines(), ElementsAre("anti in[t] -> out[t] statement tx 0"));
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(texts(kernel.found().races.assumptions), IsEmpty());
}

TEST_F(OnePointer, OfAStencilIsARaceThatNamesThreadsAndLaunch) {
  const Analyzed kernel = analyze(stencil, "k<<<1, 64>>>(p, p);");
  EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(texts(kernel.found().races.races),
              ElementsAre(AllOf(HasSubstr("in[t + 1] is read and out[t] is written"),
                                HasSubstr("the launch in line 5 passes p for both out and in"),
                                HasSubstr("for example thread"))));
  EXPECT_THAT(texts(kernel.found().races.possible), IsEmpty());
}

TEST_F(OnePointer, IsFoundThroughCasts) {
  for (const char *launch : {"k<<<1, 64>>>((float *)p, (const float *)(void *)p);", "k<<<1, 64>>>(&p[0], p);"})
    EXPECT_FALSE(analyze(stencil, launch).found().races.races.empty()) << launch;
}

TEST_F(OnePointer, OfSwappedParametersIsNamedInTheOrderOfTheKernel) {
  const Analyzed kernel = analyze(stencil, "k<<<1, 64>>>(p, p);", "const float *in, float *out");
  EXPECT_THAT(texts(kernel.found().races.races), ElementsAre(HasSubstr("passes p for both in and out")));
}

TEST_F(OnePointer, OfRestrictParametersIsOneMemoryToo) {
  const Analyzed kernel =
      analyze(stencil, "k<<<1, 64>>>(p, p);", "float *__restrict__ out, const float *__restrict__ in");
  EXPECT_EQ(kernel.found().races.races.size(), 1U);
}

TEST_F(OnePointer, IsFoundThroughAVariableThatACallSets) {
  const Analyzed kernel = analyze(stencil, "float *r = allocate(64); k<<<1, 64>>>(r, r);");
  EXPECT_EQ(kernel.found().races.races.size(), 1U);
}

/// Members of one name lead to one memory, others do not.
TEST_F(OnePointer, OfARecordThatIsPassedTwice) {
  for (const char *launch : {"Rows r{p, q}; k<<<1, 64>>>(r, r);", "Rows r; r.a = p; k<<<1, 64>>>(r, r);"}) {
    const auto inRows = [&](const std::string &body) {
      return Analyzed(
          "struct Rows { float *a, *b; };\n__global__ void k(Rows out, Rows in) {\n  int t = threadIdx.x;\n  " + body +
          "\n}\nvoid go(float *p, float *q) { " + launch + " }\n");
    };
    EXPECT_THAT(texts(inRows("if (t < 63) out.a[t] = in.a[t + 1];").found().races.races),
                ElementsAre(HasSubstr("passes")))
        << launch;
    EXPECT_TRUE(inRows("out.b[t] = in.a[t + 1];").found().races.isFreeWithinBlocks()) << launch;
  }
}

TEST_F(OnePointer, InMembersOfRecordsThatAreMadeOfLists) {
  const auto inRecords = [&](const std::string &head, const std::string &launch) {
    return texts(Analyzed("struct Two { float *a, *b; };\nstruct Rows { float *p; int n; };\n__global__ void k(" +
                          head + "\n}\nvoid go(float *p, float *q) {\n" + launch + " }\n")
                     .found()
                     .races.races);
  };
  const std::string two = "Two t) {\n  int i = threadIdx.x;\n  if (i < 63) t.a[i] = t.b[i + 1];";
  EXPECT_THAT(inRecords(two, "k<<<1, 64>>>(Two{p, p});"), ElementsAre(HasSubstr("passes p for both t.")));
  EXPECT_THAT(inRecords(two, "Two t{p, p}; k<<<1, 64>>>(t);"), ElementsAre(HasSubstr("passes p for both t.")));
  EXPECT_THAT(inRecords(two, "k<<<1, 64>>>(Two{p, q});"), IsEmpty());
  EXPECT_THAT(inRecords(two, "Two t{p, p}; t.b = q; k<<<1, 64>>>(t);"), IsEmpty());
  const std::string rows = "Rows out, Rows in) {\n  int i = threadIdx.x;\n  if (i < 63) out.p[i] = in.p[i + 1];";
  EXPECT_THAT(inRecords(rows, "Rows a{p, 1}, b{p, 2}; k<<<1, 64>>>(a, b);"), ElementsAre(HasSubstr("out.p and in.p")));
  EXPECT_THAT(inRecords(rows, "Rows a{p, 1}, b{q, 1}; k<<<1, 64>>>(a, b);"), IsEmpty());
  const std::string both = "Rows out, float *in) {\n  int i = threadIdx.x;\n  if (i < 63) out.p[i] = in[i + 1];";
  EXPECT_THAT(inRecords(both, "Rows a{p, 1}; k<<<1, 64>>>(a, p);"), ElementsAre(HasSubstr("out.p and in")));
  EXPECT_THAT(inRecords(both, "Rows a{p, 1}; p = q; k<<<1, 64>>>(a, p);"), IsEmpty());
}

/// Without a launch that shows it: the members share their bytes.
TEST_F(OnePointer, OfAUnionIsOneWhateverTheMember) {
  const auto inUnion = [&](const std::string &record, const std::string &body) {
    return Analyzed(record + ";\n__global__ void k(U u) {\n  int i = threadIdx.x;\n  " + body +
                    "\n}\nvoid go(U u) {\n" + "k<<<1, 64>>>(u); }\n");
  };
  for (const char *record : {"union U { float *a; const float *b; }",
                             "struct U { int n; union { float *a; const float *b; }; float *c; }"}) {
    const Analyzed shifted = inUnion(record, "if (i < 63) u.a[i] = u.b[i + 1];");
    EXPECT_EQ(shifted.found().races.races.size(), 1U) << record;
    const Analyzed own = inUnion(record, "u.a[i] = u.b[i] + 1;");
    EXPECT_TRUE(own.found().races.isFreeWithinBlocks()) << record;
    EXPECT_THAT(texts(own.found().races.assumptions), IsEmpty()) << record;
  }
  const Analyzed apart =
      inUnion("struct U { union { float *a; int n; }; const float *b; }", "if (i < 63) u.a[i] = u.b[i + 1];");
  EXPECT_TRUE(apart.found().races.isFreeWithinBlocks());
}

/// Of one array: what `rows[k]` is in one iteration, `rows[1 - k]` is in the next.
TEST_F(OnePointer, OfAnArrayMayBeOneInAnotherIterationOrBlock) {
  const auto inTables = [](const std::string &body) {
    return Analyzed(
        "struct T { float *rows[2]; float *data; };\n__global__ void k(T t, T *ts, float **p, float **q) {\n"
        "  int i = threadIdx.x;\n  " +
        body + "\n}\nvoid go(T t, T *ts, float **p, float **q) { k<<<2, 64>>>(t, ts, p, q); }\n");
  };
  const std::string loop = "for (int k = 0; k < 2; ++k) ";
  for (const char *statement :
       {"p[k][i] = p[1 - k][i + 1];", "t.rows[k][i] = t.rows[1 - k][i + 1];",
        "{ float **r = p; p[k][i] = r[1 - k][i + 1]; }", "(*(p + k))[i] = (*(p + 1 - k))[i + 1];"})
    EXPECT_FALSE(inTables(loop + statement).found().races.isFreeWithinBlocks()) << statement;
  const Analyzed neighbours = inTables("p[blockIdx.x][i] = p[blockIdx.x + 1][i];");
  EXPECT_FALSE(neighbours.found().races.possible.empty());
  for (const char *statement :
       {"p[k][i] = p[k][i] + 1;", "p[k][i] = q[k][i + 1];", "ts[k].data[i] = ts[k].rows[0][i + 1];"})
    EXPECT_TRUE(inTables(loop + statement).found().races.isFreeWithinBlocks()) << statement;
  EXPECT_TRUE(inTables("t.rows[0][i] = t.rows[1][i + 1];").found().races.isFreeWithinBlocks());
}

/// What a variable was declared with may be another value by the time of the launch.
TEST_F(OnePointer, IsNotTakenForOneThatHasChanged) {
  EXPECT_THAT(texts(analyze(stencil, "float *first = p; p = q; k<<<1, 64>>>(first, p);").found().races.races),
              IsEmpty());
  EXPECT_THAT(texts(analyze(stencil, "float *first = p; k<<<1, 64>>>(first, p);").found().races.races),
              ElementsAre(HasSubstr("passes first for both")));
}

TEST_F(OnePointer, MayBeWhatTheInitialValueOfAVariableLeadsTo) {
  const auto isProved = [](const std::string &declared, const std::string &stored) {
    const Analyzed kernel("struct Part { int n; float *to; };\n__device__ float table[256];\n" + declared +
                          "\n__global__ void k() {\n  int i = threadIdx.x;\n  table[i] = 1;\n  " + stored +
                          "[63 - i] = i;\n}\nvoid go() { k<<<1, 64>>>(); }\n");
    return kernel.found().races.races.empty() && kernel.found().races.isFreeWithinBlocks();
  };
  EXPECT_FALSE(isProved("__device__ float *to = table;", "to"));
  EXPECT_FALSE(isProved("__device__ float *const to = table + 1;", "to"));
  EXPECT_FALSE(isProved("__constant__ float *const all[2] = {nullptr, &table[0]};", "all[1]"));
  EXPECT_FALSE(isProved("__device__ Part part = {1, table};", "part.to"));
  EXPECT_FALSE(isProved("struct S { static float *to; };\n__device__ float *S::to = table;", "S::to"));
  EXPECT_FALSE(isProved("__device__ float (&same)[256] = table;", "same"));
  EXPECT_TRUE(isProved("__device__ float *to = nullptr;", "to"));
  EXPECT_TRUE(isProved("__device__ float other[256] = {1, 2};", "other"));
}

TEST_F(OnePointer, ToAGlobalVariableIsOneMemoryWithIt) {
  const auto withGlobal = [&](const std::string &launch) {
    return texts(Analyzed("__managed__ float table[256];\n__device__ float other[256];\n"
                          "__global__ void k(float *out) {\n  int i = threadIdx.x;\n"
                          "  if (i < 63) out[i] = table[i + 1] + other[i + 1];\n}\nvoid go(float *p) {\n" +
                          launch + " }\n")
                     .found()
                     .races.races);
  };
  EXPECT_THAT(withGlobal("k<<<1, 64>>>(table);"), ElementsAre(HasSubstr("passes table for both")));
  EXPECT_THAT(withGlobal("k<<<1, 64>>>(&table[0]);"), ElementsAre(HasSubstr("table[i + 1] is read")));
  EXPECT_THAT(withGlobal("float *q; cudaGetSymbolAddress((void **)&q, other); k<<<1, 64>>>(q);"),
              ElementsAre(AllOf(HasSubstr("other[i + 1] is read"), HasSubstr("passes q for both"))));
  EXPECT_THAT(withGlobal("float *q; cudaGetSymbolAddress((void **)&q, other); q = p; k<<<1, 64>>>(q);"), IsEmpty());
  EXPECT_THAT(withGlobal("k<<<1, 64>>>(p);"), IsEmpty());
}

TEST_F(OnePointer, ToAManagedScalarIsOneMemoryWithIt) {
  const Analyzed kernel("__managed__ int sum;\n__global__ void k(int *out) {\n  if (threadIdx.x == 0) *out = 1;\n"
                        "  if (threadIdx.x == 1) sum = 2;\n}\nvoid go() { k<<<1, 64>>>(&sum); }\n");
  EXPECT_THAT(texts(kernel.found().races.races), ElementsAre(HasSubstr("passes &sum for both")));
}

TEST_F(OnePointer, OfPointersThatSwapPlacesIsNone) {
  const Analyzed kernel = analyze(stencil, "k<<<1, 64>>>(p, q); k<<<1, 64>>>(q, p);");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(texts(kernel.found().races.assumptions), ElementsAre("in and out lead to memory that does not overlap."));
}

TEST_F(OnePointer, InOneOfTwoLaunchesIsAPossibleRace) {
  for (const char *launches : {"k<<<1, 64>>>(p, p); k<<<1, 64>>>(p, q);", "k<<<1, 64>>>(p, q); k<<<1, 64>>>(p, p);"}) {
    const Analyzed kernel = analyze(stencil, launches);
    EXPECT_FALSE(kernel.found().races.isFreeWithinBlocks());
    EXPECT_THAT(texts(kernel.found().races.races), IsEmpty());
    EXPECT_THAT(texts(kernel.found().races.possible),
                ElementsAre(HasSubstr("; the launch in line 5 passes p for both out and in.")));
    ASSERT_EQ(kernel.found().races.possible.size(), 1U);
    EXPECT_TRUE(kernel.found().races.possible.front().dependence.example);
  }
}

/// What holds in place holds apart; that the other launch's memory does not overlap in part is still assumed.
TEST_F(OnePointer, InOneOfTwoLaunchesOfAnElementWiseKernelIsNoRace) {
  const Analyzed kernel = analyze("out[t] = in[t] + 1;", "k<<<1, 64>>>(p, p); k<<<1, 64>>>(p, q);");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(kernel.lines(), ElementsAre("anti in[t] -> out[t] statement tx 0 ?"));
  EXPECT_THAT(texts(kernel.found().races.assumptions),
              ElementsAre("in and out lead to memory that does not overlap, except where a launch passes one pointer "
                          "for two of them."));
}

/// The third pointer is still assumed to lead elsewhere.
TEST_F(OnePointer, LeavesTheAssumptionOnOtherPointers) {
  const Analyzed kernel =
      analyze("out[t] = in[t] * w[t + 1];", "k<<<1, 64>>>(p, p, q);", "float *out, const float *in, const float *w");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  const std::vector<std::string> assumptions = texts(kernel.found().races.assumptions);
  EXPECT_THAT(assumptions, ElementsAre("in and w lead to memory that does not overlap."));
}

/// The host may have asked for the address of the variable, or a pointer in memory may lead to it.
TEST_F(OnePointer, IsAssumedNotToLeadToAGlobalVariable) {
  const Analyzed kernel(
      "__device__ float table[256], sum;\n__constant__ float factors[64];\n__device__ const int few[] = {1, 2};\n"
      "__global__ void k(float *out) {\n"
      "  int t = threadIdx.x;\n"
      "  table[t] = out[t + 64] * factors[t] + few[0];\n"
      "}\n"
      "void go(float *p) { k<<<1, 64>>>(p); }\n");
  EXPECT_TRUE(kernel.found().races.isFreeWithinBlocks());
  EXPECT_THAT(texts(kernel.found().races.assumptions),
              ElementsAre("out and table lead to memory that does not overlap."));
}

TEST_F(OnePointer, IsAssumedNotToLeadToAGlobalVariableWhereItIsLoaded) {
  const Analyzed kernel("__device__ float table[256];\n__device__ float *rows;\n"
                        "__global__ void k() { rows[threadIdx.x] = table[threadIdx.x + 1]; }\n"
                        "void go() { k<<<1, 64>>>(); }\n");
  EXPECT_THAT(texts(kernel.found().races.assumptions),
              ElementsAre("rows and table lead to memory that does not overlap."));
}

TEST_F(OnePointer, IsNothingToAssumeOfGlobalVariablesAlone) {
  const Analyzed kernel("__device__ float table[256], sums[256];\n"
                        "__global__ void k() { sums[threadIdx.x] = table[threadIdx.x + 1]; }\n"
                        "void go() { k<<<1, 64>>>(); }\n");
  EXPECT_THAT(texts(kernel.found().races.assumptions), IsEmpty());
}

} // namespace
} // namespace warpgrain::dependence
