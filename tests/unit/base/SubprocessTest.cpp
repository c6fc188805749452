// SPDX-License-Identifier: Apache-2.0
#include "core/base/Subprocess.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace warpgrain {
namespace {

using namespace std::chrono_literals;

/// A shell script: the shell is the program under test here, not a way to start one.
SubprocessRequest script(std::string text) {
  return {.arguments = {"/bin/sh", "-c", std::move(text)}};
}

std::size_t openDescriptors() {
  const std::filesystem::directory_iterator entries("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

/// Whether a process runs: a zombie has ended, and is its new parent's to reap.
bool isRunning(pid_t pid) {
  std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
  std::string text;
  std::getline(stat, text);
  const std::size_t name = text.rfind(')');
  return name != std::string::npos && text.compare(name, 3, ") Z") != 0;
}

bool endsWithin(pid_t pid, std::chrono::milliseconds time) {
  const auto until = std::chrono::steady_clock::now() + time;
  while (isRunning(pid) && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(5ms);
  return !isRunning(pid);
}

/// A file in the temporary folder that goes with the test.
class ScratchFile {
public:
  explicit ScratchFile(const std::string &name)
      : path_(std::filesystem::temp_directory_path() / (name + std::to_string(::getpid()))) {}

  ScratchFile(const ScratchFile &) = delete;
  ScratchFile &operator=(const ScratchFile &) = delete;

  ~ScratchFile() { std::filesystem::remove(path_); }

  std::string path() const { return path_.string(); }

  /// The number in the file, once it is there.
  pid_t awaitNumber() const {
    for (int tries = 0; tries < 1000; ++tries) {
      pid_t number = 0;
      if (std::ifstream(path_) >> number && number > 0) return number;
      std::this_thread::sleep_for(5ms);
    }
    return -1;
  }

private:
  std::filesystem::path path_;
};

TEST(Subprocess, CollectsBothStreamsApart) {
  const auto outcome = runSubprocess(script("echo out; echo err >&2"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->standardOutput, "out\n");
  EXPECT_EQ(outcome->standardError, "err\n");
  EXPECT_EQ(outcome->exitCode, 0);
  EXPECT_TRUE(outcome->succeeded());
}

TEST(Subprocess, PassesArgumentsAsTheyAre) {
  const std::string odd = "a b;$(exit 1)'\"\n*";
  const auto outcome = runSubprocess({.arguments = {"printf", "%s", odd}});
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->standardOutput, odd);
}

TEST(Subprocess, GivesTheInputAndItsEnd) {
  auto request = script("cat");
  request.input = std::string(1 << 20, 'x') + "end";
  const auto outcome = runSubprocess(request);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->standardOutput, request.input);
}

TEST(Subprocess, SurvivesAProgramThatDoesNotReadItsInput) {
  auto request = script("exec 0<&-; exit 3");
  request.input = std::string(8 << 20, 'x');
  const auto outcome = runSubprocess(request);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 3);
}

TEST(Subprocess, GivesNoInputWhenThereIsNone) {
  const auto outcome = runSubprocess(script("wc -c"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(std::stoi(outcome->standardOutput), 0);
}

TEST(Subprocess, TellsTheExitCode) {
  const auto outcome = runSubprocess(script("exit 42"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 42);
  EXPECT_FALSE(outcome->signal);
  EXPECT_FALSE(outcome->succeeded());
  EXPECT_EQ(outcome->inWords(), "exit code 42");
}

TEST(Subprocess, TellsTheSignal) {
  const auto outcome = runSubprocess(script("kill -SEGV $$"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->signal, SIGSEGV);
  EXPECT_FALSE(outcome->exitCode);
  EXPECT_NE(outcome->inWords().find("signal 11"), std::string::npos);
}

TEST(Subprocess, UsesFolderAndEnvironment) {
  auto request = script("pwd; echo $WARPGRAIN_TEST; echo ${HOME:+home}");
  request.folder = "/usr";
  request.environment = {{"WARPGRAIN_TEST", "a value=1"}, {"HOME", ""}};
  const auto outcome = runSubprocess(request);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->standardOutput, "/usr\na value=1\n\n");
}

TEST(Subprocess, NamesAMissingProgram) {
  const auto outcome = runSubprocess({.arguments = {"warpgrain-no-such-program"}});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
  EXPECT_NE(outcome.error().message.find("warpgrain-no-such-program"), std::string::npos);
  EXPECT_NE(outcome.error().message.find("PATH"), std::string::npos);
}

TEST(Subprocess, NamesAMissingFolder) {
  auto request = script("true");
  request.folder = "/no/such/folder";
  const auto outcome = runSubprocess(request);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::usage);
  EXPECT_NE(outcome.error().message.find("/no/such/folder"), std::string::npos);
}

TEST(Subprocess, RefusesAFileThatIsNoProgram) {
  const ScratchFile file("warpgrain-text");
  std::ofstream(file.path()) << "just text\n";
  std::filesystem::permissions(file.path(), std::filesystem::perms::owner_all);
  const auto outcome = runSubprocess({.arguments = {file.path()}});
  ASSERT_FALSE(outcome) << "text was run by something";
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
}

TEST(Subprocess, RefusesAnEmptyRequest) {
  const auto outcome = runSubprocess({});
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::usage);
}

TEST(Subprocess, TimeoutEndsGrandchildrenToo) {
  const ScratchFile pidFile("warpgrain-grandchild");
  auto request = script("sleep 300 & echo $! > " + pidFile.path() + "; wait");
  request.timeout = 300ms;
  const auto before = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(request);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
  EXPECT_NE(outcome.error().message.find("300 ms"), std::string::npos) << outcome.error().message;
  EXPECT_LT(std::chrono::steady_clock::now() - before, 2s);
  EXPECT_TRUE(endsWithin(pidFile.awaitNumber(), 1s));
}

TEST(Subprocess, RunningOutOfTimeIsAnOutcomeWhereItMayBe) {
  auto request = script("echo begun; sleep 60");
  request.timeout = std::chrono::milliseconds(300);
  request.mayTimeOut = true;
  const auto outcome = runSubprocess(request);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_TRUE(outcome->timedOut);
  EXPECT_FALSE(outcome->succeeded());
  EXPECT_EQ(outcome->standardOutput, "begun\n");
  request.arguments.back() = "exit 3";
  EXPECT_FALSE(runSubprocess(request)->timedOut);
}

TEST(Subprocess, KillsWhatIgnoresTermination) {
  auto request = script("trap '' TERM; while true; do sleep 0.05; done");
  request.timeout = 200ms;
  const auto before = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(request);
  EXPECT_FALSE(outcome);
  EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
}

TEST(Subprocess, EndsWhatAProgramLeavesRunning) {
  const ScratchFile pidFile("warpgrain-orphan");
  const auto before = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(script("sleep 300 & echo $! > " + pidFile.path()));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 0);
  EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
  EXPECT_TRUE(endsWithin(pidFile.awaitNumber(), 1s));
}

TEST(Subprocess, WaitsForAProgramThatClosedItsOutput) {
  const auto outcome = runSubprocess(script("exec 1>&- 2>&-; sleep 0.2; exit 7"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->exitCode, 7);
  EXPECT_GE(outcome->wallTime, 190ms);
}

TEST(Subprocess, StopsWhenAnotherThreadCancels) {
  const ScratchFile pidFile("warpgrain-cancelled");
  CancellationSource source;
  const std::jthread canceller([&] {
    pidFile.awaitNumber();
    source.request_stop();
  });
  const auto before = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(script("echo $$ > " + pidFile.path() + "; exec sleep 300"), source.get_token());
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::cancelled);
  EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
  EXPECT_FALSE(isRunning(pidFile.awaitNumber()));
}

TEST(Subprocess, DoesNotStartWhenAlreadyCancelled) {
  CancellationSource source;
  source.request_stop();
  const auto outcome = runSubprocess(script("true"), source.get_token());
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::cancelled);
}

TEST(Subprocess, TakesHugeOutput) {
  const auto outcome = runSubprocess(script("head -c 20000000 /dev/zero; head -c 10000000 /dev/zero >&2"));
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->standardOutput.size(), 20'000'000U);
  EXPECT_EQ(outcome->standardError.size(), 10'000'000U);
}

