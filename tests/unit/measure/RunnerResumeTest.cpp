// SPDX-License-Identifier: Apache-2.0
#include "core/base/Subprocess.h"
#include "core/measure/ResultFile.h"
#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace warpgrain::tests {
namespace {

class RunnerResume : public RunnerTest {
protected:
  std::size_t keptLines() const {
    const std::string text = folder_.read("results.jsonl");
    return static_cast<std::size_t>(std::ranges::count(text, '\n'));
  }
};

TEST_F(RunnerResume, WhatIsMeasuredIsToldAndNotMeasuredAgain) {
  makeBundle({"fast"});
  const RunnerOutcome first = run();
  const RunnerOutcome second = run();
  EXPECT_EQ(second.exitCode, 0);
  ASSERT_EQ(second.rows.size(), 2U);
  EXPECT_EQ(second.row("fast").samples, first.row("fast").samples);
  EXPECT_EQ(second.row("fast").run, first.environments.at(0).run);
  EXPECT_EQ(keptLines(), 4U) << "two environments and two rows";
  const RunnerOutcome again = run({"--again"});
  EXPECT_EQ(again.row("fast").run, again.environments.back().run);
}

TEST_F(RunnerResume, OnlyWhatIsMissingIsMeasured) {
  makeBundle({"fast"});
  const RunnerOutcome first = run();
  makeBundle({"fast", "noisy"});
  const RunnerOutcome second = run();
  EXPECT_EQ(second.row("good").run, first.environments.at(0).run);
  EXPECT_EQ(second.row("fast").run, first.environments.at(0).run);
  const measure::Row fresh = second.row("noisy");
  EXPECT_EQ(fresh.run, second.environments.back().run);
  EXPECT_EQ(second.environments.size(), 2U) << "the first run's is told again with its rows";
  EXPECT_EQ(fresh.reference, "baseline") << "the baseline was run again for its output";
  EXPECT_TRUE(fresh.speedUp());
}

TEST_F(RunnerResume, AChangedModuleIsMeasuredAgain) {
  makeBundle({"fast"});
  const RunnerOutcome first = run();
  folder_.write("modules/kernels", folder_.read("modules/kernels") + "kernel unused double 1 8 8 4\n");
  const RunnerOutcome second = run();
  EXPECT_NE(second.row("fast").run, first.row("fast").run);
}

TEST_F(RunnerResume, AKilledRunKeepsWhatItHadAndIsFinishedByTheNext) {
  makeBundle({"fast", "hang"}, {{"launch_seconds", 60}});
  SubprocessRequest request{.arguments = {WARPGRAIN_RUNNER, "--together", "1", folder_.path().string()},
                            .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA}},
                            .timeout = std::chrono::seconds(5)};
  EXPECT_FALSE(runSubprocess(request)) << "it hangs and is killed";
  EXPECT_EQ(keptLines(), 3U) << folder_.read("results.jsonl");
  makeBundle({"fast", "noisy"}, {{"launch_seconds", 60}});
  const RunnerOutcome next = run();
  EXPECT_EQ(next.exitCode, 0);
  EXPECT_NE(next.row("fast").run, next.environments.back().run);
  EXPECT_EQ(next.row("noisy").run, next.environments.back().run);
}

TEST_F(RunnerResume, ManyVariantsAreMeasuredInGroupsAndTheBaselineIsToldOnce) {
  nlohmann::json bundle = soundBundle();
  for (int i = 0; i < 7; ++i)
    bundle["variants"].push_back(variantOf("fast-" + std::to_string(i), "fast"));
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = run({"--together", "3"});
  EXPECT_EQ(outcome.rows.size(), 8U);
  EXPECT_TRUE(outcome.row("good").isBaseline);
  for (int i = 0; i < 7; ++i)
    EXPECT_NEAR(outcome.row("fast-" + std::to_string(i)).speedUp().value_or(0), 2, 0.01);
}

TEST_F(RunnerResume, AFullDiskLeavesWholeLinesAndAllResultsPrinted) {
  makeBundle({"fast", "noisy"}, {{"minimum_samples", 200}});
  // A limit on the size of files takes the place of the end of the disk; 8 blocks of 512 bytes hold one row.
  const auto outcome = runSubprocess(
      {.arguments = {"/bin/sh", "-c", "ulimit -f 8; exec \"$0\" \"$1\"", WARPGRAIN_RUNNER, folder_.path().string()},
       .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA}}});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 1);
  EXPECT_THAT(outcome->standardError, testing::HasSubstr("has room"));
  EXPECT_EQ(std::ranges::count(outcome->standardOutput, '\n'), 4) << "the environment and three rows";
  const auto kept = measure::readResults(folder_.path() / "results.jsonl");
  ASSERT_TRUE(kept);
  EXPECT_LT(kept->rows.size(), 3U);
  EXPECT_TRUE(folder_.read("results.jsonl").ends_with("\n"));
  const RunnerOutcome next = run();
  EXPECT_EQ(next.exitCode, 0) << "with room again, the rest is measured";
  EXPECT_EQ(next.rows.size(), 3U);
}

TEST_F(RunnerResume, ARunWhoseReaderGoesEndsAndItsWorkersToo) {
  makeBundle({"hang"}, {{"launch_seconds", 60}});
  // The shell reads one line, the environment, and ends; the pipeline's end is that of the runner.
  const auto begin = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess({.arguments = {"/bin/sh", "-c", "\"$0\" --end-with-reader \"$1\" | head -n 1",
                                                    WARPGRAIN_RUNNER, folder_.path().string()},
                                      .environment = {{"LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA}},
                                      .timeout = std::chrono::seconds(40)});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(30));
  makeBundle({"fast"});
  EXPECT_EQ(run().exitCode, 0) << "nothing holds the results any more";
}

TEST_F(RunnerResume, ResultsThatCannotBeKeptArePrintedAndTheRunSaysSo) {
  makeBundle({"fast"});
  std::filesystem::create_symlink("/dev/full", folder_.path() / "results.jsonl");
  const RunnerOutcome outcome = run();
  EXPECT_EQ(outcome.exitCode, 3);
  EXPECT_THAT(outcome.errors, testing::HasSubstr("cannot be opened"));
}

} // namespace
} // namespace warpgrain::tests
