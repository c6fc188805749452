// SPDX-License-Identifier: Apache-2.0
//
// Calls of templates that lead to another function in each instantiation.
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <string>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

class DependentCall : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  /// A kernel that is instantiated for int and for float, which calls `h` for each.
  static std::string source(const std::string &ofInt, const std::string &ofFloat,
                            const std::string &call = "out[i] = h(x);") {
    return "__device__ " + ofInt + "\n__device__ " + ofFloat +
           "\ntemplate <typename T> __global__ void k(T *out) {\n"
           "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  T x = out[i];\n  " +
           call + "\n  out[i] += x;\n}\nvoid go(int *p, float *q) {\n  k<<<4, 64>>>(p);\n  k<<<4, 64>>>(q);\n}\n";
  }

  static void expectAllowed(const std::string &text) {
    const ParsedSource parsed(text);
    ASSERT_FALSE(parsed.unit().hasErrors()) << text;
    for (const char *step : {"coarsen x 2", "coarsen grid x 2"}) {
      const dependence::Verdict verdict = parsed.verdict(step, "k");
      EXPECT_TRUE(verdict.allows()) << step << ": " << verdict.reasons.front().text() << "\n" << text;
    }
  }

  static void expectRefused(const std::string &text) {
    const ParsedSource parsed(text);
    ASSERT_FALSE(parsed.unit().hasErrors()) << text;
    const dependence::Verdict verdict = parsed.verdict("coarsen x 2", "k");
    ASSERT_FALSE(verdict.allows()) << text;
    EXPECT_NE(verdict.reasons.front().text().find("not known what h does"), std::string::npos)
        << verdict.reasons.front().text();
  }
};

const std::string plain = "float h(float x) { return x * 5; }";

TEST_F(DependentCall, IsFollowedInEachInstantiation) {
  expectAllowed(source("int h(int x) { return x * 3; }", plain));
  expectAllowed(source("int h(const int &x) { return x * 3; }", plain));
  expectAllowed(source("int h(int x) { return x * 3; }", plain, "if (i > 3) out[i] = h(x);"));
  expectAllowed(source("int total;\n__device__ int h(int x) { return atomicAdd(&total, x); }", plain));
}

TEST_F(DependentCall, OfAnObjectIsThatOfItsOperator) {
  const std::string functors =
      "struct Add { __device__ int operator()(int a, int b) const { return a + b; } };\n"
      "struct Less { __device__ int operator()(int a, int b) const { return a - b; } };\n"
      "struct Count { int n; __device__ int operator()(int a, int b) { return n += a + b; } };\n"
      "template <typename F> __global__ void k(int *out, F f) {\n"
      "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  out[i] = f(out[i], 2);\n}\n";
  expectAllowed(functors + "void go(int *p) { k<<<4, 64>>>(p, Add()); k<<<4, 64>>>(p, Less()); }\n");
  const ParsedSource changed(functors + "void go(int *p) { k<<<4, 64>>>(p, Add()); k<<<4, 64>>>(p, Count()); }\n");
  EXPECT_FALSE(changed.verdict("coarsen x 2", "k").allows());
  const ParsedSource pointer(functors + "typedef int (*Pointer)(int, int);\n"
                                        "void go(int *p, Pointer f) { k<<<4, 64>>>(p, f); }\n");
  EXPECT_FALSE(pointer.verdict("coarsen x 2", "k").allows());
}

