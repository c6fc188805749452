// SPDX-License-Identifier: Apache-2.0
#include "core/base/ProcessEnding.h"

#include <cerrno>
#include <cstring>
#include <sys/wait.h>
#include <thread>

namespace warpgrain {

namespace {

/// `answer` and `status` are waitpid()'s.
std::optional<ProcessEnding> endingOf(pid_t process, pid_t answer, int status) {
  if (answer == 0 || (answer < 0 && errno == EINTR)) return std::nullopt;
  if (answer != process) return ProcessEnding{};
  if (WIFSIGNALED(status)) return ProcessEnding{.signal = WTERMSIG(status)};
  return ProcessEnding{.exitCode = WEXITSTATUS(status)};
}

} // namespace

std::string ProcessEnding::inWords() const {
  if (signal) return "signal " + std::to_string(*signal) + " (" + ::strsignal(*signal) + ")";
  return "exit code " + std::to_string(exitCode.value_or(-1));
}

ProcessEnding waitForEnd(pid_t process) {
  while (true) {
    int status = 0;
    const pid_t answer = ::waitpid(process, &status, 0);
    if (const auto ending = endingOf(process, answer, status)) return *ending;
  }
}

std::optional<ProcessEnding> endingIfAny(pid_t process) {
  int status = 0;
  const pid_t answer = ::waitpid(process, &status, WNOHANG);
  return endingOf(process, answer, status);
}

std::optional<ProcessEnding> endingWithin(pid_t process, std::chrono::milliseconds patience) {
  constexpr std::chrono::milliseconds pause{10};
  const auto deadline = std::chrono::steady_clock::now() + patience;
  while (true) {
    if (auto ending = endingIfAny(process)) return ending;
    if (std::chrono::steady_clock::now() >= deadline) return std::nullopt;
    std::this_thread::sleep_for(pause);
  }
}

} // namespace warpgrain
