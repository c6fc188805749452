// SPDX-License-Identifier: Apache-2.0
#include "core/base/AttachedProcess.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace warpgrain {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds graceBeforeKill{2};
constexpr std::array watched{SIGCHLD, SIGINT, SIGQUIT, SIGTERM, SIGHUP};

sigset_t watchedSet() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : watched)
    sigaddset(&set, signal);
  return set;
}

/// While it lives, the signals wait to be asked for.
class WaitingSignals {
public:
  WaitingSignals() {
    const sigset_t set = watchedSet();
    sigprocmask(SIG_BLOCK, &set, &before_);
  }

  WaitingSignals(const WaitingSignals &) = delete;
  WaitingSignals &operator=(const WaitingSignals &) = delete;

  ~WaitingSignals() { sigprocmask(SIG_SETMASK, &before_, nullptr); }

  const sigset_t &before() const { return before_; }

private:
  sigset_t before_{};
};

Result<pid_t> start(const std::vector<std::string> &arguments, const sigset_t &mask) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  const sigset_t defaults = watchedSet();
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setsigmask(&attributes, &mask);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  std::vector<std::string> texts = arguments;
  std::vector<char *> pointers;
  for (std::string &text : texts)
    pointers.push_back(text.data());
  pointers.push_back(nullptr);
  pid_t pid = -1;
  const int failure = posix_spawn(&pid, arguments.front().c_str(), &actions, &attributes, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failure == 0) return pid;
  return fail(ErrorKind::tool, arguments.front() + " cannot be started: " + std::strerror(failure) +
                                   ". Check that it is a program for this machine and may be executed.");
}

/// Ends what the program left running, which has become ours.
void endOrphans() {
  namespace fs = std::filesystem;
  for (int round = 0; round < 100; ++round) {
    bool found = false;
    std::error_code error;
    for (const auto &task : fs::directory_iterator("/proc/self/task", error)) {
      std::ifstream children(task.path() / "children");
      for (pid_t child = 0; children >> child;) {
        found = true;
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
      }
    }
    if (!found) return;
  }
}

class Watch {
public:
  Watch(pid_t child, std::chrono::milliseconds timeout) : child_(child) {
    if (timeout.count() > 0) deadline_ = Clock::now() + timeout;
  }

  AttachedEnding run() {
    while (!hasEnded()) {
      const int signal = waitForSignal();
      if (signal == SIGTERM || signal == SIGHUP) stop(signal);
      if (deadline_ && Clock::now() >= *deadline_ && !killAt_) {
        ending_.timedOut = true;
        stop(SIGTERM);
      }
      if (killAt_ && Clock::now() >= *killAt_) kill(child_, SIGKILL);
    }
    return ending_;
  }

private:
  bool hasEnded() {
    int status = 0;
    if (waitpid(child_, &status, WNOHANG) != child_) return false;
    if (WIFSIGNALED(status))
      ending_.signal = WTERMSIG(status);
    else
      ending_.exitCode = WEXITSTATUS(status);
    return true;
  }

  /// The terminal sends Ctrl-C to the program itself; what somebody else sends to us is handed on.
  int waitForSignal() {
    const sigset_t set = watchedSet();
    siginfo_t info{};
    const timespec patience = patienceNow();
    const int signal = sigtimedwait(&set, &info, &patience);
    if ((signal == SIGINT || signal == SIGQUIT) && info.si_code == SI_USER) kill(child_, signal);
    return signal;
  }

  timespec patienceNow() const {
    using namespace std::chrono;
    auto left = milliseconds(1000);
    for (const auto &at : {deadline_, killAt_})
      if (at) left = std::min(left, ceil<milliseconds>(*at - Clock::now()));
    left = std::max(left, milliseconds(1));
    return {.tv_sec = left.count() / 1000, .tv_nsec = left.count() % 1000 * 1'000'000};
  }

  void stop(int signal) {
    if (!ending_.timedOut) ending_.interruptedBy = signal;
    kill(child_, signal);
    if (!killAt_) killAt_ = Clock::now() + graceBeforeKill;
  }

  pid_t child_;
  std::optional<Clock::time_point> deadline_;
  std::optional<Clock::time_point> killAt_;
  AttachedEnding ending_;
};

} // namespace

Result<AttachedEnding> runAttached(const std::vector<std::string> &arguments, std::chrono::milliseconds timeout) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const WaitingSignals waiting;
  const auto child = start(arguments, waiting.before());
  if (!child) return std::unexpected(child.error());
  AttachedEnding ending = Watch(*child, timeout).run();
  endOrphans();
  return ending;
}

} // namespace warpgrain
