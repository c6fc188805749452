// SPDX-License-Identifier: Apache-2.0
//
// Steps are judged as parts of a plan: on the text that the steps before them give.
#include "core/plan/PlanStages.h"

#include "core/plan/PlanDraft.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

#include <memory>

namespace warpgrain::transform {
namespace {

using dependence::Verdict;
using dependence::VerdictKind;
using tests::ParsedSource;

/// The tile of A needs all threads of a block, and a condition keeps some of them out.
const std::string guarded = R"(__global__ void multiply(float *C, const float *A, const float *B, int n) {
  const int row = blockIdx.y * 16 + threadIdx.y;
  const int column = blockIdx.x * 16 + threadIdx.x;
  if (row < n && column < n) {
    float sum = 0;
    for (int k = 0; k < n; ++k)
      sum += A[row * n + k] * B[k * n + column];
    C[row * n + column] = sum;
  }
}
void run(float *C, const float *A, const float *B, int n) {
  multiply<<<dim3((n + 15) / 16, (n + 15) / 16), dim3(16, 16)>>>(C, A, B, n);
}
)";

/// Threads differ in whether they call a function that waits for all of them.
const std::string helper = R"(__device__ float scaled(float x) {
  float y = x * 2;
  return y + 1;
}
__global__ void apply(float *out, const float *in) {
  const int i = blockIdx.x * 64 + threadIdx.x;
  for (int k = 0; k < 8; ++k)
    out[i * 8 + k] = scaled(in[i * 8 + k]);
}
void run(float *out, const float *in) { apply<<<4, 64>>>(out, in); }
)";

class Stages : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
  }

  PlanStages &open(const std::string &text) {
    source_ = std::make_unique<ParsedSource>(text);
    const auto parse = [this](const Texts &texts) {
      ++parses_;
      return source_->parser().parse(texts);
    };
    stages_ = std::make_unique<PlanStages>(source_->unit(), source_->kernel(), parse, Texts());
    return *stages_;
  }

  static Step step(const std::string &text) { return parseStep(text).value(); }

  static Plan plan(const std::string &text) { return parsePlan(text).value(); }

  std::unique_ptr<ParsedSource> source_;
  std::unique_ptr<PlanStages> stages_;
  int parses_ = 0;
};

TEST_F(Stages, AStepIsJudgedOnTheTextThatTheStepsBeforeItGive) {
  PlanStages &stages = open(guarded);
  EXPECT_EQ(stages.judge(0, step("stage A k 16")).kind, VerdictKind::illegal);
  stages.setPlan(plan("sink-guard k"));
  ASSERT_EQ(stages.reached(), 1U);
  EXPECT_TRUE(stages.judge(1, step("stage A k 16")).allows());
  EXPECT_EQ(stages.judge(0, step("stage A k 16")).kind, VerdictKind::illegal);
  // Eight threads along y are left, and sixteen are merged.
  stages.setPlan(plan("coarsen y 2"));
  EXPECT_TRUE(stages.judge(1, step("coarsen y 8")).allows());
  EXPECT_FALSE(stages.judge(1, step("coarsen y 32")).allows());
}

TEST_F(Stages, PlacesAreThoseOfTheTextThatAPersonHas) {
  PlanStages &stages = open(guarded);
  EXPECT_TRUE(stages.judge(0, step("stage A k 16")).reasons.front().span.has_value());
  stages.setPlan(plan("coarsen y 2"));
  const Verdict later = stages.judge(1, step("stage A k 16"));
  ASSERT_EQ(later.kind, VerdictKind::illegal);
  for (const dependence::Reason &reason : later.reasons)
    EXPECT_FALSE(reason.span.has_value()) << reason.text();
}

TEST_F(Stages, BehindAStepThatCannotBeMadeNothingCan) {
  PlanStages &stages = open(guarded);
  stages.setPlan(plan("coarsen y 2; stage A k 16; coarsen x 2"));
  EXPECT_EQ(stages.reached(), 1U);
  const Verdict behind = stages.judge(3, step("unroll k 4"));
  EXPECT_EQ(behind.kind, VerdictKind::illegal);
  EXPECT_NE(behind.reasons.front().text().find("stops before it, at \"stage A k 16\""), std::string::npos);
  EXPECT_TRUE(stages.judge(1, step("unroll k 4")).allows());
  stages.setPlan(plan("coarsen y 2; unroll q 4"));
  EXPECT_FALSE(stages.judge(2, step("coarsen x 2")).allows());
  stages.setPlan(plan("coarsen y 2"));
  EXPECT_TRUE(stages.judge(1, step("coarsen x 2")).allows());
}

TEST_F(Stages, WhatTwoPlansBeginWithIsMadeOnce) {
  PlanStages &stages = open(guarded);
  stages.setPlan(plan("sink-guard k; stage A k 16"));
  EXPECT_EQ(parses_, 2);
  stages.setPlan(plan("sink-guard k; stage A k 16; stage B k 16"));
  EXPECT_EQ(parses_, 3);
  stages.setPlan(plan("sink-guard k; stage A k 8"));
  EXPECT_EQ(parses_, 4);
  stages.setPlan(plan("sink-guard k; stage A k 8"));
  EXPECT_EQ(parses_, 4);
}

TEST_F(Stages, AStepThatLiftsARefusalIsFound) {
  PlanStages &stages = open(guarded);
  const Step refused = step("stage A k 16");
  const auto first = stepsThatMayLift(stages.unit(0), stages.kernel(0), refused, stages.judge(0, refused));
  ASSERT_NE(std::ranges::find(first, step("sink-guard k")), first.end());
  EXPECT_TRUE(stages.judgeAfter(0, step("sink-guard k"), refused).allows());
  EXPECT_FALSE(stages.judgeAfter(0, step("unroll k 4"), refused).allows());
  EXPECT_FALSE(stages.judgeAfter(0, step("interchange k"), refused).allows()); // cannot be made itself
  // It changes nothing of the plan's own texts.
  EXPECT_FALSE(stages.judge(0, refused).allows());
}

TEST_F(Stages, AStepThatAReasonNamesIsAmongThoseThatMayLiftIt) {
  PlanStages &stages = open(helper);
  const auto named =
      stepsThatMayLift(stages.unit(0), stages.kernel(0), step("coarsen x 2"),
                       Verdict::illegal({dependence::ReasonId::helperHoldsBarrier, {"scaled", "scaled"}}));
  ASSERT_FALSE(named.empty());
  EXPECT_EQ(toString(named.front()), "inline scaled");
}

TEST(PlanDraftPlaces, AChoiceTakesThePlaceOfTheOneBefore) {
  PlanDraft draft = draftOf(parsePlan("coarsen y 4; unroll k 2; coarsen x 2").value());
  EXPECT_EQ(placeOf(draft, parseStep("unroll k 8").value()), 1U);
  EXPECT_EQ(toString(stepsBefore(draft, parseStep("unroll k 8").value())), "coarsen y 4");
  EXPECT_EQ(placeOf(draft, parseStep("unroll i 8").value()), 3U);
  draft[0].isOn = false;
  EXPECT_EQ(toString(stepsBefore(draft, parseStep("unroll k 8").value())), "");
  EXPECT_EQ(placeOf(draft, parseStep("coarsen y 8").value()), 0U);
  EXPECT_EQ(toString(stepsBefore(draft, parseStep("unroll i 8").value())), "unroll k 2; coarsen x 2");
}

} // namespace
} // namespace warpgrain::transform
