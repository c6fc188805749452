// SPDX-License-Identifier: Apache-2.0
//
// warpgrain-executor: runs one kernel launch on the processors of this machine. It is started by the workbench and the
// command line, reads a request from standard input and writes an answer to standard output, both as CBOR
// (core/run/protocol/Request.h, Outcome.h). With --series it runs several launches of one kernel
// (core/run/protocol/LaunchSeries.h), with --program FILE a whole program (core/run/protocol/Program.h). With --source
// it runs nothing: it reads a source, to see whether that ends (core/frontend/trial/TrialRequest.h). Whatever happens
// to it happens to nobody else.
#include "core/executor/Run.h"
#include "core/executor/program/RunProgram.h"
#include "core/executor/runtime/launch/LaunchState.h"
#include "core/frontend/trial/TrialRequest.h"

#include <csignal>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <new>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace warpgrain;

/// A process that runs what somebody else wrote: bounded memory, no core dump, gone when its starter is.
void limit(std::uint64_t bytes) {
#ifndef __SANITIZE_ADDRESS__ // which reserves far more than it uses
  const rlimit memory{bytes, bytes};
  setrlimit(RLIMIT_AS, &memory);
#endif
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

/// The launch of this process. A new-handler has no argument: this is the one place where it finds the launch.
executor::LaunchState *launchOfNewHandler = nullptr;

void endForMemory() {
  executor::endWith(*launchOfNewHandler,
                    run::Fault{.kind = run::FaultKind::memory,
                               .message = "The executor has used up the memory that it may use; choose a smaller "
                                          "launch, or allow more with --memory.",
                               .file = {}});
}

/// From here on memory that is used up ends the process with an answer.
void endOnMemoryOf(executor::LaunchState &launch) {
  launchOfNewHandler = &launch;
  std::set_new_handler(endForMemory);
}

/// A whole program has the standard streams for itself; what is to be run stands in a file.
[[noreturn]] void runProgramOf(const char *file) {
  std::ifstream in(file, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  auto request = run::unpackProgramRequest(bytes);
  if (!request) {
    std::cerr << "warpgrain-executor: " << request.error().message << '\n';
    std::exit(2);
  }
  executor::LaunchState launch(executor::exitReportOf(*request));
  endOnMemoryOf(launch);
  limit(request->memoryBytes);
  executor::runProgram(launch, std::move(*request));
}

/// Reads what is to be run from standard input, runs it, and ends the process.
template <typename Request>
int runInput(Result<Request> (*unpack)(const std::string &), std::uint64_t memoryBytes(const Request &),
             void (*act)(executor::LaunchState &, const Request &)) {
  const std::string bytes{std::istreambuf_iterator<char>(std::cin), {}};
  const auto request = unpack(bytes);
  if (!request) {
    std::cerr << "warpgrain-executor: " << request.error().message << '\n';
    return 2;
  }
  executor::LaunchState launch(executor::ExitReport{});
  endOnMemoryOf(launch);
  limit(memoryBytes(*request));
  try {
    act(launch, *request);
  } catch (const std::bad_alloc &) {
    endForMemory();
  } catch (const std::exception &error) {
    std::cerr << "warpgrain-executor: " << error.what() << '\n';
    return 1;
  }
  // What compiled code and LLVM leave behind goes with the process.
  std::cout.flush();
  _exit(0);
}

/// Ends the process without error where the source from standard input can be read within its limits.
int readSource() {
  const std::string bytes{std::istreambuf_iterator<char>(std::cin), {}};
  const auto request = frontend::unpackTrialRequest(bytes);
  if (!request) {
    std::cerr << "warpgrain-executor: " << request.error().message << '\n';
    return 2;
  }
  std::set_new_handler([] { _exit(frontend::trialOutOfMemory); });
  limit(request->limits.memoryBytes);
  const rlimit processor{request->limits.seconds, request->limits.seconds + 1};
  setrlimit(RLIMIT_CPU, &processor);
  frontend::tryToRead(*request);
  _exit(0);
}

std::uint64_t memoryOf(const run::ExecutionRequest &request) {
  return request.limits.memoryBytes;
}

std::uint64_t memoryOf(const run::LaunchSeries &series) {
  return series.common.limits.memoryBytes;
}

} // namespace

int main(int argc, char **argv) {
  if (argc == 3 && std::string_view(argv[1]) == "--program") runProgramOf(argv[2]);
  if (argc == 2 && argv[1] == frontend::trialArgument && isatty(STDIN_FILENO) == 0) return readSource();
  const bool isSeries = argc == 2 && std::string_view(argv[1]) == run::seriesArgument;
  if ((argc > 1 && !isSeries) || isatty(STDIN_FILENO) != 0) {
    std::cerr << "warpgrain-executor " WARPGRAIN_VERSION " runs kernels for warpgrain and warpgrain-cli, which start "
                 "it; see warpgrain-cli verify --help.\n";
    return 2;
  }
  return isSeries ? runInput<run::LaunchSeries>(run::unpackLaunchSeries, memoryOf, executor::runSeries)
                  : runInput<run::ExecutionRequest>(run::unpackRequest, memoryOf, executor::run);
}
