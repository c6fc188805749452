// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/Verify.h"

#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

namespace warpgrain::workflow {
namespace {

using run::VerificationStatus;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::ParsedSource;

const char *const doubled = "__global__ void k(float *p, int n) {\n"
                            "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) p[i] *= 2;\n}\n"
                            "void go(float *p) { k<<<4, 64>>>(p, 200); }\n";

class VerifyingPlans : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to compile with";
    open(doubled);
  }

  void open(const std::string &text) {
    source_ = std::make_unique<ParsedSource>(text);
    settings_.subject = tests::subjectOf(*source_, source_->kernel(),
                                         tests::launchOf({4, 1, 1}, {64, 1, 1}, {{"n", std::int64_t{200}}}));
  }

  static std::vector<transform::Plan> plans(const std::vector<std::string> &texts) {
    std::vector<transform::Plan> out;
    for (const std::string &text : texts)
      out.push_back(transform::parsePlan(text).value());
    return out;
  }

  VerifyOrder order(const std::vector<std::string> &texts) const {
    return {.settings = settings_, .plans = plans(texts)};
  }

  static Result<run::Executor> find() { return tests::theExecutor(); }

  std::unique_ptr<ParsedSource> source_;
  run::VerifierSettings settings_;
};

TEST_F(VerifyingPlans, TellsOfEachInOrderAndGivesAllRows) {
  std::vector<std::string> told;
  const VerifyProgress progress{.originalRan =
                                    [&](const run::Verifier &verifier) {
                                      told.push_back("original " + std::to_string(verifier.launch().block[0]));
                                    },
                                .planBegan = [&](std::size_t plan) { told.push_back("began " + std::to_string(plan)); },
                                .planRan =
                                    [&](std::size_t plan, const VerifiedPlan &ran) {
                                      told.push_back("ran " + std::to_string(plan) + " " +
                                                     std::to_string(ran.row.block[0]));
                                    }};
  const auto verified = verifyPlans(order({"coarsen x 2", "coarsen x 4"}), find, progress);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_THAT(told, ElementsAre("original 64", "began 0", "ran 0 32", "began 1", "ran 1 16"));
  ASSERT_EQ(verified->plans.size(), 2U);
  for (const VerifiedPlan &plan : verified->plans)
    EXPECT_EQ(plan.row.status, VerificationStatus::verified) << plan.row.reason;
}

TEST_F(VerifyingPlans, SaysAtWhichSizesBesideTheGivenOne) {
  open(std::string(doubled).replace(std::string(doubled).find("go("), std::string::npos,
                                    "go(float *p, int n) { k<<<(n + 63) / 64, 64>>>(p, n); }\n"));
  const auto verified = verifyPlans(order({"coarsen x 2"}), find);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_THAT(verified->plans[0].extent(), testing::MatchesRegex("verified, also at [0-9]+ boundary sizes"));
  VerifyOrder alone = order({"coarsen x 2"});
  alone.sizes.reset();
  EXPECT_EQ(verifyPlans(alone, find)->plans[0].extent(), "");
  VerifyOrder wished = order({"coarsen x 2"});
  wished.sizes->wishes.names = {"m"};
  EXPECT_EQ(verifyPlans(wished, find).error().kind, ErrorKind::usage);
  open("__global__ void k(float *p) { p[threadIdx.x] *= 2; }\nvoid go(float *p) { k<<<1, 64>>>(p); }\n");
  settings_.subject.form = {};
  EXPECT_EQ(verifyPlans(order({"coarsen x 2"}), find)->plans[0].extent(),
            "verified at the given size alone, because the kernel takes no whole number that could be its size");
}

/// With the given launch, of whole blocks, the error does not show.
TEST_F(VerifyingPlans, AVariantThatIsWrongAtAnotherSizeIsNotVerified) {
  settings_.subject.form.arguments["n"] = std::int64_t{256};
  settings_.subject.reparse = [this](transform::Texts texts) {
    std::string &text = texts.begin()->second;
    text.replace(text.find("< n)"), 4, "<= n)");
    return source_->parser().parse(texts);
  };
  const auto verified = verifyPlans(order({"coarsen x 2"}), find);
  ASSERT_TRUE(verified) << verified.error().message;
  EXPECT_EQ(verified->plans[0].row.status, VerificationStatus::failed);
  EXPECT_THAT(verified->plans[0].row.reason, HasSubstr("At n = "));
  EXPECT_EQ(verified->plans[0].extent(), "");
}

TEST_F(VerifyingPlans, FailsWithoutAToolkitBeforeAnExecutorIsLookedFor) {
  settings_.subject.toolkit = fail(ErrorKind::tool, "There is none.");
  const auto verified = verifyPlans(order({}), []() -> Result<run::Executor> {
    ADD_FAILURE() << "looked for";
    return tests::theExecutor();
  });
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().kind, ErrorKind::tool);
  EXPECT_EQ(verified.error().message, "A kernel runs on the CPU with the headers of a CUDA toolkit. There is none.");
}

TEST_F(VerifyingPlans, FailsWhereClangDoesNotAcceptTheSource) {
  open(std::string(doubled) + "void wrong() { thereIsNoSuchThing(); }\n");
  auto verified = verifyPlans(order({}), find);
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().kind, ErrorKind::input);
  EXPECT_THAT(verified.error().message, HasSubstr("its errors are above"));
  settings_.subject.givenBy = run::LaunchGivenBy::form;
  verified = verifyPlans(order({}), find);
  ASSERT_FALSE(verified);
  EXPECT_THAT(verified.error().message, HasSubstr("see Problems"));
}

TEST_F(VerifyingPlans, FailsAsTheSearchForTheExecutorDoes) {
  const auto verified = verifyPlans(
      order({}), []() -> Result<run::Executor> { return fail(ErrorKind::tool, "The executor is elsewhere."); });
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().message, "The executor is elsewhere.");
}

TEST_F(VerifyingPlans, EndsWhereItIsCancelled) {
  CancellationSource source;
  const VerifyProgress progress{.planBegan = [&](std::size_t plan) {
    if (plan == 1) source.request_stop();
  }};
  const auto verified = verifyPlans(order({"coarsen x 2", "coarsen x 4"}), find, progress, source.get_token());
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().kind, ErrorKind::cancelled);
}

TEST_F(VerifyingPlans, CountingALaunchGivesEachReferenceAndKeepsABlocksRequests) {
  const auto counted = countLaunch(settings_.subject, {0, 0, 0}, find);
  ASSERT_TRUE(counted) << counted.error().message;
  EXPECT_EQ(counted->whyNone, "");
  EXPECT_EQ(counted->threads, (std::array<std::int64_t, 3>{64, 1, 1}));
  EXPECT_THAT(counted->launch, HasSubstr("64"));
  ASSERT_EQ(counted->rows.size(), 2U); // p is read and written
  for (const run::CountedReference &row : counted->rows) {
    EXPECT_EQ(row.array, "p");
    EXPECT_FALSE(row.recorded.empty());
  }
}

} // namespace
} // namespace warpgrain::workflow
