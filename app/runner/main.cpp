// SPDX-License-Identifier: Apache-2.0
#include "app/runner/Options.h"
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

enum ExitCode : int { exitDone = 0, exitNo = 1, exitUsage = 2, exitInput = 3 };

int report(const Error &error) {
  std::cerr << "warpgrain-runner: " << error.message << '\n';
  if (error.kind == ErrorKind::usage) return exitUsage;
  return error.kind == ErrorKind::input ? exitInput : exitNo;
}

int runAsWorker(const std::vector<std::string_view> &arguments) {
  const auto number = [](std::string_view text) { return std::strtol(std::string(text).c_str(), nullptr, 10); };
  if (arguments[0] == "--probe" && arguments.size() == 2)
    return runner::runProbe(static_cast<int>(number(arguments[1])));
  if (arguments[0] == "--worker" && arguments.size() == 3)
    return runner::runWorker(std::string(arguments[1]), static_cast<int>(number(arguments[2])));
  return exitUsage;
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

int run(const runner::Options &options) {
  if (options.help) {
    std::cout << runner::helpText();
    return exitDone;
  }
  if (options.version) {
    std::cout << "warpgrain-runner " WARPGRAIN_VERSION "\n";
    return exitDone;
  }
  if (options.describe) {
    const auto environment = runner::describeGpu(options.gpu);
    if (!environment) return report(environment.error());
    std::cout << lineOf(*environment) << '\n';
    return exitDone;
  }
  if (options.checkOnly) {
    const auto bundle = measure::readBundle(options.bundle);
    return bundle ? exitDone : report(bundle.error());
  }
  if (options.endWithReader) endWithReader();
  const auto done = runner::measureBundle(options, std::cout, std::cerr);
  if (!done) return report(done.error());
  return *done ? exitDone : exitNo;
}

int start(const std::vector<std::string_view> &arguments) {
  // A reader that goes away must not end the measurement: results are kept in the bundle too.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN); // a limit on the size of files is told like a full disk
  if (!arguments.empty() && (arguments[0] == "--worker" || arguments[0] == "--probe")) return runAsWorker(arguments);
  const auto options = runner::parseOptions(arguments);
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