TEST_F(DependentCall, ThatIsNotFollowedIsRefusedWithItsOwnReason) {
  const auto expectReason = [](const std::string &text, const std::string &ofThreads) {
    const ParsedSource parsed(text);
    ASSERT_FALSE(parsed.unit().hasErrors()) << text;
    EXPECT_EQ(parsed.verdict("coarsen x 2", "k").reasons.front().text(), ofThreads);
  };
  const std::string body = " {\n  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  out[i] = ";
  const std::string open =
      "it depends on the template's arguments, and nothing in this unit instantiates the template.";
  const std::string overloads =
      "__device__ int h(int x) { return x * 3; }\n__device__ float h(float x) { return x * 5; }\n";
  expectReason(overloads + "template <typename T> __global__ void k(T *out)" + body + "h(out[i]);\n}\n",
               "It is not known what h does to other threads: " + open);
  expectReason("template <typename F> __global__ void k(int *out, F f)" + body + "f(out[i]);\n}\n",
               "It is not known what f does to other threads: " + open);
  expectReason(overloads +
                   "template <typename T> __device__ T g(T x) { return h(x); }\n"
                   "template <typename T> __global__ void k(T *out)" +
                   body + "g(out[i]);\n}\n",
               "The function g, which is reached from here, calls h: " + open);
  expectReason(
      "__global__ void k(int *out, int (*f)(int))" + body + "f(out[i]);\n}\n",
      "It is not known what f does to other threads: it is a pointer, and which functions it may lead to is not "
      "known.");
  expectReason("__device__ int far(int);\n__global__ void k(int *out)" + body + "far(out[i]);\n}\n",
               "It is not known what far does to other threads: its body is not in this unit.");
  expectReason(source("int h(int x) { return x + threadIdx.x; }", plain),
               "It is not known what h does to other threads: it depends on the template's arguments, and what it then "
               "does cannot be followed from the template's text.");
}

TEST_F(DependentCall, OfAnObjectThatChangesItselfLeavesEachMergedThreadItsOwn) {
  const std::string functor = "struct Count { int n; __device__ int operator()(int a) { return n += a; } };\n"
                              "template <typename F> __global__ void k(int *out, F f) {\n"
                              "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  out[i] = f(i);\n}\n";
  ParsedSource one(functor + "void go(int *p) { k<<<4, 64>>>(p, Count{3}); }\n");
  const auto text = one.transformed("coarsen x 2", "k");
  ASSERT_TRUE(text) << text.error().message;
  EXPECT_NE(text->find("F f_cx = f;"), std::string::npos) << *text;
  EXPECT_NE(text->find("out[i] = f_cx(i);"), std::string::npos) << *text;
}

TEST_F(DependentCall, OfWhatWouldHaveToBeAdaptedIsNot) {
  expectRefused(source("int h(int x) { return x + threadIdx.x; }", plain));
  expectRefused(source("int h(int x) { return x + blockDim.x; }", plain));
  expectRefused(source("int h(int x) { __syncthreads(); return x; }", plain));
  expectRefused(source("int h(int x) { return __shfl_down_sync(~0u, x, 1); }", plain));
}

TEST_F(DependentCall, ThatMayWriteToAVariableIsNot) {
  expectRefused(source("int h(int &x) { return x = 3; }", plain));
  expectRefused(source("int h(int x);", plain));
}

TEST_F(DependentCall, OperatorsOfATemplateWithoutInstantiationAreAnAssumption) {
  const std::string text = "template <typename T> __global__ void k(T *out, int n) {\n"
                           "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
                           "  for (int j = 0; j < n; ++j) out[i] = out[i] + out[i];\n}\n";
  const auto assumed = [](const std::string &source, const std::string &step) {
    const dependence::Verdict verdict = ParsedSource(source).verdict(step, "k");
    EXPECT_TRUE(verdict.allows()) << step;
    std::string all;
    for (const dependence::Reason &assumption : verdict.assumptions)
      all += assumption.text();
    return all.contains("No instantiation of the kernel is in this unit");
  };
  for (const char *step : {"coarsen x 2", "coarsen grid x 2", "unroll j 2", "split j 4"}) {
    EXPECT_TRUE(assumed(text, step)) << step;
    EXPECT_FALSE(assumed(text + "template __global__ void k<int>(int *, int);\n", step)) << step;
  }
  EXPECT_FALSE(assumed(text, "max-registers 32"));
  const std::string ofNumbers = "template <int N> __global__ void k(int *out, int n) {\n"
                                "  out[blockIdx.x * blockDim.x + threadIdx.x] += N;\n}\n";
  EXPECT_FALSE(assumed(ofNumbers, "coarsen x 2"));
}

} // namespace
} // namespace warpgrain::transform
