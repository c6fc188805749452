// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Options.h"
#include "app/runner/Serving.h"
#include "app/runner/Session.h"
#include "app/runner/Worker.h"
#include "core/measure/BundleReader.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <poll.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

using namespace warpgrain;
using namespace warpgrain::runner;

int report(const Error &error) {
  std::cerr << messageOf(error);
  return exitCodeOf(error);
}

int runAsWorker(const std::vector<std::string_view> &arguments) {
  if (arguments.size() != 2) return exitUsage;
  runWorker(static_cast<int>(std::strtol(std::string(arguments[1]).c_str(), nullptr, 10)));
}

/// Ends this process, and with it its workers, as soon as nobody reads its standard output any more: over a connection
/// that was cut, a run would keep the GPU busy for nobody. What was measured is kept in the bundle. Call it once.
void endWithReader() {
  std::thread([] {
    while (true) {
      // Nothing is asked for: only the end of a pipe or socket is told. A file never has one, and this waits forever.
      pollfd output{.fd = STDOUT_FILENO, .events = 0, .revents = 0};
      const int news = ::poll(&output, 1, -1);
      if (news < 0 && errno != EINTR) return;
      if (news > 0 && (output.revents & POLLNVAL) != 0) return;
      if (news > 0) ::_exit(1);
    }
  }).detach();
}

int measureOne(const Options &options, MeasuredGpu &gpu) {
  measure::RunTimes times;
  const auto done = measureBundle(options, gpu, {.out = std::cout, .errors = std::cerr, .times = times});
  gpu.workers().end();
  if (options.times) std::cerr << "warpgrain-runner: times: " << textOf(times) << '\n';
  if (!done) return report(done.error());
  return *done ? exitDone : exitNo;
}

int run(const Options &options) {
  if (options.help) {
    std::cout << helpText();
    return exitDone;
  }
  if (options.version) {
    std::cout << "warpgrain-runner " WARPGRAIN_VERSION "\n";
    return exitDone;
  }
  if (options.describe) {
    measure::RunTimes times;
    const auto environment = MeasuredGpu(options.gpu).describe(times);
    if (!environment) return report(environment.error());
    std::cout << lineOf(*environment) << '\n';
    return exitDone;
  }
  if (options.checkOnly) {
    const auto bundle = measure::readBundle(options.bundle);
    return bundle ? exitDone : report(bundle.error());
  }
  if (options.endWithReader) endWithReader();
  MeasuredGpu gpu(options.gpu);
  return options.serve ? serveBundles(options, gpu, std::cin, std::cout) : measureOne(options, gpu);
}

int start(const std::vector<std::string_view> &arguments) {
  // A reader that goes away must not end the measurement: results are kept in the bundle too.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is told like a full disk
  if (!arguments.empty() && arguments[0] == "--worker") return runAsWorker(arguments);
  const auto options = parseOptions(arguments);
  return options ? run(*options) : report(options.error());
}

} // namespace

int main(int argc, char **argv) {
  try {
    return start({argv + 1, argv + argc});
  } catch (const std::exception &error) {
    std::cerr << "warpgrain-runner: an internal error happened: " << error.what()
              << ". Please report it with the bundle.\n";
    return exitNo;
  }
}
