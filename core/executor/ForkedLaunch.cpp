// SPDX-License-Identifier: Apache-2.0
#include "core/executor/ForkedLaunch.h"

#include "core/base/ProcessEnding.h"
#include "core/run/protocol/LaunchSeries.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sys/prctl.h>
#include <unistd.h>

namespace warpgrain::executor {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void runHere(const fs::path &folder, const std::function<void()> &launch) {
  prctl(PR_SET_PDEATHSIG, SIGKILL); // a forked process does not have its parent's
  const int answer =
      open((folder / run::series_files::outcome).c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (answer < 0 || dup2(answer, STDOUT_FILENO) < 0) _exit(1);
  launch();
  _exit(0);
}

void keepEnding(const fs::path &folder, const std::string &words) {
  std::ofstream(folder / run::series_files::ending, std::ios::binary) << words;
}

} // namespace

bool runForked(const fs::path &folder, std::uint64_t milliseconds, const std::function<void()> &launch) {
  const pid_t child = fork();
  if (child == 0) runHere(folder, launch);
  if (child < 0) {
    keepEnding(folder, "no process of its own");
    return true;
  }
  if (const auto ending = endingWithin(child, std::chrono::milliseconds(milliseconds))) {
    if (!ending->succeeded()) keepEnding(folder, ending->inWords());
    return true;
  }
  kill(child, SIGKILL);
  waitForEnd(child);
  keepEnding(folder, "");
  return false;
}

} // namespace warpgrain::executor
