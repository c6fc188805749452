// SPDX-License-Identifier: Apache-2.0
#include "core/base/Subprocess.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
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

/// An open file descriptor, closed when it goes. Never 0, 1 or 2, so that the child's dup2 calls
/// cannot clash, and never inherited by a program that another thread starts (close-on-exec from
/// the first moment).
class Descriptor {
public:
  Descriptor() = default;

  explicit Descriptor(int number) : number_(number) {
    if (number < 0 || number > 2) return;
    number_ = ::fcntl(number, F_DUPFD_CLOEXEC, 3);
    ::close(number);
  }

  Descriptor(Descriptor &&other) noexcept : number_(std::exchange(other.number_, -1)) {}

  Descriptor &operator=(Descriptor &&other) noexcept {
    if (this != &other) {
      reset();
      number_ = std::exchange(other.number_, -1);
    }
    return *this;
  }

  Descriptor(const Descriptor &) = delete;
  Descriptor &operator=(const Descriptor &) = delete;

  ~Descriptor() { reset(); }

  bool valid() const { return number_ >= 0; }

  int number() const { return number_; }

  void reset() {
    if (valid()) ::close(std::exchange(number_, -1));
  }

private:
  int number_ = -1;
};

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

std::vector<std::string> mergedEnvironment(const SubprocessRequest &request) {
  std::vector<std::string> merged;
  for (const char *const *entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    const std::string_view name = text.substr(0, text.find('='));
    const bool replaced = std::ranges::any_of(request.environment, [&](const auto &v) { return v.first == name; });
    if (!replaced) merged.emplace_back(text);
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

/// posix_spawn's two option objects, destroyed when they go.
struct SpawnOptions {
  posix_spawn_file_actions_t actions{};
  posix_spawnattr_t attributes{};

  SpawnOptions() {
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
  }

  SpawnOptions(const SpawnOptions &) = delete;
  SpawnOptions &operator=(const SpawnOptions &) = delete;

  ~SpawnOptions() {
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }

  /// A group of its own, and signals as a program expects them whatever the thread that starts it
  /// does with them.
  void separateFromParent() {
    sigset_t none;
    sigset_t reset;
    sigemptyset(&none);
    sigemptyset(&reset);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCHLD, SIGUSR1, SIGUSR2, SIGALRM})
      sigaddset(&reset, signal);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &reset);
  }

  void connect(int input, int output, int error, const std::filesystem::path &folder) {
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO);
    if (!folder.empty()) posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    // Libraries of this process may have opened files without close-on-exec.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  }
};

/// A running program and its open ends.
struct Child {
  pid_t pid = -1;
  Descriptor exited; ///< readable once the program has ended; invalid on kernels before 5.3, which
                     ///< are polled instead
  Descriptor output;
  Descriptor error;
};

std::unexpected<Error> startFailure(const std::string &program, const std::filesystem::path &folder, int error) {
  std::error_code ignored;
  if (!folder.empty() && !std::filesystem::is_directory(folder, ignored))
    return fail(ErrorKind::usage, program + " cannot be started in " + folder.string() + ": there is no such folder.");
  return fail(ErrorKind::tool, program + " cannot be started: " + std::strerror(error) +
                                   ". Check that it is a program for this machine and may be executed.");
}

Result<Child> start(const SubprocessRequest &request) {
  if (request.arguments.empty() || request.arguments.front().empty())
    return fail(ErrorKind::usage, "No program was named to start; give the program's name first.");
  const std::string &name = request.arguments.front();
  const auto program = findProgram(name);
  if (!program)
    return fail(ErrorKind::tool,
                "There is no program " + name +
                    (name.contains('/') ? "; check the path." : " on PATH; install it or add its folder to PATH."));
  auto input = makeInput(request.input);
  auto output = makePipe();
  auto error = makePipe();
  if (!input) return std::unexpected(input.error());
  if (!output) return std::unexpected(output.error());
  if (!error) return std::unexpected(error.error());

  SpawnOptions options;
  options.separateFromParent();
  options.connect(input->number(), output->writeEnd.number(), error->writeEnd.number(), request.folder);
  std::vector<std::string> arguments = request.arguments;
  std::vector<std::string> environment = mergedEnvironment(request);
  Child child;
  const int failure = ::posix_spawn(&child.pid, program->c_str(), &options.actions, &options.attributes,
                                    pointersTo(arguments).data(), pointersTo(environment).data());
  if (failure != 0) return startFailure(name, request.folder, failure);
  if (request.lowPriority) ::setpriority(PRIO_PGRP, static_cast<id_t>(child.pid), 10);
  child.exited = Descriptor(static_cast<int>(::syscall(SYS_pidfd_open, child.pid, 0)));
  child.output = std::move(output->readEnd);
  child.error = std::move(error->readEnd);
  return child;
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
          stop(timeoutError());
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
    int status = 0;
    pid_t reaped = -1;
    while ((reaped = ::waitpid(child_.pid, &status, 0)) < 0 && errno == EINTR) {
    }
    outcome_.wallTime = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started_);
    readAll();
    if (!stopped_ && received_ > request_.outputLimitBytes) return overflowError();
    if (stopped_) return std::unexpected(*stopped_);
    if (reaped < 0)
      return fail(ErrorKind::internal, "How " + name() +
                                           " ended is not known: something else in this process takes the "
                                           "endings of all child processes. Please report it.");
    if (WIFSIGNALED(status))
      outcome_.signal = WTERMSIG(status);
    else
      outcome_.exitCode = WEXITSTATUS(status);
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

bool isProgram(const std::filesystem::path &path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error) && ::access(path.c_str(), X_OK) == 0;
}

} // namespace

std::string SubprocessOutcome::ending() const {
  if (signal) return "signal " + std::to_string(*signal) + " (" + ::strsignal(*signal) + ")";
  return "exit code " + std::to_string(exitCode.value_or(-1));
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

Result<SubprocessOutcome> runSubprocess(const SubprocessRequest &request, const CancellationToken &cancel) {
  if (cancel.stop_requested())
    return fail(ErrorKind::cancelled, "The work was cancelled before a program was started.");
  Result<Child> child = start(request);
  if (!child) return std::unexpected(child.error());
  return Watch(std::move(*child), request).run(cancel);
}

} // namespace warpgrain
