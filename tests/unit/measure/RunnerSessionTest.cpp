// SPDX-License-Identifier: Apache-2.0
//
// A runner that measures one bundle after another, on the driver that needs no GPU.
#include "core/measure/host/RunnerSession.h"

#include "core/base/Files.h"
#include "tests/unit/measure/RunnerRun.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <memory>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace warpgrain::tests {
namespace {

namespace fs = std::filesystem;
using measure::Failure;
using testing::HasSubstr;

class RunnerSession : public RunnerTest {
protected:
  /// A script that starts the runner with the driver that needs no GPU, and logs the contexts that are made.
  fs::path program() const {
    const fs::path path = folder_.path() / "runner";
    const std::string text = "#!/bin/sh\nexport LD_LIBRARY_PATH=" WARPGRAIN_FAKE_CUDA " FAKE_CUDA_CONTEXTS=" +
                             (folder_.path() / "contexts").string() + "\nexec " WARPGRAIN_RUNNER " \"$@\"\n";
    EXPECT_TRUE(writeFileAtomically(path, text));
    fs::permissions(path, fs::perms::owner_all);
    return path;
  }

  void begin() {
    auto started = measure::RunnerSession::start(program(), {});
    ASSERT_TRUE(started) << started.error().message;
    session_ = std::make_unique<measure::RunnerSession>(std::move(*started));
  }

  /// Measures the bundle of these variants as it is now, in a folder of its own each time.
  RunnerOutcome measured(const std::vector<std::string> &variants, const nlohmann::json &settings = {}) {
    makeBundle(variants, settings);
    return measuredAsItIs();
  }

  RunnerOutcome measuredAsItIs() {
    fs::remove(folder_.path() / "results.jsonl");
    RunnerOutcome out;
    const auto outcome = session_->measure(folder_.path(),
                                           [&out](measure::Record record, const std::string &) {
                                             if (auto *about = std::get_if<measure::Environment>(&record))
                                               out.environments.push_back(*about);
                                             else
                                               out.rows.push_back(std::get<measure::Row>(record));
                                           },
                                           {});
    out.errors = outcome ? outcome->messages : outcome.error().message;
    out.exitCode = outcome ? outcome->runnerExit : -1;
    if (outcome) times_ = outcome->times;
    return out;
  }

  std::ptrdiff_t contexts() const {
    const std::string text = folder_.read("contexts");
    return std::ranges::count(text, '\n');
  }

