// SPDX-License-Identifier: Apache-2.0
#include "core/base/Subprocess.h"
#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

using measure::Failure;
using testing::HasSubstr;

class Runner : public RunnerTest {};

TEST_F(Runner, TellsTheEnvironmentFirstAndThenEachVariant) {
  makeBundle({"fast"});
  const RunnerOutcome outcome = run();
  EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
  ASSERT_EQ(outcome.environments.size(), 1U);
  const measure::Environment &about = outcome.environments.front();
  EXPECT_EQ(about.gpu, "Fake GPU");
  EXPECT_EQ(about.architecture, "sm_90");
  EXPECT_EQ(about.driverCuda, "13.0");
  EXPECT_EQ(about.date.size(), 20U);
  EXPECT_THAT(about.settings, HasSubstr("\"l2\":\"warm\""));
  ASSERT_EQ(outcome.rows.size(), 2U);
  EXPECT_TRUE(outcome.rows[0].isBaseline);
  for (const measure::Row &row : outcome.rows)
    EXPECT_EQ(row.run, about.run);
}

TEST_F(Runner, MeasuresTimesAndSpeedUp) {
  makeBundle({"fast"});
  const RunnerOutcome outcome = run();
  const measure::Row good = outcome.row("good");
  const measure::Row fast = outcome.row("fast");
  EXPECT_NEAR(good.summary.median, 100, 0.2);
  EXPECT_NEAR(fast.summary.median, 50, 0.1);
  EXPECT_NEAR(fast.speedUp().value_or(0), 2, 0.01);
  EXPECT_EQ(fast.stopped, "target");
  EXPECT_FALSE(fast.noisy);
  EXPECT_GE(fast.samples.size(), 15U);
  EXPECT_EQ(fast.reference, "baseline");
  EXPECT_EQ(good.reference, "itself");
  ASSERT_EQ(fast.outputs.size(), 1U);
  EXPECT_EQ(fast.outputs[0].comparison.unequalBits, 0U);
  EXPECT_EQ(fast.outputs[0].comparison.elements, 1000U);
  EXPECT_EQ(fast.registers, 24U);
  EXPECT_DOUBLE_EQ(fast.emptyMicroseconds, 2);
}

TEST_F(Runner, RestoresWhatTheKernelReadsBeforeEachTimedLaunch) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["kernel"] = "accumulate";
  folder_.writeBundle(bundle);
  EXPECT_TRUE(run().row("good").measured());
  // Where the bundle says that it need not be, and is wrong in that, the output tells.
  bundle["buffers"][0]["read"] = false;
  folder_.writeBundle(bundle);
  const measure::Row row = run().row("good");
  EXPECT_EQ(row.failure, Failure::output);
  EXPECT_THAT(row.reason, HasSubstr("After the timed launches"));
}

TEST_F(Runner, SpendsTheBudgetOnANoisyKernelAndSaysSo) {
  makeBundle({"noisy"}, {{"target", 0.0001}, {"budget_seconds", 0.5}});
  const measure::Row noisy = run().row("noisy");
  EXPECT_THAT(noisy.stopped, testing::AnyOf("budget", "samples"));
  EXPECT_TRUE(noisy.noisy);
  EXPECT_THAT(noisy.notes, testing::Contains(HasSubstr("The median is known to")));
}

TEST_F(Runner, SaysThatAKernelIsTooShortForItsTimeToBeSure) {
  makeBundle({"tiny", "fast"});
  const RunnerOutcome outcome = run();
  EXPECT_TRUE(outcome.row("tiny").noisy) << "five times an empty kernel";
  EXPECT_THAT(outcome.row("tiny").notes, testing::Contains(HasSubstr("too short")));
  EXPECT_FALSE(outcome.row("fast").noisy);
}

TEST_F(Runner, TakesAtLeastThreeSamplesOfASlowKernel) {
  makeBundle({"sleepy"}, {{"budget_seconds", 0.05}});
  const measure::Row slow = run().row("sleepy");
  EXPECT_GE(slow.samples.size(), 3U);
  EXPECT_EQ(slow.stopped, "budget");
}

TEST_F(Runner, FlushesTheCacheWhereItIsAskedTo) {
  makeBundle({});
  const RunnerOutcome outcome = run({"--l2", "flushed"});
  EXPECT_TRUE(outcome.row("good").measured());
  EXPECT_THAT(outcome.environments.at(0).settings, HasSubstr("flushed"));
}

