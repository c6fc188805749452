// SPDX-License-Identifier: Apache-2.0
//
// Bundles measured through HyperQueue's program hq. None is packaged for Debian: a script stands in for it, which takes
// the same calls and runs tasks itself, with the real runner and a driver that needs no GPU.
#include "core/measure/slurm/HyperQueue.h"

#include "core/base/TemporaryDirectory.h"
#include "core/measure/BundleReader.h"
#include "core/measure/slurm/SlurmRun.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>

namespace warpgrain::tests {
namespace {

using namespace measure;
namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

/// Runs the tasks of a job one after the other. Of each job there is a folder in $STAND_IN_FOR_HQ.
const char *const standIn = R"sh(#!/bin/sh
[ "$1" = run ] || echo "$*" >> "$STAND_IN_FOR_HQ/calls"
case "$*" in
*" job list "*)
  printf '['
  comma=
  for job in "$STAND_IN_FOR_HQ"/[0-9]*; do
    [ -e "$job/name" ] && [ ! -e "$job/ended" ] || continue
    printf '%s{"id": %s, "name": "%s", "task_count": %s, "task_stats": {"running": 1, "finished": %s}}' \
      "$comma" "${job##*/}" "$(cat "$job/name")" "$(cat "$job/count")" "$(cat "$job/done")"
    comma=,
  done
  printf ']'
  exit 0 ;;
"job cancel "*)
  touch "$STAND_IN_FOR_HQ/$3/cancelled"
  exit 0 ;;
esac
if [ "$1" = run ]; then
  job=$2
  touch "$job/begun"
  cd "$(cat "$job/cwd")" || exit 1
  shift 2
  task=0
  while read -r line && [ ! -e "$job/cancelled" ]; do
    HQ_ENTRY=$line "$@" > "$(sed "s|%{TASK_ID}|$task|" "$job/log")" < /dev/null
    task=$((task + 1))
    echo $task > "$job/done"
  done < "$job/list"
  touch "$job/ended"
  exit 0
fi
[ "$1 $2" = "--output-mode=quiet submit" ] || exit 1
while [ "$1" != -- ]; do
  case "$1" in
  --name=*) name=${1#*=} ;;
  --each-line=*) list=${1#*=} ;;
  --cwd=*) cwd=${1#*=} ;;
  --stdout=*) log=${1#*=} ;;
  esac
  shift
done
shift
id=$(($(find "$STAND_IN_FOR_HQ" -name count | wc -l) + 1))
job=$STAND_IN_FOR_HQ/$id
mkdir "$job"
echo "$name" > "$job/name"
echo 0 > "$job/done"
echo "$cwd" > "$job/cwd"
echo "$log" | sed "s|%{CWD}|$cwd|; s|%{JOB_ID}|$id|" > "$job/log"
cp "$list" "$job/list"
grep -c . "$list" > "$job/count"
setsid "$0" run "$job" "$@" > /dev/null 2>&1 < /dev/null &
while [ ! -e "$job/begun" ]; do sleep 0.01; done # it has a session of its own now, and stays
echo "$id"
)sh";

