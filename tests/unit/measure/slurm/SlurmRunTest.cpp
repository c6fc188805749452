// SPDX-License-Identifier: Apache-2.0
//
// Bundles measured by tasks of a real Slurm, with the runner and a driver that needs no GPU.
#include "core/measure/slurm/SlurmRun.h"

#include "core/base/Subprocess.h"
#include "core/measure/BundleReader.h"
#include "core/measure/slurm/SlurmQueue.h"
#include "tests/unit/measure/BundleFiles.h"
#include "tests/unit/measure/slurm/SlurmCluster.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <csignal>
#include <set>
#include <sys/wait.h>

namespace warpgrain::tests {
namespace {

using namespace measure;
namespace fs = std::filesystem;
using testing::HasSubstr;

class RealSlurm : public testing::Test {
protected:
  static void SetUpTestSuite() {
    if (!SlurmCluster::missingProgram().empty()) return;
    ::setenv("LD_LIBRARY_PATH", WARPGRAIN_FAKE_CUDA, 1);
    cluster_ = std::make_unique<SlurmCluster>();
  }

  static void TearDownTestSuite() { cluster_.reset(); }

  void SetUp() override {
    if (!cluster_) GTEST_SKIP() << "Slurm is not installed: there is no " << SlurmCluster::missingProgram();
    ASSERT_TRUE(cluster_->isReady());
    writeFiles(folder_);
    setVariants({"fast", "tiny", "noisy", "nearly", "fast2"});
  }

  void setVariants(const std::vector<std::string> &variants) {
    nlohmann::json bundle = soundBundle();
    for (const std::string &variant : variants)
      bundle["variants"].push_back(variantOf(variant, variant == "fast2" ? "fast" : variant));
    folder_.writeBundle(bundle);
  }

  SlurmOrder order(const std::string &budget = "0.1") const {
    return {.place = {.partition = "gpus", .atOnce = 2, .variantsOfTask = 2, .options = {"--gres=none", "--mem=10"}},
            .bundles = {readBundle(folder_.path()).value()},
            .folder = work_.path(),
            .runner = WARPGRAIN_RUNNER,
            .runnerArguments = {"--budget", budget},
            .poll = std::chrono::milliseconds(200)};
  }

  static SlurmOutcome measured(const SlurmOrder &order) {
    auto out = measureInSlurm(order, {}, {});
    EXPECT_TRUE(out) << out.error().message;
    return out ? std::move(*out) : SlurmOutcome();
  }

  /// Of each task that ever ran: the number of its job, and its own.
  std::vector<std::string> tasksThatRan() const {
    std::vector<std::string> out;
    for (const auto &entry : fs::directory_iterator(work_.path() / "shards" / "log"))
      out.push_back(entry.path().stem().string());
    return out;
  }

  std::set<std::string> jobsThatRan() const {
    std::set<std::string> out;
    for (const std::string &task : tasksThatRan())
      out.insert(task.substr(0, task.find('_')));
    return out;
  }

  static std::size_t tasksInQueue() {
    const auto said = runSubprocess({.arguments = {"squeue", "--noheader", "--me", "--array"}}).value();
    return static_cast<std::size_t>(std::ranges::count(said.standardOutput, '\n'));
  }