TEST(Subprocess, StopsEndlessOutput) {
  auto request = script("exec yes");
  request.outputLimitBytes = 1 << 20;
  const auto before = std::chrono::steady_clock::now();
  const auto outcome = runSubprocess(request);
  ASSERT_FALSE(outcome);
  EXPECT_EQ(outcome.error().kind, ErrorKind::tool);
  EXPECT_NE(outcome.error().message.find("1048576 bytes"), std::string::npos);
  EXPECT_LT(std::chrono::steady_clock::now() - before, 10s);
}

TEST(Subprocess, RefusesTooMuchOutputOfAProgramThatHasEnded) {
  auto request = script("echo 0123456789");
  request.outputLimitBytes = 5;
  EXPECT_FALSE(runSubprocess(request));
}

TEST(Subprocess, ChildSeesNoDescriptorsOfThisProcess) {
  const int leaked = ::dup(STDOUT_FILENO); // opened without close-on-exec, as careless libraries do
  const auto outcome = runSubprocess(script("ls /proc/self/fd | wc -l"));
  ::close(leaked);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(std::stoi(outcome->standardOutput), 4) << "input, output, error, and the folder that ls reads";
}

TEST(Subprocess, ChildTakesSignalsWhateverThisThreadBlocks) {
  sigset_t blocked;
  sigset_t old;
  sigfillset(&blocked);
  pthread_sigmask(SIG_SETMASK, &blocked, &old);
  const auto outcome = runSubprocess(script("kill -TERM $$; exit 1"));
  pthread_sigmask(SIG_SETMASK, &old, nullptr);
  ASSERT_TRUE(outcome) << outcome.error().message;
  EXPECT_EQ(outcome->signal, SIGTERM);
}

