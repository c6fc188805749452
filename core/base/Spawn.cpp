// SPDX-License-Identifier: Apache-2.0
#include "core/base/Spawn.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <spawn.h>
#include <unistd.h>

namespace warpgrain {

namespace {

/// posix_spawn's two option objects, destroyed when they go.
class SpawnOptions {
public:
  explicit SpawnOptions(const SpawnRequest &request) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawnattr_init(&attributes_);
    setSignals(request);
    for (int stream = 0; stream < 3; ++stream)
      if (const int from = request.streams[static_cast<std::size_t>(stream)]; from >= 0)
        posix_spawn_file_actions_adddup2(&actions_, from, stream);
    if (!request.folder.empty()) posix_spawn_file_actions_addchdir_np(&actions_, request.folder.c_str());
    // Libraries of this process may have opened files without close-on-exec.
    if (!request.keepsDescriptors) posix_spawn_file_actions_addclosefrom_np(&actions_, 3);
  }

  SpawnOptions(const SpawnOptions &) = delete;
  SpawnOptions &operator=(const SpawnOptions &) = delete;

  ~SpawnOptions() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }

  const posix_spawn_file_actions_t *actions() const { return &actions_; }

  const posix_spawnattr_t *attributes() const { return &attributes_; }

private:
  void setSignals(const SpawnRequest &request) {
    sigset_t none;
    sigset_t defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    for (const int signal : request.defaultSignals)
      sigaddset(&defaults, signal);
    int flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
    if (request.leadsGroup) flags |= POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setflags(&attributes_, static_cast<short>(flags));
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setsigmask(&attributes_, request.blockedSignals != nullptr ? request.blockedSignals : &none);
    posix_spawnattr_setsigdefault(&attributes_, &defaults);
  }

  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

std::vector<std::string> mergedEnvironment(const SpawnRequest &request) {
  std::vector<std::string> merged;
  for (const char *const *entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    const std::string_view name = text.substr(0, text.find('='));
    const bool isReplaced = std::ranges::any_of(request.environment, [&](const auto &v) { return v.first == name; });
    if (!isReplaced) merged.emplace_back(text);
  }
  for (const auto &[name, value] : request.environment)
    merged.emplace_back(name).append("=").append(value);
  return merged;
}

std::vector<char *> pointersTo(std::vector<std::string> &texts) {
  std::vector<char *> pointers(texts.size() + 1, nullptr);
  std::ranges::transform(texts, pointers.begin(), [](std::string &text) { return text.data(); });
  return pointers;
}

std::unexpected<Error> startFailure(const std::string &program, const std::filesystem::path &folder, int error) {
  std::error_code ignored;
  if (!folder.empty() && !std::filesystem::is_directory(folder, ignored))
    return fail(ErrorKind::usage, program + " cannot be started in " + folder.string() + ": there is no such folder.");
  return fail(ErrorKind::tool, program + " cannot be started: " + std::strerror(error) +
                                   ". Check that it is a program for this machine and may be executed.");
}

bool isProgram(const std::filesystem::path &path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

} // namespace

Result<pid_t> spawn(const SpawnRequest &request) {
  if (request.arguments.empty() || request.arguments.front().empty())
    return fail(ErrorKind::usage, "No program was named to start; give the program's name first.");
  const std::string &name = request.arguments.front();
  const auto program = findProgram(name);
  if (!program)
    return fail(ErrorKind::tool,
                "There is no program " + name +
                    (name.contains('/') ? "; check the path." : " on PATH; install it or add its folder to PATH."));
  const SpawnOptions options(request);
  std::vector<std::string> arguments = request.arguments;
  std::vector<std::string> environment = mergedEnvironment(request);
  pid_t process = -1;
  const int failure = ::posix_spawn(&process, program->c_str(), options.actions(), options.attributes(),
                                    pointersTo(arguments).data(), pointersTo(environment).data());
  if (failure != 0) return startFailure(name, request.folder, failure);
  return process;
}

std::optional<std::filesystem::path> findProgram(std::string_view name) {
  std::error_code error;
  if (name.empty()) return std::nullopt;
  if (name.contains('/')) {
    const auto path = std::filesystem::absolute(name, error);
    return isProgram(path) ? std::optional(path) : std::nullopt;
  }
  const char *variable = std::getenv("PATH");
  std::string_view rest = variable != nullptr ? variable : "/usr/local/bin:/usr/bin:/bin";
  while (true) {
    const std::string_view folder = rest.substr(0, rest.find(':'));
    auto path = std::filesystem::absolute(folder.empty() ? "." : folder, error) / name;
    if (isProgram(path)) return path;
    if (folder.size() == rest.size()) return std::nullopt;
    rest.remove_prefix(folder.size() + 1);
  }
}

} // namespace warpgrain
