// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <csetjmp>
#include <utility>

namespace warpgrain::executor {

struct LaunchState;

// Ends a launch from inside compiled code while the program that launched it goes on: no thread of the kernel runs any
// further.

/// Where cancelLaunch() returns to in one host thread.
struct CancellationPoint {
  CancellationPoint();
  ~CancellationPoint();
  CancellationPoint(const CancellationPoint &) = delete;
  CancellationPoint &operator=(const CancellationPoint &) = delete;

  std::jmp_buf place;
  CancellationPoint *before = nullptr;
};

/// Calls a function that runs compiled code on this stack. Returns false if that code cancelled the launch; objects
/// that the call had on the stack are then dropped without being destroyed.
template <typename Call>
bool runsToItsEnd(Call &&call) {
  CancellationPoint point;
  if (setjmp(point.place) != 0) return false; // NOLINT(cert-err52-cpp): compiled code has no way for exceptions
  call();
  return true;
}

/// Sets LaunchState::isCancelled from inside compiled code; other host threads finish their blocks. Never returns.
[[noreturn]] void cancelLaunch(LaunchState &launch);

} // namespace warpgrain::executor
