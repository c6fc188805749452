// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/CaptureProcess.h"

#include "core/base/Subprocess.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <map>
#include <spawn.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>

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

std::vector<std::string> environmentWith(const std::vector<std::pair<std::string, std::string>> &added) {
  std::vector<std::string> out;
  for (char **entry = ::environ; *entry != nullptr; ++entry) {
    const std::string_view text = *entry;
    bool isReplaced = false;
    for (const auto &[name, value] : added)
      isReplaced = isReplaced || text.starts_with(name + "=");
    if (!isReplaced) out.emplace_back(text);
  }
  for (const auto &[name, value] : added)
    out.push_back(name + "=" + value);
  return out;
}

std::vector<char *> pointersTo(std::vector<std::string> &texts) {
  std::vector<char *> out;
  for (std::string &text : texts)
    out.push_back(text.data());
  out.push_back(nullptr);
  return out;
}

/// How posix_spawn is to start a program.
class SpawnSettings {
public:
  explicit SpawnSettings(const ProgramSurroundings &surroundings) {
    ::posix_spawnattr_init(&attributes_);
    // The program's own interrupts are as this program found them.
    sigset_t usual;
    ::sigemptyset(&usual);
    ::sigaddset(&usual, SIGINT);
    ::sigaddset(&usual, SIGQUIT);
    ::posix_spawnattr_setsigdefault(&attributes_, &usual);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF);
    ::posix_spawn_file_actions_init(&actions_);
    if (!surroundings.log.empty()) {
      constexpr mode_t readable = 0644;
      ::posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
      ::posix_spawn_file_actions_addopen(&actions_, STDOUT_FILENO, surroundings.log.c_str(),
                                         O_WRONLY | O_CREAT | O_TRUNC, readable);
      ::posix_spawn_file_actions_adddup2(&actions_, STDOUT_FILENO, STDERR_FILENO);
    }
    if (!surroundings.folder.empty()) ::posix_spawn_file_actions_addchdir_np(&actions_, surroundings.folder.c_str());
  }

  SpawnSettings(const SpawnSettings &) = delete;
  SpawnSettings &operator=(const SpawnSettings &) = delete;

  ~SpawnSettings() {
    ::posix_spawnattr_destroy(&attributes_);
    ::posix_spawn_file_actions_destroy(&actions_);
  }

  const posix_spawnattr_t *attributes() const { return &attributes_; }

  const posix_spawn_file_actions_t *actions() const { return &actions_; }

private:
  posix_spawnattr_t attributes_{};
  posix_spawn_file_actions_t actions_{};
};

} // namespace

std::string ProgramEnd::text() const {
  if (signal) return "was ended by signal " + std::to_string(*signal) + " (" + ::strsignal(*signal) + ")";
  return "ended with exit code " + std::to_string(exitCode.value_or(0));
}

Result<ProgramEnd> runProgram(const std::vector<std::string> &arguments, const ProgramSurroundings &surroundings) {
  const auto found = findProgram(arguments.front());
  if (!found) return fail(ErrorKind::usage, "There is no program " + arguments.front() + "; check its path.");
  std::error_code ignored;
  const std::filesystem::path path = std::filesystem::absolute(*found, ignored);
  std::vector<std::string> texts = arguments;
  std::vector<std::string> variables = environmentWith(surroundings.environment);
  const std::vector<char *> argumentPointers = pointersTo(texts);
  const std::vector<char *> variablePointers = pointersTo(variables);
  SpawnSettings settings(surroundings);
  const WithoutInterrupts without;
  pid_t process = 0;
  const int error = ::posix_spawn(&process, path.c_str(), settings.actions(), settings.attributes(),
                                  argumentPointers.data(), variablePointers.data());
  if (error != 0) return fail(ErrorKind::tool, path.string() + " cannot be started (" + std::strerror(error) + ").");
  int status = 0;
  while (::waitpid(process, &status, 0) < 0)
    if (errno != EINTR) return fail(ErrorKind::tool, "The program cannot be waited for.");
  if (WIFSIGNALED(status)) return ProgramEnd{.signal = WTERMSIG(status)};
  return ProgramEnd{.exitCode = WEXITSTATUS(status)};
}

} // namespace warpgrain::workflow
