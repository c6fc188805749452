// SPDX-License-Identifier: Apache-2.0
//
// Variants are run at sizes that the verifier chooses: errors at the end of an array are found there.
#include "core/run/sizes/SizedVerifier.h"
#include "tests/execute/KernelRun.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using run::SizedAnswer;
using testing::HasSubstr;

const std::string add = "__global__ void add(float *a, const float *b, int n) {\n"
                        "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  if (i < n) a[i] += b[i];\n}\n"
                        "void go(float *a, float *b, int n) { add<<<(n + 31) / 32, 32>>>(a, b, n); }\n";

class BoundarySizes : public ExecutorTest {
protected:
  void open(const std::string &text, std::map<std::string, run::ArgumentForm> arguments) {
    source_ = std::make_unique<ParsedSource>(text);
    run::LaunchForm form;
    form.arguments = std::move(arguments);
    auto verifier =
        run::SizedVerifier::create({.subject = subjectOf(*source_, source_->kernel(), form)}, {}, theExecutor());
    ASSERT_TRUE(verifier) << verifier.error().message;
    verifier_ = std::move(*verifier);
  }

  /// Verifies a plan's variant in whose text some words are others.
  run::SizedVerification verify(const std::string &plan, const std::string &words = {}, const std::string &by = {}) {
    auto variant = verifier_->write(transform::parsePlan(plan).value());
    EXPECT_TRUE(variant) << variant.error().message;
    if (!variant) return {};
    std::string &text = variant->texts[source_->path()];
    const std::size_t at = text.find(words);
    EXPECT_NE(at, std::string::npos) << text;
    if (at != std::string::npos) text.replace(at, words.size(), by);
    auto out = verifier_->verify(*variant);
    EXPECT_TRUE(out) << out.error().message;
    return out ? *out : run::SizedVerification();
  }

  std::unique_ptr<ParsedSource> source_;
  std::optional<run::SizedVerifier> verifier_;
};

TEST_F(BoundarySizes, ARightVariantAgreesAtAllOfThem) {
  open(add, {{"n", std::int64_t{64}}});
  const run::SizedVerification result = verify("coarsen x 4");
  EXPECT_TRUE(result.isTested());
  EXPECT_EQ(result.count(SizedAnswer::agrees), result.runs.size());
  EXPECT_GE(result.runs.size(), 6U);
  EXPECT_EQ(result.extentText(), "at " + std::to_string(result.runs.size()) + " boundary sizes");
  EXPECT_EQ(result.whyNotTested(), "");
}

/// Grids that the factor does not divide are among them.
TEST_F(BoundarySizes, AGridThatIsRoundedUpAgreesAtAllOfThem) {
  open(add, {{"n", std::int64_t{64}}});
  for (const char *plan : {"coarsen grid x 4", "coarsen grid x 3 adjacent", "coarsen x 2; coarsen grid x 4", "block 48",
                           "block 96", "block 512", "block 96; coarsen x 2"}) {
    const run::SizedVerification result = verify(plan);
    EXPECT_TRUE(result.isTested()) << plan;
    EXPECT_EQ(result.count(SizedAnswer::agrees), result.runs.size()) << plan;
    EXPECT_TRUE(std::ranges::any_of(result.runs, [](const run::SizedRun &run) { return run.shape.grid[0] % 4 != 0; }));
  }
}

/// The rows of b must begin at multiples, so n must be one.
TEST_F(BoundarySizes, VectorsThatNeedAMultipleAreTriedAtSomeOfThem) {
  open("__global__ void k(float *a, const float *b, int n) {\n  int i = blockIdx.x * 32 + threadIdx.x;\n"
       "  float sum = 0;\n  for (int j = 0; j < n; ++j) sum += b[i * n + j];\n  a[i] = sum;\n}\n"
       "void go(float *a, const float *b) { k<<<2, 32>>>(a, b, 64); }\n",
       {{"n", std::int64_t{64}}});
  const run::SizedVerification result = verify("unroll j 4; vectorize b 4");
  EXPECT_TRUE(result.isTested());
  EXPECT_GE(result.count(SizedAnswer::agrees), 3U);
  EXPECT_GE(result.count(SizedAnswer::isNoLaunch), 1U);
}

/// The given size is a multiple of the block: with it alone the error does not show.
TEST_F(BoundarySizes, AWeakenedGuardIsFound) {
  open(add, {{"n", std::int64_t{64}}});
  const run::SizedVerification result = verify("coarsen x 4", "< n", "<= n");
  ASSERT_NE(result.against(), nullptr);
  EXPECT_EQ(result.against()->answer, SizedAnswer::fails);
  EXPECT_THAT(result.against()->reason, HasSubstr("past the end of the buffer"));
  EXPECT_FALSE(result.isTested());
}