  std::unique_ptr<measure::RunnerSession> session_;
  measure::RunTimes times_;
};

TEST_F(RunnerSession, MakesItsContextsOnceForAllRounds) {
  begin();
  for (int round = 0; round < 3; ++round) {
    const RunnerOutcome outcome = measured({"fast", "noisy"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_TRUE(outcome.row("good").measured());
    EXPECT_TRUE(outcome.row("fast").measured()) << outcome.row("fast").reason;
    ASSERT_EQ(outcome.environments.size(), 1U);
    EXPECT_EQ(outcome.row("fast").run, outcome.environments[0].run) << "each round is a run of its own";
    EXPECT_GT(times_.measuring, 0);
    EXPECT_EQ(round > 0 ? times_.context : 0, 0) << "there is nothing to wait for any more";
  }
  EXPECT_EQ(contexts(), 2);
}

TEST_F(RunnerSession, FillsEveryBufferAnewWhateverAnEarlierVariantDidToIt) {
  begin();
  // It writes into the blocks that are kept from the first round, too.
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
  EXPECT_TRUE(measured({"spoil-others"}).row("spoil-others").measured());
  const RunnerOutcome outcome = measured({"fast", "tiny"});
  for (const char *variant : {"good", "fast", "tiny"})
    EXPECT_TRUE(outcome.row(variant).measured()) << outcome.row(variant).reason;
}

TEST_F(RunnerSession, ChangesBuffersWithTheBundle) {
  begin();
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
  nlohmann::json bundle = soundBundle();
  bundle["variants"].push_back(variantOf("wrong", "wrong"));
  // Other numbers, of which half are written.
  bundle["buffers"][1]["fill"] = {{"kind", "random"}, {"seed", 99}};
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = measuredAsItIs();
  EXPECT_TRUE(outcome.row("good").measured()) << outcome.row("good").reason;
  EXPECT_EQ(outcome.row("wrong").failure, Failure::output);
}

TEST_F(RunnerSession, AVariantThatFaultsSpoilsNoRowOfItsRoundNorOfTheNext) {
  begin();
  for (const char *variant : {"illegal", "crash", "wrong", "beside"}) {
    const RunnerOutcome outcome = measured({"fast", variant});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_TRUE(outcome.row("fast").measured()) << variant << ": " << outcome.row("fast").reason;
    EXPECT_FALSE(outcome.row(variant).measured());
  }
  // Alone in a context in which others were before, it is looked at once more in one of its own.
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
  EXPECT_EQ(measured({"misaligned"}).row("misaligned").failure, Failure::fault);
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
}

TEST_F(RunnerSession, ALaunchThatHangsEndsItsWorkerAlone) {
  begin();
  const RunnerOutcome outcome = measured({"hang"}, {{"launch_seconds", 0.2}});
  EXPECT_EQ(outcome.row("hang").failure, Failure::hang);
  EXPECT_TRUE(outcome.row("good").measured());
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
}

TEST_F(RunnerSession, SaysOfABundleThatCannotBeUsedWhatIsWrongAndGoesOn) {
  begin();
  makeBundle({});
  nlohmann::json bundle = nlohmann::json::parse(folder_.read("bundle.json"));
  bundle["variants"][0]["module"] = "/etc/passwd";
  folder_.writeBundle(bundle);
  const RunnerOutcome outcome = measuredAsItIs();
  EXPECT_EQ(outcome.exitCode, -1);
  EXPECT_THAT(outcome.errors, HasSubstr("an absolute path"));
  EXPECT_TRUE(session_->isAlive());
  EXPECT_TRUE(measured({"fast"}).row("fast").measured());
}

TEST_F(RunnerSession, EndsWhenTheWorkIsCancelledAndSaysSo) {
  begin();
  makeBundle({"hang"});
  std::stop_source source;
  std::jthread later([&source] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    source.request_stop();
  });
  const auto outcome = session_->measure(folder_.path(), {}, source.get_token());
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::cancelled);
  EXPECT_FALSE(session_->isAlive());
}

/// Processes whose command line names the program.
std::ptrdiff_t processesOf(const std::string &mark) {
  std::ptrdiff_t out = 0;
  for (const auto &entry : fs::directory_iterator("/proc")) {
    const auto environment = readFile(entry.path() / "environ");
    const auto command = readFile(entry.path() / "cmdline");
    if (environment && command && environment->contains(mark) && command->contains("warpgrain-runner")) ++out;
  }
  return out;
}

TEST_F(RunnerSession, NothingIsLeftOfItWhenItsParentIsKilled) {
  makeBundle({"hang"});
  const fs::path program = this->program();
  const std::string mark = "FAKE_CUDA_CONTEXTS=" + (folder_.path() / "contexts").string();
  const pid_t parent = ::fork();
  if (parent == 0) {
    auto session = measure::RunnerSession::start(program, {});
    if (session) static_cast<void>(session->measure(folder_.path(), {}, {}));
    ::_exit(0);
  }
  const auto waitFor = [&](auto &&isSo) {
    for (int i = 0; i < 400 && !isSo(); ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    return isSo();
  };
  EXPECT_TRUE(waitFor([&] { return processesOf(mark) >= 3; })) << "the runner and two workers";
  ::kill(parent, SIGKILL);
  ::waitpid(parent, nullptr, 0);
  EXPECT_TRUE(waitFor([&] { return processesOf(mark) == 0; }));
}

TEST_F(RunnerSession, TellsWhatAProgramSaysThatIsNoRunner) {
  const fs::path path = folder_.path() / "old";
  ASSERT_TRUE(
      writeFileAtomically(path, "#!/bin/sh\necho 'warpgrain-runner: There is no option --serve.' >&2\nexit 2\n"));
  fs::permissions(path, fs::perms::owner_all);
  auto session = measure::RunnerSession::start(path, {});
  ASSERT_TRUE(session);
  makeBundle({});
  const auto outcome = session->measure(folder_.path(), {}, {});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().message, "There is no option --serve.");
}

} // namespace
} // namespace warpgrain::tests
