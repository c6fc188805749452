// SPDX-License-Identifier: Apache-2.0
//
// A step is prepared once: its verdict and its edits belong together, and a refused step keeps all its reasons.
#include "core/plan/ApplyPlan.h"

#include "core/plan/Transformation.h"
#include "tests/support/ParsedSource.h"

#include <gtest/gtest.h>

namespace warpgrain::transform {
namespace {

using tests::ParsedSource;

const std::string source = R"(__global__ void k(float *out, const float *in, int n) {
  int t = threadIdx.x;
  float a[40][40];
  for (int i = 0; i < n; ++i) a[i][i] = in[i];
  out[t] = a[n][n];
}
void run(float *out, const float *in) { k<<<4, 64>>>(out, in, 32); }
)";

class ApplyPlan : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_.emplace(source);
  }

  std::expected<PlanResult, PlanError> apply(const std::string &plan) {
    return applyPlan(source_->unit(), {}, source_->kernel("k"), parsePlan(plan).value(),
                     [this](const Texts &texts) { return source_->parser().parse(texts); });
  }

  std::optional<ParsedSource> source_;
};

TEST_F(ApplyPlan, ARefusedStepKeepsAllItsReasons) {
  const auto made = apply("contract a");
  ASSERT_FALSE(made);
  ASSERT_TRUE(made.error().verdict);
  const dependence::Verdict &verdict = *made.error().verdict;
  EXPECT_EQ(verdict.reasons, source_->verdict("contract a", "k").reasons);
  EXPECT_GE(verdict.reasons.size(), 2U);
  EXPECT_TRUE(made.error().message.starts_with("Step \"contract a\" is not possible: ")) << made.error().message;
  EXPECT_EQ(made.error().span, verdict.reasons.front().span);
  EXPECT_EQ(made.error().ofPlan().reasons.size(), verdict.reasons.size());
}

TEST_F(ApplyPlan, ReasonsOfALaterStepHaveNoPlaces) {
  const auto made = apply("coarsen x 2; contract a");
  ASSERT_FALSE(made);
  ASSERT_TRUE(made.error().verdict);
  EXPECT_TRUE(made.error().message.starts_with("Step 2 of 2 \"contract a\" is not possible: "));
  EXPECT_FALSE(made.error().span);
  for (const dependence::Reason &reason : made.error().verdict->reasons)
    EXPECT_FALSE(reason.span);
}

TEST_F(ApplyPlan, WrongWordsAreNoVerdictOnTheKernel) {
  const auto made = applyPlan(source_->unit(), {}, source_->kernel("k"), {{.word = "unroll", .arguments = {"i"}}},
                              [this](const Texts &texts) { return source_->parser().parse(texts); });
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().kind, ErrorKind::usage);
  EXPECT_FALSE(made.error().verdict);
  const dependence::Reason why = made.error().ofPlan().reasons.front();
  EXPECT_EQ(why.id, dependence::ReasonId::stepMeansNothing);
  EXPECT_EQ(why.arguments.back().clause()->id, dependence::ReasonId::stepNeedsFactor);
  EXPECT_EQ(made.error().message, why.text());
}

TEST_F(ApplyPlan, WhatIsPreparedIsWhatAPlanMakes) {
  KernelStudy study(source_->unit(), source_->kernel("k"));
  for (const Transformation *transformation : transformations())
    for (const Step &step : transformation->offers(source_->unit(), source_->kernel("k"))) {
      const Prepared prepared = transformation->prepare(study, step);
      const auto made = apply(toString(step));
      ASSERT_EQ(made.has_value(), prepared.allows()) << toString(step);
      if (!made) continue;
      const auto texts = withEdits({}, source_->unit(), prepared.edits());
      ASSERT_TRUE(texts) << toString(step);
      EXPECT_EQ(*texts, made->texts) << toString(step);
    }
}

} // namespace
} // namespace warpgrain::transform
