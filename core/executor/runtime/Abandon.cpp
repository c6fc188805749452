// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/Abandon.h"

#include "core/executor/runtime/Fibers.h"

#include <atomic>

namespace warpgrain::executor {

namespace {

std::atomic<bool> abandoned = false;

thread_local AbandonPoint *innermost = nullptr;

} // namespace

AbandonPoint::AbandonPoint() : before(std::exchange(innermost, this)) {}

AbandonPoint::~AbandonPoint() {
  innermost = before;
}

void abandonLaunch() {
  abandoned = true;
  if (FiberBlock *fibers = currentFibers(); fibers != nullptr) fibers->leave();
  std::longjmp(innermost->place, 1); // NOLINT(cert-err52-cpp)
}

bool isAbandoned() {
  return abandoned.load(std::memory_order_relaxed);
}

void beginLaunch() {
  abandoned = false;
}

} // namespace warpgrain::executor
