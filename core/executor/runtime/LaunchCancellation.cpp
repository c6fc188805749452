// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/LaunchCancellation.h"

#include "core/executor/runtime/Fibers.h"

#include <atomic>

namespace warpgrain::executor {

namespace {

std::atomic<bool> cancelled = false;

thread_local CancellationPoint *innermost = nullptr;

} // namespace

CancellationPoint::CancellationPoint() : before(std::exchange(innermost, this)) {}

CancellationPoint::~CancellationPoint() {
  innermost = before;
}

void cancelLaunch() {
  cancelled = true;
  if (FiberBlock *fibers = currentFibers(); fibers != nullptr) fibers->leave();
  std::longjmp(innermost->place, 1); // NOLINT(cert-err52-cpp)
}

bool isCancelled() {
  return cancelled.load(std::memory_order_relaxed);
}

void beginLaunch() {
  cancelled = false;
}

} // namespace warpgrain::executor
