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

TouchQueue::~TouchQueue() {
  endAll(0);
  tell(0);
}

bool TouchQueue::begin(const ThreadState &thread, const WrittenWords &written, const TouchedMemory &memory,
                       const WholeWrite &write) {
  const bool canBeOneOfRun = (write.bytes == 4 || write.bytes == 8 || write.bytes == 16) &&
                             write.offset % write.bytes == 0 && thread.block->warpIntervals == nullptr;
  if (!canBeOneOfRun) return false;
  turnTo(*thread.block);
  OpenRun &run = runs_[memory.site];
  if (run.nextAddress != 0)
    end(run);
  else
    open_.push_back(memory.site);
  run = {.nextAddress = write.address + write.bytes,
         .nextThread = thread.number + 1,
         .bytesOfThread = static_cast<std::uint32_t>(write.bytes),
         .written = written,
         .touched = touchOf(thread, memory, write.offset),
         .word = write.offset / wordBytes};
  return true;
}

void TouchQueue::end(OpenRun &run) {
  const auto wordsOfThread = static_cast<std::uint32_t>(run.bytesOfThread / wordBytes);
  const std::uint32_t threads = run.nextThread - run.touched.now.thread;
  add(Waiting{.written = run.written,
              .touched = run.touched,
              .run = {.first = run.touched.now,
                      .word = run.word,
                      .words = threads * wordsOfThread,
                      .wordsOfThread = wordsOfThread,
                      .isAlike = true}});
  run.nextAddress = 0;
}

void TouchQueue::endAll(std::uint64_t nextMoment) {
  for (const std::uint32_t site : open_)
    end(runs_[site]);
  open_.clear();
  moment_ = nextMoment;
}

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
    Waiting &next = waiting_[i];
    std::atomic_flag &lock = detector_.lockOf(next.record());
    // Of a word that has to wait, what comes later waits too.
    const bool isBusy = std::find(busy.begin(), busy.begin() + busyCount, &lock) != busy.begin() + busyCount;
    if (!isBusy && busyCount < mostBusy && (held.isOf(lock) || held.tryTake(lock))) {
      if (next.history != nullptr)
        detector_.touch(*next.history, next.touched);
      else
        detector_.touch(next.written, next.run, next.touched.memory);
      continue;
    }
    if (!isBusy && busyCount < mostBusy) busy[busyCount++] = &lock;
    waiting_[left++] = next;
  }
  count_ = left;
}

} // namespace warpgrain::executor
