// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/threads/LaunchCancellation.h"

#include "core/executor/runtime/launch/LaunchState.h"
#include "core/executor/runtime/threads/Fibers.h"

namespace warpgrain::executor {

namespace {

thread_local CancellationPoint *innermost = nullptr;

} // namespace

CancellationPoint::CancellationPoint() : before(std::exchange(innermost, this)) {}

CancellationPoint::~CancellationPoint() {
  innermost = before;
}

void cancelLaunch(LaunchState &launch) {
  launch.isCancelled = true;
  if (FiberBlock *fibers = currentFibers(); fibers != nullptr) fibers->leave();
  std::longjmp(innermost->place, 1); // NOLINT(cert-err52-cpp)
}

} // namespace warpgrain::executor
