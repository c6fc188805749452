// SPDX-License-Identifier: Apache-2.0
#include "core/measure/slurm/SlurmScript.h"

#include "core/base/Subprocess.h"
#include "core/base/TemporaryDirectory.h"
#include "core/measure/slurm/SlurmQueue.h"

#include <gmock/gmock.h>

#include <fstream>

namespace warpgrain::tests {
namespace {

using namespace measure;
using testing::Contains;
using testing::ElementsAre;
using testing::Pair;

TEST(SlurmScript, ATaskRunsTheCommandWithItsLineOfTheList) {
  const TemporaryDirectory folder = TemporaryDirectory::create().value();
  std::ofstream(folder.path() / "it's a list") << "first\nsecond\n";
  const SlurmArray array{.folder = folder.path(), .list = "it's a list", .tasks = 2, .command = {"echo", "a  $b"}};
  const auto task = [&](const char *id) {
    return runSubprocess({.arguments = {"sh"},
                          .folder = folder.path(),
                          .environment = {{"SLURM_ARRAY_TASK_ID", id}},
                          .input = slurmScript(array)})
        .value();
  };
  EXPECT_EQ(task("1").standardOutput, "a  $b second\n");
  EXPECT_EQ(task("0").standardOutput, "a  $b first\n");
  EXPECT_EQ(task("2").exitCode, 1) << "there is no such line";
}

TEST(SlurmScript, ThePersonsOptionsComeLast) {
  const auto command = sbatchCommand({.name = "n",
                                      .folder = "/f",
                                      .list = "l",
                                      .tasks = 12,
                                      .command = {"c"},
                                      .partition = "gpus",
                                      .atOnce = 3,
                                      .options = {"--gres=none"}});
  EXPECT_THAT(command, Contains("--array=0-11%3"));
  EXPECT_THAT(command, Contains("--partition=gpus"));
  EXPECT_EQ(command.back(), "--gres=none");
}

TEST(SlurmQueue, TasksAreCountedByTheirState) {
  const SlurmTasks tasks = slurmTasksIn("7|PENDING\n7|RUNNING\n9|COMPLETING\nslurm_load_jobs: |x\n\n");
  EXPECT_THAT(tasks.jobs, ElementsAre("7", "9"));
  EXPECT_EQ(tasks.pending, 1U);
  EXPECT_EQ(tasks.running, 2U);
  EXPECT_TRUE(slurmTasksIn("").empty());
}

TEST(SlurmQueue, EndingsAreThoseOfTasks) {
  EXPECT_THAT(slurmEndingsIn("7_0|COMPLETED|n1\n7_12|TIMEOUT|n2\n7_[13-14]|CANCELLED|None assigned\n7_1.batch|x|y\n"),
              ElementsAre(Pair(0, "COMPLETED on n1"), Pair(12, "TIMEOUT on n2")));
}

} // namespace
} // namespace warpgrain::tests
