// SPDX-License-Identifier: Apache-2.0
#include "app/cli/ReadingLimits.h"

#include "app/cli/Commands.h"
#include "core/frontend/trial/TrialRequest.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <sys/time.h>
#include <unistd.h>

namespace warpgrain::cli {

namespace {

constexpr std::size_t handlerStackBytes = std::size_t{64} << 10U;
/// Of the processor: the largest sources of public programs take 20.
constexpr time_t mostSeconds = 600;

/// Calls nothing that a signal handler may not.
[[noreturn]] void endWith(std::string_view what, std::string_view why) {
  const auto put = [](std::string_view text) { (void)!::write(STDERR_FILENO, text.data(), text.size()); };
  put("warpgrain-cli: error: the source was not read: ");
  put(what);
  put(why);
  put("\n");
  ::_exit(exitInput);
}

[[noreturn]] void endForMemory() {
  endWith("that takes too much memory: more than half of this machine's, or than ulimit -v allows. ",
          frontend::whyWithoutEnd);
}

/// LLVM aborts where its own tables have no room.
void endForAbort(int /*signal*/) {
  endWith("the compiler gave it up, as where memory is used up. ", frontend::whyWithoutEnd);
}

void endForTime(int /*signal*/) {
  endWith("that did not end within 600 seconds of processor time. ", frontend::whyWithoutEnd);
}

void endForCrash(int /*signal*/) {
  endWith("the compiler crashed. ", frontend::whyCrashed);
}

struct sigaction actionOf(void (*handler)(int)) {
  struct sigaction out{};
  out.sa_handler = handler;
  out.sa_flags = SA_ONSTACK;
  return out;
}

void setTimer(time_t seconds) {
  const itimerval timer{.it_interval = {}, .it_value = {.tv_sec = seconds, .tv_usec = 0}};
  ::setitimer(ITIMER_PROF, &timer, nullptr);
}

} // namespace

ReadingLimits::ReadingLimits() : stack_(handlerStackBytes) {
  const stack_t stack{.ss_sp = stack_.data(), .ss_flags = 0, .ss_size = handlerStackBytes};
  ::sigaltstack(&stack, &stackBefore_);
  const struct sigaction crash = actionOf(endForCrash);
  const struct sigaction abort = actionOf(endForAbort);
  const struct sigaction time = actionOf(endForTime);
  ::sigaction(SIGABRT, &abort, &abortBefore_);
  ::sigaction(SIGPROF, &time, &timeBefore_);
  newBefore_ = std::set_new_handler(endForMemory);
  ::getrlimit(RLIMIT_AS, &memoryBefore_);
  ::sigaction(SIGSEGV, nullptr, &crashBefore_);
#ifndef __SANITIZE_ADDRESS__ // which reserves far more than it uses, and tells of crashes itself
  ::sigaction(SIGSEGV, &crash, nullptr);
  rlimit memory = memoryBefore_;
  memory.rlim_cur = std::min<rlim_t>(memory.rlim_cur, frontend::usualTrialLimits().memoryBytes);
  ::setrlimit(RLIMIT_AS, &memory);
#endif
  setTimer(mostSeconds);
}

ReadingLimits::~ReadingLimits() {
  setTimer(0);
  ::setrlimit(RLIMIT_AS, &memoryBefore_);
  std::set_new_handler(newBefore_);
  ::sigaction(SIGPROF, &timeBefore_, nullptr);
  ::sigaction(SIGABRT, &abortBefore_, nullptr);
  ::sigaction(SIGSEGV, &crashBefore_, nullptr);
  ::sigaltstack(&stackBefore_, nullptr);
}

} // namespace warpgrain::cli
