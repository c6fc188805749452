// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/TouchQueue.h"

#include <atomic>

namespace warpgrain::executor {

namespace {

void take(std::atomic_flag &lock) {
  while (lock.test_and_set(std::memory_order_acquire)) {
  }
}

} // namespace

void TouchQueue::tell() {
  std::atomic_flag *held = nullptr;
  for (std::size_t i = 0; i < count_; ++i) {
    const Waiting &next = waiting_[i];
    std::atomic_flag *lock = &detector_.lockOf(*next.word);
    if (lock != held) {
      if (held != nullptr) held->clear(std::memory_order_release);
      take(*lock);
      held = lock;
    }
    detector_.touch(*next.word, next.touched);
  }
  if (held != nullptr) held->clear(std::memory_order_release);
  count_ = 0;
}

} // namespace warpgrain::executor
