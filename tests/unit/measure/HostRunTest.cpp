// SPDX-License-Identifier: Apache-2.0
//
// A host is a shell on this machine with a cache folder of its own, and the driver that needs no GPU.
#include "core/measure/host/HostRun.h"

#include "core/base/Subprocess.h"
#include "core/measure/BundleReader.h"
#include "core/measure/host/RunnerSources.h"
#include "tests/unit/measure/BundleFiles.h"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

namespace warpgrain::tests {
namespace {

using namespace measure;
namespace fs = std::filesystem;
using testing::HasSubstr;

class HostRun : public testing::Test {
protected:
  HostRun() {
    writeFiles(folder_);
    setVariants({"fast", "noisy"});
    // What the host has built before.
    fs::create_directories(cache());
    fs::create_symlink(WARPGRAIN_RUNNER, cache() / ("runner-" + runnerSourcesPrint()));
  }

  void setVariants(const std::vector<std::string> &variants, const nlohmann::json &settings = {}) {
    nlohmann::json bundle = soundBundle();
    for (const std::string &variant : variants)
      bundle["variants"].push_back(variantOf(variant, variant));
    if (settings.is_object()) bundle["settings"].update(settings);
    folder_.writeBundle(bundle);
    bundle_ = readBundle(folder_.path()).value();
  }

  fs::path cache() const { return host_.path() / "cache"; }

  std::string environment() const {
    return "env LD_LIBRARY_PATH=" WARPGRAIN_FAKE_CUDA " WARPGRAIN_CACHE='" + cache().string() + "'";
  }

  std::string shell() const { return environment() + " sh"; }

  /// A shell whose connection is cut by what `sed` is told: nobody reads what the host says any more. Since it may have
  /// no more to say, and wait for what is sent, all of it is hung up on a moment later.
  std::string shellCutBy(const std::string &sed) const {
    return environment() + " setsid sh -c 'trap : HUP; sh | { sed -u " + sed + "; exec <&-; sleep 0.2; kill -HUP 0; }'";
  }

  std::string shellCutAfter(int lines) const { return shellCutBy(std::to_string(lines) + "q"); }

  Result<HostOutcome> run(const std::string &command, const CancellationToken &cancel = {}) {
    stages_.clear();
    environments_.clear();
    rows_.clear();
    return measureOnHost({.command = command,
                          .bundle = &bundle_,
                          .runnerArguments = {"--end-with-reader", "--together", "1"},
                          .onStage = [this](const std::string &stage) { stages_.push_back(stage); },
                          .onRecord =
                              [this](Record record, const std::string &) {
                                if (auto *row = std::get_if<Row>(&record))
                                  rows_.push_back(std::move(*row));
                                else
                                  environments_.push_back(std::get<Environment>(std::move(record)));
                              }},
                         cancel);
  }

  std::size_t keptBundles() const {
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(cache() / "bundles"), fs::directory_iterator()));
  }

  /// Nothing half-made is left in the cache.
  void expectTidy() const {
    for (const auto &entry : fs::directory_iterator(cache()))
      EXPECT_FALSE(entry.path().filename().string().starts_with("work.")) << entry.path();
  }

  BundleFolder folder_;
  BundleFolder host_;
  Bundle bundle_;
  std::vector<std::string> stages_;
  std::vector<Environment> environments_;
  std::vector<Row> rows_;
};

TEST_F(HostRun, SendsTheBundleAndHandsOnTheRows) {
  const auto outcome = run(shell());
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->runnerExit, 0) << outcome->messages;
  ASSERT_EQ(rows_.size(), 3U);
  EXPECT_EQ(rows_[0].variant, "good");
  EXPECT_NEAR(rows_[0].summary.median, 100, 1);
  ASSERT_EQ(environments_.size(), 1U);
  EXPECT_EQ(environments_[0].gpu, "Fake GPU");
  EXPECT_THAT(stages_, testing::ElementsAre(HasSubstr("sending the bundle"), "measuring"));
  EXPECT_EQ(keptBundles(), 0U) << "all was told, so the host need not keep it";
  expectTidy();
}

TEST_F(HostRun, AnyShellMayAnswerAndSayWhatItLikesBefore) {
  const auto outcome = run(environment() + " sh -c 'echo Welcome to the cluster; echo warpgrain-host; exec sh'");
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(rows_.size(), 3U);
}