TEST_F(BoundarySizes, AnElementThatIsLeftOutIsFound) {
  open(add, {{"n", std::int64_t{64}}});
  const run::SizedVerification result = verify("coarsen x 4", "< n", "< n - n % 2");
  ASSERT_NE(result.against(), nullptr);
  EXPECT_EQ(result.against()->answer, SizedAnswer::differs);
  EXPECT_THAT(result.against()->reason, HasSubstr("a[")) << result.against()->reason;
}

/// With as many blocks as the step launches none would have a second turn at small sizes.
TEST_F(BoundarySizes, BlocksThatTakeTurnsHaveSeveral) {
  open(add, {{"n", std::int64_t{64}}});
  const run::SizedVerification right = verify("persist 1000");
  EXPECT_TRUE(right.isTested());
  EXPECT_EQ(right.count(SizedAnswer::agrees), right.runs.size());
  const run::SizedVerification wrong = verify("persist 1000", "bx += gridDim.x", "bx += 2 * gridDim.x");
  ASSERT_NE(wrong.against(), nullptr);
  EXPECT_EQ(wrong.against()->answer, SizedAnswer::differs);
}

TEST_F(BoundarySizes, ATextThatDoesNotCompileSpeaksAgainstIt) {
  open(add, {{"n", std::int64_t{64}}});
  const run::SizedVerification result = verify("coarsen x 4", "< n", "< nowhere");
  ASSERT_NE(result.against(), nullptr);
  EXPECT_EQ(result.against()->answer, SizedAnswer::fails);
}

/// A kernel that is written for whole blocks is not blamed on the variant.
TEST_F(BoundarySizes, WhereTheOriginalFaultsIsNoTest) {
  open("__global__ void k(float *a, const int *far, int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
       "  if (i < n) a[i + n % 32 * far[0]] = 1;\n}\n"
       "void go(float *a, int *far, int n) { k<<<(n + 31) / 32, 32>>>(a, far, n); }\n",
       {{"n", std::int64_t{64}},
        {"a", run::BufferForm{.elements = 64, .bytes = {}, .fill = {}}},
        {"far", filled(1, 1'000'000)}});
  const run::SizedVerification result = verify("coarsen x 2");
  EXPECT_EQ(result.against(), nullptr);
  EXPECT_GT(result.count(SizedAnswer::isNoTest), 0U);
  for (const run::SizedRun &each : result.runs)
    EXPECT_EQ(each.answer == SizedAnswer::isNoTest, each.sizes.at("n") % 32 != 0) << run::textOf(each.sizes);
}

TEST_F(BoundarySizes, WhereTheOriginalHasARaceIsNoTest) {
  open("__global__ void k(int *a, int n) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
       "  if (i < n) a[i % 48] = i;\n}\nvoid go(int *a, int n) { k<<<(n + 31) / 32, 32>>>(a, n); }\n",
       {{"n", std::int64_t{40}}});
  const run::SizedVerification result = verify("coarsen x 2");
  for (const run::SizedRun &each : result.runs)
    EXPECT_TRUE(each.sizes.at("n") <= 48 || each.answer == SizedAnswer::isNoTest) << run::textOf(each.sizes);
}

class Series : public ExecutorTest {};

/// Each launch has a process of its own, and a time of its own.
TEST_F(Series, AFaultOfOneLaunchDoesNotEndTheOthers) {
  ParsedSource source("__global__ void k(int *a, int n) {\n  if (n == 1) a[1000000] = 1;\n"
                      "  if (n == 2) while (*(volatile int *)a < 5) {}\n  if (n == 3) __trap();\n  a[0] = n;\n}\n");
  std::vector<run::SeriesLaunch> launches;
  run::ExecutionRequest common;
  for (const std::int64_t n : {0, 1, 3, 4, 2, 5}) {
    const auto subject =
        subjectOf(source, source.kernel(), launchOf({1, 1, 1}, {1, 1, 1}, {{"n", n}, {"a", filled(2)}}));
    const auto launch = run::resolveLaunch(subject);
    ASSERT_TRUE(launch) << launch.error().message;
    common = run::requestFor(subject, run::textsFor(source.unit()), launch->kernel.mangledName);
    launches.push_back(run::seriesLaunchOf(*launch, run::shapeOf(*launch)));
  }
  common.limits.milliseconds = 1500;
  const auto ran = theExecutor().runAll(common, launches);
  ASSERT_TRUE(ran) << ran.error().message;
  std::vector<std::string> faults;
  for (const run::Execution &each : *ran)
    faults.emplace_back(nameOf(each.outcome.fault.kind));
  EXPECT_THAT(faults, testing::ElementsAre("none", "out-of-bounds", "trap", "none", "timeout", "timeout"));
  ASSERT_EQ((*ran)[3].outcome.buffers.size(), 1U);
  EXPECT_EQ((*ran)[3].outcome.buffers[0].bytes, 8U);
  EXPECT_THAT((*ran)[5].outcome.fault.message, HasSubstr("was not run"));
  EXPECT_TRUE(theExecutor().runAll(common, {})->empty());
}

} // namespace
} // namespace warpgrain::tests
