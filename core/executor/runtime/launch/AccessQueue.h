// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/runtime/launch/Races.h"
#include "core/executor/runtime/memory/WrittenBytes.h"
#include "core/executor/runtime/memory/WrittenWords.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpgrain::executor {

/// Records of what has been written to memory that the kernel never reads.
struct WriteRecords {
  WrittenWords words;
  WrittenBytes *bytes = nullptr; ///< null where every byte is known to be written
};

/// A write to memory that the kernel never reads.
struct PlainWrite {
  std::uint64_t offset = 0; ///< from where the memory begins
  std::uint64_t bytes = 0;
  std::uint64_t bytesLeft = 0; ///< from `offset` to the end of the memory
};

/// Accesses to memory that all blocks share, made by one host thread and not yet reported to the race detector. Taking
/// a word's lock at once would wait for its shadow record to arrive from memory; queued accesses are reported in
/// groups, after their records have been prefetched. Consecutive writes by consecutive threads are queued as one run of
/// words.
class AccessQueue {
public:
  /// The detector must outlive it. `sites`: how many places in the source access memory.
  AccessQueue(RaceDetector &detector, std::size_t sites) : detector_(detector), runs_(sites), begins_(sites) {}

  AccessQueue(const AccessQueue &) = delete;
  AccessQueue &operator=(const AccessQueue &) = delete;

  ~AccessQueue();

  void add(WordHistory &word, const WordAccess &accessed) { add(waitingWord({.history = &word}, accessed)); }

  /// The same for the whole word with this number.
  void add(WordHistory &word, const MemoryAccess &memory, const PackedShadowRecord &record, std::uint64_t number) {
    __builtin_prefetch(&word, 1);
    Waiting &next = waiting_[count_];
    next.history = &word;
    next.memory.block = memory.block; // each by itself: they come from registers
    next.memory.begin = memory.begin;
    next.memory.kind = memory.kind;
    next.memory.site = memory.site;
    next.memory.isShared = memory.isShared;
    next.run.word = number;
    record.keepIn(next.run.first);
    keepLast();
  }

  /// For memory that the kernel never reads: any access that neither goesOn() nor begin() takes.
  void add(const WrittenWords &written, const WordAccess &accessed) {
    turnTo(*accessed.memory.block);
    add(waitingWord({.written = written}, accessed));
  }

  /// Takes a write that continues where the preceding thread's write from the same place in the source ended; false if
  /// it does not. Compiled code mostly does this itself.
  bool goesOn(const ThreadState &thread, std::uint32_t site, std::uintptr_t address, std::uint64_t bytes) {
    OpenRun &run = runs_[site];
    if (thread.number != run.nextThread || OpenRun::originOf(address, thread.number, bytes) != run.origin ||
        epochOf(*thread.block) != run.epoch)
      return false;
    ++run.nextThread;
    return true;
  }

  /// Takes a write that the next threads may continue; false if they cannot.
  bool begin(const ThreadState &thread, const WriteRecords &records, const MemoryAccess &memory,
             const PlainWrite &write);

  /// Reports everything to the detector.
  void tellAll() {
    endAll(epoch_);
    tell(0);
  }

  /// Ends all runs, so that the byte records hold everything written so far.
  void endRuns() { endAll(epoch_); }

  /// The runs by their place in the source. Those that are open all belong to one epoch.
  OpenRun *runs() { return runs_.data(); }

private:
  /// How a run began.
  struct RunBegin {
    WriteRecords records;
    MemoryAccess memory;
    ShadowRecord first;
    std::uint64_t word = 0;
    std::uint32_t wordsOfThread = 1;
  };

  struct Waiting {
    WordHistory *history = nullptr; ///< null: `written` is the record
    WrittenWords written;
    MemoryAccess memory;
    ShadowRun run; ///< a single word where there is a history

    const void *record() const { return history != nullptr ? history : written.recordOf(run.word); }
  };

  static Waiting waitingWord(Waiting out, const WordAccess &accessed) {
    out.memory = accessed.memory;
    out.run = {.first = accessed.now, .word = accessed.offset / wordBytes};
    return out;
  }

  void add(const Waiting &next) {
    __builtin_prefetch(next.record(), 1);
    waiting_[count_] = next;
    keepLast();
  }

  void keepLast() {
    if (++count_ == waiting_.size()) tell(waiting_.size() / 2);
  }

  /// Ends the runs of other epochs: what is written from here on comes after them.
  void turnTo(const BlockState &block) {
    if (epoch_ != epochOf(block)) endAll(epochOf(block));
  }

  void endAll(std::uint64_t nextEpoch);
  void end(std::uint32_t site);

  /// Reports accesses until at most `mostLeft` are left, those to one word in the order in which they came. Words that
  /// other threads hold are left for later.
  void tell(std::size_t mostLeft);
  void tellWhatIsFree();

  static constexpr std::size_t most = 256;
  static constexpr std::size_t mostBusy = 8; ///< locks held by others that are noticed in one pass

  RaceDetector &detector_;
  std::array<Waiting, most> waiting_{};
  std::size_t count_ = 0;
  std::vector<OpenRun> runs_;
  std::vector<RunBegin> begins_;    ///< by place in the source
  std::vector<std::uint32_t> open_; ///< places that have an open run
  std::uint64_t epoch_ = 0;
};

} // namespace warpgrain::executor
