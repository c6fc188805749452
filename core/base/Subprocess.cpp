// SPDX-License-Identifier: Apache-2.0
#include "core/base/Subprocess.h"

#include "core/base/Descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace warpgrain {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds graceBeforeKill{2000};

std::string inWords(std::chrono::milliseconds time) {
  return time.count() % 1000 == 0 ? std::to_string(time.count() / 1000) + " s" : std::to_string(time.count()) + " ms";
}

std::unexpected<Error> systemFailure(std::string_view what, int error) {
  return fail(ErrorKind::tool,
              std::string(what) + ": " + std::strerror(error) + ". Close programs that are not needed and try again.");
}

struct Pipe {
  Descriptor readEnd;
  Descriptor writeEnd;
};

/// A pipe whose end on this side never blocks.
Result<Pipe> makePipe() {
  std::array<int, 2> ends{-1, -1};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return systemFailure("A pipe to a program cannot be made", errno);
  Pipe pipe{.readEnd = Descriptor(ends[0]), .writeEnd = Descriptor(ends[1])};
  if (!pipe.readEnd.valid() || !pipe.writeEnd.valid() || ::fcntl(pipe.readEnd.number(), F_SETFL, O_NONBLOCK) != 0)
    return systemFailure("A pipe to a program cannot be made", errno);
  return pipe;
}

/// The input as a file in memory. A pipe would need a writer that must neither block nor die of
/// SIGPIPE when the program does not read.
Result<Descriptor> makeInput(std::string_view input) {
  Descriptor file(input.empty() ? ::open("/dev/null", O_RDONLY | O_CLOEXEC)
                                : ::memfd_create("warpgrain-input", MFD_CLOEXEC));
  if (!file.valid()) return systemFailure("A program's input cannot be prepared", errno);
  while (!input.empty()) {
    const ssize_t written = ::write(file.number(), input.data(), input.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return systemFailure("A program's input cannot be prepared", errno);
    input.remove_prefix(static_cast<std::size_t>(written));
  }
  ::lseek(file.number(), 0, SEEK_SET); // meaningless, and harmless, on /dev/null
  return file;
}

/// A running program and its open ends.
struct Child {
  pid_t pid = -1;
  Descriptor exited; ///< readable once the program has ended; invalid on kernels before 5.3, which
                     ///< are polled instead
  Descriptor output;
  Descriptor error;
};

Result<Child> start(const SubprocessRequest &request) {
  auto input = makeInput(request.input);
  auto output = makePipe();
  auto error = makePipe();
  if (!input) return std::unexpected(input.error());
  if (!output) return std::unexpected(output.error());
  if (!error) return std::unexpected(error.error());
  const auto process = spawn({.arguments = request.arguments,
                              .folder = request.folder,
                              .environment = request.environment,
                              .streams = {input->number(), output->writeEnd.number(), error->writeEnd.number()},
                              .leadsGroup = true});
  if (!process) return std::unexpected(process.error());
  if (request.lowPriority) ::setpriority(PRIO_PGRP, static_cast<id_t>(*process), 10);
  return Child{.pid = *process,
               .exited = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, *process, 0))),
               .output = std::move(output->readEnd),
               .error = std::move(error->readEnd)};
}

/// Watches a child until it has ended: reads what it writes, and ends its group when asked to.
class Watch {
public:
  Watch(Child child, const SubprocessRequest &request)
      : child_(std::move(child)), request_(request), wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

  Result<SubprocessOutcome> run(const CancellationToken &cancel) {
    const std::stop_callback wakeOnCancel(cancel, [this] { wake(); });
    while (!hasExited()) {
      if (!stopped_) {
        if (cancel.stop_requested())
          stop(fail(ErrorKind::cancelled, name() + " was stopped because the work was cancelled."));
        else if (outOfTime())
          stopForTime();
        else if (received_ > request_.outputLimitBytes)
          stop(overflowError());
      } else if (!killed_ && Clock::now() >= killAt_) {
        killed_ = true;
        ::kill(-child_.pid, SIGKILL);
      }
      waitForNews();
      readAll();
    }
    return finish();
  }

private:
  const std::string &name() const { return request_.arguments.front(); }

  void wake() const {
    const std::uint64_t one = 1;
    if (::write(wake_.number(), &one, sizeof one) < 0) return; // the counter is full: it is awake already
  }

  /// Looks without reaping: as long as the leader is a zombie its number, and so the group's, is
  /// not given away.
  bool hasExited() {
    siginfo_t info{};
    const int answer = ::waitid(P_PID, static_cast<id_t>(child_.pid), &info, WEXITED | WNOHANG | WNOWAIT);
    return answer != 0 ? errno != EINTR : info.si_pid == child_.pid;
  }