TEST(Subprocess, RunsManyAtOnceAndLeaksNothing) {
  ASSERT_TRUE(runSubprocess(script("true")));
  const std::size_t before = openDescriptors();
  std::vector<int> wrong(8, 0);
  {
    std::vector<std::jthread> threads;
    for (int t = 0; t < 8; ++t)
      threads.emplace_back([t, &wrong] {
        for (int i = 0; i < 25; ++i) {
          auto request = script("cat; exit " + std::to_string(i));
          request.input = std::to_string(t * 1000 + i);
          const auto outcome = runSubprocess(request);
          if (!outcome || outcome->exitCode != i || outcome->standardOutput != request.input) ++wrong[t];
        }
      });
  }
  EXPECT_EQ(wrong, std::vector<int>(8, 0));
  EXPECT_EQ(openDescriptors(), before);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a child of this process was not reaped";
}

TEST(Subprocess, LowPriorityProgramsAreNice) {
  auto request = script("sleep 0.05; nice");
  const auto normal = runSubprocess(request);
  request.lowPriority = true;
  const auto low = runSubprocess(request);
  ASSERT_TRUE(normal && low);
  EXPECT_EQ(std::stoi(low->standardOutput), std::min(19, std::stoi(normal->standardOutput) + 10));
}

TEST(FindProgram, LooksOnPathAndTakesPathsAsTheyAre) {
  EXPECT_TRUE(findProgram("sh"));
  EXPECT_EQ(findProgram("/bin/sh"), std::filesystem::path("/bin/sh"));
  EXPECT_FALSE(findProgram("/bin/warpgrain-no-such-program"));
  EXPECT_FALSE(findProgram("/etc/passwd")) << "not executable";
  EXPECT_FALSE(findProgram("/usr")) << "a folder";
  EXPECT_FALSE(findProgram(""));
}

} // namespace
} // namespace warpgrain
