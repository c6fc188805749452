// SPDX-License-Identifier: Apache-2.0
//
// Device functions that read the thread's index (ALG-B1 R7): they are handed it, or the kernel is refused with the
// reason.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class CoarsenHelpers : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static void expectRefused(const std::string &text, const std::string &words) {
    const ParsedSource source(text);
    const auto verdict = source.verdict("coarsen x 2", "k");
    EXPECT_FALSE(verdict.allows()) << text;
    ASSERT_FALSE(verdict.reasons.empty());
    EXPECT_NE(verdict.reasons.front().text().find(words), std::string::npos) << verdict.reasons.front().text();
  }
};

const std::string launch = "void go(int *p) { k<<<4, 64>>>(p); }\n";

TEST_F(CoarsenHelpers, FunctionDefinedAfterTheKernelIsRefused) {
  expectRefused("__device__ int at();\n__global__ void k(int *p) { p[at()] = 1; }\n"
                "__device__ int at() { return threadIdx.x; }\n" +
                    launch,
                "defined after the kernel");
}

TEST_F(CoarsenHelpers, FunctionWithAnotherFormInABranchOfIfIsRefused) {
  expectRefused("#ifndef OTHER\n__device__ int at() { return threadIdx.x; }\n#else\n"
                "__device__ int at() { return 0; }\n#endif\n__global__ void k(int *p) { p[at()] = 1; }\n" +
                    launch,
                "another branch of #if");
}

TEST_F(CoarsenHelpers, SpecialisationAndOutsideMemberAndConstructorAreRefused) {
  expectRefused("template <int N> __device__ int at() { return N; }\n"
                "template <> __device__ int at<1>() { return threadIdx.x; }\n"
                "__global__ void k(int *p) { p[at<1>()] = 1; }\n" +
                    launch,
                "specialisation");
  expectRefused("struct S { __device__ int at(); };\n__device__ int S::at() { return threadIdx.x; }\n"
                "__global__ void k(int *p) { S s; p[s.at()] = 1; }\n" +
                    launch,
                "outside its class");
  expectRefused("struct S { int i; __device__ S() { i = threadIdx.x; } };\n"
                "__global__ void k(int *p) { S s; p[s.i] = 1; }\n" +
                    launch,
                "constructor");
}

TEST_F(CoarsenHelpers, MacroThatHidesTheCallOrTheIndexIsNamed) {
  expectRefused("__device__ int at() { return threadIdx.x; }\n#define HERE (at() + 1)\n"
                "__global__ void k(int *p) { p[HERE] = 1; }\n" +
                    launch,
                "HERE");
  expectRefused("#define LANE (threadIdx.x & 31)\n__device__ int at() { return LANE; }\n"
                "__global__ void k(int *p) { p[at()] = 1; }\n" +
                    launch,
                "LANE");
}

TEST_F(CoarsenHelpers, WordThatTheCompilerDoesNotSeeIsRefused) {
  expectRefused("__device__ int at() {\n#ifdef OTHER\n  i = threadIdx.x / 2;\n#endif\n  return threadIdx.x;\n}\n"
                "__global__ void k(int *p) { p[at()] = 1; }\n" +
                    launch,
                "threadIdx");
}

/// `at_x2` is taken, and the parameter's name too.
TEST_F(CoarsenHelpers, NamesThatAreTakenAreNotTakenAgain) {
  ParsedSource source("__device__ int at(int tx) { return threadIdx.x + tx; }\n"
                      "__device__ int at_x2(int i) { return i; }\n"
                      "__global__ void k(int *p) { p[at(1)] = at_x2(2); }\n"
                      "__global__ void other(int *p) { p[at(1)] = 2; }\n" +
                      launch);
  const auto text = source.transformed("coarsen x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_NE(text->find("__device__ int at_x2_2(unsigned int tx2, int tx) { return tx2 + tx; }"), std::string::npos)
      << *text;
  EXPECT_NE(text->find("p[at_x2_2(threadIdx.x + cx * 32, 1)] = at_x2(2);"), std::string::npos) << *text;
  EXPECT_NE(text->find("void other(int *p) { p[at(1)] = 2; }"), std::string::npos) << *text;
}

TEST_F(CoarsenHelpers, FunctionThatCallsItselfHandsTheIndexOn) {
  ParsedSource source("__device__ int at(int n) { return n == 0 ? threadIdx.x : at(n - 1); }\n"
                      "__global__ void k(int *p) { p[at(3)] = 1; }\n" +
                      launch);
  const auto text = source.transformed("coarsen x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_NE(text->find("int at(unsigned int tx, int n) { return n == 0 ? tx : at(tx, n - 1); }"), std::string::npos)
      << *text;
}

TEST_F(CoarsenHelpers, FunctionThatUsesAllMembersAtOnceIsRefused) {
  expectRefused("__device__ int at() {\n  const uint3 t = threadIdx;\n  return t.x;\n}\n"
                "__global__ void k(int *p) { const uint3 t = threadIdx; p[at() + t.y] = 1; }\n" +
                    launch,
                "uses threadIdx as a whole");
}

} // namespace
} // namespace warpgrain::transform
