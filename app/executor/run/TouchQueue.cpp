// SPDX-License-Identifier: Apache-2.0
#include "app/executor/run/TouchQueue.h"

#include <algorithm>
#include <thread>

namespace warpgrain::executor {

namespace {

/// The lock of the words that are told, one after the other.
class HeldLock {
public:
  HeldLock() = default;
  HeldLock(const HeldLock &) = delete;
  HeldLock &operator=(const HeldLock &) = delete;

  ~HeldLock() { leave(); }

  bool isOf(const std::atomic_flag &lock) const { return held_ == &lock; }

  /// False where somebody else has it.
  bool tryTake(std::atomic_flag &lock) {
    leave();
    if (lock.test(std::memory_order_relaxed) || lock.test_and_set(std::memory_order_acquire)) return false;
    held_ = &lock;
    return true;
  }

private:
  void leave() {
    if (held_ != nullptr) held_->clear(std::memory_order_release);
    held_ = nullptr;
  }

  std::atomic_flag *held_ = nullptr;
};

} // namespace

void TouchQueue::tell(std::size_t mostLeft) {
  tellWhatIsFree();
  while (count_ > mostLeft) { // who has the lock may not run at all at present
    std::this_thread::yield();
    tellWhatIsFree();
  }
}

void TouchQueue::tellWhatIsFree() {
  HeldLock held;
  std::array<const std::atomic_flag *, mostBusy> busy{};
  std::size_t busyCount = 0;
  std::size_t left = 0;
  for (std::size_t i = 0; i < count_; ++i) {
    const Waiting &next = waiting_[i];
    std::atomic_flag &lock = detector_.lockOf(next.record());
    // Of a word that has to wait, what comes later waits too.
    const bool isBusy = std::find(busy.begin(), busy.begin() + busyCount, &lock) != busy.begin() + busyCount;
    if (!isBusy && busyCount < mostBusy && (held.isOf(lock) || held.tryTake(lock))) {
      if (next.word != nullptr)
        detector_.touch(*next.word, next.touched);
      else
        detector_.touch(*next.write, next.touched);
      continue;
    }
    if (!isBusy && busyCount < mostBusy) busy[busyCount++] = &lock;
    waiting_[left++] = next;
  }
  count_ = left;
}

} // namespace warpgrain::executor