class StandInForHyperQueue : public testing::Test {
protected:
  void SetUp() override {
    std::ofstream(programs_.path() / "hq") << standIn;
    fs::permissions(programs_.path() / "hq", fs::perms(0755));
    ::setenv("STAND_IN_FOR_HQ", jobs_.path().c_str(), 1);
    ::setenv("PATH", (programs_.path().string() + ":" + path_).c_str(), 1);
    ::setenv("LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA, 1);
    writeFiles(folder_);
    nlohmann::json bundle = soundBundle();
    for (const char *variant : {"fast", "tiny", "noisy", "nearly"})
      bundle["variants"].push_back(variantOf(variant, variant));
    folder_.writeBundle(bundle);
  }

  void TearDown() override { ::setenv("PATH", path_.c_str(), 1); }

  SlurmOrder order() const {
    return {.place = {.variantsOfTask = 2, .isHyperQueue = true},
            .bundles = {readBundle(folder_.path()).value()},
            .folder = work_.path(),
            .runner = WARPGRAIN_RUNNER,
            .runnerArguments = {"--budget", "0.05"},
            .poll = std::chrono::milliseconds(100)};
  }

  std::size_t submissions() const {
    std::size_t out = 0;
    std::ifstream calls(jobs_.path() / "calls");
    for (std::string line; std::getline(calls, line);)
      out += line.find(" submit ") != std::string::npos;
    return out;
  }

  const std::string path_ = std::getenv("PATH");
  TemporaryDirectory programs_ = TemporaryDirectory::create().value();
  TemporaryDirectory jobs_ = TemporaryDirectory::create().value();
  BundleFolder folder_;
  BundleFolder work_;
};

TEST_F(StandInForHyperQueue, MeasuresABundleInTasksAndNothingTwice) {
  const auto outcome = measureInSlurm(order(), {}, {});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_FALSE(outcome->error) << outcome->error->message;
  EXPECT_TRUE(outcome->complete[0]);
  std::multiset<std::string> variants;
  for (const GpuResults &one : outcome->answers[0])
    for (const Row &row : one.rows)
      if (!row.isBaseline) variants.insert(row.variant);
  EXPECT_THAT(variants, ElementsAre("fast", "nearly", "noisy", "tiny"));
  EXPECT_EQ(submissions(), 1U);
  EXPECT_TRUE(measureInSlurm(order(), {}, {})->complete[0]);
  EXPECT_EQ(submissions(), 1U) << "what has an answer is not submitted";
}

TEST_F(StandInForHyperQueue, CancellationEndsTheJob) {
  CancellationSource stop;
  const auto cut = measureInSlurm(order(), [&stop](const SlurmProgress &) { stop.request_stop(); }, stop.get_token());
  // The first look at the queue is told before anything is submitted.
  ASSERT_TRUE(cut) << cut.error().message;
  ASSERT_TRUE(cut->error);
  EXPECT_EQ(cut->error->kind, ErrorKind::cancelled);
  EXPECT_THAT(cut->error->message, HasSubstr("in HyperQueue was stopped"));
}

TEST_F(StandInForHyperQueue, SaysWhatATaskSaidThatHasNoAnswer) {
  SlurmOrder wrong = order();
  wrong.runnerArguments = {"--no-such-option"};
  const auto outcome = measureInSlurm(wrong, {}, {});
  ASSERT_TRUE(outcome && outcome->error);
  EXPECT_THAT(outcome->error->message, HasSubstr("2 of 2 tasks ended without an answer"));
  EXPECT_THAT(outcome->error->message, HasSubstr("--no-such-option"));
}

TEST(HyperQueue, TasksOfJobsWithTheNameAreCounted) {
  const auto tasks = hyperQueueTasksIn(R"([
    {"id": 3, "name": "mine", "task_count": 9, "task_stats": {"running": 2, "finished": 3, "failed": 1, "canceled": 0}},
    {"id": 4, "name": "other", "task_count": 7, "task_stats": {"running": 7}},
    {"id": 5, "name": "mine", "task_count": 2, "task_stats": {"finished": 1, "aborted": 1}}])",
                                       "mine");
  ASSERT_TRUE(tasks) << tasks.error().message;
  EXPECT_THAT(tasks->jobs, ElementsAre("3"));
  EXPECT_EQ(tasks->running, 2U);
  EXPECT_EQ(tasks->pending, 3U);
  EXPECT_TRUE(hyperQueueTasksIn("[]", "mine")->empty());
  for (const char *const strange : {"", "{\"error\": \"no server\"}", "3"})
    EXPECT_FALSE(hyperQueueTasksIn(strange, "mine")) << strange;
}

TEST(HyperQueue, ThePersonsOptionsAreThoseOfSubmit) {
  const auto command = hyperQueueCommand({.name = "n",
                                          .folder = "/f",
                                          .list = "l",
                                          .tasks = 2,
                                          .command = {"runner", "--budget", "1"},
                                          .options = {"--resource=gpus/amd=1"}});
  const auto end = std::ranges::find(command, "--");
  ASSERT_NE(end, command.end());
  EXPECT_EQ(*(end - 1), "--resource=gpus/amd=1");
  EXPECT_EQ(command.back(), "1");
  EXPECT_THAT(command, testing::Contains("--each-line=/f/l"));
}

} // namespace
} // namespace warpgrain::tests