  bool outOfTime() const { return request_.timeout.count() > 0 && Clock::now() - started_ >= request_.timeout; }

  void stop(std::unexpected<Error> why) {
    stopped_ = std::move(why.error());
    killAt_ = Clock::now() + graceBeforeKill;
    ::kill(-child_.pid, SIGTERM);
  }

  void stopForTime() {
    outcome_.timedOut = request_.mayTimeOut;
    stop(timeoutError());
  }

  /// Milliseconds until there may be something to do without the child doing anything.
  int patience() const {
    using std::chrono::milliseconds;
    const milliseconds most{child_.exited.valid() ? 60'000 : 10};
    milliseconds left = most;
    if (stopped_ && !killed_) left = std::chrono::ceil<milliseconds>(killAt_ - Clock::now());
    if (!stopped_ && request_.timeout.count() > 0)
      left = request_.timeout - std::chrono::floor<milliseconds>(Clock::now() - started_);
    return static_cast<int>(std::clamp(left, milliseconds(0), most).count());
  }

  void waitForNews() {
    // poll ignores entries with a negative descriptor: closed ones need no special case.
    std::array<pollfd, 4> news{pollfd{child_.exited.number(), POLLIN, 0}, pollfd{child_.output.number(), POLLIN, 0},
                               pollfd{child_.error.number(), POLLIN, 0},
                               pollfd{stopped_ ? -1 : wake_.number(), POLLIN, 0}};
    ::poll(news.data(), news.size(), patience());
  }

  void readAll() {
    const std::size_t before = outcome_.standardOutput.size();
    readFrom(child_.output, outcome_.standardOutput);
    const std::string_view fresh = std::string_view(outcome_.standardOutput).substr(before);
    if (request_.onOutput && !fresh.empty()) request_.onOutput(fresh);
    readFrom(child_.error, outcome_.standardError);
  }

  /// Takes what is there now. Past the limit the bytes are counted and dropped, so that the program
  /// can still end.
  void readFrom(Descriptor &from, std::string &text) {
    std::array<char, 65536> buffer;
    while (from.valid()) {
      const ssize_t count = ::read(from.number(), buffer.data(), buffer.size());
      if (count < 0 && errno == EINTR) continue;
      if (count < 0 && errno == EAGAIN) return;
      if (count <= 0) return from.reset();
      received_ += static_cast<std::size_t>(count);
      if (received_ > request_.outputLimitBytes) return;
      text.append(buffer.data(), static_cast<std::size_t>(count));
    }
  }

  Result<SubprocessOutcome> finish() {
    ::kill(-child_.pid, SIGKILL); // what the program left running in its group
    static_cast<ProcessEnding &>(outcome_) = waitForEnd(child_.pid);
    outcome_.wallTime = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started_);
    readAll();
    if (!stopped_ && received_ > request_.outputLimitBytes) return overflowError();
    if (stopped_ && !outcome_.timedOut) return std::unexpected(*stopped_);
    if (!outcome_.exitCode && !outcome_.signal)
      return fail(ErrorKind::internal, "How " + name() +
                                           " ended is not known: something else in this process takes the "
                                           "endings of all child processes. Please report it.");
    return std::move(outcome_);
  }

  std::unexpected<Error> timeoutError() const {
    return fail(ErrorKind::tool, name() + " did not end within " + inWords(request_.timeout) +
                                     " and was stopped; allow it more time or give it less to do.");
  }

  std::unexpected<Error> overflowError() const {
    return fail(ErrorKind::tool, name() + " wrote more than " + std::to_string(request_.outputLimitBytes) +
                                     " bytes and was stopped; run it by hand to see what it writes.");
  }

  Child child_;
  const SubprocessRequest &request_;
  Descriptor wake_;
  Clock::time_point started_ = Clock::now();
  Clock::time_point killAt_;
  std::optional<Error> stopped_;
  bool killed_ = false;
  std::size_t received_ = 0;
  SubprocessOutcome outcome_;
};

} // namespace

Result<SubprocessOutcome> runSubprocess(const SubprocessRequest &request, const CancellationToken &cancel) {
  if (cancel.stop_requested())
    return fail(ErrorKind::cancelled, "The work was cancelled before a program was started.");
  Result<Child> child = start(request);
  if (!child) return std::unexpected(child.error());
  return Watch(std::move(*child), request).run(cancel);
}

} // namespace warpgrain
