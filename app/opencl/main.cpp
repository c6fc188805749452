// SPDX-License-Identifier: Apache-2.0
//
// warpgrain-opencl: runs one launch of an OpenCL kernel, on a device of this machine or, with PoCL, on its processor.
// It is started by the workbench and the command line, in place of warpgrain-executor and with the same requests and
// answers (core/run/protocol/Request.h, Outcome.h). With --series it runs several launches, each in a process of its
// own.
#include "app/opencl/Launch.h"
#include "core/base/ProcessEnding.h"
#include "core/run/protocol/LaunchSeries.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace warpgrain;
namespace fs = std::filesystem;

/// A process that runs what somebody else wrote: bounded memory, no core dump, gone when its starter is.
void limit(std::uint64_t bytes) {
#ifndef __SANITIZE_ADDRESS__ // which reserves far more than it uses
  const rlimit memory{bytes, bytes};
  setrlimit(RLIMIT_DATA, &memory);
#endif
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

void answer(const run::ExecutionOutcome &outcome) {
  const std::string bytes = run::pack(outcome);
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t written = write(STDOUT_FILENO, bytes.data() + done, bytes.size() - done);
    if (written <= 0) _exit(1);
    done += static_cast<std::size_t>(written);
  }
}

/// Runs a launch of a series in this process, whose answer goes to a file.
[[noreturn]] void runHere(const run::ExecutionRequest &request) {
  prctl(PR_SET_PDEATHSIG, SIGKILL); // a forked process does not have its parent's
  const int file = open((request.outputFolder / run::series_files::outcome).c_str(),
                        O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (file < 0 || dup2(file, STDOUT_FILENO) < 0) _exit(1);
  answer(opencl::runLaunch(request));
  _exit(0);
}

void keepEnding(const fs::path &folder, const std::string &words) {
  std::ofstream(folder / run::series_files::ending, std::ios::binary) << words;
}

/// True unless the launch did not end in time.
bool runForked(const run::ExecutionRequest &request) {
  const pid_t child = fork();
  if (child == 0) runHere(request);
  if (child < 0) {
    keepEnding(request.outputFolder, "no process of its own");
    return true;
  }
  if (const auto ending = endingWithin(child, std::chrono::milliseconds(request.limits.milliseconds))) {
    if (!ending->succeeded()) keepEnding(request.outputFolder, ending->inWords());
    return true;
  }
  kill(child, SIGKILL);
  waitForEnd(child);
  keepEnding(request.outputFolder, "");
  return false;
}

int runSeries(const std::string &bytes) {
  const auto series = run::unpackLaunchSeries(bytes);
  if (!series) {
    std::cerr << "warpgrain-opencl: " << series.error().message << '\n';
    return 2;
  }
  limit(series->common.limits.memoryBytes);
  for (std::size_t i = 0; i < series->launches.size(); ++i)
    if (!runForked(run::requestFor(*series, i))) break;
  answer({});
  return 0;
}

int runOne(const std::string &bytes) {
  const auto request = run::unpackRequest(bytes);
  if (!request) {
    std::cerr << "warpgrain-opencl: " << request.error().message << '\n';
    return 2;
  }
  limit(request->limits.memoryBytes);
  answer(opencl::runLaunch(*request));
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  const bool isSeries = argc == 2 && std::string_view(argv[1]) == run::seriesArgument;
  if ((argc > 1 && !isSeries) || isatty(STDIN_FILENO) != 0) {
    std::cerr << "warpgrain-opencl " WARPGRAIN_VERSION " runs OpenCL kernels for warpgrain and warpgrain-cli, which "
                 "start it; see warpgrain-cli verify --help.\n";
    return 2;
  }
  const std::string bytes{std::istreambuf_iterator<char>(std::cin), {}};
  const int status = isSeries ? runSeries(bytes) : runOne(bytes);
  // What an OpenCL implementation leaves behind goes with the process.
  _exit(status);
}