TEST_F(Runner, ComparesWithTheExpectedOutputWhereThereIsOne) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["buffers"][0]["expected"] = "expected";
  folder_.writeBundle(bundle);
  folder_.write("expected", std::string(4000, '\0'));
  const measure::Row wrong = run().row("good");
  EXPECT_EQ(wrong.failure, Failure::output);
  EXPECT_EQ(wrong.reference, "expected");
}

TEST_F(Runner, AcceptsOutputsWithinTheTolerance) {
  makeBundle({"nearly"});
  EXPECT_EQ(run().row("nearly").failure, Failure::output);
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["buffers"][0]["tolerance"] = {{"absolute", 0.01}};
  folder_.writeBundle(bundle);
  const measure::Row row = run().row("nearly");
  EXPECT_TRUE(row.measured()) << row.reason;
  EXPECT_EQ(row.outputs.at(0).comparison.unequalBits, 1U);
  EXPECT_DOUBLE_EQ(row.outputs.at(0).tolerance.absolute, 0.01);
}

TEST_F(Runner, VariantsShareAContextUnlessOneFails) {
  const auto contextsOf = [this](const std::string &last) {
    makeBundle({"fast", "noisy", "tiny", last});
    const std::string log = (folder_.path() / ("contexts-" + last)).string();
    const RunnerOutcome outcome = run({"--again"}, {{"FAKE_CUDA_CONTEXTS", log}});
    EXPECT_TRUE(outcome.row("fast").measured());
    const std::string text = folder_.read("contexts-" + last);
    return std::ranges::count(text, '\n');
  };
  // Of the baseline's process, which is asked for the GPU too, and of the variants'.
  EXPECT_EQ(contextsOf("sleepy"), 2);
  // Where one fails, another five are made, so that only it is blamed.
  EXPECT_EQ(contextsOf("wrong"), 2 + 5);
}

TEST_F(Runner, AVariantThatCannotBeLaunchedLeavesTheOthersInTheirContext) {
  nlohmann::json bundle = soundBundle();
  for (const char *id : {"first", "wide", "last"})
    bundle["variants"].push_back(variantOf(id, "fast"));
  bundle["variants"][2]["block"] = {1024};
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run({}, {{"FAKE_CUDA_CONTEXTS", (folder_.path() / "contexts").string()}});
  EXPECT_EQ(outcome.row("wide").failure, Failure::resources);
  EXPECT_TRUE(outcome.row("first").measured());
  EXPECT_TRUE(outcome.row("last").measured());
  EXPECT_EQ(folder_.read("contexts"), "context\ncontext\n");
}

TEST_F(Runner, SaysThatThereIsNoDriver) {
  makeBundle({});
  SubprocessRequest request{.arguments = {WARPGRAIN_RUNNER, folder_.path().string()},
                            .environment = {{"LD_LIBRARY_PATH", "/nonexistent"}}};
  const auto outcome = runSubprocess(request);
  ASSERT_TRUE(outcome);
  if (outcome->succeeded()) GTEST_SKIP() << "this machine has a GPU";
  EXPECT_EQ(outcome->exitCode, 1);
  EXPECT_EQ(outcome->standardOutput, "");
  EXPECT_THAT(outcome->standardError, testing::AnyOf(HasSubstr("There is no NVIDIA driver"), HasSubstr("no GPU")));
}

TEST_F(Runner, SaysThatThereIsNoGpu) {
  makeBundle({});
  const RunnerOutcome outcome = run({}, {{"FAKE_CUDA_INIT", "100"}});
  EXPECT_EQ(outcome.exitCode, 1);
  EXPECT_THAT(outcome.errors, HasSubstr("The driver finds no GPU"));
  const RunnerOutcome other = run({"--gpu", "3"});
  EXPECT_THAT(other.errors, HasSubstr("There is no GPU number 3; this machine has 1"));
}

TEST_F(Runner, RefusesUnsoundBundlesBeforeTheGpuIsTouched) {
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["module"] = "/etc/passwd";
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run({}, {{"FAKE_CUDA_INIT", "100"}});
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("an absolute path"));
}

TEST_F(Runner, RefusesWrongUsage) {
  makeBundle({});
  for (const std::vector<std::string> &options : std::vector<std::vector<std::string>>{
           {"--nonsense", "1"}, {"--target", "x"}, {"--gpu", "-1"}, {"--l2", "cold"}, {"other-bundle"}}) {
    const RunnerOutcome outcome = run(options);
    EXPECT_EQ(outcome.exitCode, 2) << options[0];
    EXPECT_THAT(outcome.errors, HasSubstr("warpgrain-runner: "));
  }
}

} // namespace
} // namespace warpgrain::tests
