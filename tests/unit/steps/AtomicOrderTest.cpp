// SPDX-License-Identifier: Apache-2.0
//
// What a step that puts threads in another order takes for granted of atomic operations.
#include "tests/support/ParsedSource.h"

#include <gmock/gmock.h>

namespace warpgrain::transform {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;
using testing::Property;
using tests::ParsedSource;

constexpr const char *assumption = "It does not matter in which order threads come to ";

class AtomicOrder : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  static dependence::Verdict verdictOf(const std::string &body, const std::string &step) {
    const ParsedSource source("__device__ int next(int *p) { return atomicAdd(p, 1); }\n"
                              "__global__ void k(int *p, float *f, const int *in) {\n"
                              "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n  " +
                              body + "\n}\nvoid go(int *p, float *f, int *q) { k<<<8, 64>>>(p, f, q); }\n");
    return source.verdict(step, "k");
  }

  static void expectAssumed(const std::string &body, const std::string &name) {
    for (const char *step : {"coarsen x 2", "coarsen grid x 2", "block 128"}) {
      const dependence::Verdict verdict = verdictOf(body, step);
      EXPECT_EQ(verdict.kind, dependence::VerdictKind::legalIf) << step << ": " << body;
      EXPECT_THAT(verdict.assumptions,
                  Contains(Property(&dependence::Reason::text, HasSubstr(assumption + name + ": "))))
          << step << ": " << body;
    }
  }

  static void expectNotAssumed(const std::string &body) {
    for (const char *step : {"coarsen x 2", "coarsen grid x 2", "block 128", "max-registers 32"}) {
      const dependence::Verdict verdict = verdictOf(body, step);
      EXPECT_TRUE(verdict.allows()) << step << ": " << body;
      EXPECT_THAT(verdict.assumptions, Not(Contains(Property(&dependence::Reason::text, HasSubstr(assumption)))))
          << step << ": " << body;
    }
  }
};

TEST_F(AtomicOrder, ShowsInOperationsThatDoNotCommute) {
  expectAssumed("atomicExch(&p[0], i);", "atomicExch");
  expectAssumed("atomicCAS(&p[0], i - 1, i);", "atomicCAS");
  expectAssumed("atomicInc((unsigned *)&p[0], 17);", "atomicInc");
}

TEST_F(AtomicOrder, ShowsInAnOldValueThatIsUsed) {
  expectAssumed("int at = atomicAdd(&p[0], 1); p[1 + at] = i;", "atomicAdd");
  expectAssumed("p[1 + next(p)] = i;", "atomicAdd");
}

TEST_F(AtomicOrder, ShowsInSumsOfFloatingPointNumbers) {
  expectAssumed("atomicAdd(&f[0], 0.1f * i);", "atomicAdd");
}

TEST_F(AtomicOrder, ShowsWhereTwoOperationsMeetInOneArray) {
  expectAssumed("atomicAdd(&p[in[i] & 3], 1); atomicMax(&p[in[i] & 3], i);", "atomicMax");
}

TEST_F(AtomicOrder, DoesNotShowInOneOperationOnIntegersThatCommutes) {
  expectNotAssumed("atomicAdd(&p[in[i] & 3], 1);");
  expectNotAssumed("atomicMax(&p[in[i] & 3], i); atomicMax(&p[3], in[i]);");
  expectNotAssumed("atomicAdd(&p[in[i] & 3], 1); atomicSub(&p[in[i] & 7], 2);");
}

TEST_F(AtomicOrder, IsThatOfTheKernelWhereAStepLeavesThreadsInTheirOrder) {
  const auto verdict = verdictOf("atomicExch(&p[0], i);", "max-registers 32");
  EXPECT_TRUE(verdict.allows());
  EXPECT_THAT(verdict.assumptions, Not(Contains(Property(&dependence::Reason::text, HasSubstr(assumption)))));
}

} // namespace
} // namespace warpgrain::transform