TEST_F(HostRun, AConnectionThatIsCutKeepsWhatCameAndTheNextCallGoesOn) {
  // The greeting, "send bundle", "running", the environment, two rows.
  const auto cut = run(shellCutAfter(6));
  ASSERT_FALSE(cut);
  EXPECT_EQ(cut.error().kind, ErrorKind::tool);
  EXPECT_THAT(cut.error().message, HasSubstr("ended too early"));
  ASSERT_EQ(rows_.size(), 2U) << cut.error().message;
  const Row before = rows_[0];
  EXPECT_EQ(keptBundles(), 1U);
  const auto next = run(shell());
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ(next->runnerExit, 0) << next->messages;
  ASSERT_EQ(rows_.size(), 3U);
  const auto again = std::ranges::find(rows_, before.variant, &Row::variant);
  ASSERT_NE(again, rows_.end());
  EXPECT_EQ(again->run, before.run) << "it is not measured again";
  EXPECT_EQ(again->samples, before.samples);
  EXPECT_EQ(environments_.front().run, before.run);
  EXPECT_THAT(stages_, testing::ElementsAre("measuring")) << "the bundle lies there";
  EXPECT_EQ(keptBundles(), 0U);
  expectTidy();
}

TEST_F(HostRun, AConnectionThatIsCutWhileTheBundleIsSentLeavesNothingHalf) {
  const auto cut = run(shellCutAfter(1));
  ASSERT_FALSE(cut);
  const auto next = run(shell());
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ(rows_.size(), 3U);
  expectTidy();
}

TEST_F(HostRun, AConnectionThatIsCutWhileTheHostWaitsLeavesNothingHalf) {
  const auto cut = run(shellCutBy("-n \"1p;2q\"")); // it has asked for the bundle, and that is not handed on
  ASSERT_FALSE(cut);
  const auto next = run(shell());
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ(rows_.size(), 3U);
  expectTidy();
}

TEST_F(HostRun, AFailureIsARowAndTheBundleStaysForAnotherTry) {
  nlohmann::json bundle = soundBundle();
  bundle["variants"][0]["kernel"] = "illegal";
  folder_.writeBundle(bundle);
  bundle_ = readBundle(folder_.path()).value();
  const auto outcome = run(shell());
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->runnerExit, 1);
  ASSERT_EQ(rows_.size(), 1U);
  EXPECT_EQ(rows_[0].failure, Failure::fault);
  EXPECT_EQ(keptBundles(), 1U);
}

TEST_F(HostRun, SaysWhatTheRunnerSaysWhereThereIsNoGpu) {
  const auto outcome = run("env FAKE_CUDA_INIT=100 " + shell());
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->runnerExit, 1);
  EXPECT_THAT(outcome->messages, HasSubstr("The driver finds no GPU"));
}

TEST_F(HostRun, SaysThatTheRunnerCannotBeBuilt) {
  fs::remove(cache() / ("runner-" + runnerSourcesPrint()));
  // A host with the usual programs and no compiler.
  fs::create_directory(host_.path() / "bin");
  for (const char *name : {"sh",  "env",  "mktemp", "mkdir", "rm",    "mv", "cp",    "find", "head",    "tail",
                           "tar", "gzip", "grep",   "sed",   "nproc", "ls", "xargs", "tr",   "dirname", "cat"}) {
    const auto program = findProgram(name);
    ASSERT_TRUE(program) << name;
    fs::create_symlink(*program, host_.path() / "bin" / name);
  }
  const auto outcome = run(environment() + " PATH=" + (host_.path() / "bin").string() + " sh");
  ASSERT_FALSE(outcome);
  EXPECT_THAT(outcome.error().message, HasSubstr("there is no C++ compiler"));
  EXPECT_THAT(stages_, testing::Contains("building the runner"));
  expectTidy();
}

TEST_F(HostRun, SaysWhereNoShellAnswers) {
  auto outcome = run("no-such-program gpu");
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::usage);
  outcome = run("sh -c 'echo no route to host >&2; exit 255'");
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
  EXPECT_THAT(outcome.error().message, HasSubstr("no route to host"));
  outcome = run("'unfinished");
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::usage);
}

TEST_F(HostRun, ACancelledRunEndsSoonAndLeavesNoProcess) {
  setVariants({"hang"}, {{"launch_seconds", 60}});
  CancellationSource source;
  const std::jthread canceller([&source] {
    std::this_thread::sleep_for(std::chrono::seconds(2));
    source.request_stop();
  });
  const auto begin = std::chrono::steady_clock::now();
  const auto outcome = run(shell(), source.get_token());
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::cancelled);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
  // The lock of the results tells whether a runner is still at work there.
  setVariants({"hang"}, {{"launch_seconds", 0.5}});
  const auto next = run(shell());
  ASSERT_TRUE(next) << next.error().message;
  EXPECT_EQ(rows_.size(), 2U) << next->messages;
}

} // namespace
} // namespace warpgrain::tests
