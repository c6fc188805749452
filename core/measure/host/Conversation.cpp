// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/Conversation.h"

#include "core/base/ProcessEnding.h"
#include "core/base/Spawn.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <utility>

namespace warpgrain::measure {

namespace {

constexpr int pauseMilliseconds = 100; // between looks at the token
/// What is written for a person and is longer is a mistake of the other side.
constexpr std::size_t maximumErrors = std::size_t{1} << 20U;
constexpr std::size_t maximumLine = std::size_t{64} << 20U; // likewise

/// A connection, with an end for this side and one for the program's.
struct Connection {
  Descriptor here; ///< never blocks
  Descriptor there;
};

/// Sockets: a write to one whose other side is gone can be told not to raise SIGPIPE.
Result<Connection> connection() {
  std::array<int, 2> ends{-1, -1};
  const bool isMade = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) == 0;
  Connection out{.here = Descriptor(ends[0]), .there = Descriptor(ends[1])};
  if (!isMade || !out.here.valid() || !out.there.valid() || ::fcntl(out.here.number(), F_SETFL, O_NONBLOCK) != 0)
    return fail(ErrorKind::tool, std::string("No connection can be made: ") + std::strerror(errno) + ".");
  return out;
}

} // namespace

Result<Conversation> Conversation::start(const std::vector<std::string> &arguments) {
  if (arguments.empty() || arguments.front().empty())
    return fail(ErrorKind::usage, "A host is named by the command that leads to it, \"ssh gpu\" for example.");
  const auto program = findProgram(arguments.front());
  if (!program)
    return fail(ErrorKind::usage, "There is no program " + arguments.front() + " that could lead to a host.");
  auto input = connection();
  auto output = connection();
  auto error = connection();
  for (const auto *each : {&input, &output, &error})
    if (!*each) return std::unexpected(each->error());
  const auto process = spawn(
      {.arguments = arguments, .streams = {input->there.number(), output->there.number(), error->there.number()}});
  if (!process) return std::unexpected(process.error());
  Conversation out;
  out.process_ = *process;
  out.input_ = std::move(input->here);
  out.output_ = std::move(output->here);
  out.error_ = std::move(error->here);
  return out;
}

Conversation::Conversation(Conversation &&other) noexcept
    : process_(std::exchange(other.process_, -1)), input_(std::move(other.input_)), output_(std::move(other.output_)),
      error_(std::move(other.error_)), pending_(std::move(other.pending_)), errors_(std::move(other.errors_)) {}

Conversation::~Conversation() {
  end();
}

void Conversation::wait(bool wantsToWrite, bool &canWrite) {
  std::array<pollfd, 3> news{{{.fd = output_.number(), .events = POLLIN},
                              {.fd = error_.number(), .events = POLLIN},
                              {.fd = input_.number(), .events = POLLOUT}}};
  ::poll(news.data(), wantsToWrite ? 3 : 2, pauseMilliseconds);
  output_.readAvailable(pending_);
  error_.readAvailable(errors_);
  if (errors_.size() > maximumErrors) errors_.erase(0, errors_.size() - maximumErrors);
  canWrite = (news[2].revents & (POLLOUT | POLLERR | POLLHUP)) != 0;
}

bool Conversation::write(std::string_view bytes, const CancellationToken &cancel) {
  while (!bytes.empty()) {
    if (cancel.stop_requested() || !input_.valid()) return false;
    bool canWrite = false;
    wait(true, canWrite);
    if (!canWrite) continue;
    const ssize_t sent = ::send(input_.number(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
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
    if (!output_.valid() || pending_.size() > maximumLine || cancel.stop_requested()) return std::nullopt;
    bool unused = false;
    wait(false, unused);
  }
}

void Conversation::end() {
  input_.reset(); // the other side sees the end and should end too
  if (process_ <= 0) return;
  const pid_t process = std::exchange(process_, -1);
  constexpr std::chrono::milliseconds patience{200};
  constexpr std::chrono::milliseconds grace{1800};
  bool hasEnded = endingWithin(process, patience).has_value();
  error_.readAvailable(errors_);
  // Its output is closed before the signals: who still writes sees that nobody reads.
  output_.reset();
  for (const int signal : {0, SIGTERM, SIGKILL}) {
    if (hasEnded) break;
    if (signal != 0) ::kill(process, signal);
    for (auto left = grace; !hasEnded && left.count() > 0; left -= patience) {
      hasEnded = endingWithin(process, patience).has_value();
      error_.readAvailable(errors_); // one that nobody reads from would wait for ever
    }
  }
  error_.reset();
}

} // namespace warpgrain::measure
