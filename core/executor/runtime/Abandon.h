// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <csetjmp>
#include <utility>

namespace warpgrain::executor {

// A kernel that must not go on where the program that launched it does: none of its threads is run any further.

/// What abandonLaunch goes back to, of one thread of the host.
struct AbandonPoint {
  AbandonPoint();
  ~AbandonPoint();
  AbandonPoint(const AbandonPoint &) = delete;
  AbandonPoint &operator=(const AbandonPoint &) = delete;

  std::jmp_buf place;
  AbandonPoint *before = nullptr;
};

/// Calls what runs compiled code on this stack. False where that code has abandoned the launch; then what the call had
/// on the stack is gone without a destructor.
template <typename Call>
bool runsToItsEnd(Call &&call) {
  AbandonPoint point;
  if (setjmp(point.place) != 0) return false; // NOLINT(cert-err52-cpp): compiled code has no way for exceptions
  call();
  return true;
}

/// Ends the launch from inside compiled code; other threads of the host end their blocks. Never returns.
[[noreturn]] void abandonLaunch();

/// Whether somebody has; until the next launch begins.
bool isAbandoned();
void beginLaunch();

} // namespace warpgrain::executor
