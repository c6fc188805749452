// SPDX-License-Identifier: Apache-2.0
#include "core/base/AttachedProcess.h"

#include "core/base/Spawn.h"

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/prctl.h>

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
        waitForEnd(child);
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
    const auto ending = endingIfAny(child_);
    if (ending) static_cast<ProcessEnding &>(ending_) = *ending;
    return ending.has_value();
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
  const auto child = spawn({.arguments = arguments, .blockedSignals = &waiting.before()});
  if (!child) return std::unexpected(child.error());
  AttachedEnding ending = Watch(*child, timeout).run();
  endOrphans();
  return ending;
}

} // namespace warpgrain
