// SPDX-License-Identifier: Apache-2.0
#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

namespace warpgrain::tests {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// Of the kernels of the tests: microseconds times 200 W; a hungry one takes four times that.
constexpr double ofGood = 100 * 200;
constexpr double ofFast = 50 * 200;
constexpr double ofHungry = 80 * 800;
constexpr double ofAccumulate = 80 * 200;

class RunnerEnergy : public RunnerTest {
protected:
  RunnerOutcome runWithNvml(const std::vector<std::string> &options = {"--energy"},
                            std::map<std::string, std::string> environment = {}) const {
    environment.insert({"FAKE_ENERGY", (folder_.path() / "energy").string()});
    environment.insert({"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_NVML) + ":" + WARPGRAIN_FAKE_CUDA});
    return runWith(options, environment);
  }

  /// Makes the bundle say that the kernels of it read what they write, or do not.
  void setOutputIsRead(bool isRead) const {
    nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
    bundle["buffers"][0]["read"] = isRead;
    folder_.writeBundle(bundle);
  }
};

TEST_F(RunnerEnergy, IsThatOfALaunchBesideTheBaselines) {
  makeBundle({"fast", "hungry"});
  setOutputIsRead(false);
  const RunnerOutcome outcome = runWithNvml();
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  for (const auto &[variant, expected] :
       {std::pair("good", ofGood), std::pair("fast", ofFast), std::pair("hungry", ofHungry)}) {
    const measure::Row row = outcome.row(variant);
    ASSERT_TRUE(row.energy) << variant << ": " << testing::PrintToString(row.notes);
    EXPECT_NEAR(row.energy->microjoules, expected, 0.1 * expected) << variant;
    EXPECT_GE(row.energy->seconds, 0.5);
    EXPECT_GT(row.energy->launches, 100U);
    EXPECT_GT(row.energy->uncertainty, 0);
    EXPECT_LT(row.energy->spread(), 0.2);
  }
  EXPECT_NEAR(outcome.row("fast").energySaving().value_or(0), 2, 0.3);
  EXPECT_NEAR(outcome.row("hungry").energySaving().value_or(0), ofGood / ofHungry, 0.06);
  EXPECT_THAT(outcome.row("fast").notes, Not(Contains(HasSubstr("subtracted"))));
  EXPECT_NEAR(outcome.row("fast").summary.median, 50, 0.1) << "times are as without";
}

TEST_F(RunnerEnergy, LeavesOutWhatRestoringTheBuffersTakesAndSaysSo) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["kernel"] = "accumulate";
  folder_.writeBundle(bundle);
  const measure::Row row = runWithNvml().row("good");
  ASSERT_TRUE(row.energy) << testing::PrintToString(row.notes);
  EXPECT_NEAR(row.energy->microjoules, ofAccumulate, 0.12 * ofAccumulate) << "restoring takes 4000 uJ more";
  EXPECT_THAT(row.notes, Contains(HasSubstr("it is subtracted")));
  EXPECT_TRUE(row.measured());
}

TEST_F(RunnerEnergy, IsNotToldWhereItCannotBeToldFromThatOfRestoring) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["kernel"] = "nothing"; // which takes no energy here
  folder_.writeBundle(bundle);
  const measure::Row row = runWithNvml({"--energy", "--budget", "0.1"}).row("good");
  EXPECT_FALSE(row.energy);
  EXPECT_THAT(row.notes, Contains(HasSubstr("cannot be told")));
}

TEST_F(RunnerEnergy, IsNotMeasuredWhereNobodyAsks) {
  makeBundle({});
  const RunnerOutcome outcome = runWithNvml({});
  EXPECT_FALSE(outcome.row("good").energy);
  EXPECT_THAT(outcome.output, Not(HasSubstr("energy")));
}

TEST_F(RunnerEnergy, OfAGpuWithoutACounterIsASentenceAndNoFigure) {
  makeBundle({});
  const measure::Row without =
      runWith({"--energy"}, {{"LD_LIBRARY_PATH", std::string(WARPGRAIN_FAKE_NVML) + ":" + WARPGRAIN_FAKE_CUDA}})
          .row("good");
  EXPECT_TRUE(without.measured());
  EXPECT_FALSE(without.energy);
  EXPECT_THAT(without.notes, Contains(HasSubstr("has no counter of energy")));
}

TEST_F(RunnerEnergy, OfACounterThatDoesNotMoveIsNotKnown) {
  makeBundle({});
  setOutputIsRead(false);
  const measure::Row row = runWithNvml({"--energy"}, {{"FAKE_NVML_STUCK", "1"}}).row("good");
  EXPECT_FALSE(row.energy);
  EXPECT_THAT(row.notes, Contains(HasSubstr("did not move often enough")));
}

TEST_F(RunnerEnergy, IsAddedToResultsThatLackIt) {
  makeBundle({});
  setOutputIsRead(false);
  EXPECT_FALSE(runWithNvml({}).row("good").energy);
  EXPECT_TRUE(runWithNvml().row("good").energy) << "a time alone is not enough";
  const std::string before = folder_.read("results.jsonl");
  EXPECT_TRUE(runWithNvml().row("good").energy);
  EXPECT_EQ(std::ranges::count(folder_.read("results.jsonl"), '\n'), std::ranges::count(before, '\n') + 1)
      << "only the environment is new";
}

/// The times are there by then.
TEST_F(RunnerEnergy, OfAKernelThatFaultsMeanwhileLeavesItsTimes) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["kernel"] = "illegal-on-end";
  folder_.writeBundle(bundle);
  setOutputIsRead(false);
  const measure::Row row = runWithNvml().row("good");
  EXPECT_TRUE(row.measured()) << row.reason;
  EXPECT_GT(row.summary.median, 0);
  EXPECT_FALSE(row.energy);
  EXPECT_THAT(row.notes, Contains(HasSubstr("The energy was not measured: ")));
}

TEST_F(RunnerEnergy, OfThoseBesideAKernelThatFaultsIsMeasuredAgain) {
  makeBundle({"illegal-on-end", "fast"});
  setOutputIsRead(false);
  const RunnerOutcome outcome = runWithNvml();
  EXPECT_TRUE(outcome.row("fast").energy) << testing::PrintToString(outcome.row("fast").notes);
  EXPECT_FALSE(outcome.row("illegal-on-end").energy);
}

} // namespace
} // namespace warpgrain::tests