  static std::unique_ptr<SlurmCluster> cluster_;
  BundleFolder folder_;
  BundleFolder work_;
};

std::unique_ptr<SlurmCluster> RealSlurm::cluster_;

TEST_F(RealSlurm, MeasuresABundleInTasksAndNothingTwice) {
  const SlurmOutcome outcome = measured(order());
  EXPECT_FALSE(outcome.error) << outcome.error->message;
  ASSERT_EQ(outcome.answers.size(), 1U);
  EXPECT_TRUE(outcome.complete[0]);
  ASSERT_EQ(outcome.answers[0].size(), 3U);
  std::set<std::string> variants;
  for (const GpuResults &one : outcome.answers[0]) {
    EXPECT_EQ(one.environment.gpu, "Fake GPU");
    for (const Row &row : one.rows) {
      variants.insert(row.variant);
      EXPECT_TRUE(row.baselineMedian || !row.measured()) << "each task measures the original too";
    }
  }
  EXPECT_THAT(variants, testing::ElementsAre("fast", "fast2", "good", "nearly", "noisy", "tiny"));
  EXPECT_EQ(tasksThatRan().size(), 3U);
  const SlurmOutcome again = measured(order());
  EXPECT_TRUE(again.complete[0]);
  EXPECT_EQ(tasksThatRan().size(), 3U) << "nothing was submitted";
  for (std::size_t i = 0; i < again.answers[0].size(); ++i)
    EXPECT_EQ(again.answers[0][i].rows[0].samples, outcome.answers[0][i].rows[0].samples);
}

TEST_F(RealSlurm, AShardThatIsLostIsMeasuredAgainAndNoOther) {
  EXPECT_TRUE(measured(order()).complete[0]);
  for (const auto &entry : fs::directory_iterator(work_.path() / "shards")) // lists of tasks are among them
    if (entry.is_directory() && fs::remove(entry.path() / "results.jsonl")) break;
  EXPECT_TRUE(measured(order()).complete[0]);
  EXPECT_EQ(tasksThatRan().size(), 4U);
}

TEST_F(RealSlurm, CancellationEndsTheTasksAndTheNextCallGoesOn) {
  CancellationSource stop;
  const auto cut = measureInSlurm(
      order("3"),
      [&stop](const SlurmProgress &progress) {
        if (progress.running > 0 && progress.answered >= 1) stop.request_stop();
      },
      stop.get_token());
  ASSERT_TRUE(cut) << cut.error().message;
  ASSERT_TRUE(cut->error);
  EXPECT_EQ(cut->error->kind, ErrorKind::cancelled);
  EXPECT_FALSE(cut->complete[0]);
  EXPECT_GE(cut->answers[0].size(), 1U) << "what came is handed on";
  for (int i = 0; i < 100 && tasksInQueue() > 0; ++i)
    ::usleep(100'000);
  EXPECT_EQ(tasksInQueue(), 0U);
  EXPECT_TRUE(measured(order()).complete[0]);
}

TEST_F(RealSlurm, ACallWaitsForTheTasksOfOneThatWasKilled) {
  const pid_t killed = ::fork();
  if (killed == 0) {
    (void)measureInSlurm(order("1"), {}, {});
    std::_Exit(0);
  }
  for (int i = 0; i < 100 && tasksInQueue() == 0; ++i)
    ::usleep(100'000);
  EXPECT_GT(tasksInQueue(), 0U);
  ::kill(killed, SIGKILL);
  ::waitpid(killed, nullptr, 0);
  EXPECT_TRUE(measured(order("1")).complete[0]);
  EXPECT_EQ(jobsThatRan().size(), 1U) << "no second job was needed";
}

// The acceptance of sweeps: 200 variants in shards, with a node taken down, a slurmd killed and the controller started
// anew in between. All results are there, none twice.
TEST_F(RealSlurm, ASweepLosesNothingWhereNodesAndTheControllerFail) {
  std::vector<std::string> names;
  for (int i = 0; i < 200; ++i)
    names.push_back("v" + std::to_string(i));
  nlohmann::json bundle = soundBundle();
  for (const std::string &name : names)
    bundle["variants"].push_back(variantOf(name, "fast"));
  folder_.writeBundle(bundle);
  SlurmOrder sweep = order("0.01");
  sweep.place.variantsOfTask = 50;
  sweep.place.atOnce = 3;
  int stage = 0;
  const auto outcome = measureInSlurm(sweep,
                                      [&stage](const SlurmProgress &progress) {
                                        if (stage == 0 && progress.running > 0) {
                                          cluster_->takeNodeDown(3);
                                          cluster_->killSlurmd(2);
                                          ++stage;
                                        } else if (stage == 1) {
                                          cluster_->restartController();
                                          cluster_->startSlurmd(2);
                                          ++stage;
                                        } else if (stage == 2) {
                                          cluster_->resumeNode(3);
                                          ++stage;
                                        } else if (progress.pending > 0) {
                                          cluster_->beginTasksNow();
                                        }
                                      },
                                      {});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_FALSE(outcome->error) << outcome->error->message;
  EXPECT_TRUE(outcome->complete[0]);
  EXPECT_EQ(stage, 3) << "all that can fail has failed";
  std::vector<std::string> found;
  for (const GpuResults &one : outcome->answers[0])
    for (const Row &row : one.rows)
      if (!row.isBaseline) found.push_back(row.variant);
  std::ranges::sort(found);
  std::ranges::sort(names);
  EXPECT_EQ(found, names);
}

TEST_F(RealSlurm, SaysWhatATaskSaidThatHasNoAnswer) {
  SlurmOrder wrong = order();
  wrong.runnerArguments = {"--no-such-option"};
  const SlurmOutcome outcome = measured(wrong);
  ASSERT_TRUE(outcome.error);
  EXPECT_THAT(outcome.error->message, HasSubstr("3 of 3 tasks ended without an answer"));
  EXPECT_THAT(outcome.error->message, HasSubstr("--no-such-option"));
}

TEST_F(RealSlurm, SaysWhySbatchRefuses) {
  SlurmOrder wrong = order();
  wrong.place.partition = "none";
  const SlurmOutcome outcome = measured(wrong);
  ASSERT_TRUE(outcome.error);
  EXPECT_THAT(outcome.error->message, HasSubstr("sbatch ended with"));
  EXPECT_THAT(outcome.error->message, HasSubstr("partition"));
}

} // namespace
} // namespace warpgrain::tests
