// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/CaptureProcess.h"

#include "core/base/Descriptor.h"
#include "core/base/Spawn.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <map>

namespace warpgrain::workflow {

namespace {

/// Leaves interrupts to the program that is waited for.
class WithoutInterrupts {
public:
  WithoutInterrupts() {
    for (const int number : numbers)
      old_[number] = std::signal(number, SIG_IGN);
  }

  WithoutInterrupts(const WithoutInterrupts &) = delete;
  WithoutInterrupts &operator=(const WithoutInterrupts &) = delete;

  ~WithoutInterrupts() {
    for (const auto &[number, handler] : old_)
      std::signal(number, handler);
  }

private:
  static constexpr int numbers[] = {SIGINT, SIGQUIT};
  std::map<int, void (*)(int)> old_;
};

/// A file that takes what a program prints.
Descriptor logAt(const std::filesystem::path &path) {
  constexpr mode_t readable = 0644;
  return Descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, readable));
}

} // namespace

Result<ProcessEnding> runCaptured(const std::vector<std::string> &arguments, const ProgramSurroundings &surroundings) {
  const auto found = findProgram(arguments.front());
  if (!found) return fail(ErrorKind::usage, "There is no program " + arguments.front() + "; check its path.");
  SpawnRequest request{.arguments = arguments,
                       .folder = surroundings.folder,
                       .environment = surroundings.environment,
                       .keepsDescriptors = true,
                       // Its own interrupts are as this program found them.
                       .defaultSignals = {SIGINT, SIGQUIT}};
  Descriptor nothing;
  Descriptor log;
  if (!surroundings.log.empty()) {
    nothing = Descriptor(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    log = logAt(surroundings.log);
    if (!log.valid())
      return fail(ErrorKind::tool, surroundings.log.string() + " cannot be written: " + std::strerror(errno) + ".");
    request.streams = {nothing.number(), log.number(), log.number()};
  }
  const WithoutInterrupts without;
  const auto process = spawn(request);
  if (!process) return std::unexpected(process.error());
  return waitForEnd(*process);
}

std::string clauseOf(const ProcessEnding &ending) {
  return (ending.signal ? "was ended by " : "ended with ") + ending.inWords();
}

} // namespace warpgrain::workflow
