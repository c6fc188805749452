// SPDX-License-Identifier: Apache-2.0
//
// Variants measured by a runner that is a script.
#include "core/base/Files.h"
#include "core/workflow/MeasureVariants.h"
#include "tests/execute/KernelRun.h"
#include "tests/unit/workflow/ScriptedTools.h"

#include <gmock/gmock.h>

namespace warpgrain::workflow {
namespace {

using session::VariantMeasurement;
using testing::ElementsAre;
using testing::HasSubstr;
using tests::ParsedSource;

TEST(RunnerOptions, BecomeTheRunnersOwn) {
  EXPECT_THAT(RunnerOptions().arguments(), ElementsAre("--gpu", "0"));
  const RunnerOptions all{.gpu = 2,
                          .target = 0.5,
                          .budget = 3.0,
                          .timeLimit = 10.0,
                          .l2 = "flushed",
                          .again = true,
                          .activity = true,
                          .counters = true};
  EXPECT_THAT(all.arguments(), ElementsAre("--gpu", "2", "--target", "0.500000", "--budget", "3.000000", "--time-limit",
                                           "10.000000", "--l2", "flushed", "--again", "--activity", "--counters"));
}

class MeasuringVariants : public testing::Test {
protected:
  void SetUp() override {
    if (!tests::cudaRoot()) GTEST_SKIP() << "no CUDA headers to parse with";
    source_ = std::make_unique<ParsedSource>(tests::doublingKernel);
    order_.subject = tests::subjectOf(*source_, source_->kernel());
    order_.folder = folder_->path() / "bundle";
    order_.runner.findRunner = [path = tests::scriptedRunner(folder_->path())] {
      return Result<std::filesystem::path>(path);
    };
    for (const std::string plan : {"", "coarsen x 2", "coarsen x 4"}) {
      session::Variant variant{.id = order_.variants.size() + 5}; // ids need not begin at 0
      if (!plan.empty()) variant.plan = transform::parsePlan(plan).value();
      variant.status = session::VariantStatus::built;
      variant.cubin = "cubin " + plan;
      order_.variants.push_back(std::move(variant));
    }
  }

  Result<void> measure(const CancellationToken &cancel = {}) {
    return measureVariants(order_,
                           {.variantMeasured =
                                [this](std::size_t id, const VariantMeasurement &one) {
                                  told_.push_back(std::to_string(id) + (one.isRunning ? " runs" : " has a row"));
                                  if (!one.isRunning) rows_[id] = one;
                                },
                            .stageReached = [this](const std::string &stage) { told_.push_back(stage); }},
                           cancel);
  }

  std::string calls() const { return readFile(folder_->path() / "runner.log").value_or(""); }

  Result<TemporaryDirectory> folder_ = TemporaryDirectory::create();
  std::unique_ptr<ParsedSource> source_;
  MeasureVariantsOrder order_;
  std::vector<std::string> told_;
  std::map<std::size_t, VariantMeasurement> rows_;
};

TEST_F(MeasuringVariants, TellsOfEachAsItIsKnown) {
  order_.variants[1].status = session::VariantStatus::failed;
  order_.variants[1].reason = "It does not compile.";
  order_.runner.again = true;
  const auto done = measure();
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_THAT(told_, ElementsAre("6 has a row", "5 runs", "7 runs", "5 has a row", "7 has a row"));
  EXPECT_EQ(rows_[6].row.reason, "It does not compile.");
  EXPECT_EQ(rows_[5].row.summary.median, 100);
  EXPECT_EQ(rows_[7].row.summary.median, 90);
  EXPECT_EQ(rows_[7].environment.gpu, "Test GPU");
  EXPECT_THAT(rows_[7].launch, HasSubstr("256"));
  EXPECT_THAT(calls(), HasSubstr("--gpu 0 --again"));
}

TEST_F(MeasuringVariants, PredictsTheCountersThatAreRead) {
  order_.runner.counters = true;
  const auto done = measure();
  ASSERT_TRUE(done) << done.error().message;
  EXPECT_THAT(told_, testing::Contains("predicting what the counters will show"));
  EXPECT_EQ(rows_[5].predicted.at("global_load_sectors"), 4 * 256 * 4 / 32);
}

TEST_F(MeasuringVariants, FailsWithUsageWhereTheLaunchIsNotKnown) {
  source_ = std::make_unique<ParsedSource>("__global__ void k(float *p, int n) { p[threadIdx.x] = n; }\n");
  order_.subject = tests::subjectOf(*source_, source_->kernel());
  const auto done = measure();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::usage);
  EXPECT_TRUE(told_.empty());
}

TEST_F(MeasuringVariants, FailsWithTheRunnersLastWordsWhereItEndsTooEarly) {
  ASSERT_TRUE(writeFileAtomically(folder_->path() / "dies", ""));
  const auto done = measure();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::tool);
  EXPECT_THAT(done.error().message, HasSubstr("it was killed"));
}

TEST_F(MeasuringVariants, AHostThatCannotBeStartedIsNotTheLaunchFormsFault) {
  order_.host = "there-is-no-such-program-here host";
  const auto done = measure();
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().kind, ErrorKind::tool);
}

} // namespace
} // namespace warpgrain::workflow
