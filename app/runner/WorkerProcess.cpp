// SPDX-License-Identifier: Apache-2.0
#include "app/runner/WorkerProcess.h"

#include "app/runner/Worker.h"
#include "core/base/ProcessEnding.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace warpgrain::runner {

using measure::Failure;
using measure::Reply;

namespace {

/// Runs in the child between fork and exec: puts the descriptors where the worker looks for them. Only calls that are
/// allowed there though the runner has a second thread.
[[noreturn]] void becomeWorker(char *const *arguments, int channel, int reference, pid_t parent) {
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != parent) ::_exit(127); // the runner died before the line above
  // Copies above both numbers first: either could lie where the other one must go.
  const int freeChannel = ::fcntl(channel, F_DUPFD_CLOEXEC, 10);
  const int freeReference = reference >= 0 ? ::fcntl(reference, F_DUPFD_CLOEXEC, 10) : -1;
  ::dup2(freeChannel, workerChannel);
  if (freeReference >= 0) ::dup2(freeReference, workerReference);
  // What kernels print must not come between the runner's lines.
  const int nowhere = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  ::dup2(nowhere, 0);
  ::dup2(nowhere, 1);
  ::execv("/proc/self/exe", arguments);
  ::_exit(127);
}

/// "30 s", "0.5 s".
std::string secondsText(std::chrono::duration<double> time) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3g s", time.count());
  return text.data();
}

} // namespace

Result<WorkerProcess> WorkerProcess::start(const std::vector<std::string> &arguments, int reference) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0)
    return fail(ErrorKind::tool, std::string("No worker can be started: ") + std::strerror(errno) + ".");
  std::vector<std::string> texts{"warpgrain-runner"};
  texts.insert(texts.end(), arguments.begin(), arguments.end());
  std::vector<char *> pointers;
  for (std::string &text : texts)
    pointers.push_back(text.data());
  pointers.push_back(nullptr);
  const pid_t parent = ::getpid();
  const pid_t process = ::fork();
  if (process == 0) becomeWorker(pointers.data(), ends[1], reference, parent);
  ::close(ends[1]);
  if (process < 0) {
    ::close(ends[0]);
    return fail(ErrorKind::tool, std::string("No worker can be started: ") + std::strerror(errno) + ".");
  }
  return WorkerProcess(process, Channel(ends[0]));
}

WorkerProcess::WorkerProcess(WorkerProcess &&other) noexcept
    : process_(std::exchange(other.process_, -1)), channel_(std::move(other.channel_)), isUsed_(other.isUsed_) {}

WorkerProcess::~WorkerProcess() {
  kill();
  end();
}

void WorkerProcess::kill() const {
  if (process_ > 0) ::kill(process_, SIGKILL);
}

std::string WorkerProcess::end() {
  if (process_ <= 0) return "";
  const pid_t process = std::exchange(process_, -1);
  // One that has lost its connection is about to end by itself: how it does is worth knowing.
  constexpr std::chrono::milliseconds shortWait{200};
  if (const auto ending = endingWithin(process, shortWait)) return ending->inWords();
  ::kill(process, SIGKILL);
  // The driver may take a while to take a hanging kernel off the GPU; one that never does must not stop the others.
  constexpr std::chrono::seconds longWait{10};
  if (const auto ending = endingWithin(process, longWait)) return ending->inWords();
  return "no end: the driver does not let go of it";
}

Reply WorkerProcess::ask(const measure::Request &request, std::chrono::duration<double> limit) {
  isUsed_ = isUsed_ || request.ask == measure::Ask::load;
  if (!isAlive()) return Reply::failed(Failure::crash, "The process that ran the kernel has ended.");
  const auto deadline = Channel::Clock::now() + std::chrono::duration_cast<Channel::Clock::duration>(limit);
  std::optional<std::string> line;
  if (channel_.writeLine(textOf(request))) line = channel_.readLine(deadline);
  if (!line && channel_.timedOut()) {
    kill();
    end();
    return Reply::failed(Failure::hang, "A launch did not end within " + secondsText(limit) + " and was stopped.");
  }
  if (!line) return Reply::failed(Failure::crash, "The process that ran the kernel ended by itself: " + end() + ".");
  auto reply = measure::parseReply(*line);
  if (!reply) {
    end();
    return Reply::failed(Failure::crash, reply.error().message);
  }
  if (endsWorker(reply->failure)) end();
  return std::move(*reply);
}

} // namespace warpgrain::runner
