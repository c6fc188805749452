// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Interruption.h"

#include <ctime>

namespace warpgrain::cli {

namespace {

sigset_t endingSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    sigaddset(&signals, signal);
  return signals;
}

} // namespace

Interruption::Interruption() {
  const sigset_t signals = endingSignals();
  // Threads inherit the mask; the programs that are started begin with none.
  ::pthread_sigmask(SIG_BLOCK, &signals, &before_);
  waiter_ = std::jthread([this, signals](const std::stop_token &end) {
    const timespec pause{.tv_sec = 0, .tv_nsec = 50'000'000};
    while (!end.stop_requested())
      if (::sigtimedwait(&signals, nullptr, &pause) > 0 && !source_.request_stop()) again_.request_stop();
  });
}

Interruption::~Interruption() {
  waiter_ = {}; // ends it before the signals do what they did
  ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

} // namespace warpgrain::cli
