// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/Conversation.h"

#include "core/base/Subprocess.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace warpgrain::measure {

namespace {

constexpr int pauseMilliseconds = 100; // between looks at the token
/// What is written for a person and is longer is a mistake of the other side.
constexpr std::size_t maximumErrors = std::size_t{1} << 20U;
constexpr std::size_t maximumLine = std::size_t{64} << 20U; // likewise

void closeIt(int &descriptor) {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

/// Above 2, so that the child's dup2 calls cannot clash.
int moved(int descriptor) {
  if (descriptor < 0 || descriptor > 2) return descriptor;
  const int out = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  ::close(descriptor);
  return out;
}

/// The two ends of three connections: [0] on this side, [1] on the program's.
struct Ends {
  std::array<std::array<int, 2>, 3> pairs{{{-1, -1}, {-1, -1}, {-1, -1}}};

  Ends() = default;
  Ends(const Ends &) = delete;
  Ends &operator=(const Ends &) = delete;

  ~Ends() {
    for (auto &pair : pairs)
      for (int &end : pair)
        closeIt(end);
  }

  bool open() {
    for (auto &pair : pairs) {
      // Sockets: a write to one whose other side is gone can be told not to raise SIGPIPE.
      if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair.data()) != 0) return false;
      for (int &end : pair)
        end = moved(end);
      if (pair[0] < 0 || pair[1] < 0 || ::fcntl(pair[0], F_SETFL, O_NONBLOCK) != 0) return false;
    }
    return true;
  }
};

int spawn(pid_t &process, const std::string &program, std::vector<std::string> arguments, const Ends &ends) {
  std::vector<char *> pointers;
  for (std::string &argument : arguments)
    pointers.push_back(argument.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  for (int i = 0; i < 3; ++i)
    posix_spawn_file_actions_adddup2(&actions, ends.pairs[static_cast<std::size_t>(i)][1], i);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  sigset_t none;
  sigset_t reset;
  sigemptyset(&none);
  sigemptyset(&reset);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP})
    sigaddset(&reset, signal);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &reset);
  const int failure = ::posix_spawn(&process, program.c_str(), &actions, &attributes, pointers.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return failure;
}

} // namespace

Result<Conversation> Conversation::start(const std::vector<std::string> &arguments) {
  if (arguments.empty() || arguments.front().empty())
    return fail(ErrorKind::usage, "A host is named by the command that leads to it, \"ssh gpu\" for example.");
  const auto program = findProgram(arguments.front());
  if (!program)
    return fail(ErrorKind::usage, "There is no program " + arguments.front() + " that could lead to a host.");
  Ends ends;
  if (!ends.open())
    return fail(ErrorKind::tool, std::string("No connection can be made: ") + std::strerror(errno) + ".");
  Conversation out;
  if (const int failure = spawn(out.process_, program->string(), arguments, ends); failure != 0) {
    out.process_ = -1;
    return fail(ErrorKind::tool, arguments.front() + " cannot be started: " + std::strerror(failure) + ".");
  }
  out.input_ = std::exchange(ends.pairs[0][0], -1);
  out.output_ = std::exchange(ends.pairs[1][0], -1);
  out.error_ = std::exchange(ends.pairs[2][0], -1);
  return out;
}

Conversation::Conversation(Conversation &&other) noexcept
    : process_(std::exchange(other.process_, -1)), input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)), error_(std::exchange(other.error_, -1)),
      pending_(std::move(other.pending_)), errors_(std::move(other.errors_)) {}

Conversation::~Conversation() {
  end();
}

void Conversation::take(int &descriptor, std::string &text) {
  std::array<char, 65536> piece{};
  while (descriptor >= 0) {
    const ssize_t got = ::read(descriptor, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) return closeIt(descriptor);
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

void Conversation::wait(bool wantsToWrite, bool &canWrite) {
  std::array<pollfd, 3> news{
      {{.fd = output_, .events = POLLIN}, {.fd = error_, .events = POLLIN}, {.fd = input_, .events = POLLOUT}}};
  ::poll(news.data(), wantsToWrite ? 3 : 2, pauseMilliseconds);
  take(output_, pending_);
  take(error_, errors_);
  if (errors_.size() > maximumErrors) errors_.erase(0, errors_.size() - maximumErrors);
  canWrite = (news[2].revents & (POLLOUT | POLLERR | POLLHUP)) != 0;
}

bool Conversation::write(std::string_view bytes, const CancellationToken &cancel) {
  while (!bytes.empty()) {
    if (cancel.stop_requested() || input_ < 0) return false;
    bool canWrite = false;
    wait(true, canWrite);
    if (!canWrite) continue;
    const ssize_t sent = ::send(input_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (sent < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

std::optional<std::string> Conversation::readLine(const CancellationToken &cancel) {
  while (true) {
    if (const std::size_t end = pending_.find('\n'); end != std::string::npos) {
      std::string line = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      return line;
    }
    if (output_ < 0 || pending_.size() > maximumLine || cancel.stop_requested()) return std::nullopt;
    bool unused = false;
    wait(false, unused);
  }
}

void Conversation::end() {
  closeIt(input_); // the other side sees the end and should end too
  if (process_ <= 0) return;
  const pid_t process = std::exchange(process_, -1);
  constexpr std::chrono::milliseconds pause{10};
  for (const int signal : {0, SIGTERM, SIGKILL}) {
    if (signal != 0) ::kill(process, signal);
    // Its output is closed before the signals: who still writes sees that nobody reads.
    for (int i = 0; i < 200; ++i) {
      if (const pid_t gone = ::waitpid(process, nullptr, WNOHANG); gone == process || (gone < 0 && errno != EINTR)) {
        take(error_, errors_);
        closeIt(output_);
        closeIt(error_);
        return;
      }
      if (i == 20) closeIt(output_);
      take(error_, errors_);
      std::this_thread::sleep_for(pause);
    }
  }
}

} // namespace warpgrain::measure
