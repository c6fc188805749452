// SPDX-License-Identifier: Apache-2.0
#include "core/measure/host/RunnerSession.h"

#include "core/base/Spawn.h"
#include "core/measure/host/LocalRun.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <stop_token>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::measure {

namespace {

std::unexpected<Error> cannotConnect() {
  return fail(ErrorKind::tool, std::string("A connection to a program cannot be made: ") + std::strerror(errno) +
                                   ". Close programs that are not needed and try again.");
}

bool neverBlocks(const Descriptor &descriptor) {
  return descriptor.valid() && ::fcntl(descriptor.number(), F_SETFL, O_NONBLOCK) == 0;
}

} // namespace

Result<RunnerSession> RunnerSession::start(const std::filesystem::path &program,
                                           const std::vector<std::string> &arguments) {
  // A socket, on which writing to a program that has ended raises no signal.
  std::array<int, 2> ends{-1, -1};
  std::array<int, 2> errorEnds{-1, -1};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return cannotConnect();
  Descriptor mine(ends[0]);
  const Descriptor its(ends[1]);
  if (::pipe2(errorEnds.data(), O_CLOEXEC) != 0) return cannotConnect();
  Descriptor errors(errorEnds[0]);
  const Descriptor itsErrors(errorEnds[1]);
  if (!its.valid() || !itsErrors.valid() || !neverBlocks(mine) || !neverBlocks(errors)) return cannotConnect();
  std::vector<std::string> words{program.string(), "--serve", "--end-with-reader"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  const auto process =
      spawn({.arguments = words, .streams = {its.number(), its.number(), itsErrors.number()}, .leadsGroup = true});
  if (!process) return std::unexpected(process.error());
  return RunnerSession(program.string(), *process, std::move(mine), std::move(errors));
}

RunnerSession::RunnerSession(std::string program, pid_t process, Descriptor connection, Descriptor errors)
    : program_(std::move(program)), process_(process), connection_(std::move(connection)), errors_(std::move(errors)) {}

RunnerSession::RunnerSession(RunnerSession &&other) noexcept
    : program_(std::move(other.program_)), process_(std::exchange(other.process_, -1)),
      connection_(std::move(other.connection_)), errors_(std::move(other.errors_)), output_(std::move(other.output_)),
      messages_(std::move(other.messages_)), isUsed_(other.isUsed_) {}

RunnerSession::~RunnerSession() {
  collect();
}

void RunnerSession::end() {
  if (process_ > 0) ::kill(-process_, SIGKILL);
  connection_.reset();
}

ProcessEnding RunnerSession::collect() {
  if (process_ <= 0) return {};
  // What closed the connection by itself is about to end: how it does is worth knowing. Its group's number is not given
  // away before it is collected.
  constexpr int patience = 50;
  if (!connection_.valid())
    for (int i = 0; i < patience; ++i) {
      siginfo_t info{};
      const bool isSeen =
          ::waitid(P_PID, static_cast<id_t>(process_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != 0;
      if (isSeen) break;
      ::usleep(2000);
    }
  end();
  errors_.readAvailable(messages_);
  return waitForEnd(std::exchange(process_, -1));
}

bool RunnerSession::send(std::string_view line) {
  const std::string whole = std::string(line) + "\n";
  std::string_view rest = whole;
  while (!rest.empty()) {
    const ssize_t sent = ::send(connection_.number(), rest.data(), rest.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0 && errno == EAGAIN) {
      pollfd room{.fd = connection_.number(), .events = POLLOUT, .revents = 0};
      ::poll(&room, 1, -1);
      continue;
    }
    if (sent < 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool RunnerSession::read(int wake) {
  std::array<pollfd, 3> news{pollfd{connection_.number(), POLLIN, 0}, pollfd{errors_.number(), POLLIN, 0},
                             pollfd{wake, POLLIN, 0}};
  ::poll(news.data(), news.size(), -1);
  errors_.readAvailable(messages_);
  connection_.readAvailable(output_);
  return connection_.valid();
}

Result<HostOutcome> RunnerSession::measure(const std::filesystem::path &bundle, const RecordStream::Visitor &onRecord,
                                           const CancellationToken &cancel) {
  const Descriptor wake(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  const std::stop_callback wakeOnCancel(cancel, [&wake] {
    const std::uint64_t one = 1;
    if (::write(wake.number(), &one, sizeof one) < 0) return; // the counter is full: it is awake already
  });
  messages_.clear();
  bool started = false;
  RecordStream records([&](Record record, const std::string &line) {
    started = true;
    if (onRecord) onRecord(std::move(record), line);
  });
  bool isOpen = isAlive() && send(lineOf(RoundOrder{.bundle = std::filesystem::absolute(bundle).string()}));
  std::optional<RoundEnd> end;
  while (!end) {
    if (cancel.stop_requested()) {
      collect();
      return fail(ErrorKind::cancelled, program_ + " was stopped because the work was cancelled.");
    }
    std::size_t at = 0;
    for (std::size_t next = 0; !end && (next = output_.find('\n', at)) != std::string::npos; at = next + 1) {
      const std::string line = output_.substr(at, next - at);
      auto said = parseRoundEnd(line);
      if (said && *said)
        end = std::move(*said);
      else
        records.add(line + '\n');
    }
    output_.erase(0, at);
    if (end || !isOpen) break;
    isOpen = read(wake.number());
  }
  std::string how = "another version";
  if (end) {
    isUsed_ = true;
    messages_ += end->messages;
  } else {
    how = collect().inWords();
  }
  if (!records.strange().empty())
    return fail(ErrorKind::tool, program_ + " is of another version (it says \"" + records.strange() +
                                     "\"); use the one that belongs to this program.");
  if (started)
    return HostOutcome{
        .runnerExit = end ? end->exit : 1, .messages = messages_, .times = end ? end->times : RunTimes{}};
  const std::string why = lastSentence(messages_);
  return fail(ErrorKind::tool, why.empty() ? "warpgrain-runner ended with " + how + "." : why);
}

} // namespace warpgrain::measure
