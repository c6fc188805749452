// SPDX-License-Identifier: Apache-2.0
#include "core/executor/runtime/launch/AccessQueue.h"

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

AccessQueue::~AccessQueue() {
  endAll(0);
  tell(0);
}

bool AccessQueue::begin(const ThreadState &thread, const WriteRecords &records, const MemoryAccess &memory,
                        const PlainWrite &write) {
  const BlockState &block = *thread.block;
  const bool canBeOneOfRun = (write.bytes == 4 || write.bytes == 8 || write.bytes == 16) &&
                             write.offset % write.bytes == 0 && block.warpIntervals == nullptr &&
                             block.order == nullptr;
  if (!canBeOneOfRun) return false;
  turnTo(block);
  OpenRun &run = runs_[memory.site];
  if (run.epoch != 0)
    end(memory.site);
  else
    open_.push_back(memory.site);
  // Who goes on looks at nothing but this: all threads that may come find room.
  const bool mayGoOn = (block.threads - thread.number) * write.bytes <= write.bytesLeft;
  run = {.epoch = epoch_,
         .origin = mayGoOn ? OpenRun::originOf(memory.begin + write.offset, thread.number, write.bytes) : 0,
         .nextThread = thread.number + 1};
  begins_[memory.site] = {.records = records,
                          .memory = memory,
                          .first = accessOf(thread, memory, write.offset).now,
                          .word = write.offset / wordBytes,
                          .wordsOfThread = static_cast<std::uint32_t>(write.bytes / wordBytes)};
  return true;
}

void AccessQueue::end(std::uint32_t site) {
  OpenRun &run = runs_[site];
  const RunBegin &begin = begins_[site];
  const std::uint32_t threads = run.nextThread - begin.first.thread;
  const std::uint32_t words = threads * begin.wordsOfThread;
  if (begin.records.bytes != nullptr) begin.records.bytes->write(begin.word * wordBytes, words * wordBytes);
  add(Waiting{.written = begin.records.words,
              .memory = begin.memory,
              .run = {.first = begin.first,
                      .word = begin.word,
                      .words = words,
                      .wordsOfThread = begin.wordsOfThread,
                      .isAlike = true}});
  run.epoch = 0;
}

void AccessQueue::endAll(std::uint64_t nextEpoch) {
  for (const std::uint32_t site : open_)
    end(site);
  open_.clear();
  epoch_ = nextEpoch;
}

void AccessQueue::tell(std::size_t mostLeft) {
  tellWhatIsFree();
  while (count_ > mostLeft) { // who has the lock may not run at all at present
    std::this_thread::yield();
    tellWhatIsFree();
  }
}

void AccessQueue::tellWhatIsFree() {
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
        detector_.record(*next.history, wordAccess(next.memory, next.run.word, next.run.first));
      else
        detector_.record(next.written, next.run, next.memory);
      continue;
    }
    if (!isBusy && busyCount < mostBusy) busy[busyCount++] = &lock;
    waiting_[left++] = next;
  }
  count_ = left;
}

} // namespace warpgrain::executor
