// SPDX-License-Identifier: Apache-2.0
//
// A round of a search on several GPUs; compiler and runner are scripts.
#include "core/workflow/search/RoundMeasurement.h"

#include "core/base/Files.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::workflow {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using tests::ParsedSource;

/// The original and so many plans; the original is not the first of the bundle.
PlanBatch batchOf(std::size_t plans) {
  PlanBatch out;
  for (std::size_t i = 0; i < plans + 1; ++i) {
    const std::string name = "v" + std::to_string(i);
    out.points.push_back(i);
    out.described.ids.push_back(i);
    out.described.bundle.variants.push_back({.id = name, .module = name + ".cubin"});
    out.described.modules[name + ".cubin"] = "code";
  }
  out.described.bundle.baseline = plans > 0 ? 1 : 0;
  return out;
}

std::vector<std::string> namesOf(const PlanBatch &batch) {
  std::vector<std::string> out;
  for (const measure::BundleVariant &variant : batch.described.bundle.variants)
    out.push_back(variant.id);
  return out;
}

TEST(DealtOut, GivesEachShareTheOriginalAndEveryPlanToOne) {
  const auto shares = dealtOut(batchOf(5), 2);
  ASSERT_EQ(shares.size(), 2U);
  EXPECT_THAT(namesOf(shares[0]), ElementsAre("v1", "v0", "v3", "v5"));
  EXPECT_THAT(namesOf(shares[1]), ElementsAre("v1", "v2", "v4"));
  EXPECT_THAT(shares[1].described.ids, ElementsAre(1, 2, 4));
  EXPECT_EQ(shares[1].described.bundle.baseline, 0U);
  EXPECT_EQ(shares[1].described.modules.size(), 3U);
  EXPECT_FALSE(shares[1].described.modules.contains("v3.cubin"));
}

TEST(DealtOut, MakesNoShareOfTheOriginalAlone) {
  EXPECT_EQ(dealtOut(batchOf(2), 4).size(), 2U);
  EXPECT_EQ(dealtOut(batchOf(0), 4).size(), 1U);
  EXPECT_EQ(dealtOut(batchOf(3), 0).size(), 1U);
  EXPECT_THAT(namesOf(dealtOut(batchOf(3), 1).front()), ElementsAre("v0", "v1", "v2", "v3"));
}

class SearchOnGpus : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(tests::doublingKernel);
    order_.kernel.subject = tests::subjectOf(*source_, source_->kernel());
    order_.kernel.subject.toolkit = tests::scriptedToolkit(folder_->path());
    order_.runner.program = tests::scriptedRunner(folder_->path()).string();
    order_.evaluations = 4;
    order_.together = 4;
    order_.recommended = 0;
    order_.folder = folder_->path() / "rounds";
    order_.gpus = {1, 3};
  }

  Result<PlanSearchResult> search() const {
    return searchPlans(order_, [](const SearchedPlan &, const PlanSearchResult &) {}, {});
  }

  std::string runnerLog() const { return readFile(folder_->path() / "runner.log").value_or(std::string()); }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  PlanSearchOrder order_;
};

TEST_F(SearchOnGpus, MeasuresAShareOfTheRoundOnEach) {
  const auto found = search();
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_FALSE(found->error) << found->error->message;
  EXPECT_EQ(found->count(PlanAnswer::measured), 4U);
  EXPECT_THAT(runnerLog(), HasSubstr("--gpu 1 "));
  EXPECT_THAT(runnerLog(), HasSubstr("--gpu 3 "));
  // The script measures the first of a bundle in 100 us and each other in 10 less: no share has three.
  for (const SearchedPlan &plan : found->plans) {
    if (plan.row) {
      EXPECT_THAT(plan.row->summary.median, testing::AnyOf(80, 90));
    }
  }
}

TEST_F(SearchOnGpus, HasOneRunnerForAllRoundsOfAGpu) {
  order_.together = 2;
  const auto found = search();
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_GE(found->times.rounds, 2U);
  EXPECT_GT(found->times.measuring, 0);
  EXPECT_GE(found->times.total, found->times.measuring + found->times.choosing);
  EXPECT_EQ(readFile(folder_->path() / "starts.log").value_or(""), "start\nstart\n");
}

TEST_F(SearchOnGpus, BeginsARunnerThatEndedAnewForTheNextRound) {
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "ends", ""));
  order_.gpus = {1};
  order_.together = 2;
  const auto found = search();
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_FALSE(found->error) << found->error->message;
  EXPECT_GE(found->times.rounds, 2U);
  const std::string starts = readFile(folder_->path() / "starts.log").value_or("");
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(starts, '\n')), found->times.rounds);
}

TEST_F(SearchOnGpus, IsRefusedWhereTheyAreOfDifferentModels) {
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "models", ""));
  const auto found = search();
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().message, HasSubstr("must be of one model; these are Test GPU 1 and Test GPU 3"));
}

TEST_F(SearchOnGpus, MeasuresNothingWhereTheRunnersEnd) {
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "dies", ""));
  const auto found = search();
  ASSERT_TRUE(found) << found.error().message;
  EXPECT_EQ(found->count(PlanAnswer::measured), 0U);
  for (const SearchedPlan &plan : found->plans)
    EXPECT_THAT(plan.reason, Not(testing::IsEmpty())) << toString(plan.plan);
}

} // namespace
} // namespace warpgrain::workflow
