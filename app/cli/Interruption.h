// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Cancellation.h"

#include <csignal>
#include <thread>

namespace warpgrain::cli {

/// While it lives, Ctrl-C, SIGTERM and a closed terminal cancel the work instead of ending this process, so that the
/// programs it started end too and temporary folders go. What is done after the end of the work ends with the second
/// such signal.
class Interruption {
public:
  Interruption();
  Interruption(const Interruption &) = delete;
  Interruption &operator=(const Interruption &) = delete;
  ~Interruption();

  CancellationToken token() const { return source_.get_token(); }

  /// Is cancelled by the second signal.
  CancellationToken again() const { return again_.get_token(); }

private:
  CancellationSource source_;
  CancellationSource again_;
  sigset_t before_{};
  std::jthread waiter_;
};

} // namespace warpgrain::cli
